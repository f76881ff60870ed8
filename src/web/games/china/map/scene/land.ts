// Sea, coast and provinces.
import type { MapDrawing } from '../drawing.ts';
import { HEIGHT, type Point, pathAround, pathThrough, WIDTH } from '../points.ts';
import { PIGMENTS, WATER } from './palette.ts';
import { fill, path, rectangle, type Shape, stroke } from './shapes.ts';

const LAND = '#dcc79b';
const COAST = '#3d4c4c';
/** The shallows along the coast, wide and faint to narrow and pale. */
const SHALLOWS = [
  [64, '#b2cfd0', 0.7],
  [44, '#bfd8d6', 0.8],
  [26, '#cfe2dc', 0.9],
] as const;

const isAtFrame = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= WIDTH || y >= HEIGHT;

/** The edge of the sea without the part that is the edge of the sheet. */
function coastOf(rings: readonly (readonly Point[])[]): string {
  let coast = '';
  for (const ring of rings) {
    const start = ring.findIndex(isAtFrame);
    if (start < 0) {
      coast += pathThrough(ring, true);
      continue;
    }
    let line: Point[] = [];
    for (const point of [...ring.slice(start), ...ring.slice(0, start + 1)]) {
      line.push(point);
      if (!isAtFrame(point)) continue;
      if (line.length > 2) coast += pathThrough(line);
      line = [point];
    }
  }
  return coast;
}

/** Everything flat; `waters` and `islands` are drawn between sea and land. */
export function drawLand({ sea, lands, hills }: MapDrawing, waters: readonly Shape[]): Shape[] {
  const water = pathAround(sea);
  const coast = coastOf(sea);
  const outlines = lands
    .map(({ rings, colour }) => ({ d: pathAround(rings), ...PIGMENTS[colour] }))
    .filter(({ d }) => d);
  const borders = outlines.map(({ d }) => d).join('');
  return [
    fill(rectangle(0, 0, WIDTH, HEIGHT), LAND),
    ...(water
      ? [
          {
            kind: 'group',
            clip: water,
            shapes: [
              fill(water, WATER),
              ...SHALLOWS.map(([width, colour, opacity]) => stroke(coast, colour, width, opacity)),
              ...waters,
            ],
          } as const,
        ]
      : []),
    ...outlines.flatMap(({ d, fill: colour, rim }): Shape[] => [
      fill(d, colour),
      { kind: 'group', clip: d, shapes: [stroke(d, rim, 30, 0.22), stroke(d, rim, 14, 0.38)] },
    ]),
    ...(hills.length > 0 ? [fill(pathAround(hills), '#c3ad80')] : []),
    stroke(borders, '#f7ecd0', 4, 0.55),
    stroke(borders, '#4a3220', 1.7),
    ...(coast ? [path(coast, { stroke: COAST, width: 2.4 })] : []),
  ];
}
