// Games that were played on this device, without anybody playing them.
import type { Page } from 'playwright-core';
import { type BotKind, decide } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { NOBODY } from '../../src/kernel/index.ts';
import { Match } from '../../src/table/index.ts';
import type { KeptGame } from '../../src/web/local/keeping.ts';

const SEED = '8'.repeat(64);

interface Wanted {
  readonly players: number;
  /** How well the seats play. */
  readonly level?: BotKind;
  /** Ends the game before its end. */
  readonly isEnough?: (match: Match) => boolean;
}

/** A game of one person against bots, without anybody playing it. */
export function playGame(
  id: string,
  { players, level = 'novice', isEnough = () => false }: Wanted,
  extra: Partial<KeptGame> = {},
): KeptGame {
  const game = games.find(game => game.id === id)!;
  const options = game.variants.find(({ options }) => options.players === players)!.options;
  const seats = ['You', 'Mandarin', 'Sultana', 'Karim'].slice(0, players);
  const match = Match.open(game, options, seats, SEED);
  match.append(match.opening());
  for (let n = 0; match.actor !== NOBODY && !isEnough(match); n++) {
    const { actor } = match;
    const move = decide(game, match.seatView(actor).view, actor, level, n, { iterations: 1 });
    const proposal = match.propose(actor, move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
  }
  return {
    id: `kept-${id}`,
    game: id,
    revision: game.revision,
    options,
    seats: seats.map((name, seat) => (seat === 0 ? { name } : { name, bot: level })),
    seed: SEED,
    entries: match.record.entries,
    over: match.actor === NOBODY,
    changed: Date.UTC(2026, 0, 2),
    ...extra,
  };
}

/** The same, to its end, and all of them novices. */
export const finishedGame = (id: string, players: number, extra: Partial<KeptGame> = {}): KeptGame =>
  playGame(id, { players }, extra);

/** Puts a game where the pages keep theirs. */
export async function keepOnDevice(page: Page, url: string, kept: KeptGame): Promise<void> {
  await page.goto(`${url}/rules/${kept.game}`);
  await page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('caravanserai', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.parse(JSON.stringify(kept)),
  );
}
