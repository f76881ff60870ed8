import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { verifyChance } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';
import { Guest, openToyServer, TOY } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

const ANN = 'aa'.repeat(32);
const BO = 'bb'.repeat(32);

async function atTable(): Promise<{ ann: Guest; bo: Guest; table: string }> {
  const [ann, bo] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Bo')]);
  const { json } = await ann.post('/api/tables', { ...TOY, shuffle: true, contribution: ANN });
  await bo.post(`/api/tables/${json.table}/enter`, { invite: json.invite });
  await bo.command(json.table, { kind: 'sit', contribution: BO });
  return { ann, bo, table: json.table };
}

describe('draws at a table online', () => {
  test('come from what both devices gave, published at the start and written into the record', async () => {
    const { ann, bo, table } = await atTable();
    expect((await ann.look(table)).state.contributions).toBeUndefined();
    await ann.command(table, { kind: 'start' });
    const { state: begun, seat } = await ann.look(table);
    expect(begun.contributions).toEqual([ANN, BO]);
    expect(begun.seed).toBeUndefined();
    const order = seat === 0 ? [ann, bo] : [bo, ann];
    for (;;) {
      const { state } = await ann.look(table);
      if (state.status === 'over') break;
      await order[state.actor]!.playAny(table);
    }
    const record = readRecord((await bo.get(`/api/tables/${table}/record`)).text);
    if (!record.ok) throw new Error('unreadable');
    expect(record.value.header.chance).toMatchObject({ version: 2, contributions: [ANN, BO] });
    expect(verifyChance(toy as never, record.value).ok).toBe(true);
  });

  test('stay as they were drawn, however often people agree to go back', async () => {
    const { ann, bo, table } = await atTable();
    await ann.command(table, { kind: 'start' });
    const { seat } = await ann.look(table);
    const [first, second] = seat === 0 ? [ann, bo] : [bo, ann];
    const hands = new Set<string>();
    for (let n = 0; n < 6; n++) {
      await first.playAny(table);
      hands.add(JSON.stringify((await first.look(table)).sight!.view));
      const { ply } = await first.look(table);
      expect((await first.command(table, { kind: 'ask', ply, what: 'back' })).status).toBe(200);
      expect((await second.command(table, { kind: 'answer', agree: true })).status).toBe(200);
    }
    expect(hands.size).toBe(1);
  });

  test('take no contribution that is not 32 bytes', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    expect((await ann.post('/api/tables', { ...TOY, contribution: 'my lucky number' })).status).toBe(400);
  });

  test('are announced as new ones when lines may have been lost', async () => {
    const { ann, table } = await atTable();
    await ann.command(table, { kind: 'start' });
    const loaded = await server.services.tables.find(table);
    expect((await server.services.tables.beginEpoch(loaded!, 1_700_000_000)).ok).toBe(true);
    expect((await ann.look(table)).news.at(-1)).toMatchObject({ kind: 'epoch' });
  });
});
