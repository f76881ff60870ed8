import type { Refusal, RuleId } from './contract.ts';

/** Builds the refusals of a game by reason: each has the refusing rule and an English sentence. */
export function defineRefusals<const T extends { readonly [reason: string]: readonly [rule: RuleId, text: string] }>(
  table: T,
): { readonly [R in keyof T & string]: Refusal & { readonly reason: R } } {
  const refusals = Object.entries(table).map(([reason, [rule, text]]) => [reason, { rule, reason, text }]);
  return Object.fromEntries(refusals);
}
