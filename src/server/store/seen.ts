import type { Database } from './database.ts';
import type { SeenStore, VacationStore } from './port.ts';

const LATER = 'CASE WHEN excluded.X > seen.X THEN excluded.X ELSE seen.X END';
const NOTE = `INSERT INTO seen (player, table_id, line, chat) VALUES ($1, $2, $3, $4)
  ON CONFLICT (player, table_id) DO UPDATE SET line = ${LATER.replaceAll('X', 'line')}, chat = ${LATER.replaceAll('X', 'chat')}`;

/** How far people have seen tables. */
export function storeSeen(db: Database): SeenStore {
  return {
    async markSeen(table, player, { line, chat }) {
      const [before] = await db.read('SELECT line, chat FROM seen WHERE player = $1 AND table_id = $2', player, table);
      await db.write({ sql: NOTE, values: [player, table, line, chat] });
      return { line: (before?.line as number) ?? 0, chat: (before?.chat as number) ?? 0 };
    },
    async listSeen(player) {
      const rows = await db.read('SELECT * FROM seen WHERE player = $1 ORDER BY table_id', player);
      return rows.map(row => ({
        table: row.table_id as string,
        line: row.line as number,
        chat: row.chat as number,
        ...(row.hidden === 1 && { hidden: true as const }),
      }));
    },
    async hide(table, player, hidden) {
      await db.write({
        sql: `INSERT INTO seen (player, table_id, line, chat, hidden) VALUES ($1, $2, 0, 0, $3)
          ON CONFLICT (player, table_id) DO UPDATE SET hidden = excluded.hidden`,
        values: [player, table, Number(hidden)],
      });
    },
  };
}

/** When people are on vacation. */
export function storeVacations(db: Database): VacationStore {
  return {
    async putVacation(player, { from, until }) {
      await db.write({
        sql: `INSERT INTO vacations (player, from_at, until_at) VALUES ($1, $2, $3)
          ON CONFLICT (player, from_at) DO UPDATE SET until_at = excluded.until_at`,
        values: [player, from, until],
      });
    },
    async listVacations(player, since) {
      const rows = await db.read(
        'SELECT from_at, until_at FROM vacations WHERE player = $1 AND until_at > $2 ORDER BY from_at DESC',
        player,
        since,
      );
      return rows.map(row => ({ from: row.from_at as number, until: row.until_at as number }));
    },
  };
}
