import type { Database } from './database.ts';
import { sql } from './database.ts';
import type { RawLine, UpkeepStore } from './port.ts';

/** Operations on tables for operators, including unreadable ones. */
export function storeUpkeep(db: Database): UpkeepStore {
  return {
    async listAll() {
      const rows = await db.read('SELECT id, line FROM tables ORDER BY id');
      return rows.map(({ id, line }) => ({ id: id as string, line: line as number }));
    },
    async readRaw(table, since) {
      const rows = await db.read('SELECT * FROM log WHERE table_id = $1 AND line >= $2 ORDER BY line', table, since);
      return rows as unknown as RawLine[];
    },
    async cutLog(table, line, { status, due }, sitters) {
      await db.write(
        { sql: 'DELETE FROM log WHERE table_id = $1 AND line >= $2', values: [table, line] },
        {
          sql: `UPDATE tables SET line = $2, status = $3, due = $4,
            mark = (SELECT mark FROM log WHERE table_id = $1 AND line = $2 - 1) WHERE id = $1`,
          values: [table, line, status, due],
        },
        { sql: 'DELETE FROM sitters WHERE table_id = $1', values: [table] },
        ...sitters.map(player => ({ sql: sql.sits, values: [player, table] })),
      );
    },
    async dropTable(table) {
      const parts = ['log', 'chat', 'guests', 'sitters', 'cards', 'outbox', 'seen'];
      await db.write(...parts.map(part => ({ sql: `DELETE FROM ${part} WHERE table_id = $1`, values: [table] })), {
        sql: 'DELETE FROM tables WHERE id = $1',
        values: [table],
      });
    },
  };
}
