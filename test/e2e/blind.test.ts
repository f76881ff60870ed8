// Whole games by somebody who hears: what the accessibility tree and the live region say is all there is to know.
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { AnyOptions } from '../../src/kernel/index.ts';
import type { KeptGame } from '../../src/web/local/keeping.ts';
import { restoreMatch } from '../../src/web/local/records.ts';
import { factOf, factsHeard } from './blind/facts.ts';
import { BlindPlayer } from './blind/player.ts';
import { readerOf } from './blind/reader.ts';
import { playerAt, playUntil } from './player.ts';
import { newGame, sitAt } from './positions.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';

const site = openSite();
const isLong = process.env.MODE === 'long';

/** Five games each in the long run, else the first. */
const courses = (
  [
    ['china', { players: 3 }],
    ['pagoda', { quick: true }],
    ['medina', { players: 2 }],
  ] as const
).flatMap(([id, wanted]) => Array.from({ length: 5 }, (_, n) => [id, n + 1, wanted] as const));

function optionsFor(id: string, wanted: object): AnyOptions {
  const { variants } = games.find(game => game.id === id)!;
  const fits = ({ options }: { options: AnyOptions }) =>
    Object.entries(wanted).every(
      ([name, value]) => (options as unknown as { [name: string]: unknown })[name] === value,
    );
  return variants.find(fits)!.options;
}

const loadKept = (page: Page, id: string): Promise<KeptGame> =>
  page.evaluate(
    id =>
      new Promise<KeptGame>((resolve, reject) => {
        const request = indexedDB.open('caravanserai', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const reading = request.result.transaction('games').objectStore('games').get(id);
          reading.onsuccess = () => {
            request.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );

/** Points now and if the game ended now, as a panel says them. */
function pointsIn(panel: string): string {
  const [, now, later] = /(\d+) points?(?:, (\d+) points? if it ended now)?/.exec(panel) ?? [];
  return `${now} ${later ?? now}`;
}

/** Who did what, and how it stands. */
interface Account {
  readonly standing: readonly string[];
  readonly happened: readonly string[];
}

/** The account that the record of a game gives, by its events and its score sheet. */
async function readRecord(page: Page, id: string, begun: number): Promise<Account> {
  const kept = await loadKept(page, id);
  const match = restoreMatch(games.find(({ id }) => id === kept.game)!, kept);
  const names = ['you', ...kept.seats.slice(1).map(({ name }) => name ?? '')];
  const events = match.storyFor(0, 0).flatMap(({ events }) => events);
  const { points, projected } = match.scores;
  const headline = kept.game === 'medina' ? projected : points;
  return {
    standing: headline.map((now, seat) => `${now} ${projected[seat]}`),
    happened: events.flatMap(event => factOf(kept.game, event, names) ?? []).slice(begun),
  };
}

/** Compares what the player would tell of the game with its record, which is kept a little later. Returns how many facts. */
async function checkAccount(player: BlindPlayer, page: Page, id: string, game: string, begun: number): Promise<number> {
  const tell = (): Account => ({
    standing: player.panels.map(pointsIn),
    happened: factsHeard(game, player.heard),
  });
  let record = await readRecord(page, id, begun);
  const isSame = async (): Promise<boolean> => {
    if (isDeepStrictEqual(tell(), record)) return true;
    await player.read();
    record = await readRecord(page, id, begun);
    return false;
  };
  await expect
    .poll(isSame)
    .toBe(true)
    .catch(() => expect(tell()).toEqual(record));
  return record.happened.length;
}

describe('a player who hears and does not see', () => {
  // The others take long to be heard: `npm run e2e:long`.
  test.each(courses.filter(([id, seed]) => isLong || (seed === 1 && id === 'pagoda')))(
    'finishes a game of %s (%i) and can tell how it went',
    async (id, seed, wanted) => {
      const { page, leave } = await visit(site.browser, ENGLISH);
      await page.addInitScript(() => localStorage.setItem('asList', 'on'));
      const kept = newGame(id, optionsFor(id, wanted), 20 + seed);
      await sitAt(page, site.server.url, kept);
      const player = await BlindPlayer.sit(page, seed);
      // What was laid out before the first turn is in the log; it is not said again.
      const laidOut = id === 'medina' ? 1 : 0;
      while ((await player.waitForTurn()) === 'mine') {
        if (!player.isTrying) await checkAccount(player, page, kept.id, id, laidOut);
        await player.decide();
      }
      const facts = await checkAccount(player, page, kept.id, id, laidOut);
      const turns = player.heard.filter(line => line === 'Confirmed.').length;
      if (isLong) console.log(`${id}: ${turns} turns confirmed, ${player.presses} keys, ${facts} facts`);
      expect(turns).toBeGreaterThan(5);
      await leave();
    },
  );

  test.each(courses.filter(([id, seed]) => seed === 1 && (isLong || id === 'pagoda')))(
    'has one region of %s that speaks up',
    async (id, _, wanted) => {
      const { page, leave } = await visit(site.browser, ENGLISH);
      await sitAt(page, site.server.url, newGame(id, optionsFor(id, wanted), 7));
      await playUntil(playerAt(page, 3), '.log li + li');
      const reader = await readerOf(page);
      expect((await reader.read()).flatMap(({ live, name }) => (live ? name : []))).toEqual(['Announcements']);
      await leave();
    },
  );
});
