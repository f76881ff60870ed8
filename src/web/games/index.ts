import { api } from '../online/api.ts';
import { china } from './china/index.ts';
import { medina } from './medina/index.ts';
import { pagoda } from './pagoda/index.ts';
import type { WebGame } from './webGame.ts';

/** Every game that the pages can show. */
export const webGames: readonly WebGame[] = [china, pagoda, medina];

export const webGame = (id: string): WebGame | undefined => webGames.find(game => game.id === id);

/** A game that is known to be there. */
export function requireWebGame(id: string): WebGame {
  const found = webGame(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

/** The games that whoever hosts this offers; without a network, all of them. */
export async function offeredGames(): Promise<readonly WebGame[]> {
  const answer = await api.games();
  return answer.ok ? webGames.filter(({ id }) => answer.value.games.some(game => game.id === id)) : webGames;
}
