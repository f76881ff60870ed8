/** A 52-bit hash of a list, from two 32-bit hashes. */
export function hashWords(words: ArrayLike<number>, from: number, to: number): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let n = from; n < to; n++) {
    const word = words[n];
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ word, 0x27d4eb2f);
  }
  a ^= a >>> 15;
  b ^= b >>> 13;
  return (a >>> 0) + (b & 0xfffff) * 0x1_0000_0000;
}
