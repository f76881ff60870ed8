// Charts of maps of one's own: only loaded where there may be one, since it takes much to draw them.
import type { MapDocument, Side } from '../../../../games/china/index.ts';
import { drawMap } from '../map/drawing.ts';
import MapArt from '../map/MapArt.svelte';
import { pathAround } from '../map/points.ts';
import { type Chart, drawOwnBy } from './geometry.ts';

drawOwnBy((map: MapDocument, side: Side): Chart => {
  const { places, lands, alliances, roads, track } = drawMap(map, side);
  return {
    own: { Art: MapArt, map, side },
    places: places.map(({ label, id, name, x, y, provinces }) => ({
      id,
      name,
      x,
      y,
      provinces,
      ...(label && { label }),
    })),
    lands: lands.map(({ rings, id, name, colour, dragon }) => ({
      id,
      name,
      colour,
      dragon,
      border: pathAround(rings),
    })),
    alliances,
    roads: roads.map(({ between }) => between),
    track,
  };
});
