import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import {
  type ClockSetting,
  type Command,
  decide,
  decideBot,
  decideClock,
  type LogLine,
  seedOf,
  Table,
  type TableEvent,
  type TableSetup,
} from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

const SEED = seedOf('table');
const game = toy;
const DAY = 86_400_000;

const KEYS = ['line', 'ply', 'status', 'why', 'sitters', 'host', 'clocks', 'ask', 'late', 'rematch', 'actor'] as const;
const look = (table: Table) => Object.fromEntries(KEYS.map(key => [key, table[key]]));

/** A table with its log, and a clock that tests turn. */
class Play {
  readonly log: LogLine[] = [];
  readonly table: Table;
  now = 1000;
  constructor(players: readonly (string | null)[], clock: ClockSetting = { kind: 'none' }) {
    const setup: TableSetup = {
      game: 'toy',
      options: { players: players.length },
      seats: players.map(player => (player === null ? { kind: 'bot', level: 'novice' } : { kind: 'person', player })),
      host: players.find(player => player !== null)!,
      public: false,
      watching: true,
      shuffle: false,
      clock,
    };
    const first: LogLine = { at: this.now, player: null, command: null, event: { kind: 'opened', plan: setup } };
    this.log.push(first);
    this.table = Table.from(game, SEED, [first]);
    this.does(setup.host, { kind: 'start' });
  }

  happens(event: TableEvent, next?: number): void {
    const line: LogLine = { at: this.now, player: null, command: null, event };
    const before = look(this.table);
    const outlook = this.table.foresee(line, next);
    expect(look(this.table)).toEqual(before);
    this.log.push(line);
    this.table.append(line);
    const { status, actor, deadline, sitters } = this.table;
    // What was foreseen is what came.
    expect(outlook).toEqual({
      status,
      actor,
      bot: actor >= 0 && sitters[actor]!.bot !== undefined,
      deadline,
    });
  }

  does(player: string, command: Command): string {
    const around = { random: seeded(1), standIn: 'apprentice', isConnected: () => false };
    const decision = decide(this.table, player, command, around);
    if (!decision.ok) return decision.code;
    this.happens(decision.event, decision.next);
    return 'done';
  }

  plays(player: string): string {
    const { ply, match } = this.table;
    const seat = this.table.seatOf(player)!;
    return this.does(player, { kind: 'play', ply, move: match!.seatView(seat).choices[0]!.move });
  }

  /** The bot that is to act plays. */
  playsBot(): void {
    const { match, actor } = this.table;
    const decision = decideBot(this.table, actor, match!.seatView(actor).choices[0]!.move);
    if (!decision.ok) throw new Error(decision.code);
    this.happens(decision.event, decision.next);
  }

  tick(ms: number): boolean {
    this.now += ms;
    const event = decideClock(this.table, this.now);
    if (event) this.happens(event);
    return event !== undefined;
  }

  asks(player: string, what: 'back' | 'replace' | 'wait' | 'end', seat?: number): string {
    return this.does(player, { kind: 'ask', ply: this.table.ply, what, seat });
  }
}

