// Sets of cells as bits, 32 cells a word.
import { countBits, lowestBit } from '../../../kernel/index.ts';
import { WORDS } from './board.ts';

export function clearSet(sets: Int32Array, set = 0): void {
  for (let word = set; word < set + WORDS; word++) sets[word] = 0;
}

export function copySet(sets: Int32Array, set: number, into: Int32Array): void {
  for (let word = 0; word < WORDS; word++) into[word] = sets[set + word];
}

export function countSet(sets: Int32Array, set = 0): number {
  let count = 0;
  for (let word = set; word < set + WORDS; word++) count += countBits(sets[word]);
  return count;
}

/** The member of a set that has `rank` smaller ones. */
export function memberOf(sets: Int32Array, rank: number): number {
  let left = rank;
  for (let word = 0; word < WORDS; word++) {
    let bits = sets[word];
    if (bits === 0) continue;
    const count = countBits(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    while (left-- > 0) bits &= bits - 1;
    return (word << 5) + lowestBit(bits);
  }
  throw new RangeError(`a set has no member ${rank}`);
}

/** Whether a cell is a member of the set at an offset. */
export const has = (sets: Int32Array, set: number, cell: number): boolean =>
  ((sets[set + (cell >> 5)] >> (cell & 31)) & 1) === 1;
