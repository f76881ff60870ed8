// Finds what a name on a map covers, from nothing but the drawing.

import type { Label } from '../../../src/web/games/china/map/candidates.ts';
import type { MapDrawing } from '../../../src/web/games/china/map/drawing.ts';
import { measure } from '../../../src/web/games/china/map/widths.ts';

interface Rect {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The room that the letters of a name take: the tallest letters of the font are 0.73 high, the lowest 0.24 deep. */
function rectOf({ text, font, x, y, anchor, size }: Label): Rect {
  const width = measure(text, font, size);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { what: text, left, right: left + width, top: y - 0.73 * size, bottom: y + 0.24 * size };
}

const touch = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const farFrom = (x: number, y: number, { left, right, top, bottom }: Rect): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Everything that a label of the drawing covers, in words. */
export function overlapsIn(drawing: MapDrawing): string[] {
  const { places, lands, alliances, roads, track, cartouche } = drawing;
  const labels = [...lands, ...places].flatMap(({ label }) => (label ? [rectOf(label)] : []));
  const discs = [
    ...places.map(({ id, x, y, post }) => ({ what: id, x, y, r: post ? 20.5 : 18 })),
    ...lands.map(({ id, dragon: [x, y] }) => ({ what: `the dragon of ${id}`, x, y, r: 30 })),
    ...alliances.map(({ number, x, y }) => ({ what: `alliance ${number}`, x, y, r: 14 })),
  ];
  const lines = [
    ...roads.map(({ between, line }) => ({ what: `the road ${between.join('-')}`, line, half: 4 })),
    { what: 'the track', line: track, half: 18 },
  ];
  return labels.flatMap((label, n) => [
    ...labels.slice(0, n).flatMap(other => (touch(label, other) ? [`${label.what} covers ${other.what}`] : [])),
    ...discs.flatMap(({ what, x, y, r }) => (farFrom(x, y, label) < r ? [`${label.what} covers ${what}`] : [])),
    ...lines.flatMap(({ what, line, half }) =>
      stepsAlong(line).some(([x, y]) => farFrom(x, y, label) < half) ? [`${label.what} covers ${what}`] : [],
    ),
    ...(cartouche && touch(label, { what: 'the title', ...cartouche }) ? [`${label.what} covers the title`] : []),
    ...(label.left < 9 || label.top < 9 || label.right > 1191 || label.bottom > 891
      ? [`${label.what} is cut off`]
      : []),
  ]);
}

/** Points along a line, two units apart. */
function stepsAlong(line: readonly (readonly [number, number])[]): [number, number][] {
  return line.slice(1).flatMap(([x, y], n) => {
    const [fromX, fromY] = line[n]!;
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / 2);
    return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
      fromX + ((x - fromX) * step) / Math.max(1, steps),
      fromY + ((y - fromY) * step) / Math.max(1, steps),
    ]);
  });
}
