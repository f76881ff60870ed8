// Roads, dragons, spaces, posts and alliances.

import type { Label } from '../candidates.ts';
import { DRAGON_RADIUS } from '../dragons.ts';
import type { DrawnAlliance, DrawnLand, DrawnPlace, MapDrawing } from '../drawing.ts';
import { CREAM, INK, LACQUER, PIGMENTS, SHADOW } from './palette.ts';
import { circle, fill, type Shape, stroke, type TextShape } from './shapes.ts';
import { ANCHOR, dragon, portDisc, ROOF } from './symbols.ts';

export function drawRoads({ roads }: MapDrawing): Shape[] {
  const all = roads.map(road => road.path).join('');
  return all === '' ? [] : [stroke(all, '#fbf1d6', 9.5, 0.5), stroke(all, '#4b3019', 7), stroke(all, '#f0dcae', 3.8)];
}

export const drawDragons = ({ lands }: MapDrawing): Shape[] =>
  lands.map(({ dragon: [x, y], colour }) => ({ kind: 'group', x, y, shapes: dragon(colour, DRAGON_RADIUS) }));

export function drawPlaces({ places, lands }: MapDrawing): Shape[] {
  const landOf = new Map(lands.map(land => [land.id, land]));
  return places.map(place => {
    const { x, y, provinces, post } = place;
    const [one, two] = provinces.map(id => landOf.get(id));
    return { kind: 'group', x, y, shapes: post ? drawPost(one, two) : drawSpace(place, one) };
  });
}

function drawSpace({ port }: DrawnPlace, land: DrawnLand | undefined): Shape[] {
  const { rim, deep } = PIGMENTS[land?.colour ?? 'red'];
  return [
    circle(1, 2, 18, { fill: SHADOW, opacity: 0.28 }),
    circle(0, 0, 17, { fill: '#efe2c4', stroke: deep, width: 2.6 }),
    circle(-1.6, -2, 13, { fill: '#fffaf0', opacity: 0.7 }),
    ...(port ? [portDisc(15.6), ...ANCHOR] : [fill(ROOF, rim)]),
  ];
}

function drawPost(one: DrawnLand | undefined, two: DrawnLand | undefined): Shape[] {
  const [a, b] = [PIGMENTS[one?.colour ?? 'red'], PIGMENTS[two?.colour ?? 'red']];
  const turn =
    one && two ? (Math.atan2(two.dragon[1] - one.dragon[1], two.dragon[0] - one.dragon[0]) * 180) / Math.PI : 0;
  return [
    circle(1, 2, 21, { fill: SHADOW, opacity: 0.3 }),
    circle(0, 0, 20.5, { fill: '#f3e6c4', stroke: INK, width: 1.6 }),
    circle(0, 0, 17, { fill: a.rim }),
    { kind: 'group', turn: Math.round(turn), shapes: [fill(HALF, b.rim)] },
    circle(0, 0, 17, { stroke: INK, width: 1.6 }),
    circle(0, 0, 12, { fill: CREAM, stroke: INK, width: 1 }),
    { kind: 'group', scale: 0.72, shapes: [fill(ROOF, '#5b4126')] },
  ];
}
/** The right half of a disc of radius 17. */
const HALF = 'M0 -17C9.4 -17 17 -9.4 17 0C17 9.4 9.4 17 0 17Z';

export const drawAlliances = (alliances: readonly DrawnAlliance[]): Shape[] =>
  alliances.map(({ number, x, y }) => ({
    kind: 'group',
    x,
    y,
    shapes: [
      circle(1, 1.8, 14.5, { fill: SHADOW, opacity: 0.3 }),
      circle(0, 0, 14, { fill: LACQUER, stroke: '#3d0f0a', width: 1.2 }),
      circle(0, 0, 11.2, { stroke: '#efd08a', width: 1.1 }),
      {
        kind: 'text',
        text: `${number}`,
        font: 'number',
        x: 0,
        y: 5,
        anchor: 'middle',
        size: 14.5,
        fill: '#fbe9bd',
        bold: true,
      },
    ],
  }));

const textOf = (label: Label, colour: string, halo: number): TextShape => {
  const { text, font, x, y, anchor, size, box } = label;
  return { kind: 'text', text, font, x, y, anchor, size, fill: colour, halo, width: box.right - box.left };
};

/** The names of provinces. */
export const drawTitles = ({ lands }: MapDrawing): Shape[] =>
  lands.flatMap(({ label, colour }) => (label ? [textOf(label, PIGMENTS[colour].deep, 4)] : []));

/** The names of spaces. */
export const drawNames = ({ places }: MapDrawing): Shape[] =>
  places.flatMap(({ label }) => (label ? [textOf(label, INK, 3)] : []));
