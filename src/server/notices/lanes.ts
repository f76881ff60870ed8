import type { PlayerId } from '../../table/index.ts';
import type { Whose } from '../store/index.ts';

/** How many deliveries run at once, besides those to targets that answer slowly. */
export const AT_ONCE = 16;
/** How many run at once to people whose targets answer slowly, all together. */
export const SLOW_AT_ONCE = 4;
/** How many of one person are begun at once: the next ones when all of these are over. */
export const PER_PERSON = 2;
/** A delivery that takes longer is slow, and so is the next one to that person. */
export const SLOW_MS = 2000;
const MOST_REMEMBERED = 1000;

/** Which notices may be claimed next. */
export interface Claim {
  readonly limit: number;
  readonly whose: Whose;
}

interface Delivery {
  readonly player: PlayerId;
  readonly since: number;
}

/**
 * Shares out deliveries, so that nobody hears late because somebody else’s target answers slowly or never: people whose
 * targets did have a lane of their own.
 */
export class Lanes {
  readonly #now: () => number;
  readonly #running = new Set<Delivery>();
  readonly #slow = new Set<PlayerId>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes that a delivery begins. Returns what to call when it is over. */
  begin(player: PlayerId): () => void {
    const delivery = { player, since: this.#now() };
    this.#running.add(delivery);
    return () => {
      this.#running.delete(delivery);
      if (this.#isLate(delivery)) this.#remember(player);
      else this.#slow.delete(player);
    };
  }

  /** What may be claimed now, lane by lane. */
  claims(): Claim[] {
    for (const delivery of this.#running) if (this.#isLate(delivery)) this.#remember(delivery.player);
    const running = [...this.#running];
    const slow = running.filter(({ player }) => this.#slow.has(player)).length;
    const busy = [...new Set(running.map(({ player }) => player))];
    const known = [...this.#slow];
    const fast = {
      limit: AT_ONCE - (running.length - slow),
      whose: { perPlayer: PER_PERSON, except: [...busy, ...known] },
    };
    const rest = { limit: SLOW_AT_ONCE - slow, whose: { perPlayer: PER_PERSON, except: busy, among: known } };
    return (known.length > 0 ? [fast, rest] : [fast]).filter(({ limit }) => limit > 0);
  }

  #isLate({ since }: Delivery): boolean {
    return this.#now() - since > SLOW_MS;
  }

  #remember(player: PlayerId): void {
    this.#slow.delete(player);
    this.#slow.add(player);
    const [oldest] = this.#slow;
    if (oldest !== undefined && this.#slow.size > MOST_REMEMBERED) this.#slow.delete(oldest);
  }
}
