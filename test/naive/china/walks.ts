// Games that lean towards what happens seldom.
import { type AnyGame, anyMove, type Move, NOBODY, type Random } from '../../../src/kernel/index.ts';

/** Any legal move; every other time, one of a kind that is as likely as the others. */
function steeredMove(game: AnyGame, state: unknown, random: Random): Move {
  if (game.actor(state) < 0 || random.below(2) === 0) return anyMove(game, state, random);
  const kinds = new Map<string, Move[]>();
  for (const move of game.moves(state)) {
    const { kind } = game.explain(state, move);
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  const moves = [...kinds.values()][random.below(kinds.size)]!;
  return moves[random.below(moves.length)]!;
}

/** Plays on in place for a number of moves or to the end, and visits every position on the way. */
export function stroll(
  game: AnyGame,
  state: unknown,
  moves: number,
  random: Random,
  visit: (state: unknown) => void,
): void {
  for (let i = 0; i < moves; i++) {
    visit(state);
    if (game.actor(state) === NOBODY) return;
    game.play(state, steeredMove(game, state, random));
  }
}