describe('a table', () => {
  test('is the same again from its log, whatever happened', () => {
    const play = new Play(['ann', 'bo', 'cy'], { kind: 'live', base: 60, increment: 5 });
    play.plays('ann');
    play.asks('ann', 'back');
    play.does('bo', { kind: 'answer', agree: true });
    play.does('cy', { kind: 'answer', agree: true });
    play.plays('ann');
    play.tick(70_000);
    play.asks('ann', 'replace', 1);
    play.does('cy', { kind: 'answer', agree: true });
    play.does('cy', { kind: 'resign' });
    const again = Table.from(game, SEED, play.log);
    expect(look(again)).toEqual(look(play.table));
    expect(again.newsSince(0)).toEqual(play.table.newsSince(0));
    expect(again.match!.seatView(0)).toEqual(play.table.match!.seatView(0));
  });

  test('needs nobody to agree to a take-back when all others are bots', () => {
    const play = new Play(['ann', null]);
    play.plays('ann');
    play.playsBot();
    expect(play.asks('ann', 'back')).toBe('done');
    expect([play.table.actor, play.table.ask]).toEqual([0, undefined]);
  });

  test('refuses what is not asked, or not for this seat to ask', () => {
    const play = new Play(['ann', 'bo']);
    expect(play.does('bo', { kind: 'answer', agree: true })).toBe('nothing-asked');
    expect(play.asks('ann', 'back')).toBe('no-take-back');
    expect(play.asks('ann', 'wait')).toBe('not-late');
    expect(play.asks('ann', 'replace', 0)).toBe('no-such-seat');
    expect(play.does('eve', { kind: 'resign' })).toBe('not-seated');
    expect(play.does('ann', { kind: 'return' })).toBe('not-away');
    play.plays('ann');
    play.asks('ann', 'back');
    expect(play.does('ann', { kind: 'answer', agree: false })).toBe('done');
    expect(play.table.ask).toBeUndefined();
  });

  test('forgets a wish to take back once somebody played on', () => {
    const play = new Play(['ann', 'bo']);
    play.plays('ann');
    play.asks('ann', 'back');
    play.plays('bo');
    expect(play.table.ask).toBeUndefined();
  });

  test('forgets a wish to wait once the late one played', () => {
    const play = new Play(['ann', 'bo', 'cy'], { kind: 'live', base: 60, increment: 5 });
    play.tick(60_000);
    play.asks('bo', 'wait');
    expect(play.table.ask).toMatchObject({ ask: { kind: 'wait' }, waiting: [2] });
    play.plays('ann');
    expect([play.table.ask, play.table.late]).toEqual([undefined, undefined]);
    expect(play.does('cy', { kind: 'answer', agree: true })).toBe('nothing-asked');
  });

  test('keeps a wish to take back while bots play on, and takes their moves back too', () => {
    const play = new Play(['ann', null, 'cy']);
    play.plays('ann');
    play.asks('ann', 'back');
    play.playsBot();
    expect(play.table.ask).toMatchObject({ ask: { kind: 'back' }, waiting: [2] });
    expect(play.does('cy', { kind: 'answer', agree: true })).toBe('done');
    expect([play.table.actor, play.table.ask]).toEqual([0, undefined]);
  });
});

describe('clocks', () => {
  const live: ClockSetting = { kind: 'live', base: 60, increment: 5 };

  test('count the time of the one to act, and add the increment at the end of a turn', () => {
    const play = new Play(['ann', 'bo'], live);
    play.now += 20_000;
    play.plays('ann');
    expect(play.table.clocks).toEqual({ left: [45_000, 60_000], running: 1, since: play.now });
    expect(play.table.deadline).toBe(play.now + 60_000);
  });

  test('give days for every turn anew', () => {
    const play = new Play(['ann', 'bo'], { kind: 'days', days: 2 });
    play.now += DAY;
    play.plays('ann');
    play.plays('bo');
    expect(play.table.deadline).toBe(play.now + 2 * DAY);
  });

  test('that run out lose nothing: the late one may still play', () => {
    const play = new Play(['ann', 'bo'], live);
    expect(play.tick(59_999)).toBe(false);
    expect(play.tick(1)).toBe(true);
    expect([play.table.late, play.table.status, play.table.deadline]).toEqual([0, 'playing', undefined]);
    expect(play.tick(DAY)).toBe(false);
    expect(play.plays('ann')).toBe('done');
    expect([play.table.late, play.table.actor]).toEqual([undefined, 1]);
  });

  test('never go below zero: who plays after the time was over has the increment left', () => {
    const play = new Play(['ann', 'bo'], live);
    play.now += 70_000;
    play.plays('ann');
    expect(play.table.clocks.left).toEqual([5000, 60_000]);
  });

  test.each([
    ['wait', { status: 'playing', late: undefined }],
    ['replace', { status: 'playing', late: undefined }],
    ['end', { status: 'over', why: 'agreed' }],
  ] as const)('that run out let the others choose to %s', (what, after) => {
    const play = new Play(['ann', 'bo', 'cy'], live);
    play.tick(60_000);
    expect(play.asks('bo', what, what === 'replace' ? 0 : undefined)).toBe('done');
    expect(play.table.ask!.waiting).toEqual([2]);
    play.does('cy', { kind: 'answer', agree: true });
    expect(play.table).toMatchObject(after);
    expect(play.table.sitters[0]!.bot).toBe(what === 'replace' ? 'apprentice' : undefined);
    if (what === 'wait') expect(play.table.deadline).toBe(play.now + 60_000);
  });

  test('do not run when nobody waits for it', () => {
    expect(new Play(['ann', null], live).table.deadline).toBeUndefined();
  });
});
