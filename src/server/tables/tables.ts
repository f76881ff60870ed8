import type { Done } from '../../api/index.ts';
import type { Actor, AnyGame, Seat } from '../../kernel/index.ts';
import {
  type Command,
  type Decision,
  decide,
  decideBot,
  decideClock,
  type LogLine,
  type PlayerId,
  type Rejection,
  rejected,
  Table,
  type TableEvent,
  type TableSetup,
} from '../../table/index.ts';
import { type Environment, randomOf, secretOf } from '../environment.ts';
import { hashed, sameText } from '../people/signing.ts';
import { type Append, type EventStore, StoreDown, type TableRow } from '../store/index.ts';
import type { TableCache } from './cache.ts';
import { type Pace, summaryOf } from './due.ts';
import { gameOf } from './games.ts';
import type { LoadedTable } from './loaded.ts';

/** A command's outcome, or why it is rejected. */
export type Outcome = ({ readonly ok: true } & Done) | ({ readonly ok: false } & Rejection);

const SEED_BYTES = 32;
/** How often a command is decided anew because others wrote first. */
const ATTEMPTS = 20;

/** What tables need from those who are connected. */
export interface LivePort {
  isConnected(loaded: LoadedTable, seat: Seat): boolean;
  /** A table in memory got further. */
  push(loaded: LoadedTable): void;
}

export interface TablesOptions {
  readonly store: EventStore;
  readonly cache: TableCache;
  readonly live: LivePort;
  readonly games: readonly AnyGame[];
  readonly environment: Environment;
  readonly pace: Pace;
  /** The level of the bots that step in for people. */
  readonly standIn: string;
}

