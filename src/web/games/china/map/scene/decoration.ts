// What fills empty land and open sea: mountains, waves, islands, a ship and a compass. It takes longer than the rest, and
// nothing depends on it.
import type { MapDrawing } from '../drawing.ts';
import { CELLS, cellAt, centreOf, spread } from '../grid.ts';
import { noise, sequence } from '../noise.ts';
import {
  type Box,
  distance,
  grow,
  HEIGHT,
  isNearLine,
  overlap,
  type Point,
  pathThrough,
  toBox,
  toLine,
  WIDTH,
} from '../points.ts';
import { HILLS, NEUTRAL, SEA } from '../terrain.ts';
import { path, type Shape, stroke } from './shapes.ts';
import { COMPASS, peak, SHIP } from './symbols.ts';

export interface Decoration {
  /** Drawn in the sea, under the coast. */
  readonly waters: readonly Shape[];
  readonly mountains: readonly Shape[];
  /** Drawn over the sea. */
  readonly landmarks: readonly Shape[];
}

export const NO_DECORATION: Decoration = { waters: [], mountains: [], landmarks: [] };

const made = new WeakMap<MapDrawing, Decoration>();

export function decorate(drawing: MapDrawing): Decoration {
  const decoration = made.get(drawing) ?? makeDecoration(drawing);
  made.set(drawing, decoration);
  return decoration;
}

function makeDecoration(drawing: MapDrawing): Decoration {
  const boxes = boxesOf(drawing);
  return { ...drawWaters(drawing, boxes), mountains: drawMountains(drawing, boxes) };
}

/** Maps with other titles have other mountains; they stay where they are while a map is drawn. */
const seedOf = (title: string): number =>
  Array.from(title).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 5);

/** Texts, which nothing may make hard to read. */
function boxesOf({ places, lands, cartouche }: MapDrawing): Box[] {
  const labels = [...places, ...lands].flatMap(({ label }) => (label ? [label.box] : []));
  return [...labels, ...(cartouche ? [cartouche] : [])];
}

function drawWaters({ title, terrain, places, alliances, roads, track }: MapDrawing, boxes: readonly Box[]) {
  const isTaken = new Uint8Array(CELLS);
  const take = (at: Point): void => {
    isTaken[cellAt(at)] = 1;
  };
  for (const { x, y } of [...places, ...alliances]) take([x, y]);
  for (const { line } of roads) for (const point of line) take(point);
  const room = spread(cell => {
    if (terrain[cell] !== SEA || isTaken[cell]) return true;
    const at = centreOf(cell);
    if (Math.min(at[0], at[1]) < 12 || at[0] > WIDTH - 12 || at[1] > HEIGHT - 12) return true;
    return isNearLine(at, track, 24) || boxes.some(box => toBox(at, box) < 6);
  });
  const marks: Point[] = [];
  const landmarks: Shape[] = [];
  const widest = (least: number): Point | undefined => {
    let best: Point | undefined;
    let most = least;
    for (let cell = 0; cell < CELLS; cell++) {
      const at = centreOf(cell);
      const free = Math.min(room[cell] ?? 0, ...marks.map(mark => distance(mark, at) - 46));
      // Rather in the south-east than in the first place of this size.
      if (free + (at[0] + at[1]) / 2000 > most) [best, most] = [at, free + (at[0] + at[1]) / 2000];
    }
    return best;
  };
  const rose = widest(50);
  if (rose) {
    marks.push(rose);
    landmarks.push({ kind: 'group', x: rose[0], y: rose[1] + 4, opacity: 0.85, shapes: COMPASS });
  }
  const ship = widest(34);
  if (ship) {
    marks.push(ship);
    landmarks.push({ kind: 'group', x: ship[0], y: ship[1], scale: 1.05, shapes: SHIP });
  }
  const random = sequence(seedOf(title) + 1);
  const waters = [...drawIslands(room, marks, random), ...drawWaves(room, marks, random)];
  return { waters, landmarks };
}

