import type { ProblemDocument } from '../../api/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { writeUpdate } from '../tables/updates.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import { type Outgoing, toOutgoing, toOutgoingUpdate } from './subscriber.ts';

/** Sends the followers of a table what happened since their last update; ends those who may no longer see it. */
export class Push {
  readonly #followers: Followers;
  readonly #presences: Presences;
  /** The occupants of seats at the last presence message. */
  readonly #seated = new WeakMap<LoadedTable, LoadedTable['table']['sitters']>();

  constructor(followers: Followers, presences: Presences) {
    this.#followers = followers;
    this.#presences = presences;
  }

  /** Sends the whole table to everyone, because what they know is no longer true. */
  startOver(loaded: LoadedTable): void {
    for (const subscriber of this.#followers.at(loaded.id)) {
      subscriber.since = 0;
      // The last chat messages may be lost as well, and their numbers reused.
      if (subscriber.chat !== null) subscriber.chat = 0;
    }
    this.send(loaded, true);
  }

  /** Tells everyone that the table no longer exists. */
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
      const message =
        written.get(key) ?? toOutgoingUpdate(table.line, writeUpdate(loaded, player, since, { anew, choices }));
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
