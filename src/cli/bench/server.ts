import { join } from 'node:path';
import type { AnyGame } from '../../kernel/index.ts';
import { type LogLine, Table, toSeed } from '../../table/index.ts';
import { median } from './measure.ts';
import { type Bench, type Result, within } from './result.ts';
import { measureAgainst } from './server/against.ts';
import { measureConnected } from './server/connected.ts';
import { writeLog } from './server/logs.ts';
import { measureMixed } from './server/mixed.ts';
import { measureMoves } from './server/moves.ts';
import { loadBuild, newFolder, Process, removeFolder, together } from './server/process.ts';
import { measurePush } from './server/push.ts';

const IDLE = 10_000;
const ROUNDS = 5;

/**
 * Durable moves, latency, connected tables, push, cold start of a table and memory, against a bare handler with the same
 * group commit; or only moves, latency and push, by turns with an earlier commit.
 */
export const serverBench =
  (games: readonly AnyGame[], { before, rounds = ROUNDS }: { before?: string; rounds?: number } = {}): Bench =>
  async note => {
    if (before !== undefined) return measureAgainst(games, before, rounds, note);
    const build = await loadBuild();
    const folder = newFolder();
    note('starting');
    const services = await Process.start(await build.bundleServer(), [], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
    const bare = await Process.start(await build.bundle('server/ops/bare'), [join(folder, 'bare.db')], {});
    try {
      return [
        ...(await measureMoves(games, services, bare, note)),
        ...(await measureConnected(games, services, note)),
        ...(await measureMixed(games, { services, folder, fill: await build.bundle('server/ops/fill') }, note)),
        await measurePush(games[0]!, services, note),
        ...games.map(game => cold(game)),
        await idle(games[0]!, services, note),
      ];
    } finally {
      await Promise.all([services.stop(), bare.stop()]);
      removeFolder(folder);
    }
  };

/** Rebuilds a table of a half-finished game that is not in memory: parses its log and replays it. */
function cold(game: AnyGame): Result {
  const seed = toSeed('cold');
  const lines = writeLog(game, seed);
  const rows = lines.slice(0, Math.ceil(lines.length / 2)).map(line => JSON.stringify(line));
  // The first runs are the warm-up, since a running server is warm.
  const times = Array.from({ length: 100 }, () => {
    const begun = performance.now();
    Table.from(
      game,
      seed,
      rows.map(row => JSON.parse(row) as LogLine),
    );
    return performance.now() - begun;
  });
  return within(`${game.id}: a table rebuilt from its log`, median(times.slice(50)), 3, 'ms');
}

async function idle(game: AnyGame, services: Process, note: (text: string) => void): Promise<Result> {
  note(`${IDLE} idle tables`);
  const { options } = game.variants[0]!;
  const { cookie } = await services.ask('POST', '/api/people', { name: 'Host' });
  const seats = Array.from({ length: options.players }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'novice' },
  );
  const before = await services.memory();
  await together(IDLE, 100, async n => {
    const wish = { game: game.id, options, seats };
    const { table } = JSON.parse((await services.ask('POST', '/api/tables', wish, cookie)).text);
    await services.ask('POST', `/api/tables/${table}/commands`, { id: `s${n}`, command: { kind: 'start' } }, cookie);
  });
  return within(`${IDLE} open idle tables`, Math.max(1, (await services.memory()) - before), 100, 'MB');
}
