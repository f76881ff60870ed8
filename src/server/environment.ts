import { randomBytes } from 'node:crypto';
import type { Random } from '../kernel/index.ts';

/** What the server takes from outside: the time, and unpredictable random bytes. Tests provide their own. */
export interface Environment {
  now(): number;
  bytes(count: number): Uint8Array;
}

export const realEnvironment: Environment = { now: () => Date.now(), bytes: count => randomBytes(count) };

/** An unguessable token of at least 128 bits, safe in URLs. */
export const drawSecret = (environment: Environment, bytes = 16): string =>
  Buffer.from(environment.bytes(bytes)).toString('base64url');

/** A unique random number of 53 bits, never 0. */
export const drawMark = (environment: Environment): number => {
  const bytes = Buffer.from(environment.bytes(7));
  return bytes.readUIntBE(0, 6) * 32 + (bytes[6]! & 31) || 1;
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
