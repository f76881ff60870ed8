import type { AnyGame } from '../../kernel/index.ts';

export type { AnyGame };

export const gameOf = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find(game => game.id === id);
