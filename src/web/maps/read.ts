// Documents from files, links, servers and the generator become drafts: what has no place gets one.
import { type MapDocument, readDraft, type Side } from '../../games/china/index.ts';
import { SIDES } from '../../games/china/vocabulary.ts';
import type { Problem } from '../../kernel/index.ts';
import { type Draft, type Point, type Road, SHEET } from './draft.ts';

export type ReadMap =
  | { readonly ok: true; readonly draft: Draft }
  | {
      readonly ok: false;
      readonly reason: 'not-json' | 'not-a-map' | 'too-large';
      readonly problems: readonly Problem[];
    };

const refuse = (reason: 'not-json' | 'not-a-map' | 'too-large', problems: readonly Problem[] = []): ReadMap => ({
  ok: false,
  reason,
  problems,
});

/** The largest file that is looked at; a document is at most half of it, written without spaces. */
export const LARGEST_FILE = 131_072;

/** A map from a file or a link. Unfinished maps are welcome; what is no map at all is not. */
export function readMap(text: string): ReadMap {
  if (text.length > LARGEST_FILE) return refuse('too-large');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return refuse('not-json');
  }
  return readDocument(document);
}

export function readDocument(document: unknown): ReadMap {
  const reading = readDraft(document);
  if (reading.ok) return { ok: true, draft: toDraft(reading.value) };
  const isLarge = reading.problems.some(({ reason }) => reason === 'document-large');
  return refuse(isLarge ? 'too-large' : 'not-a-map', reading.problems);
}

interface Place {
  readonly x: number;
  readonly y: number;
}
const MIDDLE: Place = { x: SHEET.width / 2, y: SHEET.height / 2 };

function meanOf(places: readonly Place[]): Place {
  if (places.length === 0) return MIDDLE;
  const mean = (of: (place: Place) => number): number =>
    Math.round(places.reduce((sum, place) => sum + of(place), 0) / places.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Where the nth thing without a place goes: in rows of ten. */
const inRows = (n: number): Place => ({ x: 100 + (n % 10) * 105, y: 120 + Math.floor(n / 10) * 110 });

/** Fills in places and names, and gives whatever shares an id with something before it one of its own. */
export function toDraft(map: MapDocument): Draft {
  const taken = new Set<string>();
  const ownId = (id: string): string => {
    let free = id;
    for (let n = 1; taken.has(free); n++) free = `x${n}`;
    taken.add(free);
    return free;
  };
  const given = ({ x, y }: Partial<Place>, otherwise: Place): Place =>
    x === undefined || y === undefined ? otherwise : { x, y };
  const { posts: allPosts = [] } = map;
  const ids = map.provinces.map(({ id }) => ownId(id));
  const spaces = map.spaces.map((space, i) => ({
    ...space,
    ...given(space, inRows(i)),
    id: ownId(space.id),
    name: space.name ?? space.id,
  }));
  const provinces = map.provinces.map(({ outline, ...province }, i) => ({
    ...province,
    ...given(province, meanOf(spaces.filter(space => space.province === province.id))),
    id: ids[i] ?? province.id,
    ...(outline && outline.length > 2 && { outline: outline as readonly Point[] }),
  }));
  const between = (pair: readonly string[]): Place => meanOf(provinces.filter(({ id }) => pair.includes(id)));
  return {
    title: map.title ?? '',
    provinces,
    spaces,
    posts: allPosts.map(post => ({
      ...post,
      ...given(post, between(post.provinces)),
      id: ownId(post.id),
      name: post.name ?? post.id,
      provinces: asPair(post.provinces),
    })),
    alliances: map.alliances.map(alliance => ({
      ...alliance,
      ...given(alliance, between(alliance.between)),
      between: asPair(alliance.between),
    })),
    roads: Object.fromEntries(SIDES.flatMap(side => (map.roads[side] ? [[side, map.roads[side].map(asPair)]] : []))),
    bends: (map.bends ?? []).map(bend => ({
      ...bend,
      between: asPair(bend.between),
      via: bend.via as readonly Point[],
    })),
    ...(map.track && { track: map.track as readonly Point[] }),
  };
}

const asPair = ([a = '', b = '']: readonly string[]): Road => [a, b];

/** The side that is shown first. */
export const firstSide = ({ roads }: Draft): Side => SIDES.find(side => roads[side] !== undefined) ?? '34';
