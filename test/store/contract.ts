import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, EventStore, TableRow, TargetRow, Whose } from '../../src/server/store/index.ts';
import type { TableEvent } from '../../src/table/index.ts';

const DAY = 86_400_000;
let counter = 0;
const fresh = (what: string): string => `${what}-${counter++}`;

const closed: TableEvent = { kind: 'closed' };

const newRow = (id: string, over: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'toy',
  seed: 'ab'.repeat(32),
  invite: 'hash',
  public: false,
  revision: 1,
  createdAt: 1000,
  ...over,
});

const appendTo = (table: string, line: number, over: Partial<Append> = {}): Append => ({
  table,
  line,
  after: line === 0 ? 0 : 100 + line - 1,
  mark: 100 + line,
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

    async function createTable(over: Partial<TableRow> = {}, first: Partial<Append> = {}): Promise<string> {
      const id = fresh('t');
      await store.createTable(newRow(id, over), appendTo(id, 0, first), []);
      return id;
    }

    test('gives back a log line by line, in order, from any line on', async () => {
      const id = await createTable();
      for (const line of [1, 2, 3]) expect(await store.append(appendTo(id, line))).toBe('stored');
      const log = await store.readLog(id, 0);
      expect(log.map(({ at }) => at)).toEqual([1000, 1001, 1002, 1003]);
      expect(log[2]).toEqual({ at: 1002, player: 'p', command: 'c2', event: closed, mark: 102 });
      expect((await store.readLog(id, 2)).map(({ at }) => at)).toEqual([1002, 1003]);
      expect(await store.readLog('nowhere', 0)).toEqual([]);
      expect(await store.heads([id, 'nowhere'])).toEqual([{ id, line: 4, said: 0, mark: 103 }]);
      await store.say(id, { at: 1, player: 'p', text: 'hello' });
      expect(await store.heads([id])).toEqual([{ id, line: 4, said: 1, mark: 103 }]);
      const many = Array.from({ length: 70_000 }, (_, n) => `nowhere-${n}`);
      expect(await store.heads([...many, id]), 'more than a statement has places').toHaveLength(1);
      expect(await store.findNames(many)).toEqual([]);
    });

    test('lets one of many writers have a line, and keeps what that one wrote', async () => {
      const id = await createTable();
      const race = Array.from({ length: 16 }, (_, writer) =>
        store.append(appendTo(id, 1, { entry: { at: writer, player: `w${writer}`, command: null, event: closed } })),
      );
      const outcomes = await Promise.all(race);
      expect(outcomes.filter(outcome => outcome === 'stored')).toHaveLength(1);
      const log = await store.readLog(id, 1);
      expect(log.map(({ player }) => player)).toEqual([`w${outcomes.indexOf('stored')}`]);
    });

    test('stores a line only after all lines that its writer knew, and after no others', async () => {
      const id = await createTable();
      for (const line of [1, 2]) await store.append(appendTo(id, line));
      expect(await store.append(appendTo(id, 5)), 'a log that is shorter').toBe('taken');
      expect(await store.append(appendTo(id, 3, { after: 7 })), 'a log that ends otherwise').toBe('taken');
      expect(await store.append(appendTo(fresh('t'), 0)), 'no log at all').toBe('taken');
      expect(await store.readLog(id, 0)).toHaveLength(3);
      expect(await store.heads([id])).toEqual([{ id, line: 3, said: 0, mark: 102 }]);
      const both = await Promise.all([store.append(appendTo(id, 3)), store.append(appendTo(id, 3))]);
      expect(both.toSorted()).toEqual(['stored', 'taken']);
      expect(await store.append(appendTo(id, 4))).toBe('stored');
    });

    test('does not let a taken line spoil others of the same commit, nor change the head', async () => {
      const [a, b] = [await createTable(), await createTable()];
      await store.append(appendTo(a, 1));
      const outcomes = await Promise.all([
        store.append(appendTo(a, 1, { summary: { status: 'over', due: 5 }, joins: 'intruder' })),
        store.append(appendTo(b, 1)),
      ]);
      expect(outcomes).toEqual(['taken', 'stored']);
      expect(await store.listUnfinished('intruder')).toEqual([]);
      expect(await store.claimDue(10, 20, 9, ['toy'])).toEqual([]);
      expect(await store.heads([a])).toEqual([{ id: a, line: 2, said: 0, mark: 101 }]);
    });

    test('finds the table, its seed and its invitation', async () => {
      const id = await createTable({ public: true, revision: 2 });
      expect(await store.findTable(id)).toEqual(newRow(id, { public: true, revision: 2 }));
      const [card, newer] = [fresh('card'), fresh('card')];
      await store.replaceInvite(id, 'first', card);
      expect(await store.findCard(card)).toEqual({ table: id, renewed: false });
      await store.replaceInvite(id, 'other', newer);
      expect((await store.findTable(id))?.invite).toBe('other');
      expect(await store.findCard(card), 'a replaced one is still known').toEqual({ table: id, renewed: true });
      expect(await store.findCard(newer)).toEqual({ table: id, renewed: false });
      expect(await store.findCard('nowhere')).toBeUndefined();
      const opened = await createTable({ card: fresh('card') });
      expect(await store.deleteTable(opened, 1)).toBe(true);
      expect(await store.findTable('nowhere')).toBeUndefined();
    });

    test('gives a due table to one caller at a time, and again when that one went silent', async () => {
      const id = await createTable({}, { summary: { status: 'playing', due: 500 } });
      expect(await store.claimDue(499, 900, 9, ['toy'])).toEqual([]);
      expect(await store.claimDue(500, 900, 9, ['other', 'another'])).toEqual([]);
      const claims = await Promise.all([1, 2, 3].map(() => store.claimDue(500, 900, 9, ['other', 'toy'])));
      expect(claims.flat()).toEqual([id]);
      expect(await store.claimDue(899, 1200, 9, ['toy'])).toEqual([]);
      expect(await store.claimDue(900, 1200, 9, ['toy'])).toEqual([id]);
      await store.setDue(id, null, 2);
      expect(await store.claimDue(1200, 1300, 9, ['toy']), 'the log has another length').toEqual([id]);
      await store.setDue(id, null, 1);
      expect(await store.claimDue(9e15, 9e15, 9, ['toy'])).toEqual([]);
    });

    test('finds clocks apart from bots, and bots of every party in turn, within the shares of party and address', async () => {
      const waits = (origin: string, party: string, due: number): Promise<string> =>
        createTable({ origin, game: 'fair' }, { summary: { status: 'playing', due, botsOf: party } });
      const ann = [await waits('1', 'ann', 1), await waits('1', 'ann', 2), await waits('1', 'ann', 3)];
      const bo = await waits('1', 'bo', 4);
      const cy = await waits('2', 'cy', 5);
      await waits('2', 'cy', 99);
      const clock = await createTable({ game: 'fair' }, { summary: { status: 'playing', due: 6 } });
      const list = async (perParty: number, perOrigin: number, limit = 9) =>
        (await store.listDueBots(6, limit, ['fair'], { perParty, perOrigin })).map(({ id }) => id);
      expect(await list(9, 9)).toEqual([ann[0], bo, cy, ann[1], ann[2]]);
      expect(await list(2, 9)).toEqual([ann[0], bo, cy, ann[1]]);
      expect(await list(9, 2)).toEqual([ann[0], bo, cy]);
      expect(await list(9, 9, 2)).toEqual([ann[0], bo]);
      expect((await store.listDueBots(6, 1, ['fair'], { perParty: 1, perOrigin: 1 }))[0]).toEqual({
        id: ann[0],
        party: 'ann',
        origin: '1',
        waiting: 3,
        due: 1,
      });
      const next = await store.nextDue();
      expect([next.clock! <= 6, next.bot]).toEqual([true, 1]);
      expect(await store.claimDue(6, 20, 9, ['fair'])).toEqual([clock]);
      const claims = await Promise.all([1, 2].map(() => store.claimBots([ann[0]!, cy], 6, 20)));
      expect(claims.flat().toSorted()).toEqual([ann[0], cy].toSorted());
      expect(await list(1, 9)).toEqual([ann[1], bo]);
      await store.setDue(bo, 3, 1);
      expect(await list(1, 9), 'a clock now').toEqual([ann[1]]);
      expect(await store.claimDue(6, 20, 9, ['fair'])).toEqual([bo]);
    });

    test('a line that changes who may see a table changes the lists with it, and one that is not stored does not', async () => {
      const id = await createTable({ game: 'fickle' });
      const inLobby = async (): Promise<boolean> =>
        (await store.listOpenTables({ since: 0, limit: 10, games: ['fickle'] })).some(listed => listed.id === id);
      expect(await inLobby()).toBe(false);
      await store.append(appendTo(id, 1, { access: { public: true, watching: false } }));
      expect(await inLobby()).toBe(true);
      expect(await store.findTable(id)).toMatchObject({ public: true, watching: false });
      expect(await store.append(appendTo(id, 1, { access: { public: false, watching: true } }))).toBe('taken');
      await store.append(appendTo(id, 2));
      expect(await store.findTable(id), 'as it was').toMatchObject({ public: true, watching: false });
    });

    test('lists only those public tables that all may see', async () => {
      const playing = { summary: { status: 'playing', due: null } } as const;
      const hidden = { game: 'shy', public: true, watching: false };
      await createTable(hidden, playing);
      const open = await createTable(hidden);
      const seen = await createTable({ game: 'shy', public: true }, playing);
      const listed = await store.listOpenTables({ since: 0, limit: 2, games: ['shy'] });
      expect(listed.map(({ id }) => id).toSorted()).toEqual([open, seen].toSorted());
    });

    test('keeps what lists show of a table, as long as nothing was added', async () => {
      const player = fresh('p');
      const id = await createTable({}, { joins: player, summary: { status: 'open', due: null, listing: 'first' } });
      const listing = async () => (await store.listUnfinished(player))[0]?.listing;
      expect(await listing()).toBe('first');
      await store.append(appendTo(id, 1, { summary: { status: 'open', due: null, listing: 'second' } }));
      expect(await listing()).toBe('second');
      await store.setListing(id, 1, 'late');
      expect(await listing()).toBe('second');
      await store.append(appendTo(id, 2));
      expect(await listing()).toBeUndefined();
      await store.setListing(id, 3, 'third');
      expect(await listing()).toBe('third');
    });

    test('lists all tables where a player sits or was let in', async () => {
      const player = fresh('p');
      const [sits, guest] = [await createTable({}, { joins: player }), await createTable()];
      await store.addGuest(guest, player);
      await store.addGuest(sits, player);
      expect((await store.listAllTables(player)).toSorted()).toEqual([sits, guest].toSorted());
      expect(await store.findListed(guest)).toMatchObject({ id: guest, line: 1, game: 'toy', status: 'open' });
      expect(await store.findListed('nowhere')).toBeUndefined();
    });

    test('finds tables that never began or were left, and deletes one with all that belongs to it', async () => {
      const old = { createdAt: -9 };
      const all = { games: ['toy'], limit: 9, skip: 0 };
      const at = (status: 'open' | 'playing' | 'over', started: boolean, due: number | null = null) =>
        createTable(old, {
          entry: { at: -9, player: 'p', command: null, event: closed },
          summary: { status, due, started },
        });
      const [open, unused, playing] = [await at('open', false), await at('over', false), await at('playing', true)];
      await at('over', true);
      await at('playing', true, 9e15);
      const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
      expect(ids(await store.listUnstarted({ ...all, before: -8 }))).toEqual([open, unused].toSorted());
      expect(await store.listUnstarted({ ...all, before: -9 })).toEqual([]);
      expect(ids(await store.listAbandoned({ ...all, before: -8 }))).toEqual([playing]);
      expect(await store.listUnstarted({ ...all, before: -8, skip: 1 })).toHaveLength(1);
      expect(await store.listUnstarted({ ...all, before: -8, games: ['other'] })).toEqual([]);
      await store.addGuest(open, 'friend');
      await store.say(open, { at: 1, player: 'p', text: 'hello' });
      expect(await store.deleteTable(open, 2), 'another line').toBe(false);
      expect(await store.isGuest(open, 'friend')).toBe(true);
      expect(await store.deleteTable(open, 1)).toBe(true);
      expect(await store.findTable(open)).toBeUndefined();
      expect(await store.readLog(open, 0)).toEqual([]);
      expect(await store.readChat(open, 0, 9)).toEqual([]);
      expect(await store.isGuest(open, 'friend')).toBe(false);
    });

    test('gives a duty to one caller at a time', async () => {
      const duty = fresh('duty');
      expect((await Promise.all([1, 2, 3].map(() => store.claimDuty(duty, 10, 20)))).toSorted()).toEqual([
        false,
        false,
        true,
      ]);
      expect(await store.claimDuty(duty, 19, 30)).toBe(false);
      expect(await store.claimDuty(duty, 20, 30)).toBe(true);
    });

    test('lists the tables of a player, the last changed first, until the player left', async () => {
      const player = fresh('p');
      const [a, b] = [await createTable({}, { joins: player }), await createTable()];
      await store.append(appendTo(b, 1, { joins: player }));
      const opened = { game: 'toy', seed: 'ab'.repeat(32), status: 'open', opened: JSON.stringify(closed) };
      expect(await store.listUnfinished(player)).toMatchObject([
        { id: b, line: 2, at: 1001, ...opened },
        { id: a, line: 1, at: 1000, ...opened },
      ]);
      await store.append(appendTo(b, 2, { leaves: player }));
      expect(await store.listUnfinished(player)).toMatchObject([{ id: a, line: 1 }]);
    });

    test('lists games in play that a player was let into, unless they sit there', async () => {
      const player = fresh('p');
      const begin = { summary: { status: 'playing' as const, due: null } };
      const [open, watched, own] = [await createTable(), await createTable(), await createTable({}, { joins: player })];
      for (const id of [open, watched, own]) await store.addGuest(id, player);
      for (const id of [watched, own]) await store.append({ ...appendTo(id, 1), ...begin });
      expect((await store.listVisited(player)).map(({ id }) => id)).toEqual([watched]);
      await store.append({ ...appendTo(own, 2, { leaves: player }), ...begin });
      expect((await store.listVisited(player)).map(({ id }) => id).toSorted()).toEqual([watched, own].toSorted());
    });

    test('lists the finished tables of a player page by page, apart from those that are not over', async () => {
      const player = fresh('p');
      const finish = (at: number) => ({
        entry: { at, player: null, command: null, event: closed },
        summary: { status: 'over' as const, due: null },
      });
      const ids: string[] = [];
      for (const at of [2000, 3000, 3000, 4000]) {
        const id = await createTable({}, { joins: player });
        await store.append({ ...appendTo(id, 1), ...finish(at) });
        ids.push(id);
      }
      const open = await createTable({}, { joins: player });
      const [first, second, third, fourth] = ids as [string, string, string, string];
      const listed: string[] = [];
      let before: { at: number; id: string } | undefined;
      for (;;) {
        const [row] = await store.listFinished(player, { limit: 1, before });
        if (!row) break;
        listed.push(row.id);
        before = row;
      }
      expect(listed).toEqual([fourth, ...[second, third].sort(), first]);
      expect((await store.listUnfinished(player)).map(({ id }) => id)).toEqual([open]);
    });

    test('knows how far a person has seen a table, which never goes back, and what is hidden', async () => {
      const player = fresh('p');
      const id = await createTable({}, { joins: player });
      expect(await store.markSeen(id, player, { line: 1, chat: 2 })).toEqual({ line: 0, chat: 0 });
      expect(await store.markSeen(id, player, { line: 0, chat: 5 })).toEqual({ line: 1, chat: 2 });
      expect(await store.markSeen(id, player, { line: 0, chat: 0 })).toEqual({ line: 1, chat: 5 });
      await store.hide(id, player, true);
      expect(await store.markSeen(id, player, { line: 0, chat: 0 })).toEqual({ line: 1, chat: 5 });
      await store.append({ ...appendTo(id, 1), summary: { status: 'over', due: null } });
      const finished = async (hidden: boolean) =>
        (await store.listFinished(player, { limit: 5, hidden })).map(row => row.id);
      expect([await finished(false), await finished(true)]).toEqual([[], [id]]);
      await store.hide(id, player, false);
      expect([await finished(false), await finished(true)]).toEqual([[id], []]);
    });

    test('counts the messages of others that a person has not seen, those of spectators aside', async () => {
      const player = fresh('p');
      const id = await createTable({}, { joins: player });
      for (const [text, by] of [
        ['one', 'other'],
        ['two', 'other'],
        ['mine', player],
      ] as const)
        await store.say(id, { at: 1, player: by, text });
      await store.say(id, { at: 1, player: 'watcher', text: 'aside', gallery: true });
      const unread = async () => (await store.listUnfinished(player)).find(row => row.id === id)?.unread;
      expect(await unread()).toBe(2);
      await store.markSeen(id, player, { line: 1, chat: 1 });
      expect(await unread()).toBe(1);
      expect((await store.readChat(id, 0, 9)).map(({ gallery }) => gallery)).toEqual([
        undefined,
        undefined,
        undefined,
        true,
      ]);
    });

    test('keeps vacations, and forgets them with the person', async () => {
      await store.putPlayer({ id: 'traveller', name: 'Tea', createdAt: 1 });
      await store.putVacation('traveller', { from: 10, until: 20 });
      await store.putVacation('traveller', { from: 30, until: 90 });
      await store.putVacation('traveller', { from: 30, until: 40 });
      expect(await store.listVacations('traveller', 20)).toEqual([{ from: 30, until: 40 }]);
      expect(await store.listVacations('traveller', 0)).toHaveLength(2);
      await store.deletePlayer('traveller');
      expect(await store.listVacations('traveller', 0)).toEqual([]);
    });

    test('lists public tables that are not over, and no others', async () => {
      const created_at = { createdAt: 50 * DAY };
      const seen = await createTable({ public: true, ...created_at });
      await createTable(created_at);
      const over = await createTable({ public: true, ...created_at });
      await store.append(
        appendTo(over, 1, {
          entry: { at: 50 * DAY, player: null, command: null, event: closed },
          summary: { status: 'over', due: null },
        }),
      );
      const list = async (since: number, games = ['toy']) =>
        (await store.listOpenTables({ since, limit: 9, games })).map(({ id }) => id);
      expect(await list(50 * DAY)).toEqual([seen]);
      expect(await list(50 * DAY, ['other']), 'of games that are offered').toEqual([]);
      expect(await list(50 * DAY + 1)).toEqual([]);
    });

    test('remembers who was let in', async () => {
      const id = fresh('t');
      await store.createTable(newRow(id), appendTo(id, 0), ['friend']);
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
      const id = await createTable({}, { joins: player });
      await store.say(id, { at: 1, player, text: 'hello' });
      await store.addGuest(id, player);
      await store.putCode(`hash of ${player}`, player, 100);
      await store.deletePlayer(player);
      expect(await store.findNames([player])).toEqual([]);
      expect(await store.readChat(id, 0, 9)).toEqual([]);
      expect(await store.listUnfinished(player)).toEqual([]);
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
      const id = await createTable();
      const numbers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => store.say(id, { at, player: 'p', text: `${at}` })),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()]);
      expect((await store.readChat(id, 0, 5)).map(({ n }) => n)).toEqual([7, 8, 9, 10, 11]);
      expect((await store.readChat(id, 10, 5)).map(({ n }) => n)).toEqual([10, 11]);
    });

    test('never gives a number to something else, also when what had it was deleted', async () => {
      const id = await createTable();
      const [stays, leaves] = [fresh('p'), fresh('p')];
      for (const player of [stays, leaves, leaves]) await store.say(id, { at: 1, player, text: 'hello' });
      await store.deletePlayer(leaves);
      expect(await store.say(id, { at: 2, player: stays, text: 'anybody here?' })).toBe(3);
      expect((await store.readChat(id, 1, 9)).map(({ n }) => n)).toEqual([3]);
    });

    describe('as an outbox', () => {
      const newTarget = (player: string, over: Partial<TargetRow> = {}): TargetRow => ({
        id: fresh('target'),
        player,
        kind: 'push',
        address: 'https://push.example/1',
        keys: '{}',
        language: 'en',
        createdAt: 10,
        confirmed: true,
        failures: 0,
        failingSince: undefined,
        offAt: undefined,
        ...over,
      });
      const LATE = 1e15;
      let clock = 1000;
      /** A time of its own, so that the notices of other tests are not due. */
      const nextTime = (): number => (clock += 1000);
      const settleAll = async (): Promise<void> => {
        for (const row of await store.claimNotices(LATE, LATE, 500)) await store.settleNotice(row, { outcome: 'sent' });
      };

      test('gives a cause once to each working target that was there when it happened', async () => {
        await settleAll();
        const player = fresh('p');
        const [phone, laptop] = [newTarget(player), newTarget(player)];
        const others = [
          newTarget(player, { createdAt: 5000 }),
          newTarget(player, { offAt: 1 }),
          newTarget(player, { confirmed: false }),
          newTarget(fresh('p')),
        ];
        for (const target of [phone, laptop, ...others]) await store.putTarget(target);
        const key = { table: fresh('t'), cause: 'turn', mark: '3', player };
        const now = nextTime();
        const add = () => store.addNotice(key, 'm1', { made: now, at: now, due: now, happened: 20 });
        await Promise.all([add(), add(), add()]);
        expect(await store.nextNotice()).toBe(now);
        expect(await store.claimNotices(now - 1, LATE, 9)).toEqual([]);
        const claims = await Promise.all([1, 2, 3].map(() => store.claimNotices(now, now + 50, 9)));
        const rows = claims.flat();
        expect(rows.map(({ target }) => target).sort()).toEqual([phone.id, laptop.id].sort());
        expect(rows[0]).toEqual({ ...key, target: rows[0]!.target, id: 'm1', madeAt: now, at: now, attempts: 0 });
        expect(await store.claimNotices(now + 49, LATE, 9), 'claimed').toEqual([]);
        expect(await store.claimNotices(now + 50, now + 60, 9), 'whoever claimed them died').toHaveLength(2);
        for (const row of rows) await store.settleNotice(row, { outcome: 'sent' });
        await add();
        expect(await store.claimNotices(LATE, LATE, 9), 'told already').toEqual([]);
      });

      test('gives notices of only some people, and of each only some', async () => {
        await settleAll();
        const [one, two] = [fresh('p'), fresh('p')];
        const now = nextTime();
        for (const [n, player] of [one, one, one, two, one].entries()) {
          await store.putTarget(newTarget(player, { id: player }));
          const key = { table: fresh('t'), cause: 'turn', mark: '1', player };
          await store.addNotice(key, `m${n}`, { made: now, at: now, due: now + n, happened: now });
        }
        const claim = async (limit: number, whose: Whose) =>
          (await store.claimNotices(now + 9, now + 100, limit, whose)).map(({ id }) => id).sort();
        expect(await claim(9, { except: [one, two] })).toEqual([]);
        expect(await claim(9, { perPlayer: 2, among: [two] })).toEqual(['m3']);
        expect(await claim(2, { perPlayer: 1 })).toEqual(['m0']);
        expect(await claim(9, { perPlayer: 2, except: [two] })).toEqual(['m1', 'm2']);
        expect(await claim(9, { among: [] })).toEqual([]);
        expect(await claim(9, {})).toEqual(['m4']);
        await settleAll();
      });

      test('knows whether a newer notice about the same table has come due', async () => {
        const player = fresh('p');
        await store.putTarget(newTarget(player));
        const table = fresh('t');
        const now = nextTime();
        const add = (mark: string, at: number) =>
          store.addNotice({ table, cause: 'turn', mark, player }, mark, { made: now, at, due: at, happened: now });
        await add('1', now);
        const [row] = await store.claimNotices(now, now + 50, 9);
        expect(await store.hasNewerNotice(row!, now)).toBe(false);
        await add('2', now + 5);
        expect(await store.hasNewerNotice(row!, now + 4)).toBe(false);
        expect(await store.hasNewerNotice(row!, now + 5)).toBe(true);
        await store.settleNotice(row!, { due: now + 7, attempts: 1 });
        const again = await store.claimNotices(now + 7, LATE, 9);
        expect(again.map(({ mark, attempts }) => [mark, attempts]).sort()).toEqual([
          ['1', 1],
          ['2', 0],
        ]);
        const newer = again.find(({ mark }) => mark === '2');
        await store.settleNotice(newer!, { outcome: 'sent' });
        expect(await store.hasNewerNotice(row!, now + 7), 'the newer one has come first').toBe(true);
        await store.settleNotice(newer!, { outcome: 'unwanted' });
        expect(await store.hasNewerNotice(row!, now + 7)).toBe(false);
        await settleAll();
      });

      test('counts failures, switches a target off, and deletes it only for its owner', async () => {
        const player = fresh('p');
        const target = newTarget(player, { kind: 'webhook' });
        await store.putTarget(target);
        expect(await store.noteDelivery(target.id, 70)).toMatchObject({ failures: 1, failingSince: 70 });
        expect(await store.noteDelivery(target.id, 80)).toMatchObject({ failures: 2, failingSince: 70 });
        expect(await store.noteDelivery(target.id, undefined)).toMatchObject({ failures: 0, failingSince: undefined });
        expect(await store.listNotified()).toContain(player);
        await store.switchOff(target.id, 90);
        expect(await store.listNotified()).not.toContain(player);
        expect(await store.listTargets(player)).toEqual([{ ...target, offAt: 90 }]);
        expect(await store.deleteTarget(target.id, fresh('p'))).toBe(false);
        expect(await store.deleteTarget(target.id, player)).toBe(true);
        expect(await store.findTarget(target.id)).toBeUndefined();
      });

      test('replaces a target by another, which knows what was told and what is still to be told', async () => {
        await settleAll();
        const player = fresh('p');
        const now = nextTime();
        const [old, renewed] = [newTarget(player), newTarget(player)];
        await store.putTarget(old);
        const key = { table: fresh('t'), cause: 'turn', mark: '1', player };
        const times = { made: now, at: now, due: now, happened: now };
        await store.addNotice(key, 'm1', times);
        const [row] = await store.claimNotices(now, now + 5, 10);
        await store.settleNotice(row!, { outcome: 'sent' });
        await store.addNotice({ ...key, mark: '2' }, 'm2', times);
        await store.replaceTarget(old.id, renewed.id);
        await store.putTarget(renewed);
        await store.addNotice(key, 'again', times);
        expect(await store.listTargets(player)).toEqual([renewed]);
        expect(await store.claimNotices(now, now + 5, 10)).toMatchObject([{ id: 'm2', target: renewed.id }]);
        await settleAll();
      });

      test('knows who waits for a seat, until they have heard, are somebody else or are gone', async () => {
        const [table, other] = [await createTable(), await createTable()];
        const [ann, bo] = [fresh('p'), fresh('p')];
        await store.putSeatWait(table, { player: ann, at: 5 });
        await store.putSeatWait(table, { player: ann, at: 6 });
        await store.putSeatWait(table, { player: bo, at: 7 });
        await store.putSeatWait(other, { player: bo, at: 8 });
        expect(await store.listSeatWaits(table)).toEqual([
          { player: ann, at: 5 },
          { player: bo, at: 7 },
        ]);
        expect(await store.listAwaitedTables()).toEqual(expect.arrayContaining([table, other]));
        await store.deleteSeatWait(table, ann, 4);
        expect(await store.listSeatWaits(table), 'another wish').toHaveLength(2);
        await store.deleteSeatWait(table, ann, 5);
        await store.deletePlayer(bo);
        expect([await store.listSeatWaits(table), await store.listSeatWaits(other)]).toEqual([[], []]);
      });

      test('finds the tables of people with a target that changed, and forgets a deleted person', async () => {
        const player = fresh('p');
        const id = await createTable({}, { joins: player, entry: { at: 500, player, command: null, event: closed } });
        expect(await store.listNotifiedTables(0)).not.toContain(id);
        await store.putTarget(newTarget(player));
        await store.setWishes(player, '{}');
        await store.setWishes(player, '{"turns":false}');
        expect(await store.readWishes(player)).toBe('{"turns":false}');
        expect(await store.listNotifiedTables(0)).toContain(id);
        const key = { table: id, cause: 'turn', mark: '1', player };
        await store.addNotice(key, 'm', { made: 1, at: 1, due: 1, happened: 20 });
        await store.deletePlayer(player);
        expect(await store.listTargets(player)).toEqual([]);
        expect(await store.readWishes(player)).toBeUndefined();
        expect(await store.claimNotices(LATE, LATE, 9)).toEqual([]);
      });

      test('forgets addresses that nobody confirmed, and old notices', async () => {
        const player = fresh('p');
        const [waiting, old] = [100, 10].map(createdAt =>
          newTarget(player, { kind: 'mail', confirmed: false, createdAt }),
        );
        for (const target of [waiting!, old!]) await store.putTarget(target);
        await store.tidyNotices(50, 0);
        expect((await store.listTargets(player)).map(({ id }) => id)).toEqual([waiting!.id]);
      });
    });

    test('answers a check', async () => expect(store.check()).resolves.toBeUndefined());
  });
}
