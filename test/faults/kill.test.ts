import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { newFolder } from '../folder.ts';
import { Pair, type Sent } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const KILLS = count(20, 500);
const PAIRS = 5;
/** Opened at the first write, by the process and by its thread that writes. */
const DATABASE_FILES = 6;
const folder = newFolder();
let server: ServerProcess;
afterAll(() => server?.kill());

const listLines = (sent: readonly Sent[]): number[] => sent.map(({ done }) => done!.line);

/** Where the log has moves, as their answers tell it; the log has no gap. */
async function listPlayedLines({ guests, table }: Pair): Promise<number[]> {
  const { news, line } = await guests[0].look(table, 0);
  expect(news.map(({ line }) => line)).toEqual(Array.from({ length: line }, (_, i) => i));
  return news.filter(({ kind }) => kind === 'played').map(({ line }) => line + 1);
}

test(`no acknowledged move is lost in ${KILLS} kills under load`, { timeout: 3_600_000 }, async () => {
  const random = seeded(Date.now());
  server = await ServerProcess.start({ DATA_DIR: folder });
  let pairs = await Promise.all(Array.from({ length: PAIRS }, () => Pair.seated(server.url)));
  let acknowledged = 0;
  let inFlight = 0;
  let opened: Awaited<ReturnType<ServerProcess['takeStock']>> | undefined;

  for (let kill = 0; kill < KILLS; kill++) {
    let killed = false;
    const playing = pairs.map(async (pair, p) => {
      for (let n = 0; !killed; n++) {
        try {
          if (!(await pair.play(random, `k${kill}-p${p}-${n}`))) return;
        } catch {
          return;
        }
      }
    });
    await new Promise(resolve => setTimeout(resolve, 30 + random.below(250)));
    killed = true;
    await server.kill();
    await Promise.all(playing);
    await server.start();
    opened = await server.takeStock();

    for (const pair of pairs) {
      // Before anything is repeated: a repeated command could put back what was lost.
      const survived = await listPlayedLines(pair);
      expect(survived).toEqual(expect.arrayContaining(listLines(pair.acknowledged)));
      const recent = pair.sent.slice(-60);
      for (const sent of recent) {
        if (sent.done) {
          const { json } = await sent.by.command(pair.table, sent.command, sent.id);
          expect(json).toEqual(sent.done);
        } else {
          // Never answered: it may have been stored or not, but repeating it has one effect in either case.
          inFlight++;
          expect([200, 409]).toContain(await pair.send(sent));
        }
      }
      expect(await listPlayedLines(pair)).toEqual(listLines(pair.acknowledged));
    }
    acknowledged = pairs.reduce((sum, pair) => sum + pair.acknowledged.length, acknowledged);
    const states = await Promise.all(pairs.map(async pair => (await pair.guests[0].look(pair.table)).state.status));
    acknowledged -= pairs.reduce((sum, pair, i) => sum + (states[i] === 'over' ? 0 : pair.acknowledged.length), 0);
    pairs = await Promise.all(pairs.map((pair, i) => (states[i] === 'over' ? Pair.seated(server.url) : pair)));
  }
  acknowledged += pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0);
  console.log(
    `${KILLS} kills, ${acknowledged} acknowledged moves, ${inFlight} in flight when killed: none lost, none doubled`,
  );
  expect(acknowledged).toBeGreaterThan(KILLS);
  // Whatever those who repeat and look again had opened at the last process is closed with them.
  await expect.poll(async () => (await server.takeStock()).files).toBeLessThanOrEqual(opened!.files + DATABASE_FILES);
  expect((await server.takeStock()).followers).toBe(0);
});
