// Merchants on the board (M17, M18).
import { WORDS } from './board.ts';
import { occupy } from './palaces.ts';
import { CELLS, EMPTIES, END_A, END_B, NEAR_ONE, NEAR_TWO, STREET, STREETS, type State } from './state.ts';

/** Adds a merchant: to the current street, or as the first of a new one where that can't be extended. */
export function addMerchant(state: State, cell: number): boolean {
  const { bytes } = state;
  const begins = bytes[STREETS] === 0 || !canExtend(state);
  if (begins) {
    bytes[STREETS]!++;
    setEnds(bytes, cell, cell);
  } else {
    const joined = endBeside(state, cell);
    const other = bytes[END_A] === joined ? bytes[END_B]! : bytes[END_A]!;
    setEnds(bytes, other, cell);
  }
  standMerchant(state, bytes[STREETS]! - 1, cell);
  return begins;
}

export function standMerchant(state: State, street: number, cell: number): void {
  const { bytes, sets, setup } = state;
  const { stride } = setup.board;
  occupy(state, cell);
  bytes[CELLS + cell] = STREET + street;
  near(sets, cell - stride);
  near(sets, cell - 1);
  near(sets, cell + 1);
  near(sets, cell + stride);
}

function near(sets: Int32Array, cell: number): void {
  const word = cell >> 5;
  const bit = 1 << (cell & 31);
  sets[NEAR_TWO + word]! |= sets[NEAR_ONE + word]! & bit;
  sets[NEAR_ONE + word]! |= bit;
}

export function setEnds(bytes: Uint8Array, one: number, other: number): void {
  bytes[END_A] = Math.min(one, other);
  bytes[END_B] = Math.max(one, other);
}

/** The end of the current street that a cell lies beside, if any. */
export function endBeside({ bytes, setup }: State, cell: number): number | undefined {
  const a = bytes[END_A]!;
  if (isBeside(a, cell, setup.board.stride)) return a;
  const b = bytes[END_B]!;
  return isBeside(b, cell, setup.board.stride) ? b : undefined;
}

const isBeside = (one: number, other: number, stride: number): boolean => {
  const apart = Math.abs(one - other);
  return apart === 1 || apart === stride;
};

/** M17: whether a merchant can be added to an end of the current street. */
export const canExtend = (state: State): boolean =>
  extendsFrom(state, state.bytes[END_A]!) || extendsFrom(state, state.bytes[END_B]!);

export const extendsFrom = ({ sets, setup }: State, end: number): boolean =>
  isSingle(sets, end - setup.board.stride) ||
  isSingle(sets, end - 1) ||
  isSingle(sets, end + 1) ||
  isSingle(sets, end + setup.board.stride);

/** M17: an empty cell beside a merchant takes another one if it is beside no second one. */
function isSingle(sets: Int32Array, cell: number): boolean {
  const word = cell >> 5;
  return (sets[EMPTIES + word]! & ~sets[NEAR_TWO + word]! & (1 << (cell & 31))) !== 0;
}

/** M17, M18: the cells where a merchant may stand now. False if there are none. */
export function streetCells(state: State, into: Int32Array): boolean {
  const { bytes, sets, setup } = state;
  const { stride } = setup.board;
  into.fill(0);
  let found = 0;
  for (let end = END_A; end <= END_B; end++) {
    const at = bytes[end]!;
    found |= single(sets, at - stride, into) | single(sets, at - 1, into);
    found |= single(sets, at + 1, into) | single(sets, at + stride, into);
  }
  if (found !== 0) return true;
  const crowded = setup.options.newStreetTouches === 1 ? NEAR_TWO : NEAR_ONE;
  for (let word = 0; word < WORDS; word++) {
    into[word] = sets[EMPTIES + word]! & ~sets[crowded + word]!;
    found |= into[word]!;
  }
  return found !== 0;
}

function single(sets: Int32Array, cell: number, into: Int32Array): number {
  const word = cell >> 5;
  const bit = sets[EMPTIES + word]! & ~sets[NEAR_TWO + word]! & (1 << (cell & 31));
  into[word]! |= bit;
  return bit;
}
