import type { Random } from './contract.ts';

/**
 * The generator of simulations, playouts and tests: xoshiro128** by Blackman and Vigna, its four words of
 * state filled by the splitmix32 sequence of the seed. Only 32-bit integer arithmetic, so every engine agrees.
 * Not for dealing real games: their chance comes from a secret seed (src/table/chance.ts).
 */
export function seeded(seed: number): Random & { next(): number } {
  let mix = seed | 0;
  const word = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  let a = word();
  let b = word();
  let c = word();
  let d = word();

  /** The next 32 bits. */
  const next = (): number => {
    const fives = Math.imul(b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return { next, below: n => below(next, n) };
}

const WORDS = 2 ** 32;

/** A uniform integer in [0, n) from uniform 32-bit words: a word of the last block of n that is cut short is drawn again. */
function below(next: () => number, n: number): number {
  if (n === 0 || (n >>> 0 !== n && n !== WORDS)) throw new RangeError(`below(${n}): n must be from 1 to 2^32`);
  for (;;) {
    const word = next();
    const rest = word % n;
    if (word - rest <= WORDS - n) return rest;
  }
}
