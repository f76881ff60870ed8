// Sets of cells as bits, 32 cells a word.
import { WORDS } from './board.ts';

export function clearSet(sets: Int32Array, set = 0): void {
  for (let word = set; word < set + WORDS; word++) sets[word] = 0;
}

export function copySet(sets: Int32Array, set: number, into: Int32Array): void {
  for (let word = 0; word < WORDS; word++) into[word] = sets[set + word];
}

export function countSet(sets: Int32Array, set = 0): number {
  let count = 0;
  for (let word = set; word < set + WORDS; word++) count += bitCount(sets[word]);
  return count;
}

/** The member of a set that has `rank` smaller ones. */
export function memberOf(sets: Int32Array, rank: number): number {
  let left = rank;
  for (let word = 0; word < WORDS; word++) {
    let bits = sets[word];
    const count = bitCount(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    while (left-- > 0) bits &= bits - 1;
    return (word << 5) + lowest(bits);
  }
  throw new RangeError(`a set has no member ${rank}`);
}

/** The number of the lowest bit of a word that is not 0. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
