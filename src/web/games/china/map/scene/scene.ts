import type { MapDrawing } from '../drawing.ts';
import { HEIGHT, WIDTH } from '../points.ts';
import { type Decoration, decorate } from './decoration.ts';
import { drawLand } from './land.ts';
import { drawAlliances, drawDragons, drawNames, drawPlaces, drawRoads, drawTitles } from './places.ts';
import { path, rectangle, type Shape } from './shapes.ts';
import { drawTitle, type MapWords } from './title.ts';
import { drawTrack } from './track.ts';

/** A map in layers, from the ground up. */
export interface Scene {
  readonly land: readonly Shape[];
  readonly track: readonly Shape[];
  readonly roads: readonly Shape[];
  readonly titles: readonly Shape[];
  readonly places: readonly Shape[];
  readonly alliances: readonly Shape[];
  readonly names: readonly Shape[];
  readonly frame: readonly Shape[];
}
export type Layer = keyof Scene;
export const LAYERS = [
  'land',
  'track',
  'roads',
  'titles',
  'places',
  'frame',
  'alliances',
  'names',
] as const satisfies readonly Layer[];

export function composeScene(
  drawing: MapDrawing,
  words: MapWords,
  { waters, mountains, landmarks }: Decoration = decorate(drawing),
): Scene {
  return {
    land: [...drawLand(drawing, waters), ...mountains, ...landmarks, ...drawTitle(drawing, words)],
    track: drawTrack(drawing.track),
    roads: drawRoads(drawing),
    titles: drawTitles(drawing),
    places: [...drawDragons(drawing), ...drawPlaces(drawing)],
    alliances: drawAlliances(drawing.alliances),
    names: drawNames(drawing),
    frame: [
      path(rectangle(3, 3, WIDTH - 6, HEIGHT - 6), { stroke: '#3a2210', width: 6 }),
      path(rectangle(8, 8, WIDTH - 16, HEIGHT - 16), { stroke: '#c9a45c', width: 1.4 }),
    ],
  };
}
