// M6, M25: what the rest of a turn asks of a piece. Nearly always a quick proof shows that enough can follow; where
// pieces or places are scarce, every sequence is tried.
import { lowestBit, type Refusal, type Seat } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { BLOCKING, DUE, LEFT, NEUTRAL, ROOF, ROOF_OWED, TEA } from '../layout.ts';
import { isRoof } from '../moves/packing.ts';
import { refusals } from '../moves/refusals.ts';
import type { Setup } from '../setup.ts';
import { clone, type State, stockOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import { countBuildingCells } from './buildings.ts';
import { cellsFor, placePiece } from './pieces.ts';
import { canRoof } from './roofs.ts';
import { countStableCells } from './stables.ts';
import { merchantCells } from './streets.ts';
import { countWalls } from './walls.ts';

/** No piece takes more cells than its own and the eight around it from a set of places. */
const MOST_SPOILT = 9;
const scratch = new Int32Array(WORDS);

// What the search works on, one for each number of pieces left, so that it allocates nothing.
const triedPlaces = [0, 1, 2, 3].map(() => new Int32Array(WORDS));
const spares: { setup: Setup; sets: Int32Array; bytes: Uint8Array }[] = [];

function spare(state: State, left: number): State {
  spares[left] ??= clone(state);
  const copy = spares[left];
  copy.setup = state.setup;
  copy.sets.set(state.sets);
  return copy;
}

/** Whether a seat can place any piece. */
export const canPlace = (state: State, seat: Seat): boolean => surely(state, seat, 1);

/**
 * A quick proof that `left` pieces can be placed, and that whatever the first of them is, the others can follow.
 * False proves nothing, except when only one piece is asked for.
 */
export function surely(state: State, seat: Seat, left: number): boolean {
  const walls = countWalls(state, seat);
  return walls >= left || walls + othersThanWalls(state, seat) >= left;
}

/**
 * 2 if two pieces other than walls can be placed whatever the first of them is; else 1 if one can be placed; else 0.
 * For 2 there must be two sources of places of which no single piece can spoil both.
 */
function othersThanWalls(state: State, seat: Seat): number {
  const merchants = merchantCells(state, seat, scratch);
  const stables = countStableCells(state, seat);
  // A source here is spoilt only by its own pieces.
  const firm = (merchants > 1 ? 1 : 0) + (stables > MOST_SPOILT ? 1 : 0);
  if (firm === 2) return 2;
  // Roofs are spoilt only by roofs.
  const roofs = canRoofAny(state, seat);
  if (firm === 1 && roofs) return 2;
  // A colour with many places is spoilt only by its own buildings and by a roof on its palace.
  let colours = 0;
  let broad = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const places = countBuildingCells(state, seat, colour);
    if (places > 0) colours++;
    if (places > MOST_SPOILT) broad++;
  }
  if (broad + firm > 1) return 2;
  return merchants > 0 || stables > 0 || roofs || colours > 0 ? 1 : 0;
}

const canRoofAny = (state: State, seat: Seat): boolean =>
  canRoof(state, seat, ROOF) || canRoof(state, seat, NEUTRAL) || canRoof(state, seat, BLOCKING);

/** M6: how many pieces, up to `most`, a seat can place one after the other. */
export function reachable(state: State, seat: Seat, most: number): number {
  let count = most;
  while (count > 0 && !reaches(state, seat, count, false)) count--;
  return count;
}

/** Whether some sequence of exactly `left` pieces can be placed, with a roof among them if one is owed. */
export function reaches(state: State, seat: Seat, left: number, roofOwed: boolean): boolean {
  if (left === 0) return !roofOwed;
  if (left === 1) return roofOwed ? canRoofAny(state, seat) : canPlace(state, seat);
  return (!roofOwed && surely(state, seat, left)) || tryAll(state, seat, left, roofOwed);
}

/** The same by trying every sequence. */
export function tryAll(state: State, seat: Seat, left: number, roofOwed: boolean): boolean {
  const places = triedPlaces[left];
  for (const kind of state.setup.kinds) {
    if (cellsFor(state, seat, kind, places) === 0) continue;
    for (let word = 0; word < WORDS; word++)
      for (let bits = places[word]; bits !== 0; bits &= bits - 1) {
        const next = spare(state, left);
        placePiece(next, seat, kind, (word << 5) + lowestBit(bits));
        if (reaches(next, seat, left - 1, roofOwed && !isRoof(kind))) return true;
      }
  }
  return false;
}

/** Whether any piece that can be placed now lets the turn be completed: then `refusesStranding` refuses none. */
export function isFree(state: State, seat: Seat): boolean {
  const left = state.bytes[LEFT];
  return state.bytes[ROOF_OWED] === 0 && (left === 1 || surely(state, seat, left));
}

/** M6, M25: refuses a piece after which the turn could not be completed. */
export function refusesStranding(state: State, seat: Seat, kind: number, cell: number): Refusal | undefined {
  const owed = state.bytes[ROOF_OWED] === 1;
  if (completes(state, seat, kind, cell, owed)) return undefined;
  return owed && completes(state, seat, kind, cell, false) ? refusals['roof-owed'] : refusals.strands;
}

/** Whether the turn can be completed after this piece; M23: tea can replace the second one. */
function completes(state: State, seat: Seat, kind: number, cell: number, roofOwed: boolean): boolean {
  const next = spare(state, state.bytes[LEFT]);
  placePiece(next, seat, kind, cell);
  if (reaches(next, seat, state.bytes[LEFT] - 1, roofOwed && !isRoof(kind))) return true;
  return state.bytes[DUE] === 2 && state.bytes[LEFT] === 2 && stockOf(next, seat, TEA) > 0;
}
