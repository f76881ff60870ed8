import { type Actor, type AnyGame, type GameRecord, NOBODY, type Seat, writeRecord } from '../kernel/index.ts';
import type { Seed } from './chance.ts';
import { commitmentOf } from './chance.ts';
import { Clocks } from './clock.ts';
import {
  type Ask,
  entriesOf,
  type LogLine,
  type PlayerId,
  type TableEvent,
  type TableSetup,
  unpackEntry,
} from './events.ts';
import { Match } from './match.ts';
import { askedOf, isPresent, type Sitter, seatsWhere, sitterOf } from './seats.ts';

/** Why a table is over: the game came to its end, all agreed, too many resigned, or it was closed before it began. */
export type Why = 'finished' | 'agreed' | 'resigned' | 'closed';

/** What is being asked, by whom, and who has not answered yet. */
export interface OpenAsk {
  readonly ask: Ask;
  readonly by: Seat;
  readonly waiting: readonly Seat[];
}

/** A line of the log as everybody at the table may know it. */
export interface TableNews {
  readonly line: number;
  readonly ply: number;
  readonly at: number;
  readonly kind: TableEvent['kind'];
  readonly seat?: Seat;
  readonly ask?: Ask;
  readonly agree?: boolean;
  readonly table?: string;
}

/** How a table would stand after a line: enough to know when it must be looked after. */
export interface Outlook {
  readonly status: 'open' | 'playing' | 'over';
  readonly actor: Actor;
  /** A bot is to act. */
  readonly bot: boolean;
  readonly deadline: number | undefined;
}

/**
 * People playing at a table: what its log leads to. Two tables with the same lines are the same, wherever and whenever they are
 * read. `decide` (commands.ts) says what a command would add; whoever keeps the log stores that line, and then it is appended.
 */
export class Table {
  readonly game: AnyGame;
  readonly setup: TableSetup;
  readonly commitment: string;
  readonly #seed: Seed;
  readonly #news: TableNews[] = [];
  readonly #commands = new Map<string, number>();
  #sitters: readonly Sitter[];
  #host: PlayerId | undefined;
  #clocks: Clocks;
  #match: Match | undefined;
  #why: Why | undefined;
  #ask: OpenAsk | undefined;
  #late: Seat | undefined;
  #rematch: string | undefined;

  private constructor(game: AnyGame, plan: TableSetup, seed: Seed) {
    this.game = game;
    this.setup = plan;
    this.#seed = seed;
    this.commitment = commitmentOf(seed);
    this.#sitters = plan.seats.map(sitterOf);
    this.#host = plan.host;
    this.#clocks = new Clocks(plan.clock, plan.seats.length);
  }

  /** The table that a log leads to. Its first line says what the table was opened for. */
  static from(game: AnyGame, seed: Seed, lines: readonly LogLine[]): Table {
    const first = lines[0]?.event;
    if (first?.kind !== 'opened') throw new Error('a log must begin with its table being opened');
    const table = new Table(game, first.plan, seed);
    for (const line of lines) table.append(line);
    return table;
  }

  /** How many lines the log has. */
  get line(): number {
    return this.#news.length;
  }

  /** How many entries the record has. A command names it, so that a stale one is noticed. */
  get ply(): number {
    return this.#match?.ply ?? 0;
  }

  get status(): 'open' | 'playing' | 'over' {
    return this.#why !== undefined ? 'over' : this.#match ? 'playing' : 'open';
  }

