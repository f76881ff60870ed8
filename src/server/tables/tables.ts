import type { AnyGame, Seat } from '../../kernel/index.ts';
import {
  type Command,
  decide,
  decideBot,
  decideClock,
  decideEpoch,
  decideFull,
  decideIdle,
  decideStop,
  decideTake,
  decideVacation,
  type LogLine,
  type PlayerId,
  rejection,
  Table,
  type TableSetup,
} from '../../table/index.ts';
import { Horizon } from '../clock/horizon.ts';
import { drawMark, drawSecret, type Environment } from '../environment.ts';
import { hash } from '../people/signing.ts';
import type { Append, EventStore, Summary, TableRow } from '../store/index.ts';
import { drawInvite, type Invite } from './admission.ts';
import type { TableCache } from './cache.ts';
import type { Pace } from './due.ts';
import { findGame } from './games.ts';
import { writeListing } from './listing.ts';
import type { LoadedTable } from './loaded.ts';
import { UnreadableTable } from './unreadable.ts';
import { type LivePort, type Outcome, type StoredPort, Writer } from './writer.ts';

const SEED_BYTES = 32;
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

/** Opens and finds tables, and carries out commands. A line is stored before anyone hears of it. */
export class Tables {
  readonly cache: TableCache;
  readonly horizon: Horizon = new Horizon();
  readonly writer: Writer;
  readonly #options: TablesOptions;
  /** Called when a line stored here makes a table due. */
  onDue: StoredPort['due'] = () => {};
  /** Called when a line was stored here, with the table after it. */
  onStored: StoredPort['stored'] = () => {};
  /** Called when a game has started, or somebody new sits at a running one. */
  onSeated: StoredPort['seated'] = async () => {};

  constructor(options: TablesOptions) {
    this.#options = options;
    this.cache = options.cache;
    const told: StoredPort = {
      due: due => this.onDue(due),
      stored: (table, after) => this.onStored(table, after),
      seated: loaded => this.onSeated(loaded),
    };
    this.writer = new Writer({ ...options, told, horizon: this.horizon });
  }

