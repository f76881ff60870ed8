// Where the coach's bubble goes: beside the ring, never over it, all of it in the window.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** The bubble's edges in pixels: `bottom` counts from the lower edge of the window, where it grows upwards. */
export interface Placed {
  readonly side: 'right' | 'left' | 'below' | 'above' | 'aside';
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
}

const GAP = 14;
const MARGIN = 8;
const WIDEST = 380;
/** Narrow, but still good to read. */
const COMFORTABLE = 310;
const NARROWEST = 226;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** `heightAt` says about how high the bubble is at a width; of what is `near`, as little as possible is covered. */
export function placeBubble(
  ring: Box | undefined,
  heightAt: (width: number) => number,
  window: Size,
  near: readonly Box[] = [],
): Placed {
  const widest = Math.min(WIDEST, window.width - 2 * MARGIN);
  if (!ring) return { side: 'aside', left: window.width - widest - MARGIN, width: widest, bottom: MARGIN };
  const right = window.width - (ring.left + ring.width) - GAP - MARGIN;
  const left = ring.left - GAP - MARGIN;
  const below = window.height - (ring.top + ring.height) - GAP - MARGIN;
  const above = ring.top - GAP - MARGIN;
  const high = heightAt(widest);
  const middle = clamp(ring.left + ring.width / 2 - widest / 2, MARGIN, window.width - widest - MARGIN);
  const beside = (room: number): Placed => {
    const width = Math.min(widest, room);
    const height = heightAt(width);
    return {
      side: room === right ? 'right' : 'left',
      left: room === right ? ring.left + ring.width + GAP : ring.left - GAP - width,
      width,
      top: clamp(ring.top + ring.height / 2 - height / 2, MARGIN, Math.max(MARGIN, window.height - height - MARGIN)),
    };
  };
  const underneath: Placed = { side: 'below', left: middle, width: widest, top: ring.top + ring.height + GAP };
  const over: Placed = { side: 'above', left: middle, width: widest, bottom: window.height - ring.top + GAP };
  const covered = ({ left, width, top, bottom = 0 }: Placed): number => {
    const height = heightAt(width);
    const box = { left, width, height, top: top ?? window.height - bottom - height };
    return near.filter(other => overlap(box, other)).length;
  };
  const least = Math.min(widest, COMFORTABLE);
  const fitting = [
    ...(right >= least ? [beside(right)] : []),
    ...(left >= least ? [beside(left)] : []),
    ...(below >= high ? [underneath] : []),
    ...(above >= high ? [over] : []),
  ];
  const best = fitting.toSorted((a, b) => covered(a) - covered(b))[0];
  if (best) return best;
  if (Math.max(right, left) >= NARROWEST) return beside(Math.max(right, left));
  return above > below ? over : underneath;
}