/** The tables: opens them, finds them, and carries out what is asked of them. A line is stored before anybody hears of it. */
export class Tables {
  readonly cache: TableCache;
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.cache = options.cache;
  }

  /** Opens a table. The token lets people in; only its hash is kept. */
  async open(
    plan: TableSetup,
    guests: readonly PlayerId[] = [],
  ): Promise<{ readonly id: string; readonly invite: string }> {
    const { store, environment, games } = this.#options;
    const game = gameOf(games, plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    const invite = secretOf(environment);
    const row: TableRow = {
      id: secretOf(environment),
      game: plan.game,
      seed: Buffer.from(environment.bytes(SEED_BYTES)).toString('hex'),
      invite: hashed(invite),
      public: plan.public,
      createdAt: environment.now(),
    };
    const entry: LogLine = { at: row.createdAt, player: plan.host, command: null, event: { kind: 'opened', plan } };
    // Reads the plan as it will be read from the log: what can't be opened is not stored.
    Table.from(game, row.seed, [entry]).freshMatch();
    const first: Append = { table: row.id, line: 0, entry, summary: { status: 'open', due: null } };
    const hostSits = plan.seats.some(seat => seat.kind === 'person' && seat.player === plan.host);
    await store.createTable(row, hostSits ? { ...first, joins: plan.host } : first, [plan.host, ...guests]);
    return { id: row.id, invite };
  }

  /** A table, up to date with what other processes wrote. */
  async find(id: string): Promise<LoadedTable | undefined> {
    const loaded = await this.cache.get(id);
    if (loaded && (this.#options.store.shared || loaded.doubtful)) await this.catchUp(loaded);
    return loaded;
  }

  async catchUp(loaded: LoadedTable): Promise<void> {
    if (await this.cache.catchUp(loaded)) this.#options.live.push(loaded);
  }

  /** Whether somebody may see a table: seated, let in by invitation, or because it is public; and watchers if they are allowed. */
  async mayEnter(loaded: LoadedTable, player: PlayerId | undefined): Promise<boolean> {
    const { table, row, guests, id } = loaded;
    if (table.seatOf(player) !== null) return true;
    if (!table.setup.watching && table.status !== 'open') return false;
    if (row.public || (player !== undefined && guests.has(player))) return true;
    if (player === undefined || !(await this.#options.store.isGuest(id, player))) return false;
    guests.add(player);
    return true;
  }

  /** Lets somebody in who has the invitation. */
  async enter(loaded: LoadedTable, player: PlayerId, invite: string): Promise<boolean> {
    const row = await this.#options.store.findTable(loaded.id);
    if (!row || !sameText(hashed(invite), row.invite)) return false;
    await this.#options.store.addGuest(loaded.id, player);
    loaded.guests.add(player);
    return true;
  }

  /** A new invitation; the one before is no longer good. */
  async renewInvite(loaded: LoadedTable): Promise<string> {
    const invite = secretOf(this.#options.environment);
    await this.#options.store.replaceInvite(loaded.id, hashed(invite));
    return invite;
  }

  /** Somebody has another name now, or none: tables in memory show it from now on. */
  async renamed(player: PlayerId): Promise<void> {
    for (const loaded of this.cache.where(player)) await this.cache.refreshNames(loaded);
  }

  /** Carries out a command. One that was carried out before, by its id, gets the same answer and has no second effect. */
  command(loaded: LoadedTable, player: PlayerId, id: string, command: Command): Promise<Outcome> {
    const { environment, standIn, live } = this.#options;
    const around = {
      random: randomOf(environment),
      standIn,
      isConnected: (seat: Seat) => live.isConnected(loaded, seat),
    };
    return this.#write(loaded, { player, id }, () => decide(loaded.table, player, command, around));
  }

  /** Plays a bot's move. */
  playBot(loaded: LoadedTable, seat: Seat, ply: number, move: string): Promise<Outcome> {
    return this.#write(loaded, undefined, () =>
      loaded.table.ply === ply
        ? decideBot(loaded.table, seat, move)
        : { ok: false, code: 'stale', message: 'The bot thought too long.' },
    );
  }

  /** Notes that somebody's time is over, if it is. */
  runClock(loaded: LoadedTable): Promise<Outcome> {
    return this.#write(loaded, undefined, () => {
      const event = decideClock(loaded.table, this.#options.environment.now());
      return event ? { ok: true, event } : { ok: false, code: 'not-late', message: 'There is time left.' };
    });
  }

  /** Opens the same table once more, for the same people. Whoever asks later is led to the one that was opened first. */
  async rematch(loaded: LoadedTable, player: PlayerId, id: string): Promise<Outcome> {
    const { table } = loaded;
    const refusal = (): ReturnType<typeof rejected> | undefined => {
      if (table.seatOf(player) === null) return rejected('not-seated', 'You have no seat at this table.');
      if (table.status !== 'over') return rejected('not-open', 'The game is not over.');
      return table.rematch === undefined ? undefined : rejected('not-open', 'There is a rematch already.');
    };
    const next = refusal() === undefined ? await this.#openAgain(table, player) : undefined;
    const outcome = await this.#write(loaded, { player, id }, () =>
      next === undefined
        ? (refusal() ?? rejected('stale', 'The game has just ended: ask again.'))
        : (refusal() ?? { ok: true, event: { kind: 'rematch', table: next } }),
    );
    // Another was quicker: nobody is to wait at a table that nobody is led to.
    if (next !== undefined && table.rematch !== next) await this.#closeAgain(next, player);
    return outcome;
  }

  async #openAgain(table: Table, player: PlayerId): Promise<string> {
    const seats = table.sitters.map(sitter => {
      if (sitter.player === player) return { kind: 'person', player } as const;
      return sitter.player === undefined && sitter.bot !== undefined
        ? ({ kind: 'bot', level: sitter.bot } as const)
        : ({ kind: 'open' } as const);
    });
    const guests = table.sitters.flatMap(sitter => sitter.player ?? []);
    return (await this.open({ ...table.setup, seats, host: player }, guests)).id;
  }

  async #closeAgain(table: string, player: PlayerId): Promise<void> {
    const loaded = await this.find(table);
    if (loaded) await this.command(loaded, player, 'unused', { kind: 'leave' });
  }

  /** One command at a time for each table here; between processes the place in the log decides. */
  #write(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    decision: () => Decision,
  ): Promise<Outcome> {
    loaded.busy++;
    const work = loaded.work.then(() => this.#attempt(loaded, by, decision)).finally(() => loaded.busy--);
    loaded.work = work.catch(() => {});
    return work;
  }

  async #attempt(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    decision: () => Decision,
  ): Promise<Outcome> {
    const { store } = this.#options;
    if (loaded.doubtful) await this.catchUp(loaded);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = by && loaded.table.lineOf(by.player, by.id);
      if (by && before !== undefined) return done(loaded, by.id, before);
      const decided = decision();
      if (!decided.ok) {
        // What we know may be old: a refusal must not rest on that.
        if (attempt === 0 && store.shared && (await this.cache.catchUp(loaded))) {
          this.#options.live.push(loaded);
          continue;
        }
        return decided;
      }
      const line = await this.#store(loaded, by, decided.event, decided.next);
      if (line !== undefined) return done(loaded, by?.id ?? '', line);
      await this.catchUp(loaded);
    }
    throw new StoreDown('busy');
  }

  /** Stores a line and returns its number, or nothing when another process took its place. */
  async #store(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    event: TableEvent,
    next: Actor | undefined,
  ): Promise<number | undefined> {
    const { table } = loaded;
    const { store, environment, pace } = this.#options;
    const line: LogLine = {
      at: Math.max(environment.now(), table.at),
      player: by?.player ?? null,
      command: by?.id ?? null,
      event,
    };
    const summary = summaryOf(table.foresee(line, next), line, pace);
    const append: Append = { table: loaded.id, line: table.line, entry: line, summary, ...moving(table, event) };
    try {
      if ((await store.append(append)) === 'taken') return undefined;
    } catch (error) {
      loaded.doubtful = true;
      throw error;
    }
    // A reader may have caught up with this very line meanwhile.
    if (table.line === append.line) table.append(line);
    if (event.kind === 'sat') await this.cache.refreshNames(loaded);
    this.#options.live.push(loaded);
    // Dropped from memory and read again meanwhile: those who read that one must see this line too.
    const current = this.cache.peek(loaded.id);
    if (current && current !== loaded) await this.catchUp(current);
    store.hints.send({ kind: 'table', table: loaded.id });
    return append.line;
  }
}

/** Who belongs to the table from this line on, or no longer. */
function moving(table: Table, event: TableEvent): { joins?: PlayerId; leaves?: PlayerId } {
  if (event.kind === 'sat') return { joins: event.player };
  const leaver = event.kind === 'left' ? table.sitters[event.seat]?.player : undefined;
  return leaver === undefined ? {} : { leaves: leaver };
}

const done = (loaded: LoadedTable, id: string, line: number): Outcome => ({
  ok: true,
  kind: 'done',
  id,
  table: loaded.id,
  line: line + 1,
  ply: loaded.table.plyAt(line + 1),
});
