import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AnyGame, seeded } from '../../../kernel/index.ts';
import { toSeed } from '../../../table/index.ts';
import { median, percentile } from '../measure.ts';
import { type Result, within } from '../result.ts';
import { FollowedTables } from './followed.ts';
import { writeLog } from './logs.ts';
import type { Process } from './process.ts';

const TABLES = 60;
const MOVES_A_SECOND = 300;
const ROUNDS = 12;
const WARM_UP = 3;
const FINISHED = 1000;
const LOBBY_EVERY_MS = 50;
const COLLECTOR = 'Collector';

/** A server process with its data, and the program that fills them. */
interface Filled {
  readonly services: Process;
  readonly folder: string;
  readonly fill: string;
}

/** Moves at a steady rate while others look at the lobby and at their lists, and somebody with a thousand games exports them. */
export async function measureMixed(
  games: readonly AnyGame[],
  { services, folder, fill }: Filled,
  note: (text: string) => void,
): Promise<Result[]> {
  note(`${FINISHED} finished games`);
  const { cookie } = await services.ask('POST', '/api/people', { name: COLLECTOR });
  const logs = join(folder, 'logs.json');
  const write = (game: AnyGame) => {
    const seed = toSeed(game.id);
    return { game: game.id, revision: game.revision, seed, lines: writeLog(game, seed) };
  };
  writeFileSync(logs, JSON.stringify(games.map(write)));
  const data = join(folder, 'data', 'caravanserai.db');
  await promisify(execFile)(process.execPath, [fill, data, COLLECTOR, `${FINISHED}`, logs]);

  note(`an export of ${FINISHED} games`);
  await services.load();
  const begun = performance.now();
  await services.ask('GET', '/api/me/export', undefined, cookie);
  const seconds = (performance.now() - begun) / 1000;
  const alone = (await services.load()).longestHoldSeconds * 1000;

  const tables = new FollowedTables(games, services, seeded(5));
  await tables.open(TABLES);
  let ended = false;
  const keep = async (work: () => Promise<unknown>, pause: number): Promise<void> => {
    while (!ended) {
      await work();
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  };
  const others = [
    keep(() => services.ask('GET', '/api/lobby', undefined, cookie), LOBBY_EVERY_MS),
    keep(() => services.ask('GET', '/api/tables', undefined, cookie), 2 * LOBBY_EVERY_MS),
    keep(() => services.ask('GET', '/api/me/export', undefined, cookie), 0),
  ];
  const rounds: { readonly times: number[]; readonly delay: number; readonly longest: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`mixed load, round ${round + 1} of ${ROUNDS}`);
    const sends = await tables.prepare();
    await services.load();
    const times = await sendSteadily(sends, MOVES_A_SECOND);
    const { loopDelaySeconds, longestHoldSeconds } = await services.load();
    rounds.push({ times, delay: loopDelaySeconds * 1000, longest: longestHoldSeconds * 1000 });
  }
  ended = true;
  await Promise.all(others);
  tables.close();
  const measured = rounds.slice(WARM_UP);
  const times = measured.flatMap(round => round.times);
  return [
    within(`an export of ${FINISHED} games`, seconds, 5, 's', 1),
    within('longest hold of the event loop meanwhile', alone, 50, 'ms', 20),
    within(
      `p50 of a move at ${MOVES_A_SECOND}/s among lobby, lists and exports`,
      percentile(times, 0.5),
      10,
      'ms',
      1.5,
    ),
    within('p99 delay of the event loop meanwhile', median(measured.map(({ delay }) => delay)), 10, 'ms'),
    within('longest hold of the event loop meanwhile', Math.max(...measured.map(({ longest }) => longest)), 50, 'ms'),
  ];
}

/** Sends so many a second; how long each took, in milliseconds. */
export function sendSteadily(sends: readonly (() => Promise<unknown>)[], rate: number): Promise<number[]> {
  const begun = performance.now();
  return Promise.all(
    sends.map(async (send, n) => {
      const due = begun + (n * 1000) / rate;
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
      const sent = performance.now();
      await send();
      return performance.now() - sent;
    }),
  );
}
