/** A 52-bit hash of a list, from two 32-bit hashes. */
export function hashWords(words: ArrayLike<number>, from: number, to: number): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let n = from; n < to; n++) {
    const word = words[n];
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ word, 0x27d4eb2f);
  }
  return join(a, b);
}

/** The same of bytes, four at a time. The number of bytes is a multiple of four. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let n = from; n < to; n += 4) {
    const word = bytes[n] | (bytes[n + 1] << 8) | (bytes[n + 2] << 16) | (bytes[n + 3] << 24);
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ word, 0x27d4eb2f);
  }
  return join(a, b);
}

/** The 52 bits of two hashes. */
const join = (a: number, b: number): number => ((a ^ (a >>> 15)) >>> 0) + ((b ^ (b >>> 13)) & 0xfffff) * 0x1_0000_0000;
