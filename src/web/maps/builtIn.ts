// The maps of the box as a draft to start from.
import drawing from '../../games/china/board/drawing.json';
import { standard } from '../../games/china/board/standard.ts';
import type { Bend, Draft, Point } from './draft.ts';
import { toDraft } from './read.ts';
import { simplifyOutlines } from './shapes.ts';

/** Coarse enough that the corners can be taken hold of one by one. */
const TOLERANCE = 4;

type Placed = { readonly [id: string]: { readonly x: number; readonly y: number } };
const spots: Placed = drawing.spaces;
const alliances: Placed = drawing.alliances;
const lands: { readonly [id: string]: { readonly outline: number[][]; readonly dragon: number[] } } = drawing.provinces;

const asPoint = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
const placeOf = (places: Placed, id: string | number): { x: number; y: number } => {
  const { x, y } = places[id] ?? { x: 0, y: 0 };
  return { x, y };
};

/** The built-in map with all three of its sides, drawn with as few corners as it takes. */
export function builtInDraft(title: string): Draft {
  const draft = toDraft({ ...standard, title });
  const outlines = simplifyOutlines(
    draft.provinces.map(({ id }) => (lands[id]?.outline ?? []).map(asPoint)),
    TOLERANCE,
  );
  return {
    ...draft,
    provinces: draft.provinces.map((province, i) => {
      const [x, y] = asPoint(lands[province.id]?.dragon ?? []);
      return { ...province, x, y, outline: outlines[i] ?? [] };
    }),
    spaces: draft.spaces.map(space => ({ ...space, ...placeOf(spots, space.id) })),
    posts: draft.posts.map(post => ({ ...post, ...placeOf(spots, post.id) })),
    alliances: draft.alliances.map(alliance => ({ ...alliance, ...placeOf(alliances, alliance.number) })),
    bends: Object.entries(drawing.bends).map(([road, towards]) => bendOf(road, asPoint(towards))),
  };
}

/** The drawing keeps what a curve is drawn towards; a bend is what it passes. */
function bendOf(road: string, towards: Point): Bend {
  const [a = '', b = ''] = road.split('-');
  const [from, to] = [placeOf(spots, a), placeOf(spots, b)];
  const via: Point = [
    Math.round((from.x + 2 * towards[0] + to.x) / 4),
    Math.round((from.y + 2 * towards[1] + to.y) / 4),
  ];
  return { between: [a, b], via: [via] };
}
