/** How a board is looked at: so many times larger, and shifted by so many pixels of the window it is seen through. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 4;
export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The board never leaves its window: no gap opens at any edge. */
function clamp({ scale, x, y }: Lens, { width, height }: Size): Lens {
  return { scale, x: within(width * (1 - scale), x, 0), y: within(height * (1 - scale), y, 0) };
}

/** Larger or smaller by a factor, while the point under the finger stays where it is. */
export function magnify(lens: Lens, factor: number, at: { x: number; y: number }, size: Size): Lens {
  const scale = within(1, lens.scale * factor, LARGEST);
  const ratio = scale / lens.scale;
  return clamp({ scale, x: at.x - (at.x - lens.x) * ratio, y: at.y - (at.y - lens.y) * ratio }, size);
}

export const shift = (lens: Lens, dx: number, dy: number, size: Size): Lens =>
  clamp({ ...lens, x: lens.x + dx, y: lens.y + dy }, size);
