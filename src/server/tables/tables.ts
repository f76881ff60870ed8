import type { Done } from '../../api/index.ts';
import type { Actor, AnyGame, Seat } from '../../kernel/index.ts';
import {
  type Command,
  type Decision,
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
  type Rejection,
  rejection,
  type SeatSetup,
  Table,
  type TableEvent,
  type TableSetup,
} from '../../table/index.ts';
import { Horizon } from '../clock/horizon.ts';
import { drawMark, drawSecret, type Environment } from '../environment.ts';
import { hash, sameText } from '../people/signing.ts';
import { reject } from '../rejections.ts';
import { type Append, type EventStore, StoreDown, type Summary, type TableRow } from '../store/index.ts';
import type { Rereading, TableCache } from './cache.ts';
import { type Pace, summarize } from './due.ts';
import { findGame } from './games.ts';
import { writeListing } from './listing.ts';
import { type LoadedTable, takeIn } from './loaded.ts';
import { toPerson } from './plan.ts';
import { UnreadableTable } from './unreadable.ts';

/** A command's outcome, or why it is rejected. */
export type Outcome = ({ readonly ok: true } & Done) | ({ readonly ok: false } & Rejection);

/** Both parts of a link: what everyone on the way may see, and the secret that lets people in. */
export interface Invite {
  readonly card: string;
  readonly invite: string;
}

const CARD_BYTES = 12;
const drawInvite = (environment: Environment): Invite => ({
  card: drawSecret(environment, CARD_BYTES),
  invite: drawSecret(environment),
});

/** How long a rematch keeps the seats of the people who played. */
const KEPT_MS = 10 * 60_000;

const moveUp = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

const SEED_BYTES = 32;
/** How often a command is retried because others wrote first. */
const ATTEMPTS = 20;

/** What tables need to know about connections. */
export interface LivePort {
  isConnected(loaded: LoadedTable, seat: Seat): boolean;
  /** When a player last disconnected from this table, if this process remembers. */
  leftAt(loaded: LoadedTable, seat: Seat): number | undefined;
  /** Called when a table in memory advances. */
  push(loaded: LoadedTable): void;
  /** Called when the log of a table differs from the known one: all of it is sent again. */
  startOver(loaded: LoadedTable): void;
  /** Called when a table no longer exists. */
  end(loaded: LoadedTable): void;
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

/** Opens and finds tables, and carries out commands. A line is stored before anyone hears of it. */
export class Tables {
  readonly cache: TableCache;
  readonly horizon: Horizon = new Horizon();
  readonly #options: TablesOptions;
  /** Called when a line stored here makes a table due. */
  onDue: (due: number) => void = () => {};
  /** Called when a line was stored here, with the table after it. */
  onStored: (table: string, after: Pick<Table, 'position' | 'actor' | 'at'>) => void = () => {};
  /** Called when a game has started, or somebody new sits at a running one. */
  onSeated: (loaded: LoadedTable) => Promise<void> = async () => {};

