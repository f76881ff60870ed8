import type { AnyGame } from '../../kernel/index.ts';

export type { AnyGame };

/** The rules a table started with: those of a game on offer, or of an earlier revision that was kept. */
export const findRules = (
  games: readonly AnyGame[],
  earlier: readonly AnyGame[],
  { game, revision }: { readonly game: string; readonly revision: number },
): AnyGame | undefined => [...games, ...earlier].find(known => known.id === game && known.revision === revision);

export const findGame = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find(game => game.id === id);
