// The part of the contract about people: devices, passkeys, recovery links, mergings, and what a host decides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventStore, PasskeyRow, TargetRow } from '../../src/server/store/index.ts';

let counter = 0;
/** Ids as long as real ones, since only those are replaced in logs. */
const fresh = (what: string): string => `${what}-${counter++}`.padEnd(22, '_');

const target = (player: string, kind: TargetRow['kind'], address: string): TargetRow => ({
  id: fresh('target'),
  player,
  kind,
  address,
  keys: '{}',
  language: 'en',
  createdAt: 1,
  confirmed: true,
  failures: 0,
  failingSince: undefined,
  offAt: undefined,
});

/** What every store promises about people, whatever is below it. */
export function keepsPeopleApart(name: string, open: () => Promise<EventStore>): void {
  describe(`the ${name} store`, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store?.close());

    async function createPerson(name = 'Ann'): Promise<string> {
      const id = fresh('person');
      await store.putPlayer({ id, name, createdAt: 1000 });
      return id;
    }

    async function createTable(player: string, createdAt = 1000): Promise<string> {
      const id = fresh('table');
      const row = { id, game: 'toy', seed: 'ab', invite: 'hash', public: false, revision: 1, createdAt };
      const plan = { game: 'toy', host: player, seats: [{ kind: 'person', player }] } as never;
      const entry = { at: 1000, player, command: 'c', event: { kind: 'opened', plan } } as const;
      const summary = { status: 'open', due: null, listing: JSON.stringify({ sitters: [{ player }] }) } as const;
      const first = { table: id, line: 0, after: 0, mark: 1, entry, summary, joins: player };
      await store.createTable(row, first, [player]);
      return id;
    }

    async function openDevice(player: string, usedAt = 0): Promise<string> {
      const id = fresh('device');
      await store.putDevice({ id, player, browser: 'Firefox', system: 'Linux', createdAt: usedAt, usedAt });
      return id;
    }

    const newPasskey = (player: string): PasskeyRow => ({
      id: fresh('passkey'),
      player,
      publicKey: 'key',
      counter: 4,
      transports: ['usb', 'internal'],
      name: 'Key',
      createdAt: 5,
    });

    test('lists devices, the last used first, and signs one out for its owner alone', async () => {
      const [ann, bo] = [await createPerson(), await createPerson('Bo')];
      const [old, recent, other] = [await openDevice(ann, 1), await openDevice(ann, 2), await openDevice(bo, 3)];
      const list = async (player: string) => (await store.listDevices(player)).map(({ id }) => id);
      expect(await list(ann)).toEqual([recent, old]);
      await store.noteUse(old, 9);
      await store.noteUse(old, 5);
      expect((await store.findDevices([old, other, 'nothing'])).map(({ usedAt }) => usedAt).toSorted()).toEqual([3, 9]);
      expect(await list(ann)).toEqual([old, recent]);
      expect(await store.endDevice(bo, old, 100)).toBe(false);
      expect(await store.endDevice(ann, old, 100)).toBe(true);
      expect(await store.findDevices([old])).toMatchObject([{ player: ann, endedAt: 100 }]);
      expect(await store.endDevice(ann, old, undefined)).toBe(true);
      expect((await store.findDevices([old]))[0]).not.toHaveProperty('endedAt');
      await store.endDevice(ann, old, 100);
      await store.dropEndedDevices(100);
      expect(await list(ann)).toContain(old);
      await store.dropEndedDevices(101);
      expect(await list(ann)).toEqual([recent]);
    });

    test('keeps the hundred devices that were used last', async () => {
      const ann = await createPerson();
      for (let used = 0; used < 101; used++) await openDevice(ann, used);
      const kept = await store.listDevices(ann);
      expect([kept.length, kept.at(-1)!.usedAt]).toEqual([100, 1]);
    });

    test('keeps passkeys, and notes the use of one only from the counter it had', async () => {
      const [ann, bo] = [await createPerson(), await createPerson('Bo')];
      const row = newPasskey(ann);
      expect(await store.addPasskey(row)).toBe(true);
      expect(await store.addPasskey({ ...row, player: bo, publicKey: 'forged' }), 'its id is taken').toBe(false);
      expect(await store.findPasskey(row.id)).toEqual(row);
      const uses = await Promise.all([1, 2, 3].map(() => store.notePasskeyUse(row.id, { from: 4, to: 7 }, 50)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store.findPasskey(row.id)).toEqual({ ...row, counter: 7, usedAt: 50 });
      expect(await store.renamePasskey(bo, row.id, 'mine')).toBe(false);
      expect(await store.renamePasskey(ann, row.id, 'Yubi')).toBe(true);
      expect(await store.deletePasskey(bo, row.id)).toBe(false);
      expect((await store.listPasskeys(ann)).map(({ name }) => name)).toEqual(['Yubi']);
      expect(await store.deletePasskey(ann, row.id)).toBe(true);
      expect(await store.findPasskey(row.id)).toBeUndefined();
    });

    test('takes a challenge once, in time, and for its own purpose', async () => {
      await store.putChallenge('one', 'sign in', 1, 100);
      expect(await store.takeChallenge('one', 'make', 2)).toBe(false);
      expect(await store.takeChallenge('one', 'sign in', 100)).toBe(false);
      const takes = await Promise.all([1, 2, 3].map(() => store.takeChallenge('one', 'sign in', 99)));
      expect(takes.filter(Boolean)).toHaveLength(1);
      await store.putChallenge('two', 'sign in', 1, 100);
      await store.putChallenge('three', 'sign in', 100, 200);
      expect(await store.takeChallenge('two', 'sign in', 1), 'forgotten when its time was over').toBe(false);
    });

    test('keeps one recovery link for each person', async () => {
      const ann = await createPerson();
      await store.putRecovery(ann, fresh('old'), 10);
      const hash = fresh('new');
      await store.putRecovery(ann, hash, 20);
      expect(await store.findRecovery(hash)).toBe(ann);
      expect(await store.recoverySince(ann)).toBe(20);
      await store.deleteRecovery(ann);
      expect([await store.findRecovery(hash), await store.recoverySince(ann)]).toEqual([undefined, undefined]);
    });

    test('has no early cookies of people who came in since devices have identities', async () => {
      const ann = await createPerson();
      expect(await store.findEarlyCookies([ann, 'nobody'])).toEqual([]);
      expect(await store.listEarlyCookies(ann)).toEqual([]);
      expect(await store.findEarlyCookies([])).toEqual([]);
    });

    describe('merging two people', () => {
      test('gives the other all that the one had', async () => {
        const [gone, stays] = [await createPerson('Phone'), await createPerson('Ann')];
        const [mine, ours] = [await createTable(gone), await createTable(stays)];
        await store.addGuest(ours, gone);
        const [device, passkey] = [await openDevice(gone, 1), newPasskey(gone)];
        await store.addPasskey(passkey);
        await store.putRecovery(gone, fresh('hash'), 1);
        await store.say(mine, { at: 1, player: gone, text: 'hello' });
        await store.markSeen(mine, gone, { line: 7, chat: 1 });
        await store.putVacation(gone, { from: 10, until: 20 });
        await store.setWishes(gone, '{"turns":false}');
        const push = target(gone, 'push', 'https://push.example/1');
        await store.putTarget(push);
        const key = { table: mine, cause: 'turn', mark: '1', player: gone };
        await store.addNotice(key, 'n', { made: 5, at: 5, due: 5, happened: 5 });
        await store.putCode(fresh('code'), gone, 1e15);

        expect(await store.mergePlayers({ player: gone, into: stays }, 100)).toEqual([{ player: gone, into: stays }]);
        expect(await store.findPlayer(gone)).toBeUndefined();
        expect((await store.findPlayer(stays))?.name).toBe('Ann');
        expect((await store.listUnfinished(stays)).map(({ id }) => id).toSorted()).toEqual([mine, ours].toSorted());
        expect(await store.listUnfinished(gone)).toEqual([]);
        expect([await store.isGuest(mine, stays), await store.isGuest(ours, gone)]).toEqual([true, false]);
        expect(await store.findDevices([device])).toMatchObject([{ player: stays }]);
        expect(await store.findPasskey(passkey.id)).toMatchObject({ player: stays });
        expect(await store.recoverySince(stays)).toBe(1);
        expect(await store.readChatBy(stays)).toMatchObject([{ table: mine, text: 'hello' }]);
        expect(await store.listSeen(stays)).toEqual([{ table: mine, line: 7, chat: 1 }]);
        expect(await store.listVacations(stays, 0)).toEqual([{ from: 10, until: 20 }]);
        expect(await store.readWishes(stays)).toBe('{"turns":false}');
        expect(await store.listTargets(stays)).toMatchObject([{ id: push.id }]);
        expect(await store.claimNotices(1000, 2000, 99)).toMatchObject([{ player: stays, target: push.id }]);
        expect(await store.resolvePlayer(gone)).toBe(stays);
        expect(await store.findEarlyCookies([gone, stays]), 'neither had any').toEqual([]);
      });

      test('shows the other wherever the one is named, and never changes the log', async () => {
        const [gone, stays] = [await createPerson(), await createPerson()];
        const table = await createTable(gone);
        await store.mergePlayers({ player: gone, into: stays }, 100);
        const [line] = await store.readLog(table, 0);
        expect(line).toMatchObject({ player: stays, event: { plan: { host: stays, seats: [{ player: stays }] } } });
        const listed = await store.findListed(table);
        expect(listed?.opened).not.toContain(gone);
        expect(listed?.listing).toContain(stays);
        expect((await store.readRaw(table, 0))[0]!.player, 'as it was written').toBe(gone);
      });

      test('keeps the other’s own where there can be only one', async () => {
        const [gone, stays] = [await createPerson(), await createPerson()];
        const hash = fresh('hash');
        const table = await createTable(gone);
        for (const [player, value] of [
          [gone, 1],
          [stays, 2],
        ] as const) {
          await store.putRecovery(player, player === stays ? hash : fresh('other'), value);
          await store.setWishes(player, `${value}`);
          await store.markSeen(table, player, { line: value, chat: 0 });
          await store.putVacation(player, { from: 10, until: 10 + value });
          await store.putTarget(target(player, 'webhook', `https://hook.example/${value}`));
          await store.putTarget(target(player, 'mail', `${value}@mail.example`));
          await store.putTarget(target(player, 'push', `https://push.example/${player}`));
        }
        await store.mergePlayers({ player: gone, into: stays }, 100);
        expect(await store.findRecovery(hash)).toBe(stays);
        expect([await store.recoverySince(stays), await store.recoverySince(gone)]).toEqual([2, undefined]);
        expect(await store.readWishes(stays)).toBe('2');
        expect(await store.listSeen(stays)).toEqual([{ table, line: 2, chat: 0 }]);
        expect(await store.listVacations(stays, 0)).toEqual([{ from: 10, until: 12 }]);
        const addresses = (await store.listTargets(stays)).map(({ kind, address }) => `${kind} ${address}`);
        expect(addresses.toSorted()).toEqual(
          [
            'mail 2@mail.example',
            `push https://push.example/${gone}`,
            `push https://push.example/${stays}`,
            'webhook https://hook.example/2',
          ].toSorted(),
        );
        expect(await store.listTargets(gone)).toEqual([]);
      });

      test('goes on when the other is merged as well, and ends when they are deleted', async () => {
        const [first, second, third] = [await createPerson(), await createPerson(), await createPerson()];
        const table = await createTable(first);
        await store.mergePlayers({ player: first, into: second }, 100);
        await store.mergePlayers({ player: second, into: third }, 101);
        expect(await store.resolvePlayer(first)).toBe(third);
        expect((await store.readLog(table, 0))[0]!.player).toBe(third);
        await store.deletePlayer(third);
        const again = await open();
        expect(await again.resolvePlayer(first)).toBe(first);
        await again.close();
      });
    });

    test('forgets devices, passkeys, recovery links, targets and what was seen with the person', async () => {
      const [ann, bo] = [await createPerson(), await createPerson('Bo')];
      const table = await createTable(ann);
      const [device, kept, passkey, hash] = [
        await openDevice(ann),
        await openDevice(bo),
        newPasskey(ann),
        fresh('hash'),
      ];
      await store.addPasskey(passkey);
      await store.putRecovery(ann, hash, 1);
      await store.markSeen(table, ann, { line: 1, chat: 1 });
      await store.setWishes(ann, '{}');
      for (const kind of ['push', 'webhook', 'mail'] as const)
        await store.putTarget(target(ann, kind, `${kind} address`));
      await store.deletePlayer(ann);
      expect((await store.findDevices([device, kept])).map(({ id }) => id)).toEqual([kept]);
      expect(await store.findPasskey(passkey.id)).toBeUndefined();
      expect(await store.findRecovery(hash)).toBeUndefined();
      expect([await store.listTargets(ann), await store.listSeen(ann)]).toEqual([[], []]);
      expect(await store.readWishes(ann)).toBeUndefined();
    });

    describe('as a host’s', () => {
      test('lists people and tables, the newest first', async () => {
        const ann = await createPerson('Zoë');
        await openDevice(ann, 77);
        const table = await createTable(ann, 1e12);
        const person = (await store.listPeople(1e6)).find(({ id }) => id === ann);
        expect(person).toEqual({ id: ann, name: 'Zoë', createdAt: 1000, usedAt: 77, tables: 1 });
        expect(await store.listPeople(2)).toHaveLength(2);
        const [newest] = await store.listTableEntries(1);
        expect(newest).toMatchObject({ id: table, game: 'toy', status: 'open', public: false, people: ['Zoë'] });
      });

      test('deletes one message', async () => {
        const ann = await createPerson();
        const table = await createTable(ann);
        for (const text of ['one', 'two']) await store.say(table, { at: 1, player: ann, text });
        expect(await store.deleteMessage(table, 0)).toBe(true);
        expect(await store.deleteMessage(table, 0)).toBe(false);
        expect((await store.readChat(table, 0, 9)).map(({ text }) => text)).toEqual(['two']);
      });

      test('lists bans until they end, and lifts one with what it was widened to', async () => {
        const ban = { kind: 'person', target: 'p', until: 100, widens: true, at: 1 } as const;
        await store.putBan({ ...ban, id: 'a_1' });
        await store.putBan({ ...ban, id: 'a_1.x', kind: 'address', target: '203.0.113.7', widens: false, at: 2 });
        await store.putBan({ ...ban, id: 'a_12', target: 'q', at: 3 });
        await store.putBan({ ...ban, id: 'ab1.x', target: 'r', at: 4 });
        expect(await store.listBans(100)).toEqual([]);
        expect((await store.listBans(99)).map(({ id }) => id)).toEqual(['a_1', 'a_1.x', 'a_12', 'ab1.x']);
        expect((await store.listBans(99))[1]).toMatchObject({ kind: 'address', target: '203.0.113.7', widens: false });
        expect(await store.deleteBan('a_1')).toBe(true);
        expect(await store.deleteBan('a_1')).toBe(false);
        expect((await store.listBans(99)).map(({ id }) => id)).toEqual(['a_12', 'ab1.x']);
      });

      test('keeps settings apart from other facts, and removes one without a value', async () => {
        await store.writeSetting('welcome.en', 'Hello');
        await store.writeSetting('welcome.en', 'Good evening');
        await store.writeSetting('welcome.fr', 'Bonsoir');
        expect([...(await store.readSettings())].toSorted()).toEqual([
          ['welcome.en', 'Good evening'],
          ['welcome.fr', 'Bonsoir'],
        ]);
        await store.writeSetting('welcome.en', undefined);
        await store.writeSetting('welcome.fr', undefined);
        expect((await store.readSettings()).size).toBe(0);
      });

      test('numbers what the host did without gaps, however many note at once', async () => {
        const before = await store.lastAction();
        const act = (n: number) => store.noteAction({ at: n, action: 'ban', target: `${n}`, detail: 'x' });
        await Promise.all(Array.from({ length: 8 }, (_, n) => act(n)));
        const actions = await store.readActions(before, 100);
        expect(actions.map(({ n }) => n)).toEqual(Array.from({ length: 8 }, (_, n) => before + 1 + n));
        expect(actions.map(({ target }) => target).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
        expect(await store.readActions(before + 7, 100)).toHaveLength(1);
        expect(await store.lastAction()).toBe(before + 8);
      });
    });
  });
}
