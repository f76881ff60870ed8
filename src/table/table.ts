import { type Actor, type AnyGame, type GameRecord, NOBODY, type Seat, writeRecord } from '../kernel/index.ts';
import { patienceOf, type Turn } from './away.ts';
import { type Chance, chanceByDraw, chanceByEntry, commitTo, deriveKey, drawOrder, type Seed } from './chance.ts';
import { type Clocks, findDeadline } from './clock.ts';
import {
  type Ask,
  type LogLine,
  listEntries,
  type PlayerId,
  type TableEvent,
  type TableSetup,
  unpackEntry,
} from './events.ts';
import { Match } from './match.ts';
import { findResult, type Result } from './result.ts';
import { type Sealed, sealRecord } from './sealed.ts';
import { findSeat, isPresent, type Sitter } from './seats.ts';
import { findStart, next, type OpenAsk, openPosition, readStatus, type TablePosition, type Why } from './step.ts';

/** A line of the log as everyone at the table may know it. */
export interface TableNews {
  readonly line: number;
  readonly ply: number;
  readonly at: number;
  readonly kind: TableEvent['kind'];
  readonly seat?: Seat;
  readonly ask?: Ask;
  readonly agree?: boolean;
  readonly table?: string;
  /** The request that everybody has agreed to with this line. */
  readonly settled?: Ask;
  /** The level of the bot that plays on from this line. */
  readonly level?: string;
  /** The end of a vacation. */
  readonly until?: number;
}

/** The state of a table after a line, as far as the scheduler needs it. */
export interface Outlook {
  readonly status: 'open' | 'playing' | 'over';
  readonly actor: Actor;
  /** Whether a bot moves next. */
  readonly bot: boolean;
  readonly deadline: number | undefined;
  readonly ply: number;
  readonly position: TablePosition;
  /** Once the game is over. */
  readonly result?: Result | undefined;
  readonly sealed?: Sealed | undefined;
}

/**
 * People playing at a table, as its log describes them. Two tables with the same lines are the same, wherever and whenever
 * they are read. `decide` (commands.ts) returns the line that a command adds; the owner of the log stores and appends it.
 */
export class Table {
  readonly game: AnyGame;
  readonly commitment: string;
  readonly #seed: Seed;
  readonly #news: TableNews[] = [];
  readonly #commands = new Map<string, number>();
  #position: TablePosition;
  /** What `foresee` found out last: usually the line it was asked for is appended next. */
  #foreseen:
    | { readonly event: TableEvent; readonly at: number; readonly actor: Actor; readonly position: TablePosition }
    | undefined;
  #match: Match | undefined;

  private constructor(game: AnyGame, setup: TableSetup, seed: Seed) {
    this.game = game;
    this.#seed = seed;
    this.commitment = commitTo(seed);
    this.#position = openPosition(setup);
  }

  /** Rebuilds a table from its log. The first line has its setup. */
  static from(game: AnyGame, seed: Seed, lines: readonly LogLine[]): Table {
    const first = lines[0]?.event;
    if (first?.kind !== 'opened') throw new Error('a log must begin with its table being opened');
    const table = new Table(game, first.plan, seed);
    for (const line of lines) table.append(line);
    return table;
  }

  /** The number of lines in the log. */
  get line(): number {
    return this.#news.length;
  }

  /** The number of entries in the record. A command names it, so that a stale one is noticed. */
  get ply(): number {
    return this.#match?.ply ?? 0;
  }

  get setup(): TableSetup {
    return this.#position.setup;
  }

