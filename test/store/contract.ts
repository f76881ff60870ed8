import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, EventStore, TableRow } from '../../src/server/store/index.ts';
import type { TableEvent } from '../../src/table/index.ts';

const DAY = 86_400_000;
let counter = 0;
const fresh = (what: string): string => `${what}-${counter++}`;

const closed: TableEvent = { kind: 'closed' };

const rowOf = (id: string, over: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'toy',
  seed: 'ab'.repeat(32),
  invite: 'hash',
  public: false,
  createdAt: 1000,
  ...over,
});

const appendTo = (table: string, line: number, over: Partial<Append> = {}): Append => ({
  table,
  line,
  entry: { at: 1000 + line, player: 'p', command: `c${line}`, event: closed },
  summary: { status: 'open', due: null },
  ...over,
});

/** What every store promises, whatever is below it. */
export function keepsItsPromises(name: string, open: () => Promise<EventStore>): void {
  describe(`the ${name} store`, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store?.close());

    async function created(over: Partial<TableRow> = {}, first: Partial<Append> = {}): Promise<string> {
      const id = fresh('t');
      await store.createTable(rowOf(id, over), appendTo(id, 0, first), []);
      return id;
    }

    test('gives back a log line by line, in order, from any line on', async () => {
      const id = await created();
      for (const line of [1, 2, 3]) expect(await store.append(appendTo(id, line))).toBe('stored');
      const log = await store.readLog(id, 0);
      expect(log.map(({ at }) => at)).toEqual([1000, 1001, 1002, 1003]);
      expect(log[2]).toEqual({ at: 1002, player: 'p', command: 'c2', event: closed });
      expect((await store.readLog(id, 2)).map(({ at }) => at)).toEqual([1002, 1003]);
      expect(await store.readLog('nowhere', 0)).toEqual([]);
      expect(await store.heads([id, 'nowhere'])).toEqual([{ id, line: 4 }]);
    });

    test('lets one of many writers have a line, and keeps what that one wrote', async () => {
      const id = await created();
      const race = Array.from({ length: 16 }, (_, writer) =>
        store.append(appendTo(id, 1, { entry: { at: writer, player: `w${writer}`, command: null, event: closed } })),
      );
      const outcomes = await Promise.all(race);
      expect(outcomes.filter(outcome => outcome === 'stored')).toHaveLength(1);
      const log = await store.readLog(id, 1);
      expect(log.map(({ player }) => player)).toEqual([`w${outcomes.indexOf('stored')}`]);
    });

    test('does not let a taken line spoil others of the same commit, nor change the head', async () => {
      const [a, b] = [await created(), await created()];
      await store.append(appendTo(a, 1));
      const outcomes = await Promise.all([
        store.append(appendTo(a, 1, { summary: { status: 'over', due: 5 }, joins: 'intruder' })),
        store.append(appendTo(b, 1)),
      ]);
      expect(outcomes).toEqual(['taken', 'stored']);
      expect(await store.tablesOf('intruder', 9)).toEqual([]);
      expect(await store.claimDue(10, 20, 9, ['toy'])).toEqual([]);
      expect(await store.heads([a])).toEqual([{ id: a, line: 2 }]);
    });

    test('finds the table, its seed and its invitation', async () => {
      const id = await created({ public: true });
      expect(await store.findTable(id)).toEqual(rowOf(id, { public: true }));
      await store.replaceInvite(id, 'other');
      expect((await store.findTable(id))?.invite).toBe('other');
      expect(await store.findTable('nowhere')).toBeUndefined();
    });

    test('gives a due table to one caller at a time, and again when that one went silent', async () => {
      const id = await created({}, { summary: { status: 'playing', due: 500 } });
      expect(await store.claimDue(499, 900, 9, ['toy'])).toEqual([]);
      expect(await store.claimDue(500, 900, 9, ['other', 'another'])).toEqual([]);
      const claims = await Promise.all([1, 2, 3].map(() => store.claimDue(500, 900, 9, ['other', 'toy'])));
      expect(claims.flat()).toEqual([id]);
      expect(await store.claimDue(899, 1200, 9, ['toy'])).toEqual([]);
      expect(await store.claimDue(900, 1200, 9, ['toy'])).toEqual([id]);
      await store.setDue(id, null);
      expect(await store.claimDue(9e15, 9e15, 9, ['toy'])).toEqual([]);
    });

    test('lists the tables of a player, the last changed first, until the player left', async () => {
      const player = fresh('p');
      const [a, b] = [await created({}, { joins: player }), await created()];
      await store.append(appendTo(b, 1, { joins: player }));
      expect(await store.tablesOf(player, 9)).toEqual([
        { id: b, line: 2 },
        { id: a, line: 1 },
      ]);
      await store.append(appendTo(b, 2, { leaves: player }));
      expect(await store.tablesOf(player, 9)).toEqual([{ id: a, line: 1 }]);
    });

    test('lists public tables that are not over, and no others', async () => {
      const created_at = { createdAt: 50 * DAY };
      const seen = await created({ public: true, ...created_at });
      await created(created_at);
      const over = await created({ public: true, ...created_at });
      await store.append(
        appendTo(over, 1, {
          entry: { at: 50 * DAY, player: null, command: null, event: closed },
          summary: { status: 'over', due: null },
        }),
      );
      expect(await store.openTables(50 * DAY, 9)).toEqual([{ id: seen, line: 1 }]);
      expect(await store.openTables(50 * DAY + 1, 9)).toEqual([]);
    });

    test('remembers who was let in', async () => {
      const id = fresh('t');
      await store.createTable(rowOf(id), appendTo(id, 0), ['friend']);
      await store.addGuest(id, 'late');
      await store.addGuest(id, 'late');
      expect(await Promise.all(['friend', 'late', 'other'].map(who => store.isGuest(id, who)))).toEqual([
        true,
        true,
        false,
      ]);
    });

    test('keeps names, and forgets a player with all that belongs to one', async () => {
      const player = fresh('p');
      await store.putPlayer({ id: player, name: 'Ann', createdAt: 5 });
      await store.putPlayer({ id: player, name: 'Änne', createdAt: 6 });
      expect(await store.findPlayer(player)).toEqual({ id: player, name: 'Änne', createdAt: 5 });
      const id = await created({}, { joins: player });
      await store.say(id, { at: 1, player, text: 'hello' });
      await store.addGuest(id, player);
      await store.putCode(`hash of ${player}`, player, 100);
      await store.deletePlayer(player);
      expect(await store.namesOf([player])).toEqual([]);
      expect(await store.readChat(id, 0, 9)).toEqual([]);
      expect(await store.tablesOf(player, 9)).toEqual([]);
      expect(await store.isGuest(id, player)).toBe(false);
      expect(await store.takeCode(`hash of ${player}`, 1)).toBeUndefined();
    });

    test('takes a code once, and not when its time is over', async () => {
      await store.putCode('a', 'ann', 100);
      expect(await store.takeCode('a', 100)).toBeUndefined();
      const takers = await Promise.all([1, 2, 3].map(() => store.takeCode('a', 99)));
      expect(takers.filter(player => player === 'ann')).toHaveLength(1);
      await store.putCode('b', 'ann', 100);
      await store.putCode('c', 'ann', 100);
      expect(await store.takeCode('b', 1)).toBeUndefined();
    });

    test('numbers what is said without gaps, however many speak at once', async () => {
      const id = await created();
      const numbers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => store.say(id, { at, player: 'p', text: `${at}` })),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()]);
      expect((await store.readChat(id, 0, 5)).map(({ n }) => n)).toEqual([7, 8, 9, 10, 11]);
      expect((await store.readChat(id, 10, 5)).map(({ n }) => n)).toEqual([10, 11]);
    });

    test('answers a check', async () => expect(store.check()).resolves.toBeUndefined());
  });
}
