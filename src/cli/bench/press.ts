import type { Browser } from 'playwright-core';
import type { AnyGame } from '../../kernel/index.ts';
import { startCommit, startNow } from './load/build.ts';
import { percentile } from './measure.ts';
import type { Bench, Result } from './result.ts';
import { newFolder, type Process, removeFolder } from './server/process.ts';
import { openBrowser } from './web/browser.ts';
import { pressAtTable } from './web/presses.ts';

/** The last commit before the tables were made to explain every press. */
const BEFORE = '91723fa';
const ROUNDS = 3;
/** Browsers round to 8 ms. */
const FLOOR = 0.9;

/** From press to paint at a table of each game, beside the pages of an earlier commit by turns. */
export const pressBench =
  (games: readonly AnyGame[], { before = BEFORE, rounds = ROUNDS }: { before?: string; rounds?: number } = {}): Bench =>
  async note => {
    const folder = newFolder();
    const servers: Process[] = [];
    const browser = await openBrowser();
    try {
      note('building');
      servers.push(await startNow(`${folder}/data`));
      note(`building ${before}`);
      servers.push(await startCommit(before, folder));
      const results: Result[] = [];
      for (const game of games) results.push(...(await compare(browser, servers, game, rounds, note)));
      return results;
    } finally {
      await browser.close();
      await Promise.all(servers.map(server => server.stop()));
      removeFolder(folder);
    }
  };

async function compare(
  browser: Browser,
  servers: readonly Process[],
  game: AnyGame,
  rounds: number,
  note: (text: string) => void,
): Promise<Result[]> {
  const paints = servers.map((): number[] => []);
  for (let round = 1; round <= rounds; round++)
    for (const [n, { url }] of servers.entries()) {
      const { page, paints: some } = await pressAtTable(browser, url, game, note, round);
      await page.context().close();
      paints[n]!.push(...some);
    }
  const [now, then] = paints as [number[], number[]];
  note(`${game.id}: ${now.length} presses, ${then.length} before`);
  return (
    [
      ['mean', mean],
      ['p95', p95],
    ] as const
  ).map(([name, of]) => ({
    name: `${game.id}: press to paint, ${name}`,
    value: of(now),
    unit: 'ms',
    baseline: { name: 'before', value: of(then), unit: 'ms' },
    ratio: of(then) / of(now),
    floor: FLOOR,
    aim: 1,
  }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, ms) => sum + ms, 0) / values.length;
const p95 = (values: readonly number[]): number => percentile(values, 0.95);
