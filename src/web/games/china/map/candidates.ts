// Where a name could be, in tiers: its largest letters first, and the last resort last.
import { type Box, type Disc, lengthOf, type Point } from './points.ts';
import { type Font, measure } from './widths.ts';

export interface Label {
  readonly text: string;
  readonly font: Font;
  readonly x: number;
  /** The line that the letters are on. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly box: Box;
}

/** A place where a label could be; a lower cost is a better place. */
export interface Candidate {
  readonly label: Label;
  readonly cost: number;
}

const ASCENT = 0.74;
const DESCENT = 0.24;

/** The label with its anchor at a point. */
export function labelAt(
  text: string,
  font: Font,
  size: number,
  [x, y]: Point,
  anchor: Label['anchor'],
  width = measure(text, font, size),
): Label {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const box = { left, right: left + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
  return { text, font, x, y, anchor, size, box };
}

const NAME_SIZES = [13.5, 12, 10.5, 9.5] as const;

/** Where the name of a space can be: below, above, at the sides and at the corners, near or a little farther. */
export function* namesAround(text: string, { x, y, r }: Disc): Generator<Candidate[]> {
  for (const [n, size] of NAME_SIZES.entries()) {
    const candidates: Candidate[] = [];
    const width = measure(text, 'name', size);
    const add = (cost: number, size: number, dx: number, dy: number, anchor: Label['anchor']): void => {
      candidates.push({ label: labelAt(text, 'name', size, [x + dx, y + dy], anchor, width), cost });
    };
    for (const [m, gap] of [2, 7, 13, 21].entries()) {
      const cost = 7 * n + 5 * m;
      const below = r + gap + ASCENT * size;
      const above = -(r + gap + DESCENT * size);
      for (const shift of [0, 0.22, -0.22, 0.42, -0.42]) {
        add(cost + 4 * Math.abs(shift), size, shift * width, below, 'middle');
        add(cost + 2.5 + 4 * Math.abs(shift), size, shift * width, above, 'middle');
      }
      for (const shift of [0, 8, -8, 15, -15]) {
        const dy = 0.25 * size + shift;
        add(cost + 1.5 + Math.abs(shift) / 8, size, r + gap + 1, dy, 'start');
        add(cost + 2 + Math.abs(shift) / 8, size, -(r + gap + 1), dy, 'end');
      }
      const aside = 0.72 * r + gap;
      for (const [way, dy] of [
        [1, aside + ASCENT * size],
        [-1, aside + ASCENT * size],
        [1, -aside],
        [-1, -aside],
      ] as const)
        add(cost + 3.5, size, way * aside, dy, way > 0 ? 'start' : 'end');
    }
    yield candidates;
  }
  yield* namesAfar(text, { x, y, r });
}

/** Where nothing else is free: all around, at a distance. */
function* namesAfar(text: string, { x, y, r }: Disc): Generator<Candidate[]> {
  for (const [n, size] of NAME_SIZES.entries()) {
    const candidates: Candidate[] = [];
    const width = measure(text, 'name', size);
    for (const gap of [5, 10, 16, 26, 38, 52]) {
      for (let turn = 0; turn < 16; turn++) {
        const [across, down] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
        const at: Point = [x + across * (r + gap + width / 2), y + down * (r + gap + size / 2) + 0.25 * size];
        candidates.push({ label: labelAt(text, 'name', size, at, 'middle', width), cost: 30 + gap + 7 * n });
      }
    }
    yield candidates;
  }
}

/** The last size is for provinces with no room at all. */
const TITLE_SIZES = [25, 21, 17.5, 14.5, 12] as const;

/** Where the name of a province can be: at its dragon, else anywhere inside. */
export function* titlesInside(text: string, dragon: Disc, inside: readonly Point[]): Generator<Candidate[]> {
  for (const [n, size] of TITLE_SIZES.entries()) {
    const candidates: Candidate[] = [];
    const width = measure(text, 'title', size);
    const half = width / 2;
    const add = (cost: number, x: number, y: number): void => {
      candidates.push({ label: labelAt(text, 'title', size, [x, y], 'middle', width), cost: cost + 9 * n });
    };
    for (const gap of [3, 9]) {
      for (const shift of [0, 10, -10, 22, -22]) {
        const cost = gap / 3 + Math.abs(shift) / 8;
        add(cost, dragon.x + shift, dragon.y + dragon.r + gap + 0.72 * size);
        add(cost + 2, dragon.x + shift, dragon.y - dragon.r - gap - 0.06 * size);
        add(cost + 4, dragon.x + dragon.r + gap + half, dragon.y + 0.35 * size + shift);
        add(cost + 4.5, dragon.x - dragon.r - gap - half, dragon.y + 0.35 * size + shift);
      }
    }
    for (const [x, y] of inside) add(8 + lengthOf(x - dragon.x, y - dragon.y) / 12, x, y + 0.35 * size);
    yield candidates;
  }
}