  get why(): Why | undefined {
    return this.#why;
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  get host(): PlayerId | undefined {
    return this.#host;
  }

  get ask(): OpenAsk | undefined {
    return this.#ask;
  }

  /** The seat whose time ran out, until it plays or the others decide. */
  get late(): Seat | undefined {
    return this.#late;
  }

  get rematch(): string | undefined {
    return this.#rematch;
  }

  get clocks(): Pick<Clocks, 'deadline' | 'reading'> {
    return this.#clocks;
  }

  /** The game, once it has started. */
  get match(): Match | undefined {
    return this.#match;
  }

  get actor(): Actor {
    return this.status === 'playing' ? this.#match!.actor : NOBODY;
  }

  /** The table as it would start now. */
  freshMatch(): Match {
    const options = this.game.readOptions(this.setup.options);
    if (!options.ok) throw new Error('the options of an open table were read before');
    return Match.open(
      this.game,
      options.value,
      this.setup.seats.map((_, seat) => `seat ${seat + 1}`),
      this.#seed,
    );
  }

  seatOf(player: PlayerId | undefined): Seat | null {
    const seat = player === undefined ? -1 : this.#sitters.findIndex(sitter => sitter.player === player);
    return seat < 0 ? null : seat;
  }

  /** When the last line was written. */
  get at(): number {
    return this.#news.at(-1)?.at ?? 0;
  }

  /** What happened from a line on. */
  newsSince(line: number): readonly TableNews[] {
    return this.#news.slice(line);
  }

  /** How long the record was when the log had this many lines. */
  plyAt(line: number): number {
    return this.#news[Math.min(line, this.line) - 1]?.ply ?? 0;
  }

  /** The line that a player's command wrote, if it was carried out before. */
  lineOf(player: PlayerId, command: string): number | undefined {
    return this.#commands.get(`${player} ${command}`);
  }

  /** The record for everybody's eyes, once the table is over; the seed goes with it. */
  record(names: readonly string[]): { readonly text: string; readonly seed: Seed } | undefined {
    if (this.status !== 'over' || !this.#match) return undefined;
    const { record } = this.#match;
    const named: GameRecord = { ...record, header: { ...record.header, seats: names } };
    return { text: writeRecord(named), seed: this.#seed };
  }

  /** Takes in a line that has been stored. */
  append({ at, player, command, event }: LogLine): void {
    const entries = entriesOf(event).map(unpackEntry);
    if (event.kind === 'started') {
      this.#seatAll(event.order);
      this.#match = this.freshMatch();
    }
    if (entries.length > 0) this.#match!.append(entries);
    this.#carryOut(event, at);
    if (this.#match?.over) this.#why ??= 'finished';
    if (this.status === 'over') this.#ask = undefined;
    this.#clocks.run(this.#timed(this.actor), at);
    if (player !== null && command !== null) this.#commands.set(`${player} ${command}`, this.line);
    this.#news.push(newsOf(event, this.line, this.ply, at));
  }

  /** How the table would stand after a line that makes `next` the one to act. Nothing changes. */
  foresee({ at, event }: LogLine, next: Actor = this.actor): Outlook {
    const before = [this.#sitters, this.#host, this.#clocks, this.#why, this.#ask, this.#late, this.#rematch] as const;
    this.#clocks = this.#clocks.copy();
    if (event.kind === 'started') this.#seatAll(event.order);
    this.#carryOut(event, at);
    const begun = this.#match !== undefined || event.kind === 'started';
    const over = this.#why !== undefined || (begun && next === NOBODY);
    const actor = over || !begun ? NOBODY : next;
    this.#clocks.run(this.#timed(actor), at);
    const outlook: Outlook = {
      status: over ? 'over' : begun ? 'playing' : 'open',
      actor,
      bot: actor >= 0 && !isPresent(this.#sitters[actor]!),
      deadline: this.#clocks.deadline,
    };
    [this.#sitters, this.#host, this.#clocks, this.#why, this.#ask, this.#late, this.#rematch] = before;
    return outlook;
  }

  #seatAll(order: readonly Seat[]): void {
    const before = this.#sitters;
    this.#sitters = order.map(from => before[from]!);
  }

  #carryOut(event: TableEvent, at: number): void {
    const { kind } = event;
    if (kind === 'sat') this.#put(event.seat, { player: event.player });
    else if (kind === 'hired') this.#put(event.seat, { bot: event.level });
    else if (kind === 'left' || kind === 'freed') this.#empty(event.seat);
    else if (kind === 'closed') this.#why = 'closed';
    else if (kind === 'played' || kind === 'tookBack') this.#afterMove(event.seat);
    else if (kind === 'asked') this.#begin(event.ask, event.seat, at);
    else if (kind === 'answered') this.#answer(event.seat, event.agree, at);
    else if (kind === 'resigned') this.#resign(event.seat, event.level);
    else if (kind === 'returned') this.#put(event.seat, { player: this.#sitters[event.seat]!.player! });
    else if (kind === 'ranOut') this.#late = event.seat;
    else if (kind === 'rematch') this.#rematch = event.table;
    else kind satisfies 'opened' | 'started';
  }

  #begin(ask: Ask, by: Seat, at: number): void {
    this.#settle({ ask, by, waiting: askedOf(this.#sitters, by, ask, this.#late) }, at);
  }

  #empty(seat: Seat): void {
    this.#put(seat, {});
    if (this.seatOf(this.#host) === null)
      this.#host = this.#sitters.find(({ player }) => player !== undefined)?.player ?? this.#host;
  }

  #put(seat: Seat, sitter: Sitter): void {
    this.#sitters = this.#sitters.with(seat, sitter);
  }

  #afterMove(seat: Seat): void {
    const ask = this.#ask?.ask;
    const moot = ask?.kind === 'back' || ask?.kind === 'wait' || (ask?.kind === 'replace' && ask.seat === seat);
    // Bots do not wait for answers, so what they play answers nothing.
    if (moot && isPresent(this.#sitters[seat]!)) this.#ask = undefined;
    if (this.#late === seat) this.#late = undefined;
  }

  #answer(seat: Seat, agree: boolean, at: number): void {
    const open = this.#ask!;
    if (!agree) this.#ask = undefined;
    else this.#settle({ ...open, waiting: open.waiting.filter(other => other !== seat) }, at);
  }

  /** Once nobody is waited for, what was asked is done. */
  #settle(open: OpenAsk, at: number): void {
    this.#ask = open.waiting.length > 0 ? open : undefined;
    if (this.#ask) return;
    const { ask } = open;
    if (ask.kind === 'replace') {
      const { player } = this.#sitters[ask.seat]!;
      this.#put(ask.seat, { ...(player !== undefined && { player }), bot: ask.level });
      if (this.#late === ask.seat) this.#late = undefined;
    } else if (ask.kind === 'end') this.#why = 'agreed';
    else if (ask.kind === 'back') this.#late = undefined;
    else if (this.#late !== undefined) {
      this.#clocks.extend(this.#late, at);
      this.#late = undefined;
    }
  }

  #resign(seat: Seat, level: string): void {
    this.#put(seat, { player: this.#sitters[seat]!.player!, bot: level, resigned: true });
    this.#ask = undefined;
    if (this.#late === seat) this.#late = undefined;
    const left = seatsWhere(this.#sitters, ({ resigned }) => !resigned).length;
    if (left < 2 || seatsWhere(this.#sitters, isPresent).length === 0) this.#why = 'resigned';
  }

  /** Whose time runs: a person's whose turn it is, with somebody else waiting, and not once it ran out. */
  #timed(actor: Actor): Seat | undefined {
    if (actor < 0 || actor === this.#late || !isPresent(this.#sitters[actor]!)) return undefined;
    return seatsWhere(this.#sitters, isPresent).length > 1 ? actor : undefined;
  }
}

function newsOf(event: TableEvent, line: number, ply: number, at: number): TableNews {
  return {
    line,
    ply,
    at,
    kind: event.kind,
    ...('seat' in event && { seat: event.seat }),
    ...('ask' in event && { ask: event.ask }),
    ...('agree' in event && { agree: event.agree }),
    ...('table' in event && { table: event.table }),
  };
}
