import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

const HOUR = 3_600_000;

describe('a clock that jumps an hour ahead for one move', () => {
  test('does not keep the bots of that table waiting, then or later', async () => {
    let ahead = 0;
    const server = await openToyServer({ environment: { now: () => Date.now() + ahead, bytes: randomBytes } });
    const ann = await Guest.named(server.url, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    const { table } = (await ann.post('/api/tables', { ...TOY, seats })).json;
    await ann.command(table, { kind: 'start' });
    const untilMyTurn = () => expect.poll(async () => (await ann.look(table)).state.actor, { timeout: 60_000 }).toBe(0);
    await untilMyTurn();
    ahead = HOUR;
    const jumped = ann.playAny(table);
    expect((await jumped).status).toBe(200);
    ahead = 0;
    await untilMyTurn();
    // Times in the log never go back: it stays ahead, and nobody waits for that.
    const { news } = await ann.look(table);
    expect(news.at(-1)!.at).toBeGreaterThan(Date.now() + HOUR / 2);
    expect((await ann.playAny(table)).status).toBe(200);
    await untilMyTurn();
    await server.close();
  });

  test('leaves the time of those who have some left as it is', async () => {
    let ahead = 0;
    const server = await openToyServer({ environment: { now: () => Date.now() + ahead, bytes: randomBytes } });
    const { ann, table } = await twoAtTable(server.url, { clock: { kind: 'days', days: 1 } });
    ahead = HOUR;
    await ann.playAny(table);
    ahead = 0;
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    const other = (await ann.post('/api/tables', { ...TOY, seats })).json.table;
    await ann.command(other, { kind: 'start' });
    await expect.poll(async () => (await ann.look(other)).state.actor, { timeout: 60_000 }).toBe(0);
    expect((await ann.look(table)).state.late).toBeUndefined();
    await server.close();
  });
});
