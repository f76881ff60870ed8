// Where a seat may place each kind of piece, leaving aside what the rest of its turn needs (`lookahead.ts`).
import type { Seat } from '../../../kernel/index.ts';
import { WORDS, wallCell } from '../board/board.ts';
import { clearSet, copySet } from '../board/sets.ts';
import {
  ARMS,
  ATTACH_COUNT,
  ATTACHES,
  BLOCKERS,
  BLOCKING,
  COLOUR_OF,
  DUE,
  EMPTIES,
  FIRST,
  GROWING,
  GROWTH,
  IN_STOCK,
  LEFT,
  MERCHANT,
  NEUTRAL,
  NONE,
  OWNED,
  PALACES,
  ROOF,
  ROOF_OF,
  ROOM,
  STABLE,
  START_COUNT,
  STARTS,
  STOCK_SIZE,
  STOCKS,
  TEA,
  UNROOFED,
  USED_COLOURS,
  USED_ROOFS,
  WALL,
  WALL_ROOM,
} from '../layout.ts';
import { isBuilding } from '../moves/packing.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import { streetCells } from './streets.ts';

/** M15: roofs used in this turn, as bits of USED_ROOFS. */
const OWN_USED = 1;
const BLOCKING_USED = 2;

/** M4, M5: the cells for well and first merchant: empty, and not in an outer row or column. */
export function setUpPlaces({ sets, setup }: State, into: Int32Array): void {
  for (let word = 0; word < WORDS; word++) into[word] = sets[EMPTIES + word] & setup.board.inner[word];
}

/** M23: tea stands for the second of two pieces. */
export const mayUseTea = (state: State, seat: Seat): boolean =>
  state.bytes[DUE] === 2 && state.bytes[LEFT] === 1 && holds(state, seat, TEA);

/** The cells where a seat may place a piece of a kind; for roofs, the names of the palaces. Returns how many there are. */
export function placesFor(state: State, seat: Seat, kind: number, into: Int32Array): number {
  const { bytes } = state;
  if (isBuilding(kind)) {
    if (!mayBuild(state, seat, kind)) return 0;
    const growing = bytes[GROWING + kind];
    copySet(state.sets, growing === NONE ? STARTS : GROWTH + kind * WORDS, into);
    return bytes[growing === NONE ? START_COUNT : ROOM + growing];
  }
  switch (kind) {
    case STABLE:
      if (!mayAddStable(state, seat)) return 0;
      copySet(state.sets, ATTACHES, into);
      return bytes[ATTACH_COUNT];
    case MERCHANT:
      return holds(state, seat, MERCHANT) ? streetCells(state, into) : 0;
    case WALL:
      return mayWall(state, seat) ? wallPlaces(state, into) : 0;
    case ROOF:
      return mayRoof(state, seat) ? roofPlaces(state, seat, kind, into) : 0;
    case NEUTRAL:
      return mayPlaceNeutral(state, seat) ? roofPlaces(state, seat, kind, into) : 0;
    case BLOCKING:
      return mayBlock(state, seat) ? roofPlaces(state, seat, kind, into) : 0;
    default:
      return 0;
  }
}

const holds = ({ bytes }: State, seat: Seat, piece: number): boolean => bytes[STOCKS + seat * STOCK_SIZE + piece] > 0;

/** M8, M9, M11, M15: whether a building of a colour can be placed somewhere. */
export const mayBuild = (state: State, seat: Seat, colour: number): boolean =>
  holds(state, seat, colour) &&
  (state.bytes[USED_COLOURS] & (1 << colour)) === 0 &&
  (state.bytes[GROWING + colour] !== NONE || (state.bytes[START_COUNT] > 0 && mayStart(state, colour)));

/** M9, variante française: no palace of the colour is without roof. Asked when none can grow. */
export const mayStart = ({ bytes, setup }: State, colour: number): boolean =>
  !setup.options.francaise || bytes[UNROOFED + colour] === 0;

/** M16 */
export const mayAddStable = (state: State, seat: Seat): boolean =>
  holds(state, seat, STABLE) && state.bytes[ATTACH_COUNT] > 0;

/** M19 */
const mayWall = (state: State, seat: Seat): boolean => holds(state, seat, WALL) && state.bytes[WALL_ROOM] > 0;

/** M12, M15: whether some palace can get the seat's own roof. */
export function mayRoof({ bytes }: State, seat: Seat): boolean {
  if ((bytes[USED_ROOFS] & OWN_USED) !== 0) return false;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (bytes[UNROOFED + colour] > 0 && bytes[OWNED + seat * COLOUR_COUNT + colour] === NONE) return true;
  return false;
}

/** M13 */
export function mayPlaceNeutral(state: State, seat: Seat): boolean {
  if (!holds(state, seat, NEUTRAL)) return false;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (state.bytes[UNROOFED + colour] > 0) return true;
  return false;
}

/** M14, M15 */
export function mayBlock({ bytes, setup }: State, seat: Seat): boolean {
  if (!setup.duel || (bytes[USED_ROOFS] & BLOCKING_USED) !== 0) return false;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (bytes[UNROOFED + colour] > 0 && bytes[BLOCKERS + seat * COLOUR_COUNT + colour] === IN_STOCK) return true;
  return false;
}

/** M19: on each side with more than its gate empty, the cells next to the two lines. */
function wallPlaces({ bytes, setup }: State, into: Int32Array): number {
  const { board } = setup;
  let count = 0;
  clearSet(into);
  for (let side = 0; side < 4; side++) {
    const first = bytes[ARMS + 2 * side];
    const last = board.lengths[side] - 1 - bytes[ARMS + 2 * side + 1];
    if (first >= last) continue;
    const one = wallCell(board, side, first);
    const other = wallCell(board, side, last);
    into[one >> 5] |= 1 << (one & 31);
    into[other >> 5] |= 1 << (other & 31);
    count += 2;
  }
  return count;
}

/** M12, M13, M14: unroofed palaces that may get this kind of roof. */
function roofPlaces({ bytes }: State, seat: Seat, kind: number, into: Int32Array): number {
  let count = 0;
  clearSet(into);
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    if (bytes[ROOF_OF + palace] !== NONE) continue;
    const own = seat * COLOUR_COUNT + bytes[COLOUR_OF + palace];
    if (kind === ROOF && bytes[OWNED + own] !== NONE) continue;
    if (kind === BLOCKING && bytes[BLOCKERS + own] !== IN_STOCK) continue;
    const name = bytes[FIRST + palace];
    into[name >> 5] |= 1 << (name & 31);
    count++;
  }
  return count;
}
