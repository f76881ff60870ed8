// Where China's score markers lie when several share a field.
import { expect, test } from 'vitest';
import type { View } from '../../src/games/china/index.ts';
import { beside, findChart } from '../../src/web/games/china/board/geometry.ts';

const WIDTH = 1200;
const FRAME = 12;
/** How far a marker reaches to both sides of its middle. */
const RADIUS = 11;

test.each([1, 2, 3, 4, 5])('%i markers on a field stay on the board, and all of them are seen', count => {
  for (const board of ['34', '45', 'border'] as const) {
    const { track } = findChart({ board } as View['options']);
    const places = Array.from({ length: count }, (_, n) => beside(n, count));
    for (const [x = 0] of track)
      for (const [dx] of places) {
        expect(x + dx + RADIUS).toBeLessThanOrEqual(WIDTH - FRAME);
        expect(x + dx - RADIUS).toBeGreaterThanOrEqual(FRAME);
      }
    for (const [n, [x, y]] of places.entries())
      for (const [otherX, otherY] of places.slice(n + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(RADIUS);
  }
});
