import { randomFillSync } from 'node:crypto';
import type { Random } from '../kernel/index.ts';

/** What the server takes from outside: the time, and unpredictable random bytes. Tests provide their own. */
export interface Environment {
  now(): number;
  bytes(count: number): Uint8Array;
}

export const realEnvironment: Environment = { now: () => Date.now(), bytes: drawBytes };

/** Random bytes drawn ahead: every move needs a few, and each draw has a price of its own. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function drawBytes(count: number): Uint8Array {
  if (count > pool.length) return randomFillSync(new Uint8Array(count));
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Uint8Array.prototype.slice.call(pool, used, used + count);
  // What was handed out is kept nowhere else.
  pool.fill(0, used, used + count);
  used += count;
  return bytes;
}

/** An unguessable token of at least 128 bits, safe in URLs. */
export const drawSecret = (environment: Environment, bytes = 16): string =>
  Buffer.from(environment.bytes(bytes)).toString('base64url');

/** A unique random number of 53 bits, never 0. */
export const drawMark = (environment: Environment): number => {
  const bytes = environment.bytes(7);
  let mark = (bytes[6] ?? 0) & 31;
  for (let i = 0; i < 6; i++) mark = mark * 256 + (bytes[i] ?? 0);
  return mark || 1;
};

/** Uniform numbers from random bytes. */
export const createRandom = (environment: Environment): Random => ({
  below(n) {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = Buffer.from(environment.bytes(4)).readUInt32BE();
      if (word < limit) return word % n;
    }
  },
});
