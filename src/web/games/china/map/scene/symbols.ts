// The small drawings of the painted boards, around the point 0, 0.
import { type Point, pathThrough, round } from '../points.ts';
import { GOLD, PIGMENTS, PORT, SHADOW } from './palette.ts';
import { circle, fill, path, type Shape, stroke } from './shapes.ts';

type Colour = keyof typeof PIGMENTS;

/** A palace's roof, columns and steps. */
export const ROOF =
  'M-10.4 -.8Q-5.4 -2 -3.8 -5.6L3.8 -5.6Q5.4 -2 10.4 -.8L9.2 1L-9.2 1ZM-3 -8.6L3 -8.6L4.2 -6.6L-4.2 -6.6ZM-7 2.2L-4.6 2.2L-4.6 8L-7 8ZM4.6 2.2L7 2.2L7 8L4.6 8ZM-1.3 2.2L1.3 2.2L1.3 8L-1.3 8ZM-8.6 8.4L8.6 8.4L8.6 10L-8.6 10Z';

export const ANCHOR: readonly Shape[] = [
  circle(0, -7.6, 2.1, { stroke: '#f4ecd4', width: 1.7 }),
  stroke('M0 -5.4L0 8.2M-3.8 -2.6L3.8 -2.6M-7.6 2.6Q-6.8 8.2 0 8.8Q6.8 8.2 7.6 2.6', '#f4ecd4', 2),
  stroke('M-9.4 4.4L-7.7 1.7L-5.2 3.9M9.4 4.4L7.7 1.7L5.2 3.9', '#f4ecd4', 1.4),
];

export const portDisc = (r: number): Shape => circle(0, 0, r, { fill: PORT });

const COIL = 64;
const coil = (t: number): Point => {
  const angle = -2.35 + 8.6 * t;
  const reach = 17.5 - 13.2 * t;
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
};

/** The coiled body of the dragon, its spines and its scales. */
const { body, spines, scales } = (() => {
  const left: Point[] = [];
  const right: Point[] = [];
  let crest = '';
  const dots: Point[] = [];
  for (let i = 0; i <= COIL; i++) {
    const t = i / COIL;
    const [x, y] = coil(t);
    const [nextX, nextY] = coil(t + 0.004);
    const far = Math.hypot(nextX - x, nextY - y);
    const [dx, dy] = [(nextX - x) / far, (nextY - y) / far];
    const half = (2.9 - 2.2 * t) * (t < 0.1 ? 0.75 + 2.5 * t : 1);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
    if (i >= 6 && i < COIL * 0.75 && i % 3 === 0) dots.push([x, y]);
    if (i % 4 !== 2 || t >= 0.62) continue;
    const out = 3.1 / Math.hypot(x, y);
    const [baseX, baseY] = [x * (1 + out * 0.6), y * (1 + out * 0.6)];
    crest += pathThrough(
      [
        [baseX + dx * 1.5, baseY + dy * 1.5],
        [x * (1 + out) * 1.1, y * (1 + out) * 1.1],
        [baseX - dx * 1.7, baseY - dy * 1.7],
      ],
      true,
    );
  }
  return { body: pathThrough([...left, ...right.reverse()], true), spines: crest, scales: dots };
})();

const [headX, headY] = coil(0);
const [neckX, neckY] = coil(0.01);
const LOOK = (Math.atan2(headY - neckY, headX - neckX) * 180) / Math.PI;
const DRAGON = '#f0d88f';

/** The seat of a province's emissaries. */
export function dragon(colour: Colour, radius: number): Shape[] {
  const { deep } = PIGMENTS[colour];
  return [
    circle(1.5, 2.5, radius + 2, { fill: SHADOW, opacity: 0.28 }),
    circle(0, 0, radius, { fill: deep }),
    circle(-7, -8, radius * 0.62, { fill: '#fff', opacity: 0.07 }),
    circle(-9, -10, radius * 0.4, { fill: '#fff', opacity: 0.07 }),
    circle(0, 0, radius - 1.5, { stroke: GOLD, width: 2.2 }),
    circle(0, 0, radius - 5, { stroke: GOLD, width: 0.7, opacity: 0.8 }),
    fill(spines, DRAGON),
    fill(body, DRAGON),
    ...scales.map(([x, y], n) => circle(round(x), round(y), round(1.1 - 0.03 * n), { fill: deep, opacity: 0.55 })),
    {
      kind: 'group',
      x: round(headX),
      y: round(headY),
      turn: round(LOOK),
      scale: 1.12,
      shapes: [
        stroke('M-4 -2.8Q-7 -6.5 -11 -6.2M-3 -3Q-4.5 -7.5 -8.2 -9', DRAGON, 1.3),
        path(
          'M-5 2.6Q-5 -3.6 0 -3.9Q4 -3.6 5.4 -2.6L9.6 -2.2Q10.6 -.7 8.6 .3L4.4 1L8.2 2.2Q6.2 4.4 2.2 3.7Q-1.6 4.2 -5 2.6Z',
          { fill: DRAGON, stroke: deep, width: 0.5 },
        ),
        circle(2, -1.6, 0.95, { fill: deep }),
        stroke('M8.8 -.8Q12.4 .8 12.2 3.6M7.8 2.4Q9.4 4.2 8.8 6.2', DRAGON, 0.8),
      ],
    },
  ];
}

