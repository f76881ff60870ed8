import type { OpenedInvitation } from '../../api/index.ts';
import { allowNotices, badge, mayNotify, notify } from '../online/alerts.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound.ts';
import type { Finding } from './words.ts';

type Wait = OpenedInvitation['wait'];

interface Table {
  readonly finding: Finding | undefined;
  /** Tells the server whether we wait; undefined if it could not be told. */
  wait(on: boolean, mayPush: boolean): Promise<Wait>;
}

/** Waits at a full table until a seat is free: here while the page is open, by a notice if one reaches us. */
export class SeatWait {
  on = $state(false);
  /** Whether a notice reaches us with the page closed. */
  reached = $state(false);
  /** A seat became free while we waited, and is still free. */
  opened = $state(false);
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Goes on where an earlier visit asked for it. */
  resume(wait: Wait): void {
    if (wait) this.#take(wait);
  }

  async toggle(): Promise<void> {
    const wanted = !this.on;
    // The page may be left before the answer comes.
    const table = this.#table();
    this.on = wanted;
    this.reached = false;
    // The press is the moment to ask the browser for leave; without it the page still says so by title and sound.
    const allowed = wanted && mayNotify() && (await allowNotices());
    settings.notify ||= allowed;
    const wait = await table.wait(wanted, allowed);
    // The server out of reach leaves what the page itself can do; a second press counts more than the first.
    // Nobody waits at a table where a seat has just become free: looking again finds and tells it.
    if (wait?.on === wanted && this.on === wanted) this.#take(wait);
  }

  /** Tells by title, badge, sound and notification that a seat is free; to be called whenever the table has changed. */
  follow(game: string, text: string): void {
    const table = this.#table();
    if (table.finding !== 'open') this.opened = false;
    badge(this.opened);
    if (table.finding !== 'open' || !this.on) return;
    const { reached } = this;
    this.on = false;
    this.opened = true;
    sound('turn');
    // Whoever is reached by a notice needs no second one; else the server may forget the wish.
    if (reached) return;
    void notify(`${game} · ${text}`, 'seat');
    void table.wait(false, false);
  }

  #take({ on, reached }: NonNullable<Wait>): void {
    this.on = on;
    this.reached = on && reached;
  }
}
