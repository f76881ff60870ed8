import { setImmediate } from 'node:timers/promises';
import { findSeat, isFree, type PlayerId, readStatus, type Table, type TablePosition } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import type { People } from '../people/people.ts';
import type { EventStore } from '../store/index.ts';
import type { ListedPosition } from '../tables/listing.ts';
import { type CauseNow, findCauses, findSeatCause } from './causes.ts';

/** How long a notice waits, so that a page that is just opening counts as open. */
const GRACE_MS = 2000;

export interface NotifierOptions {
  readonly store: EventStore;
  readonly environment: Environment;
  readonly people: People;
  readonly grace?: number | undefined;
  /** A table as it is now. */
  find(table: string): Promise<ListedPosition | undefined>;
  trouble(error: unknown): void;
}

/** Puts into the outbox what people should hear of. It runs on what the log led to, and repeating it changes nothing. */
export class Notifier {
  readonly #options: NotifierOptions;
  /** Everyone who has a target: all others cost nothing. */
  #notified: ReadonlySet<PlayerId> = new Set();
  #work: Promise<void> = Promise.resolve();
  /** Called when something was put into the outbox. */
  onNotice: (due: number) => void = () => {};

  constructor(options: NotifierOptions) {
    this.#options = options;
    // Another process reports a person whose targets changed in the same way as a name.
    options.people.watch(() => this.#later(() => this.refresh()));
  }

  /** Learns again who has a target. */
  async refresh(): Promise<void> {
    this.#notified = new Set(await this.#options.store.listNotified());
  }

  /** Makes it known here and at other processes that somebody's targets changed. */
  async noteTargets(player: PlayerId): Promise<void> {
    await this.refresh();
    this.#options.store.hints.send({ kind: 'name', player });
  }

  /** Looks at a table that has just advanced here. */
  note(table: string, { position, actor, at }: Pick<Table, 'position' | 'actor' | 'at'>): void {
    if (this.#notified.size === 0) return;
    const causes = findCauses(position, actor).filter(({ player }) => this.#notified.has(player));
    if (causes.length > 0) this.#later(() => this.#add(table, causes, at));
    if (readStatus(position) === 'open') this.#later(() => this.#noteSeats(table, position, at));
  }

  /** Tells those who wait for a seat at a table, now that one is free or they have one. What was told is forgotten. */
  async #noteSeats(table: string, position: TablePosition, at: number): Promise<void> {
    const { store, environment } = this.#options;
    if (!position.sitters.some(isFree)) return;
    for (const wait of await store.listSeatWaits(table)) {
      const isSeated = findSeat(position.sitters, wait.player) !== null;
      const cause = findSeatCause(position, wait, environment.now());
      if (cause) await this.#add(table, [cause], Math.max(at, wait.at));
      if (cause || isSeated) await store.deleteSeatWait(table, wait.player, wait.at);
    }
  }

  /** Looks at the tables that people wait for: kept seats become free without a line in the log, and processes die. */
  async lookForSeats(): Promise<void> {
    const { store, find } = this.#options;
    for (const table of await store.listAwaitedTables()) {
      const listed = await find(table);
      if (listed) await this.#noteSeats(table, listed.position, listed.row.at);
      await setImmediate();
    }
  }

  /**
   * Looks at all tables of people with a target that changed since a time. It finds what a process that died did not get
   * to: everything else is in the outbox already, and stays there once.
   */
  async sweep(since: number): Promise<void> {
    const { store, find } = this.#options;
    await this.refresh();
    if (this.#notified.size === 0) return;
    for (const id of await store.listNotifiedTables(since)) {
      const listed = await find(id);
      if (listed) await this.#add(id, findCauses(listed.position, listed.actor), listed.row.at);
      await setImmediate();
    }
  }

  /** Waits for what was noted. */
  async idle(): Promise<void> {
    await this.#work;
  }

  async #add(table: string, causes: readonly CauseNow[], happened: number): Promise<void> {
    const { store, environment, grace = GRACE_MS } = this.#options;
    const made = environment.now();
    for (const { cause, mark, player, from } of causes) {
      if (!this.#notified.has(player)) continue;
      const at = from ?? made;
      const due = from ?? made + grace;
      await store.addNotice({ table, cause, mark, player }, drawSecret(environment, 12), { made, at, due, happened });
      this.onNotice(due);
    }
  }

  #later(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(error => this.#options.trouble(error));
  }
}
