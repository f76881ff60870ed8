import { type AnyGame, DEALER, type GameRecord, type Move, played, type Seat } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import { type Alternative, findAlternatives } from './assess.ts';

/** The analysis of one decision in a record. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  /** Each seat's chance to win before it, assuming the best move, and after it, judged by what its player knew. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The best moves, including the one played. */
  readonly alternatives: readonly Alternative[];
  /** What the move gave away: the best move's chance minus its own. */
  readonly loss: number;
}

const SHOWN = 4;
const TURNING_POINTS = 5;
const LEAST_LOSS = 0.02;

/**
 * Analyses every decision of a record that had a choice, each by what its seat knew at the time. Yields after every small
 * step, and a decision as soon as it is ready. The record must have passed `replay`.
 */
export function* review(
  game: AnyGame,
  record: GameRecord,
  moves: readonly Move[],
  seed: number,
  budget: Budget,
): Generator<Decision | undefined, void> {
  const options = game.readOptions(record.header.options);
  if (!options.ok) throw new Error('a record with bad options can not be reviewed');
  let state = game.start(options.value);
  for (const [ply, move] of moves.entries()) {
    const seat = game.actor(state);
    const next = played(game, state, move);
    if (seat !== DEALER && game.moves(state).length > 1) {
      const text = game.writeMove(state, move);
      const thinking = findAlternatives(game, game.view(state, seat), seat, seed + ply, budget, move);
      let step = thinking.next();
      for (; !step.done; step = thinking.next()) yield undefined;
      if (!step.value) return;
      const alternatives = step.value;
      const own = alternatives.find(alternative => alternative.move === text)!;
      const shown = alternatives.slice(0, SHOWN);
      yield {
        ply,
        seat,
        move: text,
        before: alternatives[0].chances,
        after: own.chances,
        alternatives: shown.includes(own) ? shown : [...shown, own],
        loss: alternatives[0].chance - own.chance,
      };
    }
    state = next;
  }
}

/** The decisions that gave away the most, in the order of the game. */
export const turningPoints = (decisions: readonly Decision[]): Decision[] =>
  decisions
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.ply - b.ply);
