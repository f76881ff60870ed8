import type { Database } from './database.ts';
import type { SeatWaitStore } from './noticePort.ts';

/** Who wants to hear of a free seat. */
export const storeSeatWaits = (db: Database): SeatWaitStore => ({
  async putSeatWait(table, { player, at }) {
    await db.write({
      sql: 'INSERT INTO seat_waits (player, table_id, at) VALUES ($1, $2, $3) ON CONFLICT (player, table_id) DO NOTHING',
      values: [player, table, at],
    });
  },
  async deleteSeatWait(table, player, at) {
    await db.write({
      sql: `DELETE FROM seat_waits WHERE player = $1 AND table_id = $2 ${at === undefined ? '' : 'AND at = $3'}`,
      values: at === undefined ? [player, table] : [player, table, at],
    });
  },
  async listSeatWaits(table) {
    const rows = await db.read('SELECT player, at FROM seat_waits WHERE table_id = $1 ORDER BY at, player', table);
    return rows.map(({ player, at }) => ({ player: player as string, at: at as number }));
  },
  async listAwaitedTables() {
    const rows = await db.read('SELECT DISTINCT table_id FROM seat_waits ORDER BY table_id');
    return rows.map(({ table_id }) => table_id as string);
  },
});
