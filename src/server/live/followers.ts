import type { Subscriber } from './subscriber.ts';

const NONE: ReadonlySet<Subscriber> = new Set();

/** Who follows which table at this process. */
export class Followers {
  readonly #byTable = new Map<string, Set<Subscriber>>();

  /** How many there are at all tables together. */
  get size(): number {
    let size = 0;
    for (const followers of this.#byTable.values()) size += followers.size;
    return size;
  }

  get tables(): string[] {
    return [...this.#byTable.keys()];
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  at(table: string): ReadonlySet<Subscriber> {
    return this.#byTable.get(table) ?? NONE;
  }

  add(table: string, subscriber: Subscriber): void {
    this.#byTable.set(table, (this.#byTable.get(table) ?? new Set()).add(subscriber));
  }

  remove(table: string, subscriber: Subscriber): void {
    const followers = this.#byTable.get(table);
    followers?.delete(subscriber);
    if (followers?.size === 0) this.#byTable.delete(table);
  }
}
