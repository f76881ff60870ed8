import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import { percentile } from './measure.ts';
import { type Bench, type Result, within } from './result.ts';
import { loadBuild, newFolder, Process, removeFolder } from './server/process.ts';
import { freshPage, listScripts, listWorkerScripts, openBrowser, SLOWDOWN } from './web/browser.ts';
import { countFrames, waitUntilOver, whenUsable } from './web/measured.ts';
import { isMyTurn, press, sitDown } from './web/player.ts';
import { againstNovices, pressAtTable } from './web/presses.ts';
import { findLongest, longestOwn, type Task, tasksWhile } from './web/tasks.ts';

const HOME_KB = 60;
const TABLE_KB = 160;
const INTERACTIVE_MS = 2000;
const PAINT_MS = 100;
const TASK_MS = 50;
const FRAMES_MS = 6000;
const MASTERS = 4;
/** The default pace of bots and the fastest one, in milliseconds. */
const PACES = [700, 0];

/** Weight and smoothness of the built pages in a real Chromium, with the processor slowed down by a factor of four. */
export const webBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    const build = await loadBuild();
    const folder = newFolder();
    note('building');
    await build.buildWeb();
    const server = await Process.start(await build.bundleServer(), [], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    });
    const browser = await openBrowser();
    try {
      const results = await home(browser, server.url, note);
      for (const game of games) results.push(...(await table(browser, server.url, game, note)));
      for (const game of games.filter(({ players }) => players.includes(MASTERS)))
        results.push(...(await masters(browser, server.url, game, note)));
      results.push(await frames(browser, server.url, games[0]!, note));
      return results;
    } finally {
      await browser.close();
      await server.stop();
      removeFolder(folder);
    }
  };

/** Weights of networks are long strings in the code; they are data and counted separately. */
const DATA = /[A-Za-z0-9+/]{1000,}/g;
const kilobytes = (text: string): number => gzipSync(text).length / 1000;

async function weigh(scripts: readonly string[]): Promise<{ code: number; data: number }> {
  const texts = await Promise.all([...new Set(scripts)].map(async url => (await fetch(url)).text()));
  const code = texts.reduce((sum, text) => sum + kilobytes(text.replace(DATA, '')), 0);
  return { code, data: texts.reduce((sum, text) => sum + kilobytes(text), 0) - code };
}

async function home(browser: Browser, url: string, note: (text: string) => void): Promise<Result[]> {
  note('home');
  const page = await freshPage(browser, SLOWDOWN);
  await page.goto(url, { waitUntil: 'commit' });
  const interactive = await whenUsable(page);
  await page.waitForLoadState('networkidle');
  const { code } = await weigh(await listScripts(page));
  await page.context().close();
  return [within('home: script', code, HOME_KB, 'KB'), within('home: interactive', interactive, INTERACTIVE_MS, 'ms')];
}

async function table(browser: Browser, url: string, game: AnyGame, note: (text: string) => void): Promise<Result[]> {
  const { page, paints, tasks, turns } = await pressAtTable(browser, url, game, note);
  const { code, data } = await weigh([...(await listScripts(page)), ...(await listWorkerScripts(page))]);
  await page.context().close();
  const meanwhile = tasks.filter(({ startTime }) => turns.findLast(({ since }) => since <= startTime)?.mine === false);
  return [
    within(`${game.id}: script of a table`, code, TABLE_KB, 'KB'),
    within(`${game.id}: networks of the bots`, Math.max(0.1, data), TABLE_KB, 'KB'),
    within(`${game.id}: press to paint, p95`, percentile(paints, 0.95), PAINT_MS, 'ms'),
    within(
      `${game.id}: longest task, bots thinking`,
      Math.max(1, ...meanwhile.map(({ duration }) => duration)),
      TASK_MS,
      'ms',
    ),
  ];
}

/** The longest task without the time taken by the host of a virtual machine, and with it for comparison. */
const longestTask = (name: string, tasks: readonly Task[]): Result[] => {
  const { floor, aim, ...told } = within(`${name}, with what the host took`, findLongest(tasks), TASK_MS, 'ms');
  return [within(name, longestOwn(tasks), TASK_MS, 'ms'), told];
};

/** Whole games among masters at a table, watched by a person. */
async function masters(browser: Browser, url: string, game: AnyGame, note: (text: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const pace of PACES) {
    const name = `${game.id}: ${MASTERS} masters, ${pace} ms apart`;
    note(name);
    const page = await freshPage(browser, 1, { reducedMotion: 'no-preference' });
    await sitDown(page, url, game.id, Array<string>(MASTERS).fill('master'), pace);
    const tasks = await tasksWhile(browser, page, () => waitUntilOver(page));
    await page.context().close();
    results.push(...longestTask(`${name}: longest task`, tasks));
  }
  return results;
}

/** Frames per second while pieces fly, and while nothing moves. */
async function frames(browser: Browser, url: string, game: AnyGame, note: (text: string) => void): Promise<Result> {
  note('frames');
  const page = await freshPage(browser, 1, { reducedMotion: 'no-preference' });
  await sitDown(page, url, game.id, againstNovices(game));
  const random = seeded(2);
  const counting = countFrames(page, FRAMES_MS);
  for (const end = Date.now() + FRAMES_MS; Date.now() < end; ) {
    if (await isMyTurn(page)) await press(page, random);
    await page.waitForTimeout(500);
  }
  const { flying, resting } = await counting;
  await page.context().close();
  const rate = ([count, ms]: readonly [number, number]): number => (1000 * count) / Math.max(1, ms);
  return {
    name: 'frames while pieces fly',
    value: rate(flying),
    unit: 'frames/s',
    baseline: { name: 'nothing moves', value: rate(resting), unit: 'frames/s' },
    ratio: rate(flying) / rate(resting),
    floor: 0.9,
    aim: 1,
  };
}
