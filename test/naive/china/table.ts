// A position document laid out on a table: every member present, every pile counted, nothing packed.

import type { MapDocument } from '../../../src/games/china/board/map.ts';
import { standard } from '../../../src/games/china/board/standard.ts';
import type { Position } from '../../../src/games/china/position/schema.ts';
import type { Colour, TileColour } from '../../../src/games/china/vocabulary.ts';

export const colours: readonly Colour[] = ['red', 'green', 'yellow', 'orange', 'violet'];
export const tileColours: readonly TileColour[] = ['yellow', 'orange', 'green'];

export type Cards = Record<Colour, number>;

interface Province {
  readonly id: string;
  readonly colour: Colour;
  /** Its palace spaces, and the posts that count as such (C35). */
  readonly spaces: readonly string[];
}

interface Space {
  readonly id: string;
  /** One province; of a post, two (C35). */
  readonly provinces: readonly string[];
  readonly port: boolean;
  /** The spaces that a road leads to. */
  readonly roads: readonly string[];
}

interface Atlas {
  readonly provinces: ReadonlyMap<string, Province>;
  readonly spaces: ReadonlyMap<string, Space>;
  readonly alliances: readonly (readonly [string, string])[];
}

/** Owners are the seats and, after them, with two players the Emperor. */
export interface Table {
  readonly atlas: Atlas;
  readonly players: number;
  readonly owners: readonly number[];
  readonly withFortifications: boolean;
  readonly withTiles: boolean;
  readonly withInfluence: boolean;
  turn: number;
  phase: NonNullable<Position['phase']>;
  hands: Cards[];
  known: Cards[];
  row: (Colour | null)[];
  pile: Cards;
  discards: Cards;
  exhaustions: number;
  palaces: Map<string, number>;
  /** By province, how many of each owner. */
  emissaries: Map<string, number[]>;
  fortifications: Set<string>;
  fortificationsLeft: number[];
  tiles: Map<string, 'hidden' | TileColour>;
  tilesTaken: Record<TileColour, number>[];
  emperorCards: Cards;
  kept: Cards[];
  holders: Map<Colour, number>;
  specials: Set<string>[];
  emperorPoints: Map<string, number>;
  placed: { readonly piece: string; readonly at: string }[];
  played: Cards;
  commit: { readonly target: string; readonly emperor: boolean } | undefined;
  toDraw: number;
  emperorFirst: boolean;
}

export const countOf = (cards: Cards): number => colours.reduce((sum, colour) => sum + cards[colour], 0);

export const withEmperor = (table: Table): boolean => table.players === 2;

/** C24: the Emperor is the third owner when two play. */
export const EMPEROR = 2;