  get status(): 'open' | 'playing' | 'over' {
    return readStatus(this.#position);
  }

  get why(): Why | undefined {
    return this.#position.why;
  }

  get sitters(): readonly Sitter[] {
    return this.#position.sitters;
  }

  get host(): PlayerId {
    return this.#position.host;
  }

  get ask(): OpenAsk | undefined {
    return this.#position.ask;
  }

  /** The seat whose time ran out, until it plays or the others decide. */
  get late(): Seat | undefined {
    return this.#position.late;
  }

  /** Since when all clocks are paused by consent. */
  get paused(): number | undefined {
    return this.#position.paused;
  }

  /** Everything except the game. */
  get position(): TablePosition {
    return this.#position;
  }

  get rematch(): string | undefined {
    return this.#position.rematch;
  }

  get clocks(): Clocks {
    return this.#position.clocks;
  }

  /** When the actor runs out of time. */
  get deadline(): number | undefined {
    return findDeadline(this.setup.clock, this.clocks);
  }

  /** When the game starts by itself, before the start. */
  get startsAt(): number | undefined {
    return findStart(this.#position, this.at);
  }

  /** Without a clock, from when on the others may ask for a bot to replace the actor, if the actor is not connected then. */
  get replaceFrom(): number | undefined {
    const { turn } = this.#position;
    const patience = patienceOf(this.setup);
    const sitter = this.sitters[this.actor];
    return turn && patience !== undefined && sitter && isPresent(sitter) ? turn.since + patience : undefined;
  }

  /** Whose turn it is and since when. */
  get turn(): Turn | undefined {
    return this.#position.turn;
  }

  /** The game, once it has started. */
  get match(): Match | undefined {
    return this.#match;
  }

  get actor(): Actor {
    return this.status === 'playing' && this.#match ? this.#match.actor : NOBODY;
  }

  /** The match as it would start now. */
  freshMatch(): Match {
    const options = this.game.readOptions(this.setup.options);
    if (!options.ok) throw new Error('the options of an open table were read before');
    return Match.open(
      this.game,
      options.value,
      this.setup.seats.map((_, seat) => `seat ${seat + 1}`),
      this.#chance(),
    );
  }

  /** For each seat, the place its player would come from if the game started now. */
  drawSeats(): Seat[] {
    return this.setup.shuffle
      ? drawOrder(deriveKey(this.#seed, this.#contributions()), this.sitters.length)
      : [...this.sitters.keys()];
  }

  #chance(): Chance {
    if (this.setup.chance === undefined) return chanceByEntry(this.#seed);
    return chanceByDraw(this.#seed, {
      version: this.setup.chance,
      contributions: this.#contributions(),
      ...(this.setup.shuffle && { order: this.drawSeats() }),
    });
  }

  /** The contributions of the players' devices, by place. */
  #contributions(): string[] {
    return this.sitters.map(({ contribution }) => contribution ?? '');
  }

  findSeat(player: PlayerId | undefined): Seat | null {
    return findSeat(this.sitters, player);
  }

  /** When the last line was written. */
  get at(): number {
    return this.#news.at(-1)?.at ?? 0;
  }

  /** What happened from a line on. */
  newsSince(line: number): readonly TableNews[] {
    return this.#news.slice(line);
  }

  /** The length of the record when the log had this many lines. */
  plyAt(line: number): number {
    return this.#news[Math.min(line, this.line) - 1]?.ply ?? 0;
  }

  /** The line of a player's command, if it was carried out before. */
  findLine(player: PlayerId, command: string): number | undefined {
    return this.#commands.get(`${player} ${command}`);
  }

  /** The seed of all draws, once the table is over. */
  get revealedSeed(): Seed | undefined {
    return this.status === 'over' && this.#match ? this.#seed : undefined;
  }

  /** The public record with the seed, once the table is over. */
  record(names: readonly string[]): { readonly text: string; readonly seed: Seed } | undefined {
    if (this.status !== 'over' || !this.#match) return undefined;
    const { record } = this.#match;
    const named: GameRecord = { ...record, header: { ...record.header, seats: names } };
    return { text: writeRecord(named), seed: this.#seed };
  }

  /** Applies a line that has been stored. */
  append({ at, player, command, event }: LogLine): void {
    if (event.kind === 'started') this.#match = this.freshMatch();
    if (event.kind === 'epoch') this.#match?.beginEpoch(event.epoch);
    const entries = listEntries(event).map(unpackEntry);
    if (entries.length > 0) this.#match!.append(entries);
    const settled = findSettled(this.#position.ask, event);
    this.#position = this.#follow(event, at, this.#match?.actor ?? NOBODY);
    this.#foreseen = undefined;
    if (player !== null && command !== null) this.#commands.set(`${player} ${command}`, this.line);
    const news = toNews(event, this.line, this.ply, at);
    this.#news.push(settled && this.#position.ask === undefined ? { ...news, settled } : news);
  }

  /** The table after an event, which may have been foreseen. */
  #follow(event: TableEvent, at: number, actor: Actor): TablePosition {
    const known = this.#foreseen;
    const isKnown = known?.event === event && known.at === at && known.actor === actor;
    return isKnown ? known.position : next(this.#position, event, at, actor);
  }

  /** Places and points, once a game is over that was started. */
  get result(): Result | undefined {
    return this.status === 'over' && this.#match ? findResult(this.sitters, this.#match.scores) : undefined;
  }

  /** What is kept for its record, once a game is over that was started. */
  get sealed(): Sealed | undefined {
    return this.status === 'over' && this.#match ? sealRecord(this.#match.record) : undefined;
  }

  /** The state of the table after a line that makes `actor` move next, without changing it. */
  foresee({ at, event }: LogLine, actor: Actor = this.actor): Outlook {
    const position = next(this.#position, event, at, actor);
    this.#foreseen = { event, at, actor, position };
    const status = readStatus(position);
    const acting = status === 'playing' ? actor : NOBODY;
    const sitter = position.sitters[acting];
    const entries = listEntries(event);
    const ended = status === 'over' ? this.#match : undefined;
    const last = ended ? entries.map(unpackEntry) : [];
    return {
      status,
      actor: acting,
      bot: sitter !== undefined && !isPresent(sitter),
      deadline: findStart(position, at) ?? findDeadline(position.setup.clock, position.clocks),
      ply: this.ply + entries.length,
      position,
      result: ended && findResult(position.sitters, ended.scoresAfter(last)),
      sealed: ended && sealRecord(ended.recordAfter(last)),
    };
  }
}

/** The request that an event settles, if nobody is left to answer afterwards. */
function findSettled(open: OpenAsk | undefined, event: TableEvent): Ask | undefined {
  if (event.kind === 'asked') return event.ask;
  return event.kind === 'answered' && event.agree ? open?.ask : undefined;
}

function toNews(event: TableEvent, line: number, ply: number, at: number): TableNews {
  return {
    line,
    ply,
    at,
    kind: event.kind,
    ...('seat' in event && { seat: event.seat }),
    ...('ask' in event && { ask: event.ask }),
    ...('agree' in event && { agree: event.agree }),
    ...('table' in event && { table: event.table }),
    ...((event.kind === 'ranOut' || event.kind === 'resigned') && event.level !== undefined && { level: event.level }),
    ...('until' in event && { until: event.until }),
  };
}