  /** Opens a table. The token lets people in; only its hash is stored. `origin` is a hash of the address it is opened from. */
  async open(
    plan: TableSetup,
    guests: readonly PlayerId[] = [],
    origin?: string,
  ): Promise<{ readonly id: string } & Invite> {
    const { store, environment, games } = this.#options;
    const game = findGame(games, plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    const { card, invite } = drawInvite(environment);
    const row: TableRow = {
      id: drawSecret(environment),
      game: plan.game,
      seed: Buffer.from(environment.bytes(SEED_BYTES)).toString('hex'),
      invite: hash(invite),
      card,
      public: plan.public,
      revision: game.revision,
      createdAt: environment.now(),
      watching: plan.watching,
      ...(origin !== undefined && { origin }),
    };
    const entry: LogLine = { at: row.createdAt, player: plan.host, command: null, event: { kind: 'opened', plan } };
    // Reads the plan as it will be read from the log, so that an invalid one is never stored.
    const table = Table.from(game, row.seed, [entry]);
    table.freshMatch();
    const summary: Summary = { status: 'open', due: null, started: false, listing: writeListing(1, table) };
    const place = { table: row.id, line: 0, after: 0, mark: drawMark(environment) };
    const first: Append = { ...place, entry, summary };
    const hostSits = plan.seats.some(seat => seat.kind === 'person' && seat.player === plan.host);
    const kept = plan.seats.flatMap(seat => (seat.kind === 'open' ? (seat.kept ?? []) : []));
    await store.createTable(row, hostSits ? { ...first, joins: plan.host } : first, [plan.host, ...guests], kept);
    this.onStored(row.id, table);
    return { id: row.id, card, invite };
  }

  /** A table, up to date with what other processes wrote; throws UnreadableTable if it can't be read. */
  async find(id: string): Promise<LoadedTable | undefined> {
    const loaded = await this.cache.get(id);
    if (loaded && (this.#options.store.shared || loaded.doubtful)) await this.writer.catchUp(loaded);
    if (loaded && !loaded.gone) await this.#noteLoss(loaded);
    return loaded?.gone ? undefined : loaded;
  }

  /** Draws that someone may have seen in lost lines must not be repeated. */
  async #noteLoss(loaded: LoadedTable): Promise<void> {
    const restored = await this.#options.store.restoredAt();
    const epoch = Math.max(loaded.lostAt ?? 0, restored * 1000 > loaded.table.at ? restored : 0);
    if (decideEpoch(loaded.table, epoch).ok) await this.beginEpoch(loaded, epoch);
  }

  /** The same for callers that can continue without an unreadable table. */
  async findSound(id: string): Promise<LoadedTable | undefined> {
    try {
      return await this.find(id);
    } catch (error) {
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    }
  }

  /** Reads tables in memory again where these people are known: they are part of somebody else now. */
  async renewFor(players: readonly PlayerId[]): Promise<void> {
    for (const loaded of this.cache.whereKnown(players)) {
      await this.cache.renew(loaded);
      this.#options.live.startOver(loaded);
    }
  }

  /** Reads a table in memory again that the host of the server closed or deleted. */
  async lookAgain(id: string): Promise<void> {
    const loaded = this.cache.peek(id);
    if (!loaded) return;
    if (await this.#options.store.findTable(id)) await this.writer.catchUp(loaded);
    else {
      this.cache.drop(id);
      loaded.gone = true;
      this.#options.live.end(loaded);
    }
  }

  /** Closes a table for the host of the server; a game in progress is over. */
  stop(loaded: LoadedTable): Promise<Outcome> {
    return this.writer.write(loaded, undefined, () => decideStop(loaded.table));
  }

  /** Updates a changed or deleted name in all tables in memory. */
  async refreshName(player: PlayerId): Promise<void> {
    for (const loaded of this.cache.where(player)) await this.cache.refreshNames(loaded);
  }

  /** Carries out a command. One that was carried out before, by its id, gets the same answer and has no second effect. */
  command(loaded: LoadedTable, player: PlayerId, id: string, command: Command, lives = loaded.lives): Promise<Outcome> {
    const { environment, standIn, live } = this.#options;
    const around = {
      standIn,
      now: environment.now(),
      isConnected: (seat: Seat) => live.isConnected(loaded, seat),
      leftAt: (seat: Seat) => live.leftAt(loaded, seat),
    };
    return this.writer.write(loaded, { player, id }, () => decide(loaded.table, player, command, around), lives);
  }

  /** Lets a person who has the link take over a seat that was offered at this time. */
  take(loaded: LoadedTable, player: PlayerId, id: string, seat: Seat, offered: number): Promise<Outcome> {
    return this.writer.write(loaded, { player, id }, () =>
      loaded.table.sitters[seat]?.offered === offered
        ? decideTake(loaded.table, player, seat)
        : rejection('not-offered', 'This seat is no longer offered.'),
    );
  }

  /** Lets the clock of a person rest until a time. */
  rest(loaded: LoadedTable, player: PlayerId, until: number, id: string): Promise<Outcome> {
    return this.writer.write(loaded, { player, id }, () => decideVacation(loaded.table, player, until));
  }

  /** Plays a bot's move. */
  playBot(loaded: LoadedTable, seat: Seat, ply: number, move: string): Promise<Outcome> {
    return this.writer.write(loaded, undefined, () =>
      loaded.table.ply === ply
        ? decideBot(loaded.table, seat, move)
        : { ok: false, code: 'stale', message: 'The bot took too long.' },
    );
  }

  /** Records that a player is out of time, or starts a full table that waits for nothing else. */
  runClock(loaded: LoadedTable): Promise<Outcome> {
    return this.writer.write(loaded, undefined, () => {
      const full = decideFull(loaded.table, this.#options.environment.now());
      if (full) return full;
      const event = decideClock(loaded.table, this.#options.environment.now(), this.#options.standIn);
      return event ? { ok: true, event } : { ok: false, code: 'not-late', message: 'There is still time left.' };
    });
  }

  /** Starts a new epoch of draws in a running game whose log may have lost lines. */
  beginEpoch(loaded: LoadedTable, epoch: number): Promise<Outcome> {
    return this.writer.write(loaded, undefined, () => decideEpoch(loaded.table, epoch));
  }

  /** Closes a table that has been idle since before a time. */
  closeIdle(loaded: LoadedTable, before: number): Promise<Outcome> {
    return this.writer.write(loaded, undefined, () => decideIdle(loaded.table, before));
  }

  /** Deletes a table whose game never started, unless it has advanced in the meantime. */
  async deleteUnstarted({ id, table }: LoadedTable): Promise<boolean> {
    if (table.status !== 'over' || table.match) return false;
    const deleted = await this.#options.store.deleteTable(id, table.line);
    if (deleted) this.cache.drop(id);
    return deleted;
  }
}
