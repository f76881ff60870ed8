/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'above' | 'below';

/** Where a popover goes, and where along its edge the tip points at the spot. */
export interface Placement {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  readonly tip: number;
}

interface Surroundings {
  readonly spot: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  /** What should stay visible, such as other spots where something can be done. */
  readonly avoid: readonly Box[];
  /** What must stay visible, such as the action bar. */
  readonly keep: readonly Box[];
}

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];
const MARGIN = 8;
/** From the middle of a spot to the point of the tip, at least. */
const REACH = 30;
const TIP = 10;
/** The tip stays clear of the rounded corners. */
const CORNER = 22;

/** The first side where a popover covers nothing that matters; else the one where it covers least. It never covers its spot. */
export function placeBeside(surroundings: Surroundings): Placement {
  const ranked = SIDES.map(side => {
    const placement = placeAt(side, surroundings);
    return { placement, cost: costOf(placement, surroundings) };
  });
  return ranked.reduce((best, other) => (other.cost < best.cost ? other : best)).placement;
}

function placeAt(side: Side, { spot, size, window }: Surroundings): Placement {
  const x = spot.left + spot.width / 2;
  const y = spot.top + spot.height / 2;
  const across = Math.max(REACH, spot.width / 2 + 6) + TIP;
  const down = Math.max(REACH, spot.height / 2 + 6) + TIP;
  if (side === 'right' || side === 'left') {
    const top = clamp(y - size.height / 2, MARGIN, window.height - size.height - MARGIN);
    const left = side === 'right' ? x + across : x - across - size.width;
    return { side, left, top, tip: clamp(y - top, CORNER, size.height - CORNER) };
  }
  const left = clamp(x - size.width / 2, MARGIN, window.width - size.width - MARGIN);
  const top = side === 'below' ? y + down : y - down - size.height;
  return { side, left, top, tip: clamp(x - left, CORNER, size.width - CORNER) };
}

function costOf({ left, top }: Placement, { spot, size, window, avoid, keep }: Surroundings): number {
  const box = { left, top, ...size };
  const outside =
    left < MARGIN ||
    top < MARGIN ||
    left + size.width > window.width - MARGIN ||
    top + size.height > window.height - MARGIN;
  const covered = (boxes: readonly Box[]): number => boxes.filter(other => overlap(box, other)).length;
  return covered(avoid) + 100 * covered(keep) + (outside ? 10_000 : 0) + (overlap(box, spot) ? 100_000 : 0);
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
