import { describe, expect, test } from 'vitest';
import { type Box, placeBubble, type Size } from '../../src/web/guide/placing.ts';

const windows: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
/** A text of average length. */
const heightAt = (width: number): number => 118 + 23 * Math.ceil(1600 / (width - 32));

/** Where the bubble is, from edges that count from either side. */
function boxOf(ring: Box | undefined, window: Size): Box {
  const { left, width, top, bottom } = placeBubble(ring, heightAt, window);
  const height = heightAt(width);
  return { left, width, height, top: top ?? window.height - bottom! - height };
}
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe.each(windows)('the coach in a window of $width × $height', window => {
  const spots = Array.from({ length: 100 }, (_, n) => ({
    left: ((n % 10) * (window.width - 50)) / 9,
    top: (Math.floor(n / 10) * (window.height - 50)) / 9,
    width: 50,
    height: 50,
  }));

  test('speaks beside a space, never over it, and inside of the window', () => {
    for (const ring of spots) {
      const bubble = boxOf(ring, window);
      expect({ ring, over: overlap(bubble, ring) }).toEqual({ ring, over: false });
      expect(bubble.left).toBeGreaterThanOrEqual(0);
      expect(bubble.top).toBeGreaterThanOrEqual(0);
      expect(bubble.left + bubble.width).toBeLessThanOrEqual(window.width);
      expect(bubble.top + bubble.height).toBeLessThanOrEqual(window.height);
    }
  });

  test('keeps to the edge of the window where there is no ring', () => {
    const bubble = boxOf(undefined, window);
    expect(bubble.left + bubble.width).toBeLessThanOrEqual(window.width);
    expect(bubble.top + bubble.height).toBeLessThanOrEqual(window.height);
  });
});

test('the coach covers no piece that it can leave in sight, even where it must be a little narrower', () => {
  const window = { width: 1440, height: 900 };
  // The space that Medina's lesson begins with, and the palace beside it.
  const ring = { left: 376, top: 140, width: 60, height: 60 };
  const palace = [0, 1].map(n => ({ left: 436, top: 140 + n * 47, width: 47, height: 47 }));
  expect(placeBubble(ring, heightAt, window)).toMatchObject({ side: 'right' });
  expect(placeBubble(ring, heightAt, window, palace)).toMatchObject({ side: 'left' });
});