function drawIslands(room: Float32Array, marks: Point[], random: () => number): Shape[] {
  const islands: Shape[] = [];
  for (let n = 0; n < 160 && islands.length < 10; n++) {
    const at: Point = [random() * WIDTH, random() * HEIGHT];
    const size = 7 + random() * 8;
    if ((room[cellAt(at)] ?? 0) < size + 20 || marks.some(mark => distance(mark, at) < 64)) continue;
    marks.push(at);
    const shore = Array.from({ length: 14 }, (_, i): Point => {
      const turn = (i / 14) * 2 * Math.PI;
      const reach = size * (0.8 + 0.4 * random());
      return [at[0] + reach * Math.cos(turn) * 1.15, at[1] + reach * Math.sin(turn) * 0.85];
    });
    const d = pathThrough(shore, true);
    islands.push(stroke(d, '#cfe2dc', 12), path(d, { fill: '#d8c496', stroke: '#3d4c4c', width: 1.6 }));
  }
  return islands;
}

function drawWaves(room: Float32Array, marks: readonly Point[], random: () => number): Shape[] {
  const waves: Point[] = [];
  for (let n = 0; n < 1500 && waves.length < 90; n++) {
    const [x, y]: Point = [random() * WIDTH, random() * HEIGHT];
    if ((room[cellAt([x, y])] ?? 0) < 24 || marks.some(mark => distance(mark, [x, y]) < 44)) continue;
    if (waves.some(wave => Math.abs(wave[0] - x) < 30 && Math.abs(wave[1] - y) < 14)) continue;
    waves.push([x, y]);
  }
  const d = waves
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    .map(([x, y]) => `M${x - 9} ${y}Q${x - 4.5} ${y - 5} ${x} ${y}Q${x + 4.5} ${y + 5} ${x + 9} ${y}`)
    .join('');
  return d ? [stroke(d, '#6f9aa3', 1.2, 0.55)] : [];
}

/** Mountains stand close between provinces, and in ranges elsewhere. */
function drawMountains(
  { title, terrain, places, alliances, roads, lands, track }: MapDrawing,
  boxes: readonly Box[],
): Shape[] {
  const room = spread(cell => terrain[cell] !== HILLS && terrain[cell] !== NEUTRAL);
  const discs = [
    ...places.map(({ x, y }): Point => [x, y]),
    ...alliances.map(({ x, y }): Point => [x, y]),
    ...lands.map(({ dragon }) => dragon),
  ];
  const isFree = ([x, y]: Point, w: number, h: number): boolean => {
    const body = { left: x - w / 2, right: x + w / 2, top: y - h, bottom: y };
    if (body.left < 14 || body.right > WIDTH - 14 || body.top < 14 || body.bottom > HEIGHT - 14) return false;
    if (discs.some(disc => toBox(disc, body) < 24)) return false;
    if (boxes.some(box => overlap(grow(box, 2), body))) return false;
    if (roads.some(({ line }) => toLine([x, y - h / 2], line) < w * 0.6 + 6)) return false;
    return toLine([x, y - h / 2], track) > 22 + w / 2;
  };
  const seed = seedOf(title);
  const random = sequence(seed);
  const peaks: { readonly at: Point; readonly w: number; readonly h: number }[] = [];
  for (let n = 0; n < 9000 && peaks.length < 170; n++) {
    const at: Point = [random() * WIDTH, random() * HEIGHT];
    const wild = terrain[cellAt(at)];
    if (wild !== HILLS && wild !== NEUTRAL) continue;
    const dense = wild === HILLS;
    const w = (dense ? 28 : 22) + random() * 18;
    const h = w * (0.66 + random() * 0.2);
    if (!dense && noise(at[0] / 130, at[1] / 130, seed) < 0.08) continue;
    const corners: Point[] = [at, [at[0] - w * 0.45, at[1]], [at[0] + w * 0.45, at[1]], [at[0], at[1] - h * 0.9]];
    if (!corners.every(corner => (room[cellAt(corner)] ?? 0) > 2)) continue;
    const apart = dense ? 17 : 21;
    if (peaks.some(({ at: [x, y] }) => Math.hypot((x - at[0]) * 0.8, (y - at[1]) * 1.3) < apart)) continue;
    if (isFree(at, w, h)) peaks.push({ at, w, h });
  }
  const isAlone = ({ at }: (typeof peaks)[number]): boolean =>
    peaks.filter(other => distance(at, other.at) < 60).length < 4;
  return peaks
    .filter(peak => terrain[cellAt(peak.at)] === HILLS || !isAlone(peak))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at: [x, y], w, h }) => ({ kind: 'group', x: Math.round(x), y: Math.round(y), shapes: peak(w, h, random) }));
}
