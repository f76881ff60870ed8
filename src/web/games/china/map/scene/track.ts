// The score track: a wall with fifty steps, as on the painted boards, and smaller where a document leaves less room.
import { type Point, pathThrough } from '../points.ts';
import { gapOf } from '../track.ts';
import { INK } from './palette.ts';
import { circle, path, rectangle, type Shape, stroke } from './shapes.ts';

/** Steps that are as far apart as this are drawn as large as on the painted boards. */
const ROOMY = 34;

export function drawTrack(track: readonly Point[]): Shape[] {
  const wall = pathThrough(track);
  const scale = Math.min(1, Math.max(0.4, gapOf(track) / ROOMY));
  return [
    { kind: 'group', x: 2, y: 4, shapes: [stroke(wall, '#2a1a0c', 38 * scale, 0.22)] },
    stroke(wall, '#5b4a38', 38 * scale),
    stroke(wall, '#a8977c', 34.5 * scale),
    path(wall, { stroke: '#8b7a60', width: 34.5 * scale, dash: [6.5, 6.5], flat: true }),
    stroke(wall, '#bfae90', 27 * scale),
    ...track.flatMap(([x, y], step): Shape[] =>
      scale === 1 ? drawStep(step, x, y) : [{ kind: 'group', x, y, scale, shapes: drawStep(step, 0, 0) }],
    ),
  ];
}

function drawStep(step: number, x: number, y: number): Shape[] {
  const ten = step % 10 === 0;
  const five = step % 5 === 0;
  return [
    ...(ten
      ? [
          path(rectangle(x - 20, y - 20, 40, 40, 4), { fill: '#7c2d22', stroke: '#3a1a12', width: 1.6 }),
          path(rectangle(x - 17, y - 17, 34, 34, 3), { stroke: '#e4c27a', width: 1.2 }),
        ]
      : []),
    circle(x, y, 14, { fill: ten ? '#f6e6b4' : five ? '#eedcae' : '#e6dabd', stroke: '#5b4a38', width: 1.1 }),
    {
      kind: 'text',
      text: `${step}`,
      font: 'number',
      x,
      y: y + 4.6,
      anchor: 'middle',
      size: ten ? 15 : 13,
      fill: ten ? '#7c2d22' : INK,
      bold: five,
    },
  ];
}
