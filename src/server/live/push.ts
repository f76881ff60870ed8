import type { ProblemDocument } from '../../api/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { updateFor } from '../tables/present.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import { type Outgoing, toOutgoing } from './subscriber.ts';

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

  /** Sends all of it to everybody: what they know is no longer so. */
  startOver(loaded: LoadedTable): void {
    for (const subscriber of this.#followers.at(loaded.id)) {
      subscriber.since = 0;
      // What was said last may be lost too, and its numbers given to something else.
      if (subscriber.chat !== null) subscriber.chat = 0;
    }
    this.send(loaded, true);
  }

  /** Tells everybody that the table is no longer there. */
  end(loaded: LoadedTable, problem: ProblemDocument): void {
    const message = toOutgoing({ kind: 'problem', table: loaded.id, problem });
    for (const subscriber of [...this.#followers.at(loaded.id)]) {
      subscriber.send(message);
      subscriber.end();
    }
  }

  send(loaded: LoadedTable, anew = false): void {
    if (!this.#followers.has(loaded.id)) return;
    const { table } = loaded;
    const written = new Map<string, Outgoing>();
    for (const subscriber of this.#followers.at(loaded.id)) {
      if (subscriber.since >= table.line) continue;
      const seat = table.findSeat(subscriber.player);
      if (seat === null && !table.setup.watching && table.status !== 'open') {
        subscriber.end();
        continue;
      }
      const { player, since, choices } = subscriber;
      const key = `${seat} ${since} ${choices}`;
      const message = written.get(key) ?? toOutgoing(updateFor(loaded, player, since, { anew, choices }));
      written.set(key, message);
      subscriber.since = table.line;
      subscriber.send(message);
    }
    if (this.#seated.get(loaded) !== table.sitters) {
      this.#seated.set(loaded, table.sitters);
      this.#presences.noteChange(loaded.id);
    }
  }
}
