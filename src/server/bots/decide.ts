import type { AnyGame, Random, Seat } from '../../kernel/index.ts';
import type { Choice } from '../../table/index.ts';

/** What a bot at a table is asked. It gets a view, never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
  /** How many share the time of the threads: the more, the shorter it thinks. */
  readonly crowd: number;
}

/** Answers with a move as text. It may fail or take too long: then any legal move is played. */
export type Decide = (question: BotQuestion) => Promise<string>;

/** Any of the moves that a seat may choose: what is played for a bot that has no answer. */
export const anyChoice = (choices: readonly Choice[], random: Random): string =>
  choices[random.below(choices.length)]!.move;

/** A bot of no level at all, in this thread: for tests, and games that bots do not know. */
export const decideAnyhow =
  (games: readonly AnyGame[], random: Random): Decide =>
  async ({ game: id, view, seat }) => {
    const game = games.find(game => game.id === id)!;
    const guess = game.guess(view, seat, random);
    const moves = game.moves(guess);
    return game.writeMove(guess, moves[random.below(moves.length)]!);
  };
