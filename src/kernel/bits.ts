// Sets of small numbers as the bits of an integer.

/** The number of the lowest bit in a non-empty set. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** How many bits of 32 are set. */
export function countBits(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
