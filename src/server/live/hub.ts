import type { Chat } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { People } from '../people/people.ts';
import type { ChatRow, EventStore } from '../store/index.ts';
import { sentNow } from '../tables/deltas.ts';
import { knowsLog, type LoadedTable } from '../tables/loaded.ts';
import { nameShown } from '../tables/present.ts';
import type { Tables } from '../tables/tables.ts';
import { writeUpdate } from '../tables/updates.ts';
import type { Followers } from './followers.ts';
import type { Presences } from './presence.ts';
import type { Push } from './push.ts';
import { type Subscriber, toOutgoing, toOutgoingUpdate } from './subscriber.ts';

const CHAT_AT_ONCE = 200;
const TABLES_AT_ONCE = 5000;
/** Names are checked in one of this many rounds. */
const NAMES_EVERY = 4;

export interface HubOptions {
  readonly tables: Tables;
  readonly store: EventStore;
  readonly people: People;
  readonly followers: Followers;
  readonly presences: Presences;
  readonly push: Push;
}

/** Lets connections follow tables, in order and without gaps, whichever process a table advances at. */
export class Hub {
  readonly #tables: Tables;
  readonly #store: EventStore;
  readonly #people: People;
  readonly #followers: Followers;
  readonly #presences: Presences;
  readonly #push: Push;
  #looking = false;
  #round = 0;
  /** The table that is checked first in the next round. */
  #next = 0;

  constructor({ tables, store, people, followers, presences, push }: HubOptions) {
    this.#tables = tables;
    this.#store = store;
    this.#people = people;
    this.#followers = followers;
    this.#presences = presences;
    this.#push = push;
    store.hints.listen(hint => {
      if (hint.kind === 'presence') presences.hear(hint);
      else if (hint.kind === 'name') people.hear(hint.player);
      else if (hint.kind === 'device') people.devices.hear(hint.device);
      else if (hint.kind === 'merged') void people.lookForMerged().catch(() => {});
      else if (hint.kind === 'missed') void this.lookAtAll().catch(() => {});
      else if (hint.kind === 'chat') void this.forwardChat(hint.table).catch(() => {});
      else void this.#look(hint.table).catch(() => {});
    });
    people.watchMergings(players => tables.renewFor(players));
    people.watch((player, isGone) => {
      if (isGone) this.#sendAway(player);
      void this.#refresh(player).catch(() => {});
    });
  }

  /** Sends a subscriber everything from its line on, starting with what it missed. Returns a function that stops this. */
  subscribe(loaded: LoadedTable, subscriber: Subscriber): () => void {
    const { id, table } = loaded;
    // A client that knows lines which were lost, or more than there are, gets the whole table again.
    const anew = !knowsLog(loaded, subscriber.since, subscriber.mark);
    if (anew) Object.assign(subscriber, { since: 0, chat: subscriber.chat === null ? null : 0 });
    this.#followers.add(id, subscriber);
    const { player, choices } = subscriber;
    subscriber.send(toOutgoingUpdate(table.line, writeUpdate(loaded, player, subscriber.since, { anew, choices })));
    subscriber.since = table.line;
    if (subscriber.sent !== undefined) subscriber.sent = sentNow(loaded, table.findSeat(player));
    this.#presences.noteChange(id);
    return () => {
      this.#followers.remove(id, subscriber);
      this.#presences.noteChange(id);
    };
  }

  /** Sends the followers of a table the chat messages they have not seen. */
  async forwardChat(id: string): Promise<void> {
    const followers = [...this.#followers.at(id)].filter(({ chat }) => chat !== null);
    const loaded = followers.length > 0 ? await this.#tables.cache.get(id) : undefined;
    if (!loaded) return;
    const since = Math.min(...followers.map(({ chat }) => chat ?? 0));
    const rows = await this.#store.readChat(id, since, CHAT_AT_ONCE);
    const names = await this.#people.findNames(rows.map(({ player }) => player));
    const { line, ply } = loaded.table;
    const isOver = loaded.table.status === 'over';
    for (const { n, at, player, text, gallery } of rows) {
      const name = nameShown(loaded, player) ?? names.get(player);
      const seat = loaded.table.findSeat(player);
      const named = name === undefined ? {} : { name };
      const chat: Chat = {
        kind: 'chat',
        table: id,
        line,
        ply,
        n,
        at,
        seat,
        ...named,
        text,
        ...(gallery && { gallery }),
      };
      const message = toOutgoing(chat);
      for (const subscriber of followers) {
        if (subscriber.chat === null || n < subscriber.chat) continue;
        subscriber.chat = n + 1;
        // Who watches may see more than one seat knows, and talk about it: players hear of it afterwards.
        if (!gallery || isOver || loaded.table.findSeat(subscriber.player) === null) subscriber.send(message);
      }
    }
  }

  /** Adds a chat message to a table. */
  async say(loaded: LoadedTable, said: Omit<ChatRow, 'n'>): Promise<number> {
    const n = await this.#store.say(loaded.id, said);
    this.#store.hints.send({ kind: 'chat', table: loaded.id });
    await this.forwardChat(loaded.id);
    return n;
  }

  /** Tells the followers of a table that a chat message was deleted. */
  unsay(table: string, n: number): void {
    const message = toOutgoing({ kind: 'unsaid', table, n });
    for (const subscriber of this.#followers.at(table)) if (subscriber.chat !== null) subscriber.send(message);
  }

  /**
   * Makes up for lost hints: checks whether followed tables advanced elsewhere, and occasionally whether names changed. One
   * query covers all tables, a second one names; if there are very many, some have their turn later.
   */
  async lookAtAll(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#lookAtTables();
      if (this.#round++ % NAMES_EVERY === 0) await this.#people.lookAgain(this.#followers.players);
    } finally {
      this.#looking = false;
    }
  }

  async #lookAtTables(): Promise<void> {
    const { tables } = this.#followers;
    if (this.#next >= tables.length) this.#next = 0;
    const some = tables.slice(this.#next, this.#next + TABLES_AT_ONCE);
    this.#next += TABLES_AT_ONCE;
    for (const { id, line, said, mark } of await this.#store.heads(some)) {
      const loaded = this.#tables.cache.peek(id);
      if (!loaded || loaded.table.line !== line || loaded.marks.at(-1) !== mark) await this.#look(id);
      if (this.#tables.cache.unreadable.has(id)) continue;
      if ([...this.#followers.at(id)].some(({ chat }) => chat !== null && chat < said)) await this.forwardChat(id);
    }
  }

  /** Ends all followers of a deleted person. */
  #sendAway(player: PlayerId): void {
    for (const subscriber of this.#followers.of(player)) subscriber.end();
  }

  async #refresh(player: PlayerId): Promise<void> {
    const isHere = this.#followers.of(player).length > 0;
    if (isHere && !(await this.#people.exists(player))) this.#sendAway(player);
    await this.#tables.refreshName(player);
  }

  async #look(id: string): Promise<void> {
    if (!this.#followers.has(id)) return;
    // A table that was read again is up to date but has not been pushed.
    const loaded = await this.#tables.findSound(id);
    if (loaded) this.#push.send(loaded);
  }

  /** Stops all background work. */
  close(): void {
    this.#presences.close();
  }
}
