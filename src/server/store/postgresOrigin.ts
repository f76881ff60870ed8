// A PostgreSQL database counts as a different one if its cluster or timeline changed: it was restored or promoted.
import type { Database } from './database.ts';
import { readOrigin, toSeconds, writeOrigin } from './origin.ts';
import { StoreDown } from './port.ts';

const HERE = `SELECT system_identifier || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS here
  FROM pg_control_system()`;

/** Since when lines may be missing, in seconds since 1970; looked up again after every new connection. */
export class PostgresOrigin {
  readonly #db: Database;
  #known: Promise<number> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A new connection may lead to a promoted server. */
  doubt(): void {
    this.#known = undefined;
  }

  restoredAt(): Promise<number> {
    if (this.#known) return this.#known;
    const known = this.#look();
    this.#known = known;
    known.catch(() => this.doubt());
    return known;
  }

  async #look(): Promise<number> {
    const { origin, restored } = await readOrigin(this.#db);
    const here = await this.#here();
    if (here === undefined || origin === here) return restored;
    const found = origin === undefined ? undefined : toSeconds(Date.now());
    await writeOrigin(this.#db, here, found);
    return found ?? restored;
  }

  /** Some providers hide these identifiers; then restores go unnoticed, and everything else works. */
  async #here(): Promise<string | undefined> {
    try {
      return String((await this.#db.read(HERE))[0]?.here);
    } catch (error) {
      if (error instanceof StoreDown) throw error;
      return undefined;
    }
  }
}
