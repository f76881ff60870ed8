import type { Database, Row } from './database.ts';
import type { ChatRow, ChatStore } from './port.ts';

/** What is said at tables. */
export function storeChat(db: Database): ChatStore {
  return {
    async say(table, { at, player, text }) {
      for (;;) {
        const [row] = await db.write({
          sql: `INSERT INTO chat (table_id, n, at, player, text)
            SELECT $1, COALESCE(MAX(n) + 1, 0), $2, $3, $4 FROM chat WHERE table_id = $1
            ON CONFLICT DO NOTHING RETURNING n`,
          values: [table, at, player, text],
        });
        // Without a row somebody else took the number: the next one is ours.
        if (row) return row.n as number;
      }
    },
    async readChat(table, since, limit) {
      const rows = await db.read(
        'SELECT n, at, player, text FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3',
        table,
        since,
        limit,
      );
      return rows.map(toChatRow).reverse();
    },
    async chatOf(player) {
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
});
