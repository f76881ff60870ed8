// Buildings: they extend the growing palace of their colour or start one (M8, M9), until the colour is closed (M11).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { besides, WORDS } from '../board/board.ts';
import { copySet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import {
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  GROWING,
  GROWTH,
  NONE,
  NUMBER_BITS,
  PALACES,
  ROOF_OF,
  ROOM,
  STABLE_OF,
  START_COUNT,
  STARTS,
  STOCK_SIZE,
  STOCKS,
  UNROOFED,
  USED_COLOURS,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { isClosed, isEmpty, type State, stockOf } from '../state.ts';
import { addBuilding, isBesideBuilding, occupy, refusesSpacing } from './palaces.ts';
import { takeFromStock } from './stock.ts';

export const refusesBuilding = (state: State, seat: Seat, colour: number, cell: number): Refusal | undefined =>
  refusesColour(state, seat, colour) ?? refusesBuildingAt(state, colour, cell);

/** M3, M11, M15: a colour that the seat can't place anywhere. A closed one is in no stock. */
const lacksColour = (state: State, seat: Seat, colour: number): boolean =>
  stockOf(state, seat, colour) === 0 || (state.bytes[USED_COLOURS] & (1 << colour)) !== 0;

export function refusesColour(state: State, seat: Seat, colour: number): Refusal | undefined {
  if (!lacksColour(state, seat, colour)) return undefined;
  if (stockOf(state, seat, colour) > 0) return refusals['colour-turn'];
  return isClosed(state, colour) ? refusals.closed : refusals['no-building'];
}

/** M8, M9, M10, M12 */
function refusesBuildingAt(state: State, colour: number, cell: number): Refusal | undefined {
  const growing = state.bytes[GROWING + colour];
  if (!isEmpty(state, cell)) return growing === NONE ? refusals['start-occupied'] : refusals['building-occupied'];
  if (extendsRoofed(state, colour, cell)) return refusals['extends-roofed'];
  if (growing === NONE) return refusesStart(state, colour) ?? refusesSpacing(state, cell, NONE);
  return isBesideBuilding(state, cell, growing) ? refusesSpacing(state, cell, growing) : refusals['must-extend'];
}

/** M12: whether a building here would be added to a palace of its colour that has a roof. */
const extendsRoofed = (state: State, colour: number, cell: number): boolean =>
  besides(cell, state.setup.board.stride).some(beside => {
    const piece = state.bytes[CELLS + beside];
    const palace = piece & NUMBER_BITS;
    return (
      piece >= BUILDING_OF &&
      piece < STABLE_OF &&
      state.bytes[COLOUR_OF + palace] === colour &&
      state.bytes[ROOF_OF + palace] !== NONE
    );
  });

/** M9, variante française: an unroofed palace of the colour. Asked only when none can grow. */
export const refusesStart = ({ bytes, setup }: State, colour: number): Refusal | undefined =>
  setup.options.francaise && bytes[UNROOFED + colour] > 0 ? refusals['roof-first'] : undefined;

/** The cells that `refusesBuilding` allows, from the sets that the state keeps. Returns how many there are. */
export function buildingCells(state: State, seat: Seat, colour: number, into: Int32Array): number {
  if (lacksColour(state, seat, colour)) return 0;
  const growing = state.bytes[GROWING + colour];
  if (growing !== NONE) {
    copySet(state.sets, GROWTH + colour * WORDS, into);
    return state.bytes[ROOM + growing];
  }
  if (refusesStart(state, colour)) return 0;
  copySet(state.sets, STARTS, into);
  return state.bytes[START_COUNT];
}

/** How many cells there are in `buildingCells`. */
export function countBuildingCells(state: State, seat: Seat, colour: number): number {
  if (lacksColour(state, seat, colour)) return 0;
  const growing = state.bytes[GROWING + colour];
  if (growing !== NONE) return state.bytes[ROOM + growing];
  return refusesStart(state, colour) ? 0 : state.bytes[START_COUNT];
}

export function placeBuilding(state: State, seat: Seat, colour: number, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  takeFromStock(state, seat, colour);
  if (setup.duel) bytes[USED_COLOURS] |= 1 << colour;
  const starts = build(state, colour, cell);
  emit?.({ kind: 'building', seat, colour: setup.colours[colour], cell: setup.board.names[cell], starts });
}

/** M8, M9: adds a building to the growing palace of its colour, or starts a palace. Returns whether it started one. */
function build(state: State, colour: number, cell: number): boolean {
  const { bytes } = state;
  let palace = bytes[GROWING + colour];
  const starts = palace === NONE;
  if (starts) {
    palace = bytes[PALACES]++;
    bytes[COLOUR_OF + palace] = colour;
    bytes[UNROOFED + colour]++;
  }
  occupy(state, cell);
  bytes[GROWING + colour] = palace;
  addBuilding(state, palace, cell);
  if (bytes[ROOM + palace] === 0) bytes[GROWING + colour] = NONE;
  return starts;
}

/** M11: all buildings of the colour leave the game. */
export function closeColour(state: State, colour: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const lost = emit && Array.from({ length: setup.players }, (_, seat) => stockOf(state, seat, colour));
  for (let seat = 0; seat < setup.players; seat++) bytes[STOCKS + seat * STOCK_SIZE + colour] = 0;
  if (lost) emit({ kind: 'colour-closed', colour: setup.colours[colour], lost });
}
