// What can be done to a draft: each edit returns another draft and leaves the old one as it was.
import type { Side } from '../../games/china/index.ts';
import { type Bend, type Draft, isRoad, type Kind, onSheet, type Point, type Road, type Selection } from './draft.ts';
import { moveTrack, withoutTrack } from './track.ts';

const replaceAt = <T>(list: readonly T[], at: number, change: Partial<T>): readonly T[] =>
  list.map((item, i) => (i === at ? { ...item, ...change } : item));

const LISTS = { space: 'spaces', post: 'posts', alliance: 'alliances', province: 'provinces' } as const;
type Placed = Exclude<Kind, 'road'>;

/** The item that is meant, if it is still there. Roads have no place of their own. */
export const itemAt = <K extends Placed>(
  draft: Draft,
  kind: K,
  at: number,
): Draft[(typeof LISTS)[K]][number] | undefined => draft[LISTS[kind]][at];

/** Changes members of one item. */
export const change = <K extends Placed>(
  draft: Draft,
  kind: K,
  at: number,
  members: Partial<Draft[(typeof LISTS)[K]][number]>,
): Draft => ({ ...draft, [LISTS[kind]]: replaceAt<object>(draft[LISTS[kind]], at, members) });

/** Moves an item to the nearest point of the sheet; of a province its dragon space. */
export const moveTo = (draft: Draft, kind: Placed, at: number, [x, y]: Point): Draft =>
  change(draft, kind, at, onSheet(x, y));

/** Moves an item by so much. */
export function moveBy(draft: Draft, { kind, at }: Selection, dx: number, dy: number): Draft {
  if (kind === 'road') return draft;
  if (kind === 'track') return moveTrack(draft, dx, dy);
  const item = itemAt(draft, kind, at);
  return item ? moveTo(draft, kind, at, [item.x + dx, item.y + dy]) : draft;
}

/** Roads of one side, or of all sides, changed alike. */
const withRoads = (draft: Draft, change: (roads: readonly Road[], side: Side) => readonly Road[]): Draft => ({
  ...draft,
  roads: Object.fromEntries(
    Object.entries(draft.roads).map(([side, roads]) => [side, change(roads ?? [], side as Side)]),
  ) as Draft['roads'],
});

/** Bends of roads that no side has any more go with them. */
const withoutLostBends = (draft: Draft): Draft => {
  const roads = Object.values(draft.roads).flat();
  const bends = draft.bends.filter(({ between }) => roads.some(road => isRoad(road, between)));
  return bends.length === draft.bends.length ? draft : { ...draft, bends };
};

/** Joins two spaces by a road on a side, or removes the road that is there. */
export function toggleRoad(draft: Draft, side: Side, road: Road): Draft {
  if (road[0] === road[1]) return draft;
  const roads = draft.roads[side] ?? [];
  const without = roads.filter(other => !isRoad(other, road));
  const next = without.length < roads.length ? without : [...roads, road];
  return withoutLostBends({ ...draft, roads: { ...draft.roads, [side]: next } });
}

/** Leads a road from or to another space. */
export function changeRoad(draft: Draft, side: Side, at: number, road: Road): Draft {
  const roads = draft.roads[side] ?? [];
  return withoutLostBends({
    ...draft,
    roads: { ...draft.roads, [side]: roads.map((old, i) => (i === at ? road : old)) },
  });
}

/** Starts a side with the roads of another one. */
export const copyRoads = (draft: Draft, from: Side, to: Side): Draft => ({
  ...draft,
  roads: { ...draft.roads, [to]: draft.roads[from] ?? [] },
});

/** The points that a road passes on a side, from its first end on. */
export function bendsOf(draft: Draft, side: Side, road: Road): readonly Point[] {
  const meant = draft.bends.filter(bend => isRoad(bend.between, road));
  const bend = meant.find(bend => bend.side === side) ?? meant.find(bend => bend.side === undefined);
  if (!bend) return [];
  return bend.between[0] === road[0] ? bend.via : bend.via.toReversed();
}

/** Bends a road on every side that has it. */
export function bend(draft: Draft, road: Road, via: readonly Point[]): Draft {
  const others = draft.bends.filter(({ between }) => !isRoad(between, road));
  const points = via.map(([x, y]): Point => {
    const at = onSheet(x, y);
    return [at.x, at.y];
  });
  const bends: readonly Bend[] = points.length > 0 ? [...others, { between: road, via: points }] : others;
  return { ...draft, bends };
}

/** Removes something, and with it what can't be without it. */
export function remove(draft: Draft, side: Side, { kind, at }: Selection): Draft {
  const without = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i !== at);
  switch (kind) {
    case 'road':
      return withoutLostBends({ ...draft, roads: { ...draft.roads, [side]: without(draft.roads[side] ?? []) } });
    case 'alliance':
      return { ...draft, alliances: without(draft.alliances) };
    case 'space':
      return withoutEnds({ ...draft, spaces: without(draft.spaces) }, [draft.spaces[at]?.id]);
    case 'post':
      return withoutEnds({ ...draft, posts: without(draft.posts) }, [draft.posts[at]?.id]);
    case 'track':
      return withoutTrack(draft);
    case 'province':
      return withoutProvince({ ...draft, provinces: without(draft.provinces) }, draft.provinces[at]?.id);
  }
}

function withoutProvince(draft: Draft, id: string | undefined): Draft {
  if (id === undefined) return draft;
  const isGone = (ids: readonly string[]): boolean => ids.includes(id);
  const gone = [
    ...draft.spaces.filter(({ province }) => province === id),
    ...draft.posts.filter(({ provinces }) => isGone(provinces)),
  ].map(item => item.id);
  return withoutEnds(
    {
      ...draft,
      spaces: draft.spaces.filter(({ province }) => province !== id),
      posts: draft.posts.filter(({ provinces }) => !isGone(provinces)),
      alliances: draft.alliances.filter(({ between }) => !isGone(between)),
    },
    gone,
  );
}

const withoutEnds = (draft: Draft, gone: readonly (string | undefined)[]): Draft =>
  withoutLostBends(withRoads(draft, roads => roads.filter(road => !road.some(end => gone.includes(end)))));
