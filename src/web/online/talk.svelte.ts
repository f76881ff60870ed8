import type { Chat } from '../../api/index.ts';
import { KeptByTable } from '../keptByTable.ts';
import { serverTime } from './api.ts';

const MOST = 500;
/** Messages that were begun and not sent yet, on this device. */
const drafts = new KeptByTable<string>('drafts', 20);

/** What is said at a table, and what of it was not read yet. */
export class Talk {
  said: readonly Chat[] = $state.raw([]);
  unread = $state(0);
  muted = $state(false);
  /** Whether it can be read right now. */
  open = $state(false);
  /** What somebody else said last, while it could not be read. */
  latest: Chat | undefined = $state.raw();
  readonly #table: string;
  #draft = $state('');
  #next = 0;
  /** How much of it has been read, on any device. */
  #read: number;
  /** Where that is not known, what was said before the table was opened is no news. */
  readonly #since: number;

  constructor(table: string, read: number | undefined) {
    this.#table = table;
    this.#read = read ?? 0;
    this.#since = read === undefined ? serverTime(Date.now()) : 0;
    this.#draft = drafts.get(table) ?? '';
  }

  /** The first thing said that we have not heard; nothing while muted. */
  get next(): number | null {
    return this.muted ? null : this.#next;
  }

  /** How many messages have been read. */
  get seen(): number {
    return this.open ? Math.max(this.#next, this.#read) : this.#read;
  }

  /** The message that is being written: it outlives the tab, the connection and the page. */
  get draft(): string {
    return this.#draft;
  }

  set draft(text: string) {
    this.#draft = text;
    drafts.keep(this.#table, text);
  }

  hear(chat: Chat, own: boolean): void {
    if (this.muted || chat.n < this.#next) return;
    this.#next = chat.n + 1;
    this.said = [...this.said, chat].slice(-MOST);
    if (own || this.open || chat.n < this.#read || chat.at < this.#since) return;
    this.unread++;
    this.latest = chat;
  }

  /** A message was deleted. */
  unsay(n: number): void {
    this.said = this.said.filter(chat => chat.n !== n);
    if (this.latest?.n === n) this.latest = undefined;
  }

  /** All of it will be told again. */
  startOver(): void {
    this.said = [];
    this.#next = 0;
    this.unread = 0;
  }

  read(open: boolean): void {
    if (!open) this.#read = this.seen;
    this.open = open;
    if (!open) return;
    this.unread = 0;
    this.latest = undefined;
  }
}
