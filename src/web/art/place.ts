import { drawPiece } from './drawn.ts';
import { boxOf } from './viewBox.ts';

/** Attributes of an `<image>` that sets a piece's point 0,0 on (x, y) at a scale. */
export function placeImage(id: string, look: string, x: number, y: number, scale = 1) {
  const box = boxOf(id);
  return {
    href: drawPiece(id, look),
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    // What stands where is told by the names of the spots.
    'aria-hidden': 'true' as const,
  };
}