export const SHIP: readonly Shape[] = [
  path('M-20 6Q-14 8 0 8Q11 8 19 3L14 14Q0 18 -14 14Z', { fill: '#8a6238', stroke: '#3d4c4c', width: 1.1 }),
  stroke('M-4 7L-4 -22M9 6L9 -12', '#3d4c4c', 1.1),
  path('M-4 -21Q-17 -14 -15 3L-3 3Q3 -9 -4 -21ZM9 -12Q1 -6 3 3L12 3Q15 -4 9 -12Z', {
    fill: '#e9d5a2',
    stroke: '#3d4c4c',
    width: 1.1,
  }),
  stroke('M-14 -8L0 -10M-15.5 -2L.5 -3.5M3.5 -3L13 -3.5', '#3d4c4c', 0.8),
  stroke('M-24 17Q-19 13 -14 17Q-9 21 -4 17Q1 13 6 17Q11 21 16 17', '#6f9aa3', 1.1),
];

export const COMPASS: readonly Shape[] = [
  circle(0, 0, 30, { stroke: '#5d7f86', width: 1.2 }),
  circle(0, 0, 26, { stroke: '#5d7f86', width: 0.6 }),
  ...Array.from({ length: 8 }, (_, i): Shape => {
    const [far, half, dark] = i % 2 ? [19, 4, '#87a9ad'] : [36, 6.5, '#3d5d66'];
    const point = (way: number): string => `M0 ${-far}L${way * half} ${-half}L0 0Z`;
    return { kind: 'group', turn: i * 45, shapes: [fill(point(1), dark), fill(point(-1), '#e7efe4')] };
  }),
  { kind: 'text', text: 'N', font: 'number', x: 0, y: -40, anchor: 'middle', size: 15, fill: '#3d5d66', bold: true },
];

/** A mountain of a width and height whose foot is at 0, 0: a light side, a dark side and some strokes. */
export function peak(w: number, h: number, random: () => number): Shape[] {
  const jitter = (part: number): number => (random() - 0.5) * w * part;
  const top = jitter(0.16);
  const left: Point[] = [
    [-w / 2, 0],
    [-w * 0.36 + jitter(0.05), -h * 0.3],
    [-w * 0.22 + jitter(0.06), -h * 0.52 + jitter(0.05)],
    [-w * 0.1 + jitter(0.04), -h * 0.84],
    [top, -h],
  ];
  const right: Point[] = [
    [top, -h],
    [w * 0.13 + jitter(0.05), -h * 0.74],
    [w * 0.22 + jitter(0.05), -h * 0.5],
    [w * 0.37 + jitter(0.05), -h * 0.26],
    [w / 2, 0],
  ];
  const ridge: Point[] = [
    [top + w * 0.02, 0],
    [top + w * 0.07, -h * 0.2],
    [top - w * 0.02, -h * 0.45],
    [top + w * 0.05, -h * 0.72],
  ];
  const mark = (x: number, y: number, length: number): string =>
    pathThrough([
      [x, y],
      [x + length * 0.55, y + length],
    ]);
  const slopes = [...left, ...right.slice(1)];
  return [
    fill(pathThrough(slopes, true), '#e2d3ad'),
    fill(pathThrough([...right, ...ridge], true), '#9c8763'),
    stroke(
      mark(w * 0.13, -h * 0.55, h * 0.2) + mark(w * 0.2, -h * 0.34, h * 0.2) + mark(w * 0.3, -h * 0.2, h * 0.15),
      '#5d4a33',
      0.9,
    ),
    stroke(pathThrough(slopes), '#4e3b26', 1.5),
  ];
}
