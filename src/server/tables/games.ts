import type { AnyGame } from '../../kernel/index.ts';

export type { AnyGame };

/** The rules that a table began with: of the games that are offered, or of earlier revisions that were kept for it. */
export const findRules = (
  games: readonly AnyGame[],
  earlier: readonly AnyGame[],
  { game, revision }: { readonly game: string; readonly revision: number },
): AnyGame | undefined => [...games, ...earlier].find(known => known.id === game && known.revision === revision);

export const findGame = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find(game => game.id === id);
