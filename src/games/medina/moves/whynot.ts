// The words for "why not?" of a piece that can't be placed on a cell at all. Every function here is asked only about
// a place that `placesFor` does not have, so its last reason is the one that remains.
import type { Refusal, Seat } from '../../../kernel/index.ts';
import {
  ARMS,
  BLOCKERS,
  BLOCKING,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  DUE,
  EMPTY,
  FIRST,
  GROWING,
  LOST,
  MERCHANT,
  NEUTRAL,
  NONE,
  NUMBER_BITS,
  OWNED,
  ROOF,
  ROOF_OF,
  STABLE,
  STABLE_OF,
  TEA,
  USED,
  USED_COLOURS,
  WALL,
  WELL_PIECE,
} from '../layout.ts';
import { mayStart } from '../rules/places.ts';
import { canExtend, endBeside } from '../rules/streets.ts';
import { isClosed, type State, stockOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import { isBuilding } from './packing.ts';
import { REFUSALS as R } from './refusals.ts';

export function whyNotHere(state: State, seat: Seat, kind: number, cell: number): Refusal {
  if (isBuilding(kind)) return whyNoBuilding(state, seat, kind, cell);
  switch (kind) {
    case STABLE:
      return whyNoStable(state, seat, cell);
    case MERCHANT:
      return whyNoMerchant(state, seat, cell);
    case WALL:
      return whyNoWall(state, seat, cell);
    default:
      return whyNoRoof(state, seat, kind, cell);
  }
}

/** M23 */
export function whyNoTea(state: State, seat: Seat): Refusal {
  if (!state.setup.options.tea) return R.noTeaTiles;
  if (stockOf(state, seat, TEA) === 0) return R.noTea;
  return state.bytes[DUE] === 1 ? R.teaNotDue : R.teaAfterPiece;
}

function whyNoBuilding(state: State, seat: Seat, colour: number, cell: number): Refusal {
  const { bytes } = state;
  if (isClosed(state, colour)) return R.closed;
  if (stockOf(state, seat, colour) === 0) return R.noBuilding;
  if ((bytes[USED_COLOURS] & (1 << colour)) !== 0) return R.colourTurn;
  if (bytes[CELLS + cell] !== EMPTY) return R.buildingOccupied;
  const growing = bytes[GROWING + colour];
  if (growing !== NONE && !isBesideBuilding(state, cell, growing)) return R.mustExtend;
  if (growing === NONE && !mayStart(state, colour)) return R.roofFirst;
  return whyTooClose(state, cell);
}

function whyNoStable(state: State, seat: Seat, cell: number): Refusal {
  if (stockOf(state, seat, STABLE) === 0) return R.noStable;
  if (state.bytes[CELLS + cell] !== EMPTY) return R.stableOccupied;
  return isBesideBuilding(state, cell) ? whyTooClose(state, cell) : R.besideNoBuilding;
}

/** M10 */
function whyTooClose({ bytes, setup }: State, cell: number): Refusal {
  const { stride } = setup.board;
  for (let row = cell - stride; row <= cell + stride; row += stride)
    for (let around = row - 1; around <= row + 1; around++)
      if (bytes[CELLS + around] === WELL_PIECE) return R.besideWell;
  return R.touchesPalace;
}

/** M8, M16: whether a cell is beside a building: of this palace, or of any. */
function isBesideBuilding({ bytes, setup }: State, cell: number, palace = NONE): boolean {
  const { stride } = setup.board;
  for (const beside of [cell - stride, cell - 1, cell + 1, cell + stride]) {
    const stands = bytes[CELLS + beside];
    if (palace === NONE ? stands >= BUILDING_OF && stands < STABLE_OF : stands === BUILDING_OF + palace) return true;
  }
  return false;
}

function whyNoMerchant(state: State, seat: Seat, cell: number): Refusal {
  if (stockOf(state, seat, MERCHANT) === 0) return R.noMerchant;
  if (state.bytes[CELLS + cell] !== EMPTY) return R.merchantOccupied;
  if (!canExtend(state)) return R.crowded;
  return endBeside(state, cell) === undefined ? R.notAtEnd : R.secondMerchant;
}

function whyNoWall(state: State, seat: Seat, cell: number): Refusal {
  const { bytes, setup } = state;
  if (stockOf(state, seat, WALL) === 0) return R.noWall;
  if (bytes[CELLS + cell] !== EMPTY) return R.wallStands;
  const side = setup.board.sideOf[cell];
  const walls = bytes[ARMS + 2 * side] + bytes[ARMS + 2 * side + 1];
  return walls === setup.board.lengths[side] - 1 ? R.gate : R.notInLine;
}

function whyNoRoof(state: State, seat: Seat, kind: number, cell: number): Refusal {
  const { bytes, setup } = state;
  if (kind === NEUTRAL && setup.pieces.neutrals === 0) return R.noNeutralRoofs;
  if (kind === BLOCKING && !setup.duel) return R.noBlockingRoofs;
  if (kind === NEUTRAL && stockOf(state, seat, NEUTRAL) === 0) return R.neutralSpent;
  const stands = bytes[CELLS + cell];
  if (stands < BUILDING_OF) return R.noPalace;
  const palace = stands & NUMBER_BITS;
  if (bytes[ROOF_OF + palace] !== NONE) return R.roofed;
  const own = seat * COLOUR_COUNT + bytes[COLOUR_OF + palace];
  if (kind === ROOF && bytes[OWNED + own] !== NONE) return R.colourOwned;
  if (kind === BLOCKING && bytes[BLOCKERS + own] === USED) return R.blockerUsed;
  if (kind === BLOCKING && bytes[BLOCKERS + own] === LOST) return R.blockerLost;
  return bytes[FIRST + palace] === cell ? R.roofTurn : R.palaceName;
}
