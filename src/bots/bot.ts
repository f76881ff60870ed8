import type { AnyGame, Move, Random, Seat } from '../kernel/index.ts';

export const levels = ['novice', 'apprentice', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** How long to think about one decision. By iterations, the move is the same everywhere; by time, it is not. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** What a bot is asked: the choice of a seat that sees this view, and nothing else. */
export interface BotQuestion {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly random: Random;
  readonly budget: Budget;
}

/**
 * Thinks in small steps, each of a few milliseconds: whoever drives it may pause, or stop asking, after any of them.
 * Returns the move.
 */
export type Bot = (question: BotQuestion) => Generator<void, Move>;

/** Thinks to the end without a pause. `cancelled` is asked after every step; then there is no move. */
export function think<T>(thinking: Generator<void, T>, cancelled?: () => boolean): T | undefined {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (cancelled?.()) return undefined;
  }
}

/** Whether there is budget left after so many iterations. */
export function meter(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return done => done < budget.iterations;
  const end = Date.now() + budget.ms;
  return () => Date.now() < end;
}
