import { type Options, sideOf } from '../options.ts';
import { priceInProvince, priceOfPost } from '../rules/payments.ts';
import { COLOURS, type Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import { buildNetwork } from './mapRoads.ts';
import { standard } from './standard.ts';

/** A map made ready for play: everything by number. Posts are spaces after all others. Shared by all states, never changed. */
export interface Board {
  readonly side: Side;
  readonly provinces: number;
  /** Palace spaces and, on the border board, posts. */
  readonly spaces: number;
  /** The number of the first post; equal to `spaces` where there are none. */
  readonly firstPost: number;
  readonly provinceIds: readonly string[];
  readonly spaceIds: readonly string[];
  /** The colour of each province. */
  readonly colour: Uint8Array;
  /** The province of each space. */
  readonly home: Uint8Array;
  /** C35: the second province of a post; of other spaces the same as `home`. */
  readonly away: Uint8Array;
  /** The spaces of each province, posts included. */
  readonly spacesOf: readonly Uint8Array[];
  /** C6: the payments that a piece in each province takes, as a mask. */
  readonly priceIn: Uint32Array;
  /** C6, C36: the payments that a palace on each space takes. */
  readonly priceOn: Uint32Array;
  /** All payments that a piece in a province or on one of its posts can take. */
  readonly priceNear: Uint32Array;
  /** Which spaces roads lead to from each space. */
  readonly roads: readonly Uint8Array[];
  /** By number of the alliance: number and two provinces. */
  readonly alliances: readonly (readonly [number, number, number])[];
  /** C38 */
  readonly ports: Uint8Array;
  /** C31: the spaces of each province that may have a bonus tile. */
  readonly tileSpaces: readonly Uint8Array[];
  /** The numbers by id. */
  readonly provinceOf: ReadonlyMap<string, number>;
  readonly spaceOf: ReadonlyMap<string, number>;
}

const ready = new WeakMap<MapDocument, { [side in Side]?: Board }>();

/** The map that is played on, with the names that people read. */
export const mapOf = ({ board }: Pick<Options, 'board'>): MapDocument =>
  typeof board === 'string' ? standard : board.map;

/** The board that is played on. */
export function boardOf(options: Options): Board {
  const map = mapOf(options);
  const side = sideOf(options);
  const boards = ready.get(map) ?? {};
  const board = boards[side] ?? compile(map, side);
  boards[side] = board;
  ready.set(map, boards);
  return board;
}

function compile(map: MapDocument, side: Side): Board {
  const posts = side === 'border' ? (map.posts ?? []) : [];
  const all = [...map.spaces.map(({ id, province }) => ({ id, provinces: [province, province] })), ...posts];
  const provinceIds = map.provinces.map(({ id }) => id);
  const spaceIds = all.map(({ id }) => id);
  const spaceOf = new Map(spaceIds.map((id, i) => [id, i]));
  const provinceOf = new Map(provinceIds.map((id, i) => [id, i]));
  const colour = Uint8Array.from(map.provinces, province => COLOURS.indexOf(province.colour));
  const home = Uint8Array.from(all, ({ provinces }) => provinceOf.get(provinces[0])!);
  const away = Uint8Array.from(all, ({ provinces }) => provinceOf.get(provinces[1])!);
  const where = (test: (space: number) => boolean): Uint8Array => Uint8Array.from(spaceOf.values()).filter(test);
  const spacesOf = provinceIds.map((_, p) => where(space => home[space] === p || away[space] === p));
  const priceOn = Uint32Array.from(all, (_, space) => {
    const own = colour[home[space]];
    return space < map.spaces.length ? priceInProvince(own) : priceOfPost(own, colour[away[space]]);
  });
  const network = buildNetwork(map, side);
  const roads = spaceIds.map(id => Uint8Array.from(network.get(id)!, end => spaceOf.get(end)!).sort());
  return {
    side,
    provinces: provinceIds.length,
    spaces: all.length,
    firstPost: map.spaces.length,
    provinceIds,
    spaceIds,
    colour,
    home,
    away,
    spacesOf,
    priceIn: Uint32Array.from(colour, priceInProvince),
    priceOn,
    priceNear: Uint32Array.from(spacesOf, spaces => spaces.reduce((price, space) => price | priceOn[space], 0)),
    roads,
    alliances: map.alliances
      .map(({ number, between: [a, b] }) => [number, provinceOf.get(a)!, provinceOf.get(b)!] as const)
      .sort((a, b) => a[0] - b[0]),
    ports: where(space => side === 'border' && map.spaces[space]?.port === true),
    tileSpaces: provinceIds.map((_, p) =>
      where(space => space < map.spaces.length && home[space] === p && roads[space].length < 3),
    ),
    provinceOf,
    spaceOf,
  };
}
