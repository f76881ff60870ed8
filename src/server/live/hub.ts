import type { Chat } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { People } from '../people/people.ts';
import type { EventStore } from '../store/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { updateFor } from '../tables/present.ts';
import type { Tables } from '../tables/tables.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import type { Push } from './push.ts';
import { outgoing, type Subscriber } from './subscriber.ts';

const CHAT_AT_ONCE = 200;

export interface HubOptions {
  readonly tables: Tables;
  readonly store: EventStore;
  readonly people: People;
  readonly followers: Followers;
  readonly presences: Presences;
  readonly push: Push;
}

/** Where connections follow tables, in order and without gaps, whichever process a table gets further at. */
export class Hub {
  readonly #tables: Tables;
  readonly #store: EventStore;
  readonly #people: People;
  readonly #followers: Followers;
  readonly #presences: Presences;
  readonly #push: Push;

  constructor({ tables, store, people, followers, presences, push }: HubOptions) {
    this.#tables = tables;
    this.#store = store;
    this.#people = people;
    this.#followers = followers;
    this.#presences = presences;
    this.#push = push;
    store.hints.listen(hint => {
      if (hint.kind === 'presence') presences.heard(hint);
      else if (hint.kind === 'name') {
        people.nameChanged(hint.player);
        void tables.renamed(hint.player).catch(() => {});
      } else if (hint.kind === 'chat') void this.#forwardChat(hint.table).catch(() => {});
      else void this.#look(hint.table).catch(() => {});
    });
  }

  /** From now on this subscriber gets everything from its line on; first of all what it missed. */
  async subscribe(loaded: LoadedTable, subscriber: Subscriber): Promise<() => void> {
    const { id, table } = loaded;
    // A client from another life of the table knows more than there is: it gets all of it again.
    if (subscriber.since > table.line) subscriber.since = 0;
    this.#followers.add(id, subscriber);
    subscriber.send(outgoing(updateFor(loaded, subscriber.player, subscriber.since)));
    subscriber.since = table.line;
    this.#presences.changed(id);
    if (subscriber.chat !== null) await this.#forwardChat(id);
    return () => {
      this.#followers.remove(id, subscriber);
      this.#presences.changed(id);
    };
  }

  /** Says something at a table. */
  async say(loaded: LoadedTable, player: PlayerId, text: string, at: number): Promise<number> {
    const n = await this.#store.say(loaded.id, { at, player, text });
    this.#store.hints.send({ kind: 'chat', table: loaded.id });
    await this.#forwardChat(loaded.id);
    return n;
  }

  /** Looks whether tables that are followed here got further elsewhere: for hints that were lost. */
  async lookAtAll(): Promise<void> {
    for (const { id, line } of await this.#store.heads(this.#followers.tables)) {
      const loaded = this.#tables.cache.peek(id);
      if (!loaded || loaded.table.line < line) await this.#look(id);
      await this.#forwardChat(id);
    }
  }

  async #look(id: string): Promise<void> {
    if (!this.#followers.has(id)) return;
    // A table that had to be read again is up to date without having been pushed.
    const loaded = await this.#tables.find(id);
    if (loaded) this.#push.send(loaded);
  }

  /** Ends what goes on in the background. */
  close(): void {
    this.#presences.close();
  }

  async #forwardChat(id: string): Promise<void> {
    const followers = [...this.#followers.at(id)].filter(({ chat }) => chat !== null);
    const loaded = followers.length > 0 ? await this.#tables.cache.get(id) : undefined;
    if (!loaded) return;
    const since = Math.min(...followers.map(({ chat }) => chat ?? 0));
    const rows = await this.#store.readChat(id, since, CHAT_AT_ONCE);
    const names = await this.#people.namesOf(rows.map(({ player }) => player));
    const { line, ply } = loaded.table;
    for (const { n, at, player, text } of rows) {
      const name = names.get(player);
      const seat = loaded.table.seatOf(player);
      const chat: Chat = { kind: 'chat', table: id, line, ply, n, at, seat, ...(name !== undefined && { name }), text };
      const message = outgoing(chat);
      for (const subscriber of followers) {
        if (subscriber.chat === null || n < subscriber.chat) continue;
        subscriber.chat = n + 1;
        subscriber.send(message);
      }
    }
  }
}
