/** Something small about each of the latest tables, kept on this device. */
export class KeptByTable<T> {
  readonly #key: string;
  readonly #most: number;

  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
  }

  get(table: string): T | undefined {
    return this.#read().find(([id]) => id === table)?.[1];
  }

  keep(table: string, value: T): void {
    const others = this.#read().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.#key, JSON.stringify([...others, [table, value]].slice(-this.#most)));
    } catch {
      // Private windows may refuse; the page that is open goes on without.
    }
  }

  #read(): [table: string, value: T][] {
    try {
      const read: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(read) ? read.filter(isPair<T>) : [];
    } catch {
      return [];
    }
  }
}

const isPair = <T>(read: unknown): read is [table: string, value: T] => Array.isArray(read) && read.length === 2;
