import type { Actor, AnyGame, Seat } from '../../kernel/index.ts';
import {
  type Command,
  type Decision,
  type Denied,
  type Done,
  decide,
  decideBot,
  decideClock,
  type Happening,
  type LogLine,
  type Plan,
  type PlayerId,
  Sitting,
} from '../../table/index.ts';
import type { People } from '../people/people.ts';
import { hashed, sameText } from '../people/signing.ts';
import { type Append, type EventStore, StoreDown, type TableRow } from '../store/index.ts';
import { randomOf, secretOf, type World } from '../world.ts';
import { type Pace, summaryOf } from './due.ts';
import { gameOf } from './games.ts';
import type { Held } from './held.ts';
import { Shelf } from './shelf.ts';

/** A command's outcome, or why it is refused. */
export type Outcome = ({ readonly ok: true } & Done) | ({ readonly ok: false } & Denied);

const SEED_BYTES = 32;
/** How often a command is decided anew because others wrote first. */
const ATTEMPTS = 20;

export interface TablesOptions {
  readonly store: EventStore;
  readonly people: People;
  readonly games: readonly AnyGame[];
  readonly world: World;
  readonly pace: Pace;
  /** The level of the bots that step in for people. */
  readonly standIn: string;
  readonly capacity: number;
}

/** The tables: opens them, finds them, and carries out what is asked of them. A line is stored before anybody hears of it. */
export class Tables {
  readonly shelf: Shelf;
  readonly #options: TablesOptions;
  readonly #listeners: ((held: Held) => void)[] = [];
  /** Who is connected: told by the live side. */
  isConnected: (held: Held, seat: Seat) => boolean = () => false;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { store, games, capacity, people } = options;
    this.shelf = new Shelf({ store, games, capacity, namesOf: ids => people.namesOf(ids) });
  }

  /** Calls back whenever a table in memory got further. */
  onAdvance(listener: (held: Held) => void): void {
    this.#listeners.push(listener);
  }

  /** Opens a table. The token lets people in; only its hash is kept. */
  async open(plan: Plan, guests: readonly PlayerId[] = []): Promise<{ readonly id: string; readonly invite: string }> {
    const { store, world, games } = this.#options;
    const game = gameOf(games, plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    const invite = secretOf(world);
    const row: TableRow = {
      id: secretOf(world),
      game: plan.game,
      seed: Buffer.from(world.bytes(SEED_BYTES)).toString('hex'),
      invite: hashed(invite),
      public: plan.public,
      createdAt: world.now(),
    };
    const entry: LogLine = { at: row.createdAt, player: plan.host, command: null, happening: { kind: 'opened', plan } };
    // Reads the plan as it will be read from the log: what can't be opened is not stored.
    Sitting.from(game, row.seed, [entry]).freshMatch();
    const first: Append = { table: row.id, line: 0, entry, summary: { status: 'open', due: null } };
    const hostSits = plan.seats.some(seat => seat.kind === 'person' && seat.player === plan.host);
    await store.createTable(row, hostSits ? { ...first, joins: plan.host } : first, [plan.host, ...guests]);
    return { id: row.id, invite };
  }

  /** A table, up to date with what other processes wrote. */
  async find(id: string): Promise<Held | undefined> {
    const held = await this.shelf.get(id);
    if (held && (this.#options.store.shared || held.doubtful)) await this.catchUp(held);
    return held;
  }

  async catchUp(held: Held): Promise<void> {
    if (await this.shelf.catchUp(held)) this.#tell(held);
  }

  /** Whether somebody may see a table: seated, let in by invitation, or because it is public; and watchers if they are allowed. */
  async mayEnter(held: Held, player: PlayerId | undefined): Promise<boolean> {
    const { sitting, row, guests, id } = held;
    if (sitting.seatOf(player) !== null) return true;
    if (!sitting.plan.watching && sitting.status !== 'open') return false;
    if (row.public || (player !== undefined && guests.has(player))) return true;
    if (player === undefined || !(await this.#options.store.isGuest(id, player))) return false;
    guests.add(player);
    return true;
  }

  /** Lets somebody in who has the invitation. */
  async enter(held: Held, player: PlayerId, invite: string): Promise<boolean> {
    const row = await this.#options.store.findTable(held.id);
    if (!row || !sameText(hashed(invite), row.invite)) return false;
    await this.#options.store.addGuest(held.id, player);
    held.guests.add(player);
    return true;
  }

  /** A new invitation; the one before is no longer good. */
  async renewInvite(held: Held): Promise<string> {
    const invite = secretOf(this.#options.world);
    await this.#options.store.replaceInvite(held.id, hashed(invite));
    return invite;
  }

  /** Somebody has another name now, or none: tables in memory show it from now on. */
  async renamed(player: PlayerId): Promise<void> {
    for (const held of this.shelf.where(player)) await this.shelf.refreshNames(held);
  }

  /** Carries out a command. One that was carried out before, by its id, gets the same answer and has no second effect. */
  command(held: Held, player: PlayerId, id: string, command: Command): Promise<Outcome> {
    const { world, standIn } = this.#options;
    const around = { random: randomOf(world), standIn, isConnected: (seat: Seat) => this.isConnected(held, seat) };
    return this.#write(held, { player, id }, () => decide(held.sitting, player, command, around));
  }

  /** Plays a bot's move. */
  playBot(held: Held, seat: Seat, ply: number, move: string): Promise<Outcome> {
    return this.#write(held, undefined, () =>
      held.sitting.ply === ply
        ? decideBot(held.sitting, seat, move)
        : { ok: false, code: 'stale', message: 'The bot thought too long.' },
    );
  }

  /** Notes that somebody's time is over, if it is. */
  runClock(held: Held): Promise<Outcome> {
    return this.#write(held, undefined, () => {
      const happening = decideClock(held.sitting, this.#options.world.now());
      return happening ? { ok: true, happening } : { ok: false, code: 'not-late', message: 'There is time left.' };
    });
  }

  /** Opens the same table once more, for the same people. Whoever asks later is led to the one that was opened first. */
  async rematch(held: Held, player: PlayerId, id: string): Promise<Outcome> {
    const { sitting } = held;
    const refusal = (): ReturnType<typeof denied> | undefined => {
      if (sitting.seatOf(player) === null) return denied('not-seated', 'You have no seat at this table.');
      if (sitting.status !== 'over') return denied('not-open', 'The game is not over.');
      return sitting.rematch === undefined ? undefined : denied('not-open', 'There is a rematch already.');
    };
    const next = refusal() === undefined ? await this.#openAgain(sitting, player) : undefined;
    const outcome = await this.#write(held, { player, id }, () =>
      next === undefined
        ? (refusal() ?? denied('stale', 'The game has just ended: ask again.'))
        : (refusal() ?? { ok: true, happening: { kind: 'rematch', table: next } }),
    );
    // Another was quicker: nobody is to wait at a table that nobody is led to.
    if (next !== undefined && sitting.rematch !== next) await this.#closeAgain(next, player);
    return outcome;
  }

  async #openAgain(sitting: Sitting, player: PlayerId): Promise<string> {
    const seats = sitting.sitters.map(sitter => {
      if (sitter.player === player) return { kind: 'person', player } as const;
      return sitter.player === undefined && sitter.bot !== undefined
        ? ({ kind: 'bot', level: sitter.bot } as const)
        : ({ kind: 'open' } as const);
    });
    const guests = sitting.sitters.flatMap(sitter => sitter.player ?? []);
    return (await this.open({ ...sitting.plan, seats, host: player }, guests)).id;
  }

  async #closeAgain(table: string, player: PlayerId): Promise<void> {
    const held = await this.find(table);
    if (held) await this.command(held, player, 'unused', { kind: 'leave' });
  }

  /** One command at a time for each table here; between processes the place in the log decides. */
  #write(held: Held, by: { player: PlayerId; id: string } | undefined, decision: () => Decision): Promise<Outcome> {
    held.busy++;
    const work = held.work.then(() => this.#attempt(held, by, decision)).finally(() => held.busy--);
    held.work = work.catch(() => {});
    return work;
  }

  async #attempt(
    held: Held,
    by: { player: PlayerId; id: string } | undefined,
    decision: () => Decision,
  ): Promise<Outcome> {
    const { store } = this.#options;
    if (held.doubtful) await this.catchUp(held);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = by && held.sitting.lineOf(by.player, by.id);
      if (before !== undefined) return done(held, by!.id, before);
      const decided = decision();
      if (!decided.ok) {
        // What we know may be old: a refusal must not rest on that.
        if (attempt === 0 && store.shared && (await this.shelf.catchUp(held))) {
          this.#tell(held);
          continue;
        }
        return decided;
      }
      const line = await this.#store(held, by, decided.happening, decided.next);
      if (line !== undefined) return done(held, by?.id ?? '', line);
      await this.catchUp(held);
    }
    throw new StoreDown('busy');
  }

  /** Stores a line and returns its number, or nothing when another process took its place. */
  async #store(
    held: Held,
    by: { player: PlayerId; id: string } | undefined,
    happening: Happening,
    next: Actor | undefined,
  ): Promise<number | undefined> {
    const { sitting } = held;
    const { store, world, pace } = this.#options;
    const line: LogLine = {
      at: Math.max(world.now(), sitting.at),
      player: by?.player ?? null,
      command: by?.id ?? null,
      happening,
    };
    const summary = summaryOf(sitting.foresee(line, next), line, pace);
    const append: Append = { table: held.id, line: sitting.line, entry: line, summary, ...moving(sitting, happening) };
    try {
      if ((await store.append(append)) === 'taken') return undefined;
    } catch (error) {
      held.doubtful = true;
      throw error;
    }
    // A reader may have caught up with this very line meanwhile.
    if (sitting.line === append.line) sitting.append(line);
    if (happening.kind === 'sat') await this.shelf.refreshNames(held);
    this.#tell(held);
    // Dropped from memory and read again meanwhile: those who read that one must see this line too.
    const current = this.shelf.peek(held.id);
    if (current && current !== held) await this.catchUp(current);
    store.hints.send({ kind: 'table', table: held.id });
    return append.line;
  }

  #tell(held: Held): void {
    for (const listener of this.#listeners) listener(held);
  }
}

/** Who belongs to the table from this line on, or no longer. */
function moving(sitting: Sitting, happening: Happening): { joins?: PlayerId; leaves?: PlayerId } {
  if (happening.kind === 'sat') return { joins: happening.player };
  const leaver = happening.kind === 'left' ? sitting.sitters[happening.seat]?.player : undefined;
  return leaver === undefined ? {} : { leaves: leaver };
}

const done = (held: Held, id: string, line: number): Outcome => ({
  ok: true,
  kind: 'done',
  id,
  table: held.id,
  line: line + 1,
  ply: held.sitting.plyAt(line + 1),
});

const denied = (code: Denied['code'], message: string) => ({ ok: false, code, message }) as const;
