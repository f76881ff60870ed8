import type { RuleId } from '../../src/kernel/index.ts';

/** Rules that something breaks, one after the other: none of them when it is allowed. */
export type Broken = Generator<RuleId, void>;

export const isAllowed = (broken: Broken): boolean => broken.next().done === true;
