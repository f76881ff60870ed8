// People at a table of the toy game, for tests.
import { expect } from 'vitest';
import type { AnyGame } from '../../src/kernel/index.ts';
import {
  type AskKind,
  type ClockSetting,
  type Command,
  decide,
  decideBot,
  decideClock,
  type LogLine,
  Table,
  type TableEvent,
  type TableSetup,
  type Timeout,
  toSeed,
} from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

export const SEED = toSeed('table');
export const game: AnyGame = toy as AnyGame;

const KEYS = ['line', 'ply', 'status', 'why', 'sitters', 'host', 'clocks', 'ask', 'late', 'rematch', 'actor'] as const;
export const look = (table: Table) => Object.fromEntries(KEYS.map(key => [key, table[key]]));

interface Over {
  readonly game?: AnyGame;
  readonly options?: TableSetup['options'];
  readonly away?: number;
  readonly timeout?: Timeout;
}

/** A table with its log, and a clock that tests turn. */
export class Play {
  readonly log: LogLine[] = [];
  readonly table: Table;
  now = 1000;
  readonly connected = new Set<number>();
  readonly left = new Map<number, number>();
  constructor(
    players: readonly (string | null)[],
    clock: ClockSetting = { kind: 'none' },
    { game: played = game, options = { players: players.length }, away, timeout }: Over = {},
  ) {
    const setup: TableSetup = {
      game: played.id,
      options,
      seats: players.map(player => (player === null ? { kind: 'bot', level: 'novice' } : { kind: 'person', player })),
      host: players.find(player => player !== null)!,
      public: false,
      watching: true,
      shuffle: false,
      clock,
      ...(away !== undefined && { away }),
      ...(timeout !== undefined && { timeout }),
    };
    const first: LogLine = { at: this.now, player: null, command: null, event: { kind: 'opened', plan: setup } };
    this.log.push(first);
    this.table = Table.from(played, SEED, [first]);
    this.does(setup.host, { kind: 'start' });
  }

  happens(event: TableEvent, next?: number): void {
    const line: LogLine = { at: this.now, player: null, command: null, event };
    const before = look(this.table);
    const outlook = this.table.foresee(line, next);
    expect(look(this.table)).toEqual(before);
    this.log.push(line);
    this.table.append(line);
    const { status, actor, deadline, sitters, ply, position, result, sealed } = this.table;
    // What was foreseen is what came.
    expect(outlook).toEqual({
      status,
      actor,
      bot: actor >= 0 && sitters[actor]!.bot !== undefined,
      deadline,
      ply,
      position,
      result,
      sealed,
    });
  }

  does(player: string, command: Command): string {
    const around = {
      standIn: 'apprentice',
      now: this.now,
      isConnected: (seat: number) => this.connected.has(seat),
      leftAt: (seat: number) => this.left.get(seat),
    };
    const decision = decide(this.table, player, command, around);
    if (!decision.ok) return decision.code;
    this.happens(decision.event, decision.next);
    return 'done';
  }

  plays(player: string): string {
    const { ply, match } = this.table;
    const seat = this.table.findSeat(player)!;
    return this.does(player, { kind: 'play', ply, move: match!.seatView(seat).choices[0]!.move });
  }

  /** The bot that is to act plays. */
  playsBot(): void {
    const { match, actor } = this.table;
    const decision = decideBot(this.table, actor, match!.seatView(actor).choices[0]!.move);
    if (!decision.ok) throw new Error(decision.code);
    this.happens(decision.event, decision.next);
  }

  /** What a bot is told that has thought for a seat. */
  decidesBot(seat: number): string {
    const decision = decideBot(this.table, seat, this.table.match!.seatView(seat).choices[0]!.move);
    return decision.ok ? 'done' : decision.code;
  }

  tick(ms: number): boolean {
    this.now += ms;
    const event = decideClock(this.table, this.now, 'apprentice');
    if (event) this.happens(event);
    return event !== undefined;
  }

  asks(player: string, what: AskKind, seat?: number): string {
    return this.does(player, { kind: 'ask', ply: this.table.ply, what, seat });
  }
}
