import type { PlayerId } from '../../table/index.ts';
import type { DueBot, FairShares } from '../store/index.ts';

/** How many tables are served at once: in total, per host, and per address. */
export interface Shares extends FairShares {
  readonly atOnce: number;
}

export const SHARES: Shares = { atOnce: 64, perHost: 4, perOrigin: 16 };

/** Selects the waiting tables to serve next, in order and within the shares. */
export function pickFairly(waiting: readonly DueBot[], serving: Iterable<DueBot>, shares: Shares): DueBot[] {
  const served = [...serving];
  const picked: DueBot[] = [];
  for (const bot of waiting) {
    const now = [...served, ...picked];
    if (now.length >= shares.atOnce) break;
    if (now.some(({ id }) => id === bot.id)) continue;
    if (now.filter(({ host }) => host === bot.host).length >= shares.perHost) continue;
    if (now.filter(({ origin }) => origin === bot.origin).length >= shares.perOrigin) continue;
    picked.push(bot);
  }
  return picked;
}

/**
 * By how many the thread time of a host's bots is divided: the number of waiting hosts times the tables of this one. So a
 * host with many tables makes only its own bots think less. The number falls only when none of the host's tables is waiting:
 * otherwise the last of a crowd would wait for the longer thinking of those before it.
 */
export class Crowds {
  readonly #most = new Map<PlayerId, number>();

  note(waiting: readonly DueBot[], serving: Iterable<DueBot>): void {
    const tables = new Map<PlayerId, number>();
    for (const { host } of serving) tables.set(host, (tables.get(host) ?? 0) + 1);
    const served = new Map(tables);
    for (const { host, waiting: count } of waiting) tables.set(host, (served.get(host) ?? 0) + count);
    for (const host of this.#most.keys()) if (!tables.has(host)) this.#most.delete(host);
    for (const [host, count] of tables) this.#most.set(host, Math.max(this.#most.get(host) ?? 0, count * tables.size));
  }

  of = (host: PlayerId): number => this.#most.get(host) ?? 1;
}
