import type { AnyGame } from '../kernel/index.ts';

/** Every game that can be played here. */
export const games: readonly AnyGame[] = [];

export const gameOf = (id: string): AnyGame | undefined => games.find(game => game.id === id);
