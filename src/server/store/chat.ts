import type { Database, Row } from './database.ts';
import { type ChatRow, type ChatStore, StoreDown } from './port.ts';

const ATTEMPTS = 20;
/** The first unused number: processes of earlier versions go by that instead of a counter. */
const FREE = '(SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE table_id = $1)';

/** Chat messages. */
export function storeChat(db: Database): ChatStore {
  return {
    async say(table, { at, player, text, gallery }) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const [row] = await db.write(
          {
            sql: `UPDATE tables SET said = 1 + CASE WHEN said > ${FREE} THEN said ELSE ${FREE} END WHERE id = $1`,
            values: [table],
          },
          {
            sql: `INSERT INTO chat (table_id, n, at, player, text, gallery) SELECT id, said - 1, $2, $3, $4, $5 FROM tables WHERE id = $1
              ON CONFLICT DO NOTHING RETURNING n`,
            values: [table, at, player, text, gallery ? 1 : 0],
          },
        );
        // No row means that a process of an earlier version took the number, so the next one is tried.
        if (row) return row.n as number;
      }
      throw new StoreDown('busy');
    },
    async readChat(table, since, limit) {
      const rows = await db.read(
        'SELECT n, at, player, text, gallery FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3',
        table,
        since,
        limit,
      );
      return rows.map(toChatRow).reverse();
    },
    async readChatBy(player) {
      const rows = await db.read('SELECT * FROM chat WHERE player = $1 ORDER BY at', player);
      return rows.map(row => ({ ...toChatRow(row), table: row.table_id as string }));
    },
  };
}

const toChatRow = (row: Row): ChatRow => ({
  n: row.n as number,
  at: row.at as number,
  player: row.player as string,
  text: row.text as string,
  ...(row.gallery === 1 && { gallery: true }),
});
