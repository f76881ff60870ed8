// What of a board can be pressed, and where that is, as a window shows it.
import type { Point } from './lens.ts';

/** A finger hits what is as large as this. */
const FINGER_PX = 44.5;

export interface Spotted {
  readonly element: Element;
  readonly box: DOMRect;
}

/** What can be done on the board; where nothing is marked, all that can be pressed. */
export function spotsIn(board: ParentNode): readonly Spotted[] {
  const legal = [...board.querySelectorAll('[data-legal]')];
  const spots = legal.length > 0 ? legal : [...board.querySelectorAll('[data-spot]')];
  return spots.map(element => ({ element, box: element.getBoundingClientRect() }));
}

/** How much larger things must be so that a finger hits each of them. */
export const tooSmallBy = (spots: readonly Spotted[]): number =>
  Math.max(0, ...spots.map(({ box }) => FINGER_PX / Math.min(box.width, box.height)));

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

export const sides = ['left', 'up', 'down', 'right'] as const;
export type Side = (typeof sides)[number];

/** Which way what is looked at moves when one looks to a side. */
export const AWAY: { readonly [S in Side]: readonly [dx: number, dy: number] } = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};
/** How much of the window one step to a side goes on. */
export const PART = 0.7;

/** How many spots are out of sight on each side. */
export function countBeyond(
  spots: readonly Spotted[],
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
): { readonly [S in Side]: number } {
  const count = { left: 0, up: 0, down: 0, right: 0 };
  for (const { box } of spots) {
    const { x, y } = middleOf(box);
    const away = { left: left - x, up: top - y, down: y - bottom, right: x - right };
    const side = sides.reduce((most, other) => (away[other] > away[most] ? other : most));
    if (away[side] > 0) count[side]++;
  }
  return count;
}
