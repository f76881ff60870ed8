import type { Move } from './contract.ts';
import { type Playing, playOnCopy } from './play.ts';

interface Walkable<S> extends Playing<S> {
  moves(state: S): Move[];
}

/** Counts the leaves of the game tree at a depth, including the dealer's draws. */
export function perft<S>(rules: Walkable<S>, state: S, depth: number): number {
  if (depth < 1) return 1;
  const moves = rules.moves(state);
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) leaves += perft(rules, playOnCopy(rules, state, move), depth - 1);
  return leaves;
}

/** `perft` split by first move, to find the one whose count is wrong. */
export function perftDivide<S>(
  rules: Walkable<S> & { writeMove(state: S, move: Move): string },
  state: S,
  depth: number,
): { readonly move: string; readonly leaves: number }[] {
  return rules.moves(state).map(move => ({
    move: rules.writeMove(state, move),
    leaves: perft(rules, playOnCopy(rules, state, move), depth - 1),
  }));
}
