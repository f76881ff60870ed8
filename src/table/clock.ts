import type { Seat } from '../kernel/index.ts';

/** How much time a table gives: none counted, days for each turn, or a bank in seconds with an increment a turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'live'; readonly base: number; readonly increment: number };

const DAY = 24 * 3600 * 1000;
const LEAST_EXTENSION = 60_000;

/** The time of each seat, in milliseconds. Time is told to it, so that a log gives the same clocks wherever it is read. */
export class Clocks {
  readonly setting: ClockSetting;
  readonly #left: number[];
  #running: Seat | undefined;
  #since = 0;

  constructor(plan: ClockSetting, seats: number) {
    this.setting = plan;
    this.#left = Array<number>(seats).fill(fullTime(plan));
  }

  /** The same clocks, to look ahead with. */
  copy(): Clocks {
    const copy = new Clocks(this.setting, 0);
    copy.#left.push(...this.#left);
    copy.#running = this.#running;
    copy.#since = this.#since;
    return copy;
  }

  /** From now on this seat's time runs, or nobody's. A turn that goes on keeps running. */
  run(seat: Seat | undefined, at: number): void {
    if (seat === this.#running) return;
    this.stop(at);
    this.#running = seat;
    this.#since = at;
  }

  /** Stops the running clock at the end of a turn: the increment is added, or the days start anew. */
  stop(at: number): void {
    const seat = this.#running;
    if (seat === undefined) return;
    const { setting: plan } = this;
    const spent = this.#left[seat]! - (at - this.#since);
    this.#left[seat] = plan.kind === 'live' ? Math.max(0, spent) + plan.increment * 1000 : fullTime(plan);
    this.#running = undefined;
  }

  /** Gives a seat that ran out time again: the days anew, or half the base. */
  extend(seat: Seat, at: number): void {
    const { setting: plan } = this;
    const more = plan.kind === 'live' ? Math.max(LEAST_EXTENSION, plan.base * 500) : fullTime(plan);
    this.#left[seat] = more;
    if (this.#running === seat) this.#since = at;
  }

  /** When the running seat's time is over. */
  get deadline(): number | undefined {
    if (this.setting.kind === 'none' || this.#running === undefined) return undefined;
    return this.#since + this.#left[this.#running]!;
  }

  /** What each seat has left, as it was when the running one began; and since when that one runs. */
  get reading(): { readonly left: readonly number[]; readonly running: Seat | null; readonly since: number } {
    return { left: [...this.#left], running: this.#running ?? null, since: this.#since };
  }
}

function fullTime(plan: ClockSetting): number {
  if (plan.kind === 'days') return plan.days * DAY;
  return plan.kind === 'live' ? plan.base * 1000 : 0;
}
