// Tables that begin in a position worth looking at: games that players without a plan played until it came.
import type { Page } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import { type AnyOptions, type Explanation, NOBODY, type Seat, seeded } from '../../src/kernel/index.ts';
import { Match } from '../../src/table/index.ts';
import type { KeptGame } from '../../src/web/local/keeping.ts';
import { table } from './locators.ts';

/** What the player to act sees, and what they can do. */
export interface Moment<View = unknown, E = Explanation> {
  readonly view: View;
  readonly seat: Seat;
  readonly options: readonly E[];
}

interface Search {
  readonly game: string;
  readonly options: AnyOptions;
  /** Some moves are worth more tries than others, so that rare positions come soon. */
  prefer?(explain: Explanation): number;
}

const GAMES_TO_TRY = 3000;

/** A game that has come to a moment with these features, for the player who is to act there. Every call finds the same one. */
export function findMoment<View, E extends Explanation>(
  { game: id, options, prefer }: Search,
  isWanted: (moment: Moment<View, E>) => boolean,
): KeptGame {
  const game = games.find(game => game.id === id)!;
  for (let n = 1; n <= GAMES_TO_TRY; n++) {
    const seed = n.toString(16).padStart(64, '0');
    const match = Match.open(
      game,
      options,
      Array.from({ length: options.players }, (_, seat) => `Player ${seat + 1}`),
      seed,
    );
    const random = seeded(n);
    match.append(match.opening());
    while (match.actor !== NOBODY) {
      const seat = match.actor;
      const { view, choices } = match.seatView(seat);
      const wanted = { view, seat, options: choices.map(({ explain }) => explain) } as unknown as Moment<View, E>;
      if (isWanted(wanted)) return keep(match, options, seed, seat);
      const drawn = Array.from({ length: prefer ? 4 : 1 }, () => choices[random.below(choices.length)]!);
      const best = drawn.toSorted((a, b) => (prefer ? prefer(b.explain) - prefer(a.explain) : 0))[0]!;
      const proposal = match.propose(seat, best.move);
      if (!proposal.ok) throw new Error(proposal.message);
      match.append(proposal.entries);
    }
  }
  throw new Error('no game came to such a moment');
}

const keep = ({ record: { header, entries } }: Match, options: AnyOptions, seed: string, me: Seat): KeptGame => ({
  id: seed.slice(-16),
  game: header.game,
  revision: header.revision,
  options,
  seats: header.seats.map((name, seat) => (seat === me ? { name: 'You' } : { name, bot: 'novice' })),
  seed,
  entries,
  over: false,
  changed: 0,
  branch: { of: 'another', entries: entries.length },
});

/** A new game of one person against novices, with these options. */
export const newGame = (game: string, options: AnyOptions, seed: number): KeptGame => ({
  id: seed.toString(16).padStart(16, '0'),
  game,
  revision: games.find(({ id }) => id === game)!.revision,
  options,
  seats: Array.from({ length: options.players }, (_, seat) =>
    seat === 0 ? { name: 'You' } : { name: `Player ${seat + 1}`, bot: 'novice' as const },
  ),
  seed: seed.toString(16).padStart(64, '0'),
  chance: 2,
  entries: [],
  over: false,
  changed: 0,
});

/** Sits down at a table that begins in such a position. */
export async function sitAt(page: Page, url: string, kept: KeptGame): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(
    text =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('caravanserai', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(JSON.parse(text));
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(kept),
  );
  await page.goto(`${url}/local/${kept.id}`);
  await table(page).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
