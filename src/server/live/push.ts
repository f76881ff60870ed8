import type { Seat } from '../../kernel/index.ts';
import { problemDocument } from '../rejections.ts';
import { Deltas, sentNow } from '../tables/deltas.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { writeUpdate } from '../tables/updates.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import { type Outgoing, type Subscriber, toOutgoing, toOutgoingDelta, toOutgoingUpdate } from './subscriber.ts';

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
  end({ id }: LoadedTable): void {
    for (const subscriber of [...this.#followers.at(id)]) sendAway(subscriber, id, 'This table no longer exists.');
  }

  send(loaded: LoadedTable, anew = false): void {
    if (!this.#followers.has(loaded.id)) return;
    const { table } = loaded;
    const write = writer(loaded, anew);
    for (const subscriber of this.#followers.at(loaded.id)) {
      if (subscriber.since >= table.line) continue;
      const seat = table.findSeat(subscriber.player);
      if (seat === null && !table.setup.watching && table.status !== 'open') {
        subscriber.end();
        continue;
      }
      // Whoever was invited, but is not known to have been here, comes back at once.
      if (seat === null && !table.setup.public && !isGuest(loaded, subscriber)) {
        sendAway(subscriber, loaded.id, 'This table now needs an invitation.');
        continue;
      }
      const message = write(subscriber, seat);
      subscriber.since = table.line;
      if (subscriber.sent !== undefined) subscriber.sent = sentNow(loaded, seat);
      subscriber.send(message);
    }
    if (this.#seated.get(loaded) !== table.sitters) {
      this.#seated.set(loaded, table.sitters);
      this.#presences.noteChange(loaded.id);
    }
  }
}

/** Writes messages for the followers of a table, each once for all who get the same. */
function writer(loaded: LoadedTable, anew: boolean): (subscriber: Subscriber, seat: Seat | null) => Outgoing {
  const { line } = loaded.table;
  const deltas = new Deltas(loaded);
  const written = new Map<string, Outgoing>();
  const once = (key: string, make: () => Outgoing): Outgoing => {
    const message = written.get(key) ?? make();
    written.set(key, message);
    return message;
  };
  return ({ player, since, choices, sent, as = 0 }, seat) => {
    const delta = anew || sent === undefined || sent === 'nothing' ? undefined : deltas.write(sent, seat);
    if (delta !== undefined) return once(`${as} ${delta}`, () => toOutgoingDelta(line, as, delta));
    return once(`${seat} ${since} ${choices}`, () =>
      toOutgoingUpdate(line, writeUpdate(loaded, player, since, { anew, choices })),
    );
  };
}

const isGuest = ({ guests }: LoadedTable, { player }: Subscriber): boolean =>
  player !== undefined && guests.has(player);

function sendAway(subscriber: Subscriber, table: string, why: string): void {
  subscriber.send(toOutgoing({ kind: 'problem', table, problem: problemDocument(404, 'no-such-table', why) }));
  subscriber.end();
}
