import type { Vacation } from '../../api/index.ts';
import { isPresent, type PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import { reject } from '../rejections.ts';
import type { EventStore, VacationRow } from '../store/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';

const DAY = 24 * 3600 * 1000;
const DAYS_A_YEAR = 20;
/** A vacation that is made longer began a moment before that. */
const SLACK = 60_000;

export interface VacationsOptions {
  readonly store: EventStore;
  readonly tables: Tables;
  readonly environment: Environment;
}

/** Vacations: a person has 20 days a year, by UTC, in which their clocks rest at tables over days. */
export class Vacations {
  readonly #store: EventStore;
  readonly #tables: Tables;
  readonly #environment: Environment;

  constructor({ store, tables, environment }: VacationsOptions) {
    this.#store = store;
    this.#tables = tables;
    this.#environment = environment;
    tables.onSeated = loaded => this.#restAt(loaded);
  }

  async find(player: PlayerId): Promise<Vacation> {
    const now = this.#environment.now();
    const { current, rows } = await this.#read(player, now);
    const left = Math.max(0, DAYS_A_YEAR * DAY - countDays(rows, yearOf(now)));
    return { ...(current && { until: current.until }), left: Math.floor(left / DAY) };
  }

  /** Goes on vacation for some days from now on, in place of a current one; 0 ends it. */
  async set(player: PlayerId, days: number): Promise<Vacation> {
    const now = this.#environment.now();
    const { current, rows } = await this.#read(player, now);
    const until = now + days * DAY;
    const next = { from: current?.from ?? now, until };
    const planned = [...rows.filter(row => row !== current), next];
    const isTooLong = [yearOf(now), yearOf(until)].some(year => countDays(planned, year) > DAYS_A_YEAR * DAY + SLACK);
    if (days > 0 && isTooLong) reject(409, 'no-days-left', 'You don’t have that many days of vacation left this year.');
    if (days > 0 || current) {
      await this.#store.putVacation(player, next);
      for (const { id } of await this.#store.listUnfinished(player)) {
        const loaded = await this.#tables.findSound(id);
        if (loaded) await this.#tables.rest(loaded, player, until, drawSecret(this.#environment));
      }
    }
    return this.find(player);
  }

  /** Lets the clocks of people rest who are on vacation when their game starts or they sit down. */
  async #restAt(loaded: LoadedTable): Promise<void> {
    if (loaded.table.setup.clock.kind !== 'days') return;
    const now = this.#environment.now();
    for (const sitter of loaded.table.sitters) {
      const { current } = isPresent(sitter) ? await this.#read(sitter.player ?? '', now) : {};
      if (current && sitter.player !== undefined)
        await this.#tables.rest(loaded, sitter.player, current.until, drawSecret(this.#environment));
    }
  }

  async #read(player: PlayerId, now: number): Promise<{ current: VacationRow | undefined; rows: VacationRow[] }> {
    const rows = await this.#store.listVacations(player, Date.UTC(yearOf(now)));
    return { rows, current: rows.find(({ from, until }) => from <= now && now < until) };
  }
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** How much of a year vacations take, in milliseconds. */
const countDays = (rows: readonly VacationRow[], year: number): number =>
  rows.reduce((sum, { from, until }) => {
    const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
    return sum + Math.max(0, Math.min(until, end) - Math.max(from, start));
  }, 0);
