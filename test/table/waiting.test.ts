import { describe, expect, test } from 'vitest';
import {
  type Command,
  decide,
  decideFull,
  type LogLine,
  Table,
  type TableEvent,
  type TableSetup,
  verifyChance,
} from '../../src/table/index.ts';
import { game, look, SEED } from './play.ts';

const MINUTE = 60_000;
const hex = (letter: string): string => letter.repeat(64);

/** A table before its start, with its log and a clock that tests turn. */
class Room {
  readonly log: LogLine[] = [];
  readonly table: Table;
  now = 1000;
  readonly connected = new Set<number>();
  readonly left = new Map<number, number>();
  constructor(over: Partial<TableSetup> = {}) {
    const plan: TableSetup = {
      game: game.id,
      options: { players: 3 },
      seats: [{ kind: 'person', player: 'ann', contribution: hex('a') }, { kind: 'open' }, { kind: 'open' }],
      host: 'ann',
      public: false,
      watching: true,
      shuffle: false,
      clock: { kind: 'none' },
      chance: 2,
      ...over,
    };
    this.log.push({ at: this.now, player: null, command: null, event: { kind: 'opened', plan } });
    this.table = Table.from(game, SEED, this.log);
  }

  does(player: string, command: Command): string {
    const decision = decide(this.table, player, command, {
      standIn: 'novice',
      now: this.now,
      isConnected: seat => this.connected.has(seat),
      leftAt: seat => this.left.get(seat),
    });
    if (!decision.ok) return decision.code;
    this.#add(decision.event, player);
    return 'done';
  }

  /** Whether it started by itself. */
  waits(): boolean {
    const decision = decideFull(this.table, this.now);
    if (decision?.ok) this.#add(decision.event, null);
    return decision !== undefined;
  }

  sits = (player: string, letter: string, seat?: number): string =>
    this.does(player, { kind: 'sit', contribution: hex(letter), ...(seat !== undefined && { seat }) });

  get players(): (string | undefined)[] {
    return this.table.sitters.map(({ player }) => player);
  }

  #add(event: TableEvent, player: string | null): void {
    const line: LogLine = { at: this.now, player, command: null, event };
    this.log.push(line);
    this.table.append(line);
  }
}

const settings = { options: { players: 3 }, clock: { kind: 'none' }, shuffle: false } as const;

