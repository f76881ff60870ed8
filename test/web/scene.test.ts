// Where Pagoda's lots are drawn: nothing in front hides what can be built behind.
import { describe, expect, test } from 'vitest';
import { groundOf, isTall, PLACES, sceneFor, tileOn } from '../../src/web/games/pagoda/board/geometry.ts';

/** How far the pictures of a roof, a tile and a column reach to both sides of their middle, in units of the piece sheet. */
const ROOF = 98;
const PLATE = 90;
const COLUMN = 16;
/** And how far a tile reaches behind its middle. */
const BEHIND = 40;
const FRAME = 12;
const COLUMN_HIGH = 60;
const TAG = 26;

const boxes = [
  [886, 665],
  [720, 500],
  [390, 420],
  [374, 330],
  [1500, 700],
] as const;

describe.each(boxes)('in a box of %i × %i', (width, height) => {
  const far = sceneFor(width, height, 1);
  const near = sceneFor(width, height, 0);
  const isBehind = (n: number): boolean => n % 2 === 0;

  test('no roof in front hides a column behind, nor touches the frame', () => {
    const { scale, lots } = far;
    for (const [n, [x]] of lots.entries()) {
      expect(x - ROOF * scale).toBeGreaterThanOrEqual(FRAME);
      expect(x + ROOF * scale).toBeLessThanOrEqual(far.width - FRAME);
      if (isBehind(n)) continue;
      for (const [m, [behind]] of lots.entries())
        for (const [a] of PLACES)
          if (isBehind(m)) expect(Math.abs(behind + a * scale - x)).toBeGreaterThanOrEqual((ROOF + COLUMN) * scale);
    }
  });

  test('the tag of a lot behind is above the columns of a second floor in front', () => {
    const { scale, tagBelow, lots } = near;
    for (let n = 1; n < lots.length; n += 2) {
      const top = lots[n]![1] - (groundOf(2) + COLUMN_HIGH - Math.min(...PLACES.map(([, b]) => b))) * scale;
      expect(lots[n - 1]![1] + tagBelow * scale + TAG / 2).toBeLessThanOrEqual(top);
    }
  });

  test('two floors with their tile leave the ground behind in sight, as long as the view is near', () => {
    const { scale, lots } = near;
    for (let n = 1; n < lots.length; n += 2) {
      const [x, y] = lots[n]!;
      const [behindX, behindY] = lots[n - 1]!;
      expect(Math.abs(behindX - x)).toBeLessThan(PLATE * scale);
      const top = y - (tileOn(2) + BEHIND) * scale;
      const lowest = Math.max(...PLACES.map(([, b]) => behindY + (b - groundOf(1)) * scale));
      expect(top).toBeGreaterThan(lowest);
    }
  });
});

test('the view goes far when a turn begins with a pagoda that can have a third floor', () => {
  const tile = {};
  expect(isTall([{ floors: [{ tile }, {}] }])).toBe(false);
  expect(isTall([{ floors: [{ tile }, { tile }] }])).toBe(true);
  expect(isTall([{ floors: [{ tile }, { tile }, {}] }])).toBe(true);
});
