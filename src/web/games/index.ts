import { china } from './china/index.ts';
import { medina } from './medina/index.ts';
import { pagoda } from './pagoda/index.ts';
import type { WebGame } from './webGame.ts';

/** Every game that the pages can show. */
export const webGames: readonly WebGame[] = [china, pagoda, medina];

export const webGame = (id: string): WebGame | undefined => webGames.find(game => game.id === id);

/** The games that whoever hosts this offers; without a network, all of them. */
export async function offeredGames(): Promise<readonly WebGame[]> {
  try {
    const answer = await fetch('/api/games');
    const { games } = (await answer.json()) as { games: readonly { readonly id: string }[] };
    return webGames.filter(({ id }) => games.some(game => game.id === id));
  } catch {
    return webGames;
  }
}
