import type { AnyGame, Move, Random, Seat } from '../kernel/index.ts';

export const levels = ['novice', 'apprentice', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** What bots below a master may be besides balanced. */
export const characters = ['builder', 'raider'] as const;
export type Character = (typeof characters)[number];

/** How a bot plays: at a level, and perhaps in character. A level alone is balanced. */
export type BotKind = Level | `${Exclude<Level, 'master'>}-${Character}`;
export const botKinds: readonly BotKind[] = levels.flatMap((level): BotKind[] =>
  level === 'master' ? [level] : [level, ...characters.map(character => `${level}-${character}` as const)],
);
export const levelOf = (kind: BotKind): Level => levels.find(level => kind.startsWith(level))!;

/**
 * The budget of one decision. With iterations the move is the same on every machine; with time it is not. Time is that of
 * the wall unless another clock is given.
 */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly clock?: () => number };

/** The input of a bot: the view of a seat, and nothing else. */
export interface BotQuestion {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly random: Random;
  readonly budget: Budget;
}

/**
 * Thinks in small steps of a few milliseconds each, so the caller can pause or stop after any of them. Returns the move.
 */
export type Bot = (question: BotQuestion) => Generator<void, Move>;

/** Runs a bot to the end without a pause. Calls `cancelled` after every step; if it is true, there is no move. */
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
  const { ms, clock = Date.now } = budget;
  const end = clock() + ms;
  return () => clock() < end;
}
