import type { Chat } from '../../api/index.ts';

const MOST = 500;

/** What is said at a table, and what of it was not read yet. */
export class Talk {
  said: readonly Chat[] = $state.raw([]);
  unread = $state(0);
  muted = $state(false);
  /** Whether it can be read right now. */
  open = $state(false);
  #next = 0;

  /** The first thing said that we have not heard; nothing while muted. */
  get next(): number | null {
    return this.muted ? null : this.#next;
  }

  hear(chat: Chat, own: boolean): void {
    if (this.muted || chat.n < this.#next) return;
    this.#next = chat.n + 1;
    this.said = [...this.said, chat].slice(-MOST);
    if (!own && !this.open) this.unread++;
  }

  /** All of it will be told again. */
  startOver(): void {
    this.said = [];
    this.#next = 0;
    this.unread = 0;
  }

  read(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }
}
