import type { AnyGame, Move, Random, Seat } from '../kernel/index.ts';

export const levels = ['novice', 'apprentice', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** Chooses a move from what a seat sees. With the same random numbers the choice is the same everywhere. */
export type Bot = (game: AnyGame, view: unknown, seat: Seat, chance: Random) => Move;
