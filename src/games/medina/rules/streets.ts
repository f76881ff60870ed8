// Merchants: they extend the current street at an end, or begin a new one when it can't be extended (M17, M18).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { besides, WORDS } from '../board/board.ts';
import { clearSet, countSet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import { BUILDING_OF, CELLS, EMPTIES, END_A, END_B, MERCHANT, NEAR_ONE, NEAR_TWO, STREET, STREETS } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { isEmpty, type State } from '../state.ts';
import { occupy } from './palaces.ts';
import { lacks, refusesStock, takeFromStock } from './stock.ts';

export function refusesMerchant(state: State, seat: Seat, cell: number): Refusal | undefined {
  const missing = refusesStock(state, seat, MERCHANT);
  if (missing) return missing;
  const begins = !canExtend(state);
  if (!isEmpty(state, cell)) return begins ? refusals['street-occupied'] : refusals['merchant-occupied'];
  if (begins) return refusesNewStreet(state, cell);
  return endBeside(state, cell) === undefined ? refusals['not-at-end'] : refusesExtension(state, cell);
}

/** M17: an empty cell beside an end of the current street. */
const refusesExtension = (state: State, cell: number): Refusal | undefined =>
  merchantsBeside(state, cell) > 1 ? refusals['second-merchant'] : undefined;

/** M18: an empty cell. Asked only when the current street can't be extended. */
const refusesNewStreet = (state: State, cell: number): Refusal | undefined =>
  merchantsBeside(state, cell) > state.setup.options.newStreetTouches ? refusals.crowded : undefined;

const merchantsBeside = ({ bytes, setup }: State, cell: number): number =>
  besides(cell, setup.board.stride).filter(beside => {
    const piece = bytes[CELLS + beside];
    return piece >= STREET && piece < BUILDING_OF;
  }).length;

/** The cells that `refusesMerchant` allows. Returns how many there are. */
export function merchantCells(state: State, seat: Seat, into: Int32Array): number {
  const { bytes, sets, setup } = state;
  if (lacks(state, seat, MERCHANT)) return 0;
  clearSet(into);
  const a = bytes[END_A];
  const b = bytes[END_B];
  let count = addExtensions(state, a, into);
  if (a !== b) count += addExtensions(state, b, into);
  if (count > 0) return count;
  const crowded = setup.options.newStreetTouches === 1 ? NEAR_TWO : NEAR_ONE;
  for (let word = 0; word < WORDS; word++) into[word] = sets[EMPTIES + word] & ~sets[crowded + word];
  return countSet(into);
}

/** A cell that extends one end does not touch the other, so nothing is counted twice. */
function addExtensions(state: State, end: number, into: Int32Array): number {
  const { stride } = state.setup.board;
  return (
    addExtension(state, end - stride, into) +
    addExtension(state, end - 1, into) +
    addExtension(state, end + 1, into) +
    addExtension(state, end + stride, into)
  );
}

function addExtension({ sets }: State, cell: number, into: Int32Array): number {
  if (!extendsAt(sets, cell)) return 0;
  into[cell >> 5] |= 1 << (cell & 31);
  return 1;
}

/** M17: what `refusesExtension` says of a cell beside an end, and whether it is empty. */
function extendsAt(sets: Int32Array, cell: number): boolean {
  const word = cell >> 5;
  return (sets[EMPTIES + word] & ~sets[NEAR_TWO + word] & (1 << (cell & 31))) !== 0;
}

/** M17: whether a merchant can be added to an end of the current street. */
const canExtend = (state: State): boolean =>
  extendsFrom(state, state.bytes[END_A]) || extendsFrom(state, state.bytes[END_B]);

/** M17: whether a merchant can be added beside this end. */
export const extendsFrom = ({ sets, setup }: State, end: number): boolean =>
  extendsAt(sets, end - setup.board.stride) ||
  extendsAt(sets, end - 1) ||
  extendsAt(sets, end + 1) ||
  extendsAt(sets, end + setup.board.stride);

export function placeMerchant(state: State, seat: Seat, cell: number, emit?: Emit): void {
  takeFromStock(state, seat, MERCHANT);
  const begins = addMerchant(state, cell);
  emit?.({ kind: 'merchant', seat, cell: state.setup.board.names[cell], begins });
}

/** Adds a merchant to the current street, or begins a new one where that can't be extended. Returns whether it did. */
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
  putMerchant(state, bytes[STREETS] - 1, cell);
  return begins;
}

export function putMerchant(state: State, street: number, cell: number): void {
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

/** The end of the current street that a cell is beside, if any. */
function endBeside({ bytes, setup }: State, cell: number): number | undefined {
  const a = bytes[END_A];
  if (isBeside(a, cell, setup.board.stride)) return a;
  const b = bytes[END_B];
  return isBeside(b, cell, setup.board.stride) ? b : undefined;
}

const isBeside = (one: number, other: number, stride: number): boolean => {
  const apart = Math.abs(one - other);
  return apart === 1 || apart === stride;
};
