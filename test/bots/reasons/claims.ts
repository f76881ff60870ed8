// What a stated reason claims, checked on the positions before and after a turn, apart from the code that finds reasons.
import type { Reason } from '../../../src/bots/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';

/** By kind of reason: whether the claim is true. */
export type Checks<R extends Reason, T> = {
  readonly [K in R['kind']]: (
    reason: Extract<R, { kind: K }>,
    seat: Seat,
    before: T,
    after: T,
    line: readonly string[],
  ) => boolean;
};
