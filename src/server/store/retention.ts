import { type Database, listPlaces } from './database.ts';
import { readListed } from './lists.ts';
import type { IdleQuery, Listed, RetentionStore } from './port.ts';

const REST = ['log', 'sitters', 'guests', 'chat', 'cards', 'outbox', 'seen', 'seat_waits'];

/** Queries for idle tables, and the duty to clean them up. */
export function storeRetention(db: Database): RetentionStore {
  async function list(which: string, { before, games, limit, skip }: IdleQuery): Promise<Listed[]> {
    const rows = await db.read(
      `SELECT id, line FROM tables WHERE ${which} AND changed_at < $1 AND game IN (${listPlaces(games, 4)})
       ORDER BY changed_at, id LIMIT $2 OFFSET $3`,
      before,
      limit,
      skip,
      ...games,
    );
    return rows.map(readListed);
  }

  return {
    listUnstarted: query => list(`(status = 'open' OR (status = 'over' AND started = 0))`, query),
    listAbandoned: query => list(`status = 'playing' AND due IS NULL`, query),
    async deleteTable(table, line) {
      const rows = await db.write(
        { sql: 'DELETE FROM tables WHERE id = $1 AND line = $2', values: [table, line] },
        // If the table stays, so does everything that belongs to it.
        ...REST.map(rest => ({
          sql: `DELETE FROM ${rest} WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)`,
          values: [table],
        })),
        { sql: 'SELECT id FROM tables WHERE id = $1', values: [table] },
      );
      return rows.length === 0;
    },
    async claimDuty(name, now, until) {
      const rows = await db.write({
        sql: `INSERT INTO duties (name, until) VALUES ($1, $3)
          ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE duties.until <= $2 RETURNING name`,
        values: [name, now, until],
      });
      return rows.length > 0;
    },
  };
}
