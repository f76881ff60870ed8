// Merchants on the board (M17, M18).
import { WORDS } from '../board/board.ts';
import { clearSet, countSet } from '../board/sets.ts';
import { CELLS, EMPTIES, END_A, END_B, NEAR_ONE, NEAR_TWO, STREET, STREETS } from '../layout.ts';
import type { State } from '../state.ts';
import { occupy } from './palaces.ts';

/** Adds a merchant: to the current street, or as the first of a new one where that can't be extended. */
export function addMerchant(state: State, cell: number): boolean {
  const { bytes } = state;
  const begins = bytes[STREETS] === 0 || !canExtend(state);
  if (begins) {
    bytes[STREETS]++;
    setEnds(bytes, cell, cell);
  } else {
    const joined = endBeside(state, cell);
    const other = bytes[END_A] === joined ? bytes[END_B] : bytes[END_A];
    setEnds(bytes, other, cell);
  }
  standMerchant(state, bytes[STREETS] - 1, cell);
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
  sets[NEAR_TWO + word] |= sets[NEAR_ONE + word] & bit;
  sets[NEAR_ONE + word] |= bit;
}

export function setEnds(bytes: Uint8Array, one: number, other: number): void {
  bytes[END_A] = Math.min(one, other);
  bytes[END_B] = Math.max(one, other);
}

/** The end of the current street that a cell lies beside, if any. */
export function endBeside({ bytes, setup }: State, cell: number): number | undefined {
  const a = bytes[END_A];
  if (isBeside(a, cell, setup.board.stride)) return a;
  const b = bytes[END_B];
  return isBeside(b, cell, setup.board.stride) ? b : undefined;
}

const isBeside = (one: number, other: number, stride: number): boolean => {
  const apart = Math.abs(one - other);
  return apart === 1 || apart === stride;
};

/** M17: whether a merchant can be added to an end of the current street. */
export const canExtend = (state: State): boolean =>
  extendsFrom(state, state.bytes[END_A]) || extendsFrom(state, state.bytes[END_B]);

export const extendsFrom = ({ sets, setup }: State, end: number): boolean =>
  isSingle(sets, end - setup.board.stride) ||
  isSingle(sets, end - 1) ||
  isSingle(sets, end + 1) ||
  isSingle(sets, end + setup.board.stride);

/** M17: an empty cell beside a merchant takes another one if it is beside no second one. */
function isSingle(sets: Int32Array, cell: number): boolean {
  const word = cell >> 5;
  return (sets[EMPTIES + word] & ~sets[NEAR_TWO + word] & (1 << (cell & 31))) !== 0;
}

/** M17, M18: the cells where a merchant may stand now. Returns how many there are. */
export function streetCells(state: State, into: Int32Array): number {
  const { bytes, sets, setup } = state;
  const { stride } = setup.board;
  clearSet(into);
  const a = bytes[END_A];
  const b = bytes[END_B];
  let count = extensions(sets, a, stride, into);
  if (a !== b) count += extensions(sets, b, stride, into);
  if (count > 0) return count;
  const crowded = setup.options.newStreetTouches === 1 ? NEAR_TWO : NEAR_ONE;
  for (let word = 0; word < WORDS; word++) into[word] = sets[EMPTIES + word] & ~sets[crowded + word];
  return countSet(into);
}

/** A cell that extends one end does not touch the other, so nothing is counted twice. */
const extensions = (sets: Int32Array, end: number, stride: number, into: Int32Array): number =>
  extension(sets, end - stride, into) +
  extension(sets, end - 1, into) +
  extension(sets, end + 1, into) +
  extension(sets, end + stride, into);

function extension(sets: Int32Array, cell: number, into: Int32Array): number {
  if (!isSingle(sets, cell)) return 0;
  into[cell >> 5] |= 1 << (cell & 31);
  return 1;
}
