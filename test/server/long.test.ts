import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { medina } from '../../src/games/medina/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type EventStore, openSqlite } from '../../src/server/store/index.ts';
import type { LogLine } from '../../src/table/index.ts';
import { dropTakenBack, merge } from '../../src/web/online/snapshot.ts';
import { SEED, writeBomb } from '../table/bomb.ts';
import { Guest, openToyServer } from './guest.ts';

const TABLE = 'a-table-with-a-long-log';
const STANDING = 100;

async function storeLog(store: EventStore, lines: readonly LogLine[]): Promise<void> {
  const createdAt = Date.now();
  const row = {
    id: TABLE,
    game: medina.id,
    revision: medina.revision,
    seed: SEED,
    invite: '',
    public: true,
    createdAt,
  };
  const [first, ...rest] = lines.map((entry, line) => ({
    table: TABLE,
    line,
    after: line,
    mark: line + 1,
    entry: { ...entry, at: row.createdAt + line },
    summary: { status: line === 0 ? ('open' as const) : ('playing' as const), due: null },
  }));
  await store.createTable(row, first!, []);
  for (const append of rest) expect(await store.append(append)).not.toBe('taken');
}

describe('a table whose log was made long', () => {
  let server: RunningServer;
  const lines = writeBomb(STANDING, 3000);
  beforeAll(async () => {
    const store = openSqlite(':memory:');
    await storeLog(store, lines);
    server = await openToyServer({ games: [medina as AnyGame], store });
  });
  afterAll(() => server.close());

  test('tells its last thousand lines, and how many it left out', async () => {
    const guest = new Guest(server.url);
    const { text, json } = await guest.get(`/api/tables/${TABLE}?since=0`);
    expect(json).toMatchObject({ since: 0, line: lines.length });
    expect(json.news).toHaveLength(1000);
    expect(json.leftOut.lines).toBe(lines.length - 1000);
    expect(text.length).toBeLessThan(250_000);
    const late = await guest.look(TABLE, lines.length - 1000);
    expect([late.news.length, late.leftOut]).toEqual([1000, undefined]);
  });

  test('is put together by the page from what it is told', async () => {
    const guest = new Guest(server.url);
    const whole = merge(undefined, await guest.look(TABLE, 0))!;
    expect(whole.leftOut!.lines).toBe(lines.length - 1000);
    // Nothing that stands is told: all of it was played before. What was taken back is dropped as ever.
    expect(dropTakenBack(whole.story, whole.leftOut!.moves)).toEqual([]);
    const gone = merge({ ...whole, line: 5, news: [], story: [] }, await guest.look(TABLE, 5))!;
    expect(gone).toMatchObject({ line: lines.length, leftOut: { lines: lines.length - 1000 } });
  });
});
