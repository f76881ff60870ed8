// New things on a map, each with an id of its own and the next free number.
import { COLOURS } from '../../games/china/vocabulary.ts';
import { type Draft, LONGEST_NAME, onSheet, type Point, type Province, type Road, SHEET } from './draft.ts';
import { cornerAt, distance, isInside, toOutline } from './shapes.ts';

/** Something was added: the map with it, and where it is in its list. */
export interface Added {
  readonly draft: Draft;
  readonly at: number;
}

/** The words that new things are called by until they have a name. */
export interface NewNames {
  readonly province: (n: number) => string;
  readonly space: (n: number) => string;
  readonly post: (n: number) => string;
}

function freeId(draft: Draft, stem: string): string {
  const taken = new Set([...draft.provinces, ...draft.spaces, ...draft.posts].map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`${stem}${n}`)) return `${stem}${n}`;
}

function freeName(used: readonly { readonly name: string }[], name: (n: number) => string): string {
  const names = new Set(used.map(item => item.name));
  for (let n = 1; ; n++) if (!names.has(name(n))) return name(n).slice(0, LONGEST_NAME);
}

/** The lowest number that no alliance has. */
export function freeNumber({ alliances }: Draft): number {
  const taken = new Set(alliances.map(({ number }) => number));
  let n = 1;
  while (taken.has(n)) n++;
  return n;
}

/** The province at a point: the one whose land it is, else the one with the nearest space or dragon. */
export function provinceAt(draft: Draft, outlines: readonly (readonly Point[])[], point: Point): Province | undefined {
  const inside = draft.provinces.find((_, i) => isInside(point, outlines[i] ?? []));
  if (inside) return inside;
  const seeds = [
    ...draft.spaces.map(({ province, x, y }) => ({ province, x, y })),
    ...draft.provinces.map(({ id, x, y }) => ({ province: id, x, y })),
  ].map(({ province, x, y }) => ({ province, away: distance(point, [x, y]) }));
  const nearest = seeds.reduce<(typeof seeds)[number] | undefined>(
    (a, b) => (a && a.away <= b.away ? a : b),
    undefined,
  );
  return draft.provinces.find(({ id }) => id === nearest?.province);
}

export function addSpace(draft: Draft, province: Province, [x, y]: Point, names: NewNames): Added {
  const id = freeId(draft, /^[a-z]{1,9}$/.test(province.id) ? province.id : 'space');
  const space = { id, province: province.id, name: freeName(draft.spaces, names.space), ...onSheet(x, y) };
  return { draft: { ...draft, spaces: [...draft.spaces, space] }, at: draft.spaces.length };
}

/** A province of the colour that the fewest have. */
export function addProvince(draft: Draft, [x, y]: Point, names: NewNames, outline?: readonly Point[]): Added {
  const count = (colour: string): number => draft.provinces.filter(province => province.colour === colour).length;
  const colour = COLOURS.reduce((least, other) => (count(other) < count(least) ? other : least));
  const id = freeId(draft, 'land');
  const province = {
    id,
    name: freeName(draft.provinces, names.province),
    colour,
    ...onSheet(x, y),
    ...(outline && { outline }),
  };
  const inside = (point: Point): boolean => outline !== undefined && isInside(point, outline);
  const spaces = draft.spaces.map(space => (inside([space.x, space.y]) ? { ...space, province: id } : space));
  return { draft: { ...draft, provinces: [...draft.provinces, province], spaces }, at: draft.provinces.length };
}

export const addAlliance = (draft: Draft, between: Road, [x, y]: Point): Added => ({
  draft: { ...draft, alliances: [...draft.alliances, { number: freeNumber(draft), between, ...onSheet(x, y) }] },
  at: draft.alliances.length,
});

export const addPost = (draft: Draft, provinces: Road, [x, y]: Point, names: NewNames): Added => ({
  draft: {
    ...draft,
    posts: [
      ...draft.posts,
      { id: freeId(draft, 'post'), provinces, name: freeName(draft.posts, names.post), ...onSheet(x, y) },
    ],
  },
  at: draft.posts.length,
});

/** The two provinces whose borders are nearest to a point, with the nearest point of the first border. */
export function borderAt(
  draft: Draft,
  outlines: readonly (readonly Point[])[],
  point: Point,
): { readonly between: Road; readonly at: Point } | undefined {
  const found = draft.provinces
    .flatMap(({ id }, i) => (outlines[i]?.length ? [{ id, ...toOutline(point, outlines[i]) }] : []))
    .sort((a, b) => a.away - b.away);
  const [a, b] = found;
  return a && b ? { between: [a.id, b.id], at: a.at } : undefined;
}

/** Where two provinces are nearest to each other: the middle of what their outlines share, else between their dragons. */
export function borderBetween(draft: Draft, outlines: readonly (readonly Point[])[], [a, b]: Road): Point {
  const [i, j] = [a, b].map(id => draft.provinces.findIndex(province => province.id === id)) as [number, number];
  const [from, to] = [draft.provinces[i], draft.provinces[j]];
  if (!from || !to) return [SHEET.width / 2, SHEET.height / 2];
  const other = outlines[j] ?? [];
  const shared = (outlines[i] ?? []).filter(corner => other.length > 0 && toOutline(corner, other).away < 12);
  if (shared.length > 0) return cornerAt(shared, Math.floor(shared.length / 2));
  return [(from.x + to.x) / 2, (from.y + to.y) / 2];
}

/** A place for a space that has none yet: beside the others of its province, where it covers nothing. */
export function freePlace(draft: Draft, province: Province): Point {
  const taken: Point[] = [...draft.spaces, ...draft.posts, ...draft.provinces].map(({ x, y }) => [x, y]);
  for (let radius = 70; radius < 600; radius += 35)
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * Math.PI) / 6;
      const { x, y } = onSheet(province.x + radius * Math.cos(angle), province.y + radius * Math.sin(angle));
      if (taken.every(point => distance(point, [x, y]) >= 55)) return [x, y];
    }
  return [province.x, province.y];
}
