import type { Chat, PlayerId } from '../../table/index.ts';
import type { People } from '../people/people.ts';
import type { EventStore } from '../store/index.ts';
import type { Held } from '../tables/held.ts';
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
  readonly #seated = new WeakMap<Held, Held['sitting']['sitters']>();

  constructor({ tables, store, people, house }: { tables: Tables; store: EventStore; people: People; house: string }) {
    this.#tables = tables;
    this.#store = store;
    this.#people = people;
    this.presences = new Presences({
      house,
      hints: store.hints,
      followers: table => this.#subscribers.get(table) ?? new Set(),
      held: table => tables.shelf.peek(table),
    });
    tables.shelf.inUse = id => this.#subscribers.has(id);
    tables.onAdvance(held => this.#advance(held));
    tables.isConnected = (held, seat) => this.presences.isHere(held, seat);
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
  async subscribe(held: Held, subscriber: Subscriber): Promise<() => void> {
    const { id, sitting } = held;
    // A client from another life of the table knows more than there is: it gets all of it anew.
    if (subscriber.since > sitting.line) subscriber.since = 0;
    const followers = this.#subscribers.get(id) ?? new Set();
    this.#subscribers.set(id, followers.add(subscriber));
    subscriber.send(outgoing(updateFor(held, subscriber.player, subscriber.since)));
    subscriber.since = sitting.line;
    this.presences.changed(id);
    if (subscriber.chat !== null) await this.#forwardChat(id);
    return () => {
      followers.delete(subscriber);
      if (followers.size === 0) this.#subscribers.delete(id);
      this.presences.changed(id);
    };
  }

  /** Says something at a table. */
  async say(held: Held, player: PlayerId, text: string, at: number): Promise<number> {
    const n = await this.#store.say(held.id, { at, player, text });
    this.#store.hints.send({ kind: 'chat', table: held.id });
    await this.#forwardChat(held.id);
    return n;
  }

  /** Looks whether tables that are followed here got further elsewhere: for hints that were lost. */
  async lookAtAll(): Promise<void> {
    for (const { id, line } of await this.#store.heads(this.followed)) {
      const held = this.#tables.shelf.peek(id);
      if (!held || held.sitting.line < line) await this.#look(id);
      await this.#forwardChat(id);
    }
  }

  async #look(table: string): Promise<void> {
    if (!this.#subscribers.has(table)) return;
    // `find` catches up, and that brings us to #advance.
    const held = await this.#tables.find(table);
    if (held) this.#advance(held);
  }

  #advance(held: Held): void {
    const followers = this.#subscribers.get(held.id);
    if (!followers) return;
    const { sitting } = held;
    const written = new Map<string, Outgoing>();
    for (const subscriber of followers) {
      if (subscriber.since >= sitting.line) continue;
      const seat = sitting.seatOf(subscriber.player);
      if (seat === null && !sitting.plan.watching && sitting.status !== 'open') {
        subscriber.end();
        continue;
      }
      const key = `${seat} ${subscriber.since}`;
      const message = written.get(key) ?? outgoing(updateFor(held, subscriber.player, subscriber.since));
      written.set(key, message);
      subscriber.since = sitting.line;
      subscriber.send(message);
    }
    if (this.#seated.get(held) !== sitting.sitters) {
      this.#seated.set(held, sitting.sitters);
      this.presences.changed(held.id);
    }
  }

  async #forwardChat(table: string): Promise<void> {
    const followers = [...(this.#subscribers.get(table) ?? [])].filter(({ chat }) => chat !== null);
    const held = followers.length > 0 ? await this.#tables.shelf.get(table) : undefined;
    if (!held) return;
    const since = Math.min(...followers.map(({ chat }) => chat ?? 0));
    const rows = await this.#store.readChat(table, since, CHAT_AT_ONCE);
    const names = await this.#people.namesOf(rows.map(({ player }) => player));
    const { line, ply } = held.sitting;
    for (const { n, at, player, text } of rows) {
      const name = names.get(player);
      const seat = held.sitting.seatOf(player);
      const chat: Chat = { kind: 'chat', table, line, ply, n, at, seat, ...(name !== undefined && { name }), text };
      const message = outgoing(chat);
      for (const subscriber of followers) {
        if (subscriber.chat === null || n < subscriber.chat) continue;
        subscriber.chat = n + 1;
        subscriber.send(message);
      }
    }
  }
}
