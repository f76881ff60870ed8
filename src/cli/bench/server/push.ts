import { type AnyGame, seeded } from '../../../kernel/index.ts';
import { percentile } from '../measure.ts';
import { type Result, within } from '../result.ts';
import { type Process, together } from './process.ts';
import { BenchTable } from './tables.ts';
import { watch } from './watchers.ts';

export const WATCHERS = 1000;
const WATCHED_MOVES = 20;

/** How long a move at one table takes to reach a thousand watchers: ms, for each move and watcher. */
export async function measureDelays(game: AnyGame, services: Process): Promise<number[]> {
  const random = seeded(2);
  const table = await BenchTable.open(services, game, game.variants[0]!.options);
  let sent = 0;
  let delays: number[] = [];
  const sockets = await together(WATCHERS, 50, () =>
    watch(services.url, table.id, { arrived: time => delays.push(time - sent) }),
  );
  await new Promise(resolve => setTimeout(resolve, 2000));
  const all: number[] = [];
  for (let n = 0; n < WATCHED_MOVES; n++) {
    const send = await table.ready(choices => random.below(choices));
    if (!send) break;
    delays = [];
    sent = performance.now();
    await send();
    for (let wait = 0; delays.length < WATCHERS && wait < 200; wait++)
      await new Promise(resolve => setTimeout(resolve, 10));
    all.push(...delays);
  }
  for (const socket of sockets) socket.destroy();
  return all;
}

export async function measurePush(game: AnyGame, services: Process, note: (text: string) => void): Promise<Result> {
  note(`${WATCHERS} watchers`);
  return within(
    `p99 of a move to ${WATCHERS} watchers`,
    percentile(await measureDelays(game, services), 0.99),
    100,
    'ms',
  );
}
