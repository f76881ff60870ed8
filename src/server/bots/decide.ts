import type { AnyGame, Random, Seat } from '../../kernel/index.ts';
import type { Choice } from '../../table/index.ts';

/** A question to a bot at a table. It contains a view, never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
  /** How many questions share the threads: the more, the less time for each. */
  readonly crowd: number;
}

/** Answers with a move as text. It may fail or take too long: then any legal move is played. */
export type Decide = (question: BotQuestion) => Promise<string>;

/** A random legal move, played for a bot that has no answer. */
export const anyChoice = (choices: readonly Choice[], random: Random): string =>
  choices[random.below(choices.length)]!.move;

/** A bot that plays at random, in this thread: for tests, and games without trained networks. */
export const decideAnyhow =
  (games: readonly AnyGame[], random: Random): Decide =>
  async ({ game: id, view, seat }) => {
    const game = games.find(game => game.id === id)!;
    const guess = game.guess(view, seat, random);
    const moves = game.moves(guess);
    return game.writeMove(guess, moves[random.below(moves.length)]!);
  };