  constructor(options: TablesOptions) {
    this.#options = options;
    this.cache = options.cache;
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
    if (loaded && (this.#options.store.shared || loaded.doubtful)) await this.catchUp(loaded);
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

  /** Whether a person may learn that a table is unreadable: if it is public or they were invited, since the log can't say. */
  async mayKnow({ id, public: open }: TableRow, player: PlayerId | undefined): Promise<boolean> {
    return open || (player !== undefined && (await this.#options.store.isGuest(id, player)));
  }

  /** Reads what other processes wrote, and informs followers. */
  async catchUp(loaded: LoadedTable): Promise<Rereading> {
    const { live } = this.#options;
    const read = await this.cache.catchUp(loaded);
    if (read === 'more') live.push(loaded);
    else if (read === 'other') {
      loaded.lostAt = Math.ceil(this.#options.environment.now() / 1000);
      live.startOver(loaded);
    } else if (read === 'gone') live.end(loaded);
    return read;
  }

  /** Whether a person may see a table: seated, or public or invited, and without watchers only before the start. */
  async mayEnter(loaded: LoadedTable, player: PlayerId | undefined): Promise<boolean> {
    const { table, guests, id } = loaded;
    if (table.findSeat(player) !== null) return true;
    if (!table.setup.watching && table.status !== 'open') return false;
    if (table.setup.public || (player !== undefined && guests.has(player))) return true;
    if (player === undefined || !(await this.#options.store.isGuest(id, player))) return false;
    guests.add(player);
    return true;
  }

  /** Admits a person who has the invitation. */
  async enter(loaded: LoadedTable, player: PlayerId, invite: string): Promise<boolean> {
    if (!(await this.isInvite(loaded, invite))) return false;
    await this.admit(loaded, player);
    return true;
  }

  /** Whether this is the secret of the current invitation. */
  async isInvite(loaded: LoadedTable, invite: string): Promise<boolean> {
    const row = await this.#options.store.findTable(loaded.id);
    return row !== undefined && sameText(hash(invite), row.invite);
  }

  /** Lets a person see the table and sit down. */
  async admit(loaded: LoadedTable, player: PlayerId): Promise<void> {
    await this.#options.store.addGuest(loaded.id, player);
    loaded.guests.add(player);
  }

  /** Creates a new invitation; the old one stops working. */
  async renewInvite(loaded: LoadedTable): Promise<Invite> {
    const invite = drawInvite(this.#options.environment);
    await this.#options.store.replaceInvite(loaded.id, hash(invite.invite), invite.card);
    return invite;
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
    if (await this.#options.store.findTable(id)) await this.catchUp(loaded);
    else {
      this.cache.drop(id);
      loaded.gone = true;
      this.#options.live.end(loaded);
    }
  }

  /** Closes a table for the host of the server; a game in progress is over. */
  stop(loaded: LoadedTable): Promise<Outcome> {
    return this.#write(loaded, undefined, () => decideStop(loaded.table));
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
    return this.#write(loaded, { player, id }, () => decide(loaded.table, player, command, around), lives);
  }

  /** Lets a person who has the link take over a seat that was offered at this time. */
  take(loaded: LoadedTable, player: PlayerId, id: string, seat: Seat, offered: number): Promise<Outcome> {
    return this.#write(loaded, { player, id }, () =>
      loaded.table.sitters[seat]?.offered === offered
        ? decideTake(loaded.table, player, seat)
        : rejection('not-offered', 'This seat is no longer offered.'),
    );
  }

  /** Lets the clock of a person rest until a time. */
  rest(loaded: LoadedTable, player: PlayerId, until: number, id: string): Promise<Outcome> {
    return this.#write(loaded, { player, id }, () => decideVacation(loaded.table, player, until));
  }

  /** Plays a bot's move. */
  playBot(loaded: LoadedTable, seat: Seat, ply: number, move: string): Promise<Outcome> {
    return this.#write(loaded, undefined, () =>
      loaded.table.ply === ply
        ? decideBot(loaded.table, seat, move)
        : { ok: false, code: 'stale', message: 'The bot took too long.' },
    );
  }

  /** Records that a player is out of time, or starts a full table that waits for nothing else. */
  runClock(loaded: LoadedTable): Promise<Outcome> {
    return this.#write(loaded, undefined, () => {
      const full = decideFull(loaded.table, this.#options.environment.now());
      if (full) return full;
      const event = decideClock(loaded.table, this.#options.environment.now(), this.#options.standIn);
      return event ? { ok: true, event } : { ok: false, code: 'not-late', message: 'There is still time left.' };
    });
  }

  /** Starts a new epoch of draws in a running game whose log may have lost lines. */
  beginEpoch(loaded: LoadedTable, epoch: number): Promise<Outcome> {
    return this.#write(loaded, undefined, () => decideEpoch(loaded.table, epoch));
  }

  /** Closes a table that has been idle since before a time. */
  closeIdle(loaded: LoadedTable, before: number): Promise<Outcome> {
    return this.#write(loaded, undefined, () => decideIdle(loaded.table, before));
  }

  /** Deletes a table whose game never started, unless it has advanced in the meantime. */
  async deleteUnstarted({ id, table }: LoadedTable): Promise<boolean> {
    if (table.status !== 'over' || table.match) return false;
    const deleted = await this.#options.store.deleteTable(id, table.line);
    if (deleted) this.cache.drop(id);
    return deleted;
  }

  /**
   * Opens the same table again for the same people. Later requests lead to the one that was opened first. `mayOpen` is
   * called only when a table is about to be opened.
   */
  async rematch(
    loaded: LoadedTable,
    player: PlayerId,
    id: string,
    { contribution, next, mayOpen }: { contribution?: string | undefined; next?: boolean; mayOpen?: () => void } = {},
  ): Promise<Outcome> {
    const refusal = (): ReturnType<typeof rejection> | undefined => {
      const { table } = loaded;
      if (table.findSeat(player) === null) return rejection('not-seated', 'You have no seat at this table.');
      if (table.status !== 'over') return rejection('not-open', 'The game isn’t over.');
      return table.rematch === undefined ? undefined : rejection('not-open', 'There is already a rematch.');
    };
    const opens = refusal() === undefined;
    if (opens) mayOpen?.();
    const again = opens ? await this.#openAgain(loaded, player, contribution, next ?? false) : undefined;
    const outcome = await this.#write(loaded, { player, id }, () =>
      again === undefined
        ? (refusal() ?? rejection('stale', 'The game has just ended: try again.'))
        : (refusal() ?? { ok: true, event: { kind: 'rematch', table: again } }),
    );
    // Another request was faster; close this table, since nobody is led to it.
    if (again !== undefined && loaded.table.rematch !== again) await this.#closeAgain(again, player);
    return outcome;
  }

  async #openAgain(
    { table, row }: LoadedTable,
    player: PlayerId,
    contribution: string | undefined,
    next: boolean,
  ): Promise<string> {
    const until = this.#options.environment.now() + KEPT_MS;
    const seats = table.sitters.map((sitter): SeatSetup => {
      if (sitter.player === player) return toPerson(player, contribution);
      if (sitter.player !== undefined) return { kind: 'open', kept: sitter.player, until };
      return sitter.bot === undefined ? { kind: 'open' } : { kind: 'bot', level: sitter.bot };
    });
    const guests = table.sitters.flatMap(sitter => sitter.player ?? []);
    const setup = { ...table.setup, chance: 2, host: player } as const;
    // An order that somebody chose is not drawn again.
    const plan = next ? { ...setup, shuffle: false, seats: moveUp(seats) } : { ...setup, seats };
    return (await this.open(plan, guests, row.origin)).id;
  }

  async #closeAgain(table: string, player: PlayerId): Promise<void> {
    const loaded = await this.find(table);
    if (loaded) await this.command(loaded, player, 'unused', { kind: 'leave' });
  }

  /** Runs one command at a time per table; between processes the position in the log decides. */
  #write(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    decision: () => Decision,
    lives = loaded.lives,
  ): Promise<Outcome> {
    loaded.busy++;
    const work = loaded.work.then(() => this.#attempt(loaded, by, decision, lives)).finally(() => loaded.busy--);
    loaded.work = work.catch(() => {});
    return work;
  }

  async #attempt(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    decision: () => Decision,
    lives: number,
  ): Promise<Outcome> {
    const { store } = this.#options;
    if (loaded.doubtful) await this.catchUp(loaded);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = by && loaded.table.findLine(by.player, by.id);
      if (by && before !== undefined) return toOutcome(loaded, by.id, before);
      if (loaded.gone) reject(404, 'no-such-table', 'This table no longer exists.');
      // The command was based on lines that are lost.
      if (loaded.lives !== lives)
        return {
          ...rejection('stale', 'The last lines of this table were lost: reload and decide again.'),
          ply: loaded.table.ply,
        };
      // Nothing may be drawn before the new epoch is in the log.
      const lost = decideEpoch(loaded.table, loaded.lostAt ?? 0);
      if (lost.ok) {
        if ((await this.#store(loaded, undefined, lost.event, lost.next)) === undefined) await this.catchUp(loaded);
        continue;
      }
      const decided = decision();
      if (!decided.ok) {
        // Our copy may be outdated, and a refusal must not be based on that.
        if (attempt === 0 && store.shared && (await this.catchUp(loaded)) !== 'same') continue;
        return decided;
      }
      const line = await this.#store(loaded, by, decided.event, decided.next);
      if (line !== undefined) return toOutcome(loaded, by?.id ?? '', line);
      await this.catchUp(loaded);
    }
    throw new StoreDown('busy');
  }

  /** Stores a line and returns its number, or undefined if another process took its position. */
  async #store(
    loaded: LoadedTable,
    by: { player: PlayerId; id: string } | undefined,
    event: TableEvent,
    next: Actor | undefined,
  ): Promise<number | undefined> {
    const { table, marks } = loaded;
    const { store, environment, pace } = this.#options;
    const now = environment.now();
    this.horizon.note(now);
    const line: LogLine = {
      at: Math.max(now, table.at),
      player: by?.player ?? null,
      command: by?.id ?? null,
      event,
    };
    const outlook = table.foresee(line, next);
    const summary = summarize(outlook, line, pace, now, writeListing(table.line + 1, outlook));
    const mark = drawMark(environment);
    const append: Append = {
      table: loaded.id,
      line: table.line,
      after: marks.at(-1) ?? 0,
      mark,
      entry: line,
      summary,
      ...seatChange(table, event),
    };
    try {
      if ((await store.append(append)) === 'taken') return undefined;
    } catch (error) {
      loaded.doubtful = true;
      throw error;
    }
    // A reader may already have applied this line, or found a different log.
    if (loaded.table !== table) await this.catchUp(loaded);
    else if (table.line === append.line) takeIn(loaded, { ...line, mark });
    if (event.kind === 'sat' || event.kind === 'restored' || event.kind === 'handed')
      await this.cache.refreshNames(loaded);
    this.#options.live.push(loaded);
    // The table was dropped from memory and read again, so the new copy must get this line as well.
    const current = this.cache.peek(loaded.id);
    if (current && current !== loaded) await this.catchUp(current);
    store.hints.send({ kind: 'table', table: loaded.id });
    if (summary.due !== null) this.onDue(summary.due);
    this.onStored(loaded.id, { ...outlook, at: line.at });
    // Writes further lines, which wait until this one is done.
    if (event.kind === 'started' || event.kind === 'handed') void this.onSeated(loaded).catch(() => {});
    return append.line;
  }
}

/** Who joins or leaves the table with this line, or may see it from then on. */
function seatChange(table: Table, event: TableEvent): Pick<Append, 'joins' | 'leaves' | 'access'> {
  if (event.kind === 'changed') return accessChange(table, event);
  if (event.kind === 'restored') {
    const back = table.sitters[event.seat]?.removed?.player;
    return back === undefined ? {} : { joins: back };
  }
  if (event.kind === 'sat') return { joins: event.player };
  if (event.kind === 'handed') {
    const before = table.sitters[event.seat]?.player;
    return { joins: event.player, ...(before !== undefined && { leaves: before }) };
  }
  const leaver = event.kind === 'left' || event.kind === 'removed' ? table.sitters[event.seat]?.player : undefined;
  return leaver === undefined ? {} : { leaves: leaver };
}

function accessChange(
  { setup: before }: Table,
  { setup }: Extract<TableEvent, { kind: 'changed' }>,
): Pick<Append, 'access'> {
  const access = { public: setup.public ?? before.public, watching: setup.watching ?? before.watching };
  return access.public === before.public && access.watching === before.watching ? {} : { access };
}

const toOutcome = (loaded: LoadedTable, id: string, line: number): Outcome => ({
  ok: true,
  kind: 'done',
  id,
  table: loaded.id,
  line: line + 1,
  ply: loaded.table.plyAt(line + 1),
});
