import type { PlayerId } from '../../table/index.ts';
import type { Hints } from '../store/index.ts';
import type { Subscriber } from './subscriber.ts';

const NONE: ReadonlySet<Subscriber> = new Set();

/** Who follows which table at this process. */
export class Followers {
  readonly #byTable = new Map<string, Set<Subscriber>>();
  readonly #hints: Pick<Hints, 'follow' | 'unfollow'>;

  constructor(hints: Pick<Hints, 'follow' | 'unfollow'>) {
    this.#hints = hints;
  }

  /** The total number of followers at all tables. */
  get size(): number {
    let size = 0;
    for (const followers of this.#byTable.values()) size += followers.size;
    return size;
  }

  get tables(): string[] {
    return [...this.#byTable.keys()];
  }

  /** All followers of one person. */
  of(player: PlayerId): Subscriber[] {
    return [...this.#byTable.values()].flatMap(followers => [...followers].filter(each => each.player === player));
  }

  /** Everyone who has a follower. */
  get players(): Set<PlayerId> {
    const players = [...this.#byTable.values()].flatMap(followers => [...followers].map(({ player }) => player));
    return new Set(players.filter(player => player !== undefined));
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  at(table: string): ReadonlySet<Subscriber> {
    return this.#byTable.get(table) ?? NONE;
  }

  add(table: string, subscriber: Subscriber): void {
    if (!this.#byTable.has(table)) this.#hints.follow(table);
    this.#byTable.set(table, (this.#byTable.get(table) ?? new Set()).add(subscriber));
  }

  remove(table: string, subscriber: Subscriber): void {
    const followers = this.#byTable.get(table);
    followers?.delete(subscriber);
    if (followers?.size !== 0) return;
    this.#byTable.delete(table);
    this.#hints.unfollow(table);
  }
}