describe('before the start', () => {
  test('the host changes the order of seats, and everyone’s contribution goes along into the draws', () => {
    const room = new Room();
    room.sits('bo', 'b');
    room.sits('cy', 'c');
    expect(room.does('bo', { kind: 'arrange', order: [1, 0, 2] })).toBe('not-host');
    for (const order of [
      [0, 1],
      [0, 0, 1],
      [0, 1, 3],
      [0, 1, 2, 3],
    ])
      expect(room.does('ann', { kind: 'arrange', order }), order.join()).toBe('no-such-seat');
    expect(room.does('ann', { kind: 'arrange', order: [2, 0, 1] })).toBe('done');
    expect(room.players).toEqual(['cy', 'ann', 'bo']);
    expect(room.does('ann', { kind: 'start' })).toBe('done');
    expect(room.players).toEqual(['cy', 'ann', 'bo']);
    expect(room.table.match?.header.chance?.contributions).toEqual([hex('c'), hex('a'), hex('b')]);
    expect(look(Table.from(game, SEED, room.log))).toEqual(look(room.table));
    const { record } = room.table.match!;
    expect(verifyChance(game, record, SEED).ok).toBe(true);
    const other = { ...record.header.chance!, contributions: [hex('a'), hex('b'), hex('c')] };
    const forged = { ...record, header: { ...record.header, chance: other } };
    expect(verifyChance(game, forged, SEED).ok, 'draws of another order of contributions').toBe(false);
  });

  test('the host changes options, clock and seats; nobody loses a seat by it', () => {
    const room = new Room();
    const clock = { kind: 'days', days: 3 } as const;
    expect(room.does('bo', { kind: 'change', ...settings })).toBe('not-host');
    expect(room.does('ann', { kind: 'change', ...settings, options: { players: 99 } })).toBe('wrong-options');
    room.sits('cy', 'c', 2);
    expect(room.does('ann', { kind: 'change', ...settings, options: { players: 2 }, clock, timeout: 'bot' })).toBe(
      'done',
    );
    expect(room.players, 'the free seat is gone').toEqual(['ann', 'cy']);
    expect(room.table.setup).toMatchObject({ options: { players: 2 }, clock, timeout: 'bot' });
    expect(room.table.clocks.left).toHaveLength(2);
    expect(room.does('ann', { kind: 'change', ...settings })).toBe('done');
    expect(room.players).toEqual(['ann', 'cy', undefined]);
    expect(room.table.setup.timeout, 'what is not named goes back to its default').toBeUndefined();
    room.sits('bo', 'b');
    expect(room.does('ann', { kind: 'change', ...settings, options: { players: 2 } })).toBe('wrong-seats');
    expect(look(Table.from(game, SEED, room.log))).toEqual(look(room.table));
    room.does('ann', { kind: 'start' });
    expect(room.does('ann', { kind: 'change', ...settings })).toBe('not-open');
    expect(room.does('ann', { kind: 'arrange', order: [1, 0, 2] })).toBe('not-open');
  });

  test('the host decides who can join and watch; settings that are not named leave that as it was', () => {
    const room = new Room();
    const access = { public: true, watching: false, gallery: false };
    expect(room.does('ann', { kind: 'change', ...settings, ...access })).toBe('done');
    expect(room.table.setup).toMatchObject(access);
    expect(room.does('ann', { kind: 'change', ...settings, whenFull: true })).toBe('done');
    expect(room.table.setup).toMatchObject(access);
    expect(room.does('ann', { kind: 'change', ...settings, public: false, gallery: true })).toBe('done');
    expect(room.table.setup).toMatchObject({ public: false, watching: false });
    expect(room.table.setup).not.toHaveProperty('gallery');
    expect(look(Table.from(game, SEED, room.log))).toEqual(look(room.table));
  });

  test('the host hands over to another player', () => {
    const room = new Room();
    room.sits('bo', 'b');
    expect(room.does('bo', { kind: 'appoint', seat: 1 })).toBe('not-host');
    for (const seat of [0, 2, 9]) expect(room.does('ann', { kind: 'appoint', seat }), `${seat}`).toBe('no-such-seat');
    expect(room.does('ann', { kind: 'appoint', seat: 1 })).toBe('done');
    expect(room.table.host).toBe('bo');
    expect(room.does('ann', { kind: 'remove', seat: 1 })).toBe('not-host');
    expect(room.does('bo', { kind: 'appoint', seat: 0 })).toBe('done');
    expect(look(Table.from(game, SEED, room.log))).toEqual(look(room.table));
  });

  test('somebody who was removed is put back as they were, unless too much has happened since', () => {
    const room = new Room();
    room.sits('bo', 'b');
    const restore = { kind: 'restore', seat: 1 } as const;
    expect(room.does('ann', restore)).toBe('seat-taken');
    room.does('ann', { kind: 'remove', seat: 1 });
    expect(room.does('bo', restore)).toBe('not-host');
    expect(room.does('ann', restore)).toBe('done');
    expect(room.table.sitters[1]).toEqual({ player: 'bo', contribution: hex('b') });
    room.does('ann', { kind: 'remove', seat: 1 });
    room.sits('bo', 'd', 2);
    expect(room.does('ann', restore)).toBe('already-seated');
    room.does('ann', { kind: 'remove', seat: 2 });
    room.now += 61_000;
    expect(room.does('ann', { kind: 'restore', seat: 2 })).toBe('no-such-seat');
    room.does('ann', { kind: 'hire', seat: 2, level: 'greedy' });
    room.does('ann', { kind: 'free', seat: 2 });
    expect(room.does('ann', { kind: 'restore', seat: 2 }), 'a bot sat there').toBe('no-such-seat');
    expect(look(Table.from(game, SEED, room.log))).toEqual(look(room.table));
  });

  test('a table that starts when full does so a moment after the last seat is taken, unless something changes', () => {
    const room = new Room({ whenFull: true });
    room.sits('bo', 'b');
    expect(room.table.startsAt).toBeUndefined();
    room.sits('cy', 'c');
    expect(room.table.startsAt).toBe(room.now + 3000);
    room.now += 2000;
    expect(room.waits(), 'too early').toBe(false);
    room.does('ann', { kind: 'arrange', order: [1, 0, 2] });
    room.now += 2000;
    expect(room.waits(), 'the host is arranging seats').toBe(false);
    room.does('ann', { kind: 'change', ...settings, whenFull: false });
    room.now += 9000;
    expect(room.waits()).toBe(false);
    room.does('ann', { kind: 'change', ...settings, whenFull: true });
    room.now += 3000;
    expect(room.waits()).toBe(true);
    expect([room.table.status, room.players]).toEqual(['playing', ['bo', 'ann', 'cy']]);
  });

  test('any seated player may start once the host has been away for two minutes, and nobody else', () => {
    const room = new Room();
    room.sits('bo', 'b');
    room.sits('cy', 'c');
    room.connected.add(0);
    room.now += 5 * MINUTE;
    expect(room.does('bo', { kind: 'start' }), 'the host is here').toBe('not-host');
    room.connected.delete(0);
    room.left.set(0, room.now);
    room.now += 2 * MINUTE - 1;
    expect(room.does('bo', { kind: 'start' })).toBe('not-host');
    room.now += 1;
    expect(room.does('eve', { kind: 'start' })).toBe('not-host');
    expect(room.does('bo', { kind: 'remove', seat: 0 }), 'starting is all').toBe('not-host');
    expect(room.does('bo', { kind: 'start' })).toBe('done');
  });

  test('the host closes the table, whoever sits there; nobody else can, and not once it has started', () => {
    const room = new Room();
    room.sits('bo', 'b');
    expect(room.does('bo', { kind: 'close' })).toBe('not-host');
    expect(room.does('ann', { kind: 'close' })).toBe('done');
    expect([room.table.status, room.table.why]).toEqual(['over', 'closed']);
    const begun = new Room({ options: { players: 2 }, seats: [{ kind: 'person', player: 'ann' }, { kind: 'open' }] });
    begun.sits('bo', 'b');
    begun.does('ann', { kind: 'start' });
    expect(begun.does('ann', { kind: 'close' })).toBe('not-open');
  });

  test('a kept seat waits for its person, and is free for everyone afterwards', () => {
    const until = 1000 + 10 * MINUTE;
    const room = new Room({
      seats: [
        { kind: 'person', player: 'ann' },
        { kind: 'open', kept: 'bo', until },
        { kind: 'open', kept: 'cy', until },
      ],
    });
    expect(room.sits('eve', 'e')).toBe('seat-kept');
    expect(room.sits('eve', 'e', 1)).toBe('seat-kept');
    expect(room.sits('cy', 'c')).toBe('done');
    expect(room.players).toEqual(['ann', undefined, 'cy']);
    room.now = until;
    expect(room.sits('eve', 'e')).toBe('done');
    expect(room.sits('bo', 'b'), 'too late').toBe('seat-taken');
  });
});
