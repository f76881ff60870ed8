import type { DueBot, FairShares } from '../store/index.ts';

/** How many tables are served at once: in total, per party of people, and per address. */
export interface Shares extends FairShares {
  readonly atOnce: number;
}

export const SHARES: Shares = { atOnce: 64, perParty: 4, perOrigin: 16 };

/** Selects the waiting tables to serve next, in order and within the shares. */
export function pickFairly(waiting: readonly DueBot[], serving: Iterable<DueBot>, shares: Shares): DueBot[] {
  const served = [...serving];
  const picked: DueBot[] = [];
  for (const bot of waiting) {
    const now = [...served, ...picked];
    if (now.length >= shares.atOnce) break;
    if (now.some(({ id }) => id === bot.id)) continue;
    if (now.filter(({ party }) => party === bot.party).length >= shares.perParty) continue;
    if (now.filter(({ origin }) => origin === bot.origin).length >= shares.perOrigin) continue;
    picked.push(bot);
  }
  return picked;
}

/** Whoever has waited this long gets half the thinking time, with every further time half of that. */
const HALVING_MS = 1000;
const MOST_HALVINGS = 10;

/**
 * By how many the thread time of a party's bots is divided: the number of waiting parties times the tables of this one. So a
 * party with many tables makes only its own bots think less. The number falls only when none of the party's tables is waiting:
 * otherwise the last of a crowd would wait for the longer thinking of those before it. It doubles with every second that the
 * first in the queue has waited, because more than the threads may be busy: who is late moves at once, if not so well.
 */
export class Crowds {
  readonly #most = new Map<string, number>();
  readonly #halvings = new Map<string, number>();

  note(waiting: readonly DueBot[], serving: Iterable<DueBot>, now: number): void {
    const tables = new Map<string, number>();
    for (const { party } of serving) tables.set(party, (tables.get(party) ?? 0) + 1);
    const served = new Map(tables);
    this.#halvings.clear();
    for (const { party, waiting: count, due } of waiting) {
      tables.set(party, (served.get(party) ?? 0) + count);
      const halvings = Math.min(MOST_HALVINGS, Math.floor((now - due) / HALVING_MS));
      this.#halvings.set(party, Math.max(halvings, this.#halvings.get(party) ?? 0));
    }
    for (const party of this.#most.keys()) if (!tables.has(party)) this.#most.delete(party);
    for (const [party, count] of tables)
      this.#most.set(party, Math.max(this.#most.get(party) ?? 0, count * tables.size));
  }

  of = (party: string): number => (this.#most.get(party) ?? 1) * 2 ** (this.#halvings.get(party) ?? 0);
}
