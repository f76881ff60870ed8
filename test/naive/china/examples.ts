// Positions written by hand, for what the rules page tells as examples.
import type { Position } from '../../../src/games/china/position/schema.ts';
import type { JsonObject } from '../../../src/kernel/index.ts';

type Written = Partial<Position> & { readonly players?: number };

/** A position with an empty board of four, its row full, and what is given. */
export function position({ players = 4, ...given }: Written): JsonObject {
  const hands = Array.from({ length: players }, () => ({}));
  const row = ['red', 'green', 'yellow', 'orange'];
  return { options: { players }, turn: 0, hands, row, ...given } as JsonObject;
}

/** Palaces of a province on its first spaces, owner by owner: `palaces('wei', [4, 2, 1])`. */
export function palaces(province: string, numbers: readonly number[]): { [space: string]: number | 'emperor' } {
  const owners = numbers.flatMap((n, owner) => Array<number>(n).fill(owner));
  return Object.fromEntries(owners.map((owner, i) => [`${province}${i + 1}`, owner]));
}
