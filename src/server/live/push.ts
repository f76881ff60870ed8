import type { LoadedTable } from '../tables/loaded.ts';
import { updateFor } from '../tables/present.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import { type Outgoing, outgoing } from './subscriber.ts';

/** Sends everybody who follows a table what happened since they last heard of it; some may no longer see it. */
export class Push {
  readonly #followers: Followers;
  readonly #presences: Presences;
  /** Who sat where when followers last heard who is connected. */
  readonly #seated = new WeakMap<LoadedTable, LoadedTable['table']['sitters']>();

  constructor(followers: Followers, presences: Presences) {
    this.#followers = followers;
    this.#presences = presences;
  }

  send(loaded: LoadedTable): void {
    if (!this.#followers.has(loaded.id)) return;
    const { table } = loaded;
    const written = new Map<string, Outgoing>();
    for (const subscriber of this.#followers.at(loaded.id)) {
      if (subscriber.since >= table.line) continue;
      const seat = table.seatOf(subscriber.player);
      if (seat === null && !table.setup.watching && table.status !== 'open') {
        subscriber.end();
        continue;
      }
      const key = `${seat} ${subscriber.since}`;
      const message = written.get(key) ?? outgoing(updateFor(loaded, subscriber.player, subscriber.since));
      written.set(key, message);
      subscriber.since = table.line;
      subscriber.send(message);
    }
    if (this.#seated.get(loaded) !== table.sitters) {
      this.#seated.set(loaded, table.sitters);
      this.#presences.changed(loaded.id);
    }
  }
}
