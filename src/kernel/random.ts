import type { Random } from './contract.ts';

const WORDS = 2 ** 32;

/**
 * The generator for simulations, playouts and tests: xoshiro128** by Blackman and Vigna, its four words of
 * state filled by the splitmix32 sequence of the seed. Only 32-bit integer arithmetic, so every engine agrees.
 * Not for dealing real games: their draws come from a secret seed (src/table/chance.ts).
 */
class Generator implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    this.#a = mixed(seed, 1);
    this.#b = mixed(seed, 2);
    this.#c = mixed(seed, 3);
    this.#d = mixed(seed, 4);
  }

  /** The next 32 bits. */
  next(): number {
    const b = this.#b;
    const fives = Math.imul(b, 5);
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a ^= d;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
  }

  /** A uniform integer in [0, n), by rejection: a word from the last, incomplete block of n is drawn again. */
  below(n: number): number {
    if (n === 0 || (n >>> 0 !== n && n !== WORDS)) throw new RangeError(`below(${n}): n must be from 1 to 2^32`);
    // For a power of two every block is complete, so no division is needed.
    if ((n & (n - 1)) === 0) return n === WORDS ? this.next() : this.next() & (n - 1);
    for (;;) {
      const word = this.next();
      const rest = word % n;
      if (word - rest <= WORDS - n) return rest;
    }
  }
}

/** The word at an index of a seed's splitmix32 sequence. */
function mixed(seed: number, place: number): number {
  let z = (seed + Math.imul(place, 0x9e3779b9)) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

export const seeded = (seed: number): Random & { next(): number } => new Generator(seed);
