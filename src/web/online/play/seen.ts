import { api } from '../api.ts';

/** What happens in a row is reported at once. */
const GATHER_MS = 1000;

/** Reports how far a table has been seen, on this and all other devices of the person. */
export class Seen {
  readonly #table: string;
  #line = 0;
  #chat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** What is on the screen now. Nothing is seen while the page is out of view. */
  note(line: number, chat: number): void {
    if (document.hidden || (line <= this.#line && chat <= this.#chat)) return;
    this.#line = Math.max(line, this.#line);
    this.#chat = Math.max(chat, this.#chat);
    this.#timer ??= setTimeout(this.#report, GATHER_MS);
  }

  close(): void {
    if (this.#timer !== undefined) this.#report();
  }

  readonly #report = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void api.seen(this.#table, this.#line, this.#chat);
  };
}
