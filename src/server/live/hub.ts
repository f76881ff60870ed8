import type { Chat, PlayerId } from '../../table/index.ts';
import type { People } from '../people/people.ts';
import type { EventStore } from '../store/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { updateFor } from '../tables/present.ts';
import type { Tables } from '../tables/tables.ts';
import { Presences } from './presence.ts';
import { type Outgoing, outgoing, type Subscriber } from './subscriber.ts';

const CHAT_AT_ONCE = 200;

/** Sends everybody who follows a table what they may know of it, in order and without gaps. */
export class Hub {
  readonly presences: Presences;
  readonly #tables: Tables;
  readonly #store: EventStore;
  readonly #people: People;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  /** Who sat where when it was last told who is here. */
  readonly #seated = new WeakMap<LoadedTable, LoadedTable['table']['sitters']>();

  constructor({
    tables,
    store,
    people,
    process,
  }: { tables: Tables; store: EventStore; people: People; process: string }) {
    this.#tables = tables;
    this.#store = store;
    this.#people = people;
    this.presences = new Presences({
      process,
      hints: store.hints,
      followers: id => this.#subscribers.get(id) ?? new Set(),
      loaded: id => tables.cache.peek(id),
    });
    tables.cache.inUse = id => this.#subscribers.has(id);
    tables.onAdvance(loaded => this.#advance(loaded));
    tables.isConnected = (loaded, seat) => this.presences.isHere(loaded, seat);
    store.hints.listen(hint => {
      if (hint.kind === 'presence') this.presences.heard(hint);
      else if (hint.kind === 'name') {
        people.nameChanged(hint.player);
        void tables.renamed(hint.player).catch(() => {});
      } else if (hint.kind === 'chat') void this.#forwardChat(hint.table).catch(() => {});
      else void this.#look(hint.table).catch(() => {});
    });
  }

  get followed(): string[] {
    return [...this.#subscribers.keys()];
  }

  get size(): number {
    let size = 0;
    for (const followers of this.#subscribers.values()) size += followers.size;
    return size;
  }

  /** From now on this subscriber gets everything from its line on; first of all what it missed. */
  async subscribe(loaded: LoadedTable, subscriber: Subscriber): Promise<() => void> {
    const { id, table } = loaded;
    // A client from another life of the table knows more than there is: it gets all of it anew.
    if (subscriber.since > table.line) subscriber.since = 0;
    const followers = this.#subscribers.get(id) ?? new Set();
    this.#subscribers.set(id, followers.add(subscriber));
    subscriber.send(outgoing(updateFor(loaded, subscriber.player, subscriber.since)));
    subscriber.since = table.line;
    this.presences.changed(id);
    if (subscriber.chat !== null) await this.#forwardChat(id);
    return () => {
      followers.delete(subscriber);
      if (followers.size === 0) this.#subscribers.delete(id);
      this.presences.changed(id);
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
    for (const { id, line } of await this.#store.heads(this.followed)) {
      const loaded = this.#tables.cache.peek(id);
      if (!loaded || loaded.table.line < line) await this.#look(id);
      await this.#forwardChat(id);
    }
  }

  async #look(id: string): Promise<void> {
    if (!this.#subscribers.has(id)) return;
    // `find` catches up, and that brings us to #advance.
    const loaded = await this.#tables.find(id);
    if (loaded) this.#advance(loaded);
  }

  #advance(loaded: LoadedTable): void {
    const followers = this.#subscribers.get(loaded.id);
    if (!followers) return;
    const { table } = loaded;
    const written = new Map<string, Outgoing>();
    for (const subscriber of followers) {
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
      this.presences.changed(loaded.id);
    }
  }

  async #forwardChat(id: string): Promise<void> {
    const followers = [...(this.#subscribers.get(id) ?? [])].filter(({ chat }) => chat !== null);
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
