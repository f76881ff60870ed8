// A state in the words of the position document.
import type { JsonObject, Seat } from '../../../kernel/index.ts';
import { wallCell } from '../board/board.ts';
import {
  BLOCKED_BY,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  DUE,
  EMPTY,
  LEFT,
  MERCHANT,
  NEUTRAL,
  NEUTRAL_ROOF,
  NONE,
  NUMBER,
  PALACE_TILES,
  PALACES,
  PHASE,
  PLAYING,
  ROOF_OF,
  ROOF_OWED,
  SEAT,
  STABLE,
  STABLE_OF,
  STREET,
  STREETS,
  TEA,
  TOWER_TILES,
  USED_COLOURS,
  USED_ROOFS,
  WALL,
} from '../layout.ts';
import { isOut, type State, stockOf, wellOf } from '../state.ts';
import { type CellName, type Colour, type Roof, SIDES, type WallName } from '../vocabulary.ts';

export function writePosition(state: State): JsonObject {
  const { setup } = state;
  return {
    options: { ...setup.options },
    well: wellName(state),
    palaces: palaceWords(state).map(palace => ({ ...palace })),
    streets: streetWords(state),
    walls: wallWords(state),
    stocks: seatsOf(state).map(seat => ({ ...stockWords(state, seat) })),
    palaceTiles: palaceTileWords(state),
    towerTiles: towerTileWords(state),
    ...outWords(state),
    turn: turnWords(state),
  } as JsonObject;
}

export interface PalaceWords {
  readonly colour: Colour;
  readonly buildings: readonly CellName[];
  readonly stables: readonly CellName[];
  readonly roof: { readonly kind: Roof; readonly seat?: Seat } | null;
}

export interface StockWords {
  readonly buildings: { readonly [colour in Colour]?: number };
  readonly stables: number;
  readonly merchants: number;
  readonly walls: number;
  readonly neutralRoofs: number;
  readonly tea: number;
}

export interface TurnWords {
  readonly seat: Seat;
  readonly number: number;
  readonly due: number;
  readonly placed: number;
  readonly buildings?: readonly Colour[];
  readonly roofs?: readonly ('own' | 'blocking')[];
  readonly roofOwed?: boolean;
}

export type PalaceTiles = { readonly [colour in Colour]?: Seat | null };
export type TowerTiles = { readonly [tower in '1' | '2' | '3' | '4']: Seat | null };

export function wellName(state: State): CellName | null {
  const cell = wellOf(state);
  return cell < 0 ? null : state.setup.board.names[cell];
}

export function palaceWords(state: State): PalaceWords[] {
  const { bytes, setup } = state;
  const palaces = Array.from({ length: bytes[PALACES] }, (_, palace) => ({
    colour: setup.colours[bytes[COLOUR_OF + palace]],
    buildings: [] as CellName[],
    stables: [] as CellName[],
    roof: roofWords(bytes[ROOF_OF + palace]),
  }));
  // One pass over the city for all palaces, in reading order.
  for (const cell of setup.board.city) {
    const stands = bytes[CELLS + cell];
    if (stands >= STABLE_OF) palaces[stands - STABLE_OF].stables.push(setup.board.names[cell]);
    else if (stands >= BUILDING_OF) palaces[stands - BUILDING_OF].buildings.push(setup.board.names[cell]);
  }
  return palaces;
}

function roofWords(roof: number): PalaceWords['roof'] {
  if (roof === NONE) return null;
  if (roof === NEUTRAL_ROOF) return { kind: 'neutral' };
  return roof < BLOCKED_BY ? { kind: 'own', seat: roof } : { kind: 'blocking', seat: roof - BLOCKED_BY };
}

/** Each street from its end that comes first in reading order to the other one. */
export function streetWords({ bytes, setup }: State): CellName[][] {
  const { city, names, stride } = setup.board;
  const streets = Array.from({ length: bytes[STREETS] }, (): number[] => []);
  for (const cell of city) {
    const stands = bytes[CELLS + cell];
    if (stands >= STREET && stands < BUILDING_OF) streets[stands - STREET].push(cell);
  }
  return streets.map(cells => alongStreet(cells, stride).map(cell => names[cell]));
}

function alongStreet(cells: readonly number[], stride: number): number[] {
  const left = new Set(cells);
  const next = (cell: number): number | undefined =>
    [cell - stride, cell - 1, cell + 1, cell + stride].find(beside => left.has(beside));
  const isEnd = (cell: number): boolean =>
    [cell - stride, cell - 1, cell + 1, cell + stride].filter(beside => left.has(beside)).length < 2;
  const way: number[] = [];
  for (let cell = cells.find(isEnd); cell !== undefined; cell = next(cell)) {
    way.push(cell);
    left.delete(cell);
  }
  return way;
}

export function wallWords({ bytes, setup }: State): WallName[] {
  const { lengths, names } = setup.board;
  const walls: WallName[] = [];
  for (let side = 0; side < SIDES.length; side++) {
    for (let place = 0; place < lengths[side]; place++) {
      const cell = wallCell(setup.board, side, place);
      if (bytes[CELLS + cell] !== EMPTY) walls.push(names[cell]);
    }
  }
  return walls;
}

export const stockWords = (state: State, seat: Seat): StockWords => ({
  buildings: byColour(state, colour => stockOf(state, seat, colour)),
  stables: stockOf(state, seat, STABLE),
  merchants: stockOf(state, seat, MERCHANT),
  walls: stockOf(state, seat, WALL),
  neutralRoofs: stockOf(state, seat, NEUTRAL),
  tea: stockOf(state, seat, TEA),
});

export const byColour = <T>({ setup }: State, value: (colour: number) => T): { [colour in Colour]?: T } =>
  Object.fromEntries(setup.colours.map((name, colour) => [name, value(colour)]));

export const byTower = <T>(value: (tower: number) => T): { [tower in '1' | '2' | '3' | '4']: T } => ({
  '1': value(0),
  '2': value(1),
  '3': value(2),
  '4': value(3),
});

/** M24: who is out. The first revision did not ask. */
export const outWords = (state: State): { readonly out?: readonly Seat[] } =>
  state.setup.revision > 1 ? { out: seatsOf(state).filter(seat => isOut(state, seat)) } : {};

const seatsOf = ({ setup }: State): Seat[] => Array.from({ length: setup.players }, (_, seat) => seat);

const holder = (byte: number): Seat | null => (byte === NONE ? null : byte);

export const palaceTileWords = (state: State): PalaceTiles =>
  byColour(state, colour => holder(state.bytes[PALACE_TILES + colour]));

export const towerTileWords = (state: State): TowerTiles => byTower(tower => holder(state.bytes[TOWER_TILES + tower]));

export function turnWords({ bytes, setup }: State): TurnWords | null {
  if (bytes[PHASE] !== PLAYING) return null;
  const used = bytes[USED_COLOURS];
  const roofs = bytes[USED_ROOFS];
  return {
    seat: bytes[SEAT],
    number: bytes[NUMBER],
    due: bytes[DUE],
    placed: bytes[DUE] - bytes[LEFT],
    ...(setup.duel && {
      buildings: setup.colours.filter((_, colour) => (used & (1 << colour)) !== 0),
      roofs: (['own', 'blocking'] as const).filter((_, roof) => (roofs & (1 << roof)) !== 0),
    }),
    ...(setup.options.rules === 'first' && { roofOwed: bytes[ROOF_OWED] === 1 }),
  };
}
