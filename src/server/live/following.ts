import { reject } from '../rejections.ts';

const MOST_TABLES = 50;

/** A followed table, from the moment of the request. */
export interface Place {
  /** Set once it is cancelled, even while the table is still being looked up. */
  ended: boolean;
  stop: (() => void) | undefined;
}

/** The tables that one connection follows, each once. Starting and stopping take effect at once, in order. */
export class Following {
  readonly #places = new Map<string, Place>();
  #closed = false;

  get tables(): string[] {
    return [...this.#places.keys()];
  }

  /** Follows a table from now on, replacing an earlier request for it. A failure leaves nothing behind. */
  async follow(table: string, begin: (place: Place) => Promise<void>): Promise<void> {
    this.end(table);
    if (this.#closed) return;
    if (this.#places.size >= MOST_TABLES)
      reject(429, 'too-many-tables', `One connection can follow at most ${MOST_TABLES} tables.`);
    const place: Place = { ended: false, stop: undefined };
    this.#places.set(table, place);
    try {
      await begin(place);
    } catch (error) {
      if (this.#places.get(table) === place) this.end(table);
      throw error;
    }
  }

  end(table: string): void {
    const place = this.#places.get(table);
    this.#places.delete(table);
    if (!place) return;
    place.ended = true;
    place.stop?.();
  }

  /** Closes it: nothing can be followed from now on. */
  close(): void {
    this.#closed = true;
    for (const table of [...this.#places.keys()]) this.end(table);
  }
}
