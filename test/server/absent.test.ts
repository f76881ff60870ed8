import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { type Guest, openToyServer, twoAtTable } from './guest.ts';

const HOUR = 3_600_000;
let ahead = 0;
let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({
    environment: { now: () => Date.now() + ahead, bytes: randomBytes },
    // Bots wait until they are let go: what is done at their turn is done in peace.
    decide: async () => {
      await released;
      throw new Error('any move will do');
    },
  });
});
afterAll(() => server.close());
let release = (): void => {};
let released = Promise.resolve();

const replace = async (guest: Guest, table: string, seat: number) => {
  const { ply } = await guest.look(table);
  return guest.command(table, { kind: 'ask', ply, what: 'replace', seat });
};
const askBack = async (guest: Guest, table: string) => {
  const { ply } = await guest.look(table);
  return guest.command(table, { kind: 'ask', ply, what: 'back' });
};

describe('somebody who is away', () => {
  test('is not replaced before the time is over, where there is a clock', async () => {
    const { ann, table } = await twoAtTable(server.url, { clock: { kind: 'days', days: 3 } });
    await ann.playAny(table);
    expect((await ann.look(table)).state.replaceFrom).toBeUndefined();
    const answer = await replace(ann, table, 1);
    expect([answer.status, answer.json.code]).toEqual([409, 'too-early']);
    ahead += 71 * HOUR;
    expect((await replace(ann, table, 1)).json.code).toBe('too-early');
  });

  test('is replaced after a day without a clock, told since when, and comes back while the bot is to act', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await ann.playAny(table);
    const { state, news } = await ann.look(table);
    expect([state.away, state.replaceFrom! - news.at(-1)!.at]).toEqual([1440, 24 * HOUR]);
    expect((await replace(ann, table, 1)).json.code).toBe('too-early');
    ahead += 24 * HOUR;
    released = new Promise(resolve => {
      release = resolve;
    });
    expect((await replace(ann, table, 1)).status).toBe(200);
    const seen = await bo.look(table);
    expect(seen.state).toMatchObject({ actor: 1, seats: [{}, { name: 'Bo', bot: 'apprentice' }] });
    expect(seen.state.seats[1]!.since).toBe(seen.news.at(-1)!.at);
    expect((await bo.command(table, { kind: 'return' })).status).toBe(200);
    release();
    expect((await bo.playAny(table)).status).toBe(200);
    const later = await bo.look(table, seen.line);
    expect(later.news.map(({ kind }) => kind)).toEqual(['returned', 'played']);
  });

  test('finds nothing undone: what was drawn or played in their seat stands until they are back', async () => {
    const { ann, bo, table } = await twoAtTable(server.url, { away: 5 });
    await ann.playAny(table);
    await bo.playAny(table);
    await ann.playAny(table);
    ahead += HOUR;
    expect((await replace(ann, table, 1)).status).toBe(200);
    await expect.poll(async () => (await ann.look(table)).state.actor, { timeout: 60_000 }).toBe(0);
    const answer = await askBack(ann, table);
    expect([answer.status, answer.json.code]).toEqual([409, 'absent']);
    await bo.command(table, { kind: 'return' });
    expect((await askBack(ann, table)).status).toBe(200);
    expect((await bo.look(table)).state.ask).toMatchObject({ ask: { kind: 'back' }, waiting: [1] });
  });

  test('was just here: thinking long at the table and leaving it for a moment is not being away', async () => {
    const { ann, bo, table } = await twoAtTable(server.url, { away: 5 });
    await ann.playAny(table);
    const watching = await ann.live();
    watching.subscribe(table);
    const live = await bo.live();
    live.subscribe(table);
    const isHere = (here: boolean) => (message: { kind: string; seats?: readonly boolean[] }) =>
      message.kind === 'presence' && message.seats![1] === here;
    await watching.until(isHere(true));
    ahead += HOUR;
    expect((await replace(ann, table, 1)).json.code).toBe('not-away');
    watching.messages.length = 0;
    live.close();
    await watching.until(isHere(false));
    expect((await replace(ann, table, 1)).json.code).toBe('too-early');
    ahead += HOUR;
    expect((await replace(ann, table, 1)).status).toBe(200);
    watching.close();
  });
});

describe('a player who runs out of time', () => {
  test.each([
    ['lose', { status: 'over', why: 'time', timeout: 'lose', result: { places: [2, 1] } }],
    ['bot', { status: 'playing', timeout: 'bot', seats: [{ name: 'Ann', bot: 'apprentice' }, {}] }],
  ])('is treated as the table says: %s', async (timeout, state) => {
    const { ann, bo, table } = await twoAtTable(server.url, { clock: { kind: 'days', days: 3 }, timeout });
    released = new Promise(resolve => {
      release = resolve;
    });
    expect((await bo.look(table)).state.status).toBe('playing');
    ahead += 73 * HOUR;
    await expect.poll(async () => (await bo.look(table)).state).toMatchObject(state);
    const { tables } = (await ann.get('/api/tables')).json;
    expect(tables.find((listed: { table: string }) => listed.table === table).state).toMatchObject(state);
    release();
  });
});
