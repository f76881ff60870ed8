import { randomBytes } from 'node:crypto';
import type { Random } from '../kernel/index.ts';

/** What the server takes from outside: the time, and chance that nobody can foresee. Tests bring their own. */
export interface Environment {
  now(): number;
  bytes(count: number): Uint8Array;
}

export const realEnvironment: Environment = { now: () => Date.now(), bytes: count => randomBytes(count) };

/** 128 bits and more that nobody can guess, fit for addresses. */
export const secretOf = (environment: Environment, bytes = 16): string =>
  Buffer.from(environment.bytes(bytes)).toString('base64url');

/** Uniform numbers from a world's bytes. */
export const randomOf = (environment: Environment): Random => ({
  below(n) {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = Buffer.from(environment.bytes(4)).readUInt32BE();
      if (word < limit) return word % n;
    }
  },
});