export function layOut(position: Position): Table {
  const { options } = position;
  const { players } = options;
  const board = options.board ?? (players === 5 ? '45' : '34');
  const map = typeof board === 'string' ? standard : board.map;
  const atlas = atlasOf(map, typeof board === 'string' ? board : board.side);
  const seats = [...Array(players).keys()];
  const owners = players === 2 ? [...seats, EMPEROR] : seats;
  const ownerOf = (owner: number | 'emperor'): number => (owner === 'emperor' ? EMPEROR : owner);
  const table: Table = {
    atlas,
    players,
    owners,
    withFortifications: options.fortifications ?? false,
    withTiles: options.bonusTiles ?? false,
    withInfluence: options.influence ?? players === 2,
    turn: position.turn,
    phase: position.phase ?? 'act',
    hands: position.hands.map(cardsOf),
    known: seats.map(seat => cardsOf(position.known?.[seat])),
    row: [...position.row],
    pile: cardsOf(position.pile),
    discards: cardsOf(position.discards),
    exhaustions: position.exhaustions ?? 0,
    palaces: new Map(Object.entries(position.palaces ?? {}).map(([space, owner]) => [space, ownerOf(owner)])),
    emissaries: new Map(
      [...atlas.provinces.keys()].map(id => [id, owners.map(owner => position.emissaries?.[id]?.[owner] ?? 0)]),
    ),
    fortifications: new Set(position.fortifications ?? []),
    fortificationsLeft: seats.map(seat => position.fortificationsLeft?.[seat] ?? (options.fortifications ? 1 : 0)),
    tiles: new Map(Object.entries(position.tiles ?? {})),
    tilesTaken: owners.map(owner => ({ yellow: 0, orange: 0, green: 0, ...position.tilesTaken?.[owner] })),
    emperorCards: cardsOf(position.emperorCards),
    kept: seats.map(seat => cardsOf(position.kept?.[seat])),
    holders: new Map(Object.entries(position.holders ?? {}) as [Colour, number][]),
    specials: seats.map(seat => new Set(players === 2 ? (position.specials?.[seat] ?? ALL_SPECIALS) : [])),
    emperorPoints: new Map(Object.entries(position.emperorPoints ?? {})),
    placed: [...(position.placed ?? [])],
    played: cardsOf(position.played),
    commit: position.commit && { target: position.commit.target, emperor: position.commit.emperor ?? false },
    toDraw: position.toDraw ?? 0,
    emperorFirst: position.emperorFirst ?? false,
  };
  if (position.pile === undefined && table.exhaustions < 2) table.pile = unseen(table);
  if (position.toDraw === undefined && (table.phase === 'draw' || table.phase === 'deal-hand'))
    table.toDraw = 3 - countOf(table.hands[table.turn]!);
  return table;
}

const ALL_SPECIALS = ['emperor-first', 'two-provinces', 'change-card'];

const cardsOf = (cards: Partial<Cards> | undefined): Cards => ({
  red: 0,
  green: 0,
  yellow: 0,
  orange: 0,
  violet: 0,
  ...cards,
});

const ALL_CARDS: Cards = { red: 13, green: 12, yellow: 11, orange: 11, violet: 10 };

/** C2: all cards of the game that lie nowhere else. */
function unseen(table: Table): Cards {
  const removed = table.players === 5 ? 0 : table.players === 4 ? 1 : 2;
  const places = [...table.hands, ...table.kept, table.discards, table.emperorCards, table.played];
  const left = cardsOf(undefined);
  for (const colour of colours) {
    const inRow = table.row.filter(card => card === colour).length;
    left[colour] = ALL_CARDS[colour] - removed - inRow - places.reduce((sum, cards) => sum + cards[colour], 0);
  }
  return left;
}

const atlases = new Map<string, Atlas>();

/** Documents come and go: maps that read the same share an atlas. */
function atlasOf(map: MapDocument, side: '34' | '45' | 'border'): Atlas {
  const key = `${side} ${map === standard ? '' : JSON.stringify(map)}`;
  const atlas = atlases.get(key) ?? drawAtlas(map, side);
  atlases.set(key, atlas);
  return atlas;
}

/** C1, C35, C38: the part of a map that is used on one side; posts and ports are of the border board only. */
function drawAtlas(map: MapDocument, side: '34' | '45' | 'border'): Atlas {
  const places = map.spaces.map(({ id, province, port }) => ({
    id,
    provinces: [province],
    port: side === 'border' && port === true,
  }));
  const posts = (map.posts ?? []).map(({ id, provinces }) => ({ id, provinces: [...provinces], port: false }));
  const all = side === 'border' ? [...places, ...posts] : places;
  const roadsFrom = (id: string): string[] =>
    (map.roads[side] ?? []).flatMap(([a, b]) => (a === id ? [b!] : b === id ? [a!] : []));
  return {
    spaces: new Map(all.map(space => [space.id, { ...space, roads: roadsFrom(space.id) }])),
    provinces: new Map(
      map.provinces.map(({ id, colour }) => [
        id,
        { id, colour, spaces: all.filter(({ provinces }) => provinces.includes(id)).map(space => space.id) },
      ]),
    ),
    alliances: map.alliances.map(({ between }) => [between[0]!, between[1]!]),
  };
}
