import type { PlayerId } from '../../table/index.ts';
import type { DueBot, FairShares } from '../store/index.ts';

/** How many tables are served at once: in all, of a host, and of all hosts at an address. */
export interface Shares extends FairShares {
  readonly atOnce: number;
}

export const SHARES: Shares = { atOnce: 64, perHost: 4, perOrigin: 16 };

/** Of the tables that wait for a bot, those that are served next: in their order, within the shares. */
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
 * Among how many a host's bots share the time of the threads: the hosts that wait, times the tables of this one. So one with
 * many tables makes only its own bots think less. It falls only when nothing of the host waits any more: who came last in a
 * crowd would otherwise wait for the long thoughts of those in the middle.
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
