import type { Database, Row } from './database.ts';
import type { NoticeStore, TargetRow } from './noticePort.ts';

type TargetStore = Pick<
  NoticeStore,
  | 'putTarget'
  | 'listTargets'
  | 'findTarget'
  | 'deleteTarget'
  | 'replaceTarget'
  | 'listNotified'
  | 'setWishes'
  | 'readWishes'
  | 'noteDelivery'
  | 'switchOff'
>;

/** Where notices go, and which ones a person wants. */
export function storeTargets(db: Database): TargetStore {
  return {
    async putTarget(row) {
      await db.write({
        sql: `INSERT INTO targets (id, player, kind, address, keys, language, created_at, confirmed, failures,
            failing_since, off_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
          ON CONFLICT (id) DO UPDATE SET player = excluded.player, address = excluded.address, keys = excluded.keys,
            language = excluded.language, created_at = excluded.created_at, confirmed = excluded.confirmed,
            failures = excluded.failures, failing_since = excluded.failing_since, off_at = excluded.off_at`,
        values: [
          row.id,
          row.player,
          row.kind,
          row.address,
          row.keys,
          row.language,
          row.createdAt,
          row.confirmed ? 1 : 0,
          row.failures,
          row.failingSince ?? null,
          row.offAt ?? null,
        ],
      });
    },
    async listTargets(player) {
      const rows = await db.read('SELECT * FROM targets WHERE player = $1 ORDER BY created_at, id', player);
      return rows.map(readTarget);
    },
    async findTarget(id) {
      const [row] = await db.read('SELECT * FROM targets WHERE id = $1', id);
      return row && readTarget(row);
    },
    async deleteTarget(id, player) {
      const whose = player === undefined ? '' : 'AND player = $2';
      const rows = await db.write(
        {
          sql: `DELETE FROM outbox WHERE target = $1 AND EXISTS (SELECT 1 FROM targets WHERE id = $1 ${whose})`,
          values: player === undefined ? [id] : [id, player],
        },
        {
          sql: `DELETE FROM targets WHERE id = $1 ${whose} RETURNING id`,
          values: player === undefined ? [id] : [id, player],
        },
      );
      return rows.length > 0;
    },
    async replaceTarget(id, by) {
      await db.write(
        { sql: 'DELETE FROM outbox WHERE target = $1', values: [by] },
        { sql: 'UPDATE outbox SET target = $2 WHERE target = $1', values: [id, by] },
        { sql: 'DELETE FROM targets WHERE id = $1', values: [id] },
      );
    },
    async listNotified() {
      const rows = await db.read('SELECT DISTINCT player FROM targets WHERE confirmed = 1 AND off_at IS NULL');
      return rows.map(({ player }) => player as string);
    },
    async setWishes(player, wishes) {
      await db.write({
        sql: `INSERT INTO wishes (player, wishes) VALUES ($1, $2)
          ON CONFLICT (player) DO UPDATE SET wishes = excluded.wishes`,
        values: [player, wishes],
      });
    },
    async readWishes(player) {
      const [row] = await db.read('SELECT wishes FROM wishes WHERE player = $1', player);
      return row?.wishes as string | undefined;
    },
    async noteDelivery(target, failedAt) {
      const [row] = await db.write({
        sql:
          failedAt === undefined
            ? `UPDATE targets SET failures = 0, failing_since = NULL WHERE id = $1 RETURNING *`
            : `UPDATE targets SET failures = failures + 1, failing_since = COALESCE(failing_since, $2)
               WHERE id = $1 RETURNING *`,
        values: failedAt === undefined ? [target] : [target, failedAt],
      });
      return row && readTarget(row);
    },
    async switchOff(target, at) {
      await db.write({ sql: 'UPDATE targets SET off_at = $2 WHERE id = $1', values: [target, at] });
    },
  };
}

const readTarget = (row: Row): TargetRow => ({
  id: row.id as string,
  player: row.player as string,
  kind: row.kind as TargetRow['kind'],
  address: row.address as string,
  keys: row.keys as string,
  language: row.language as string,
  createdAt: row.created_at as number,
  confirmed: row.confirmed === 1,
  failures: row.failures as number,
  failingSince: (row.failing_since as number | null) ?? undefined,
  offAt: (row.off_at as number | null) ?? undefined,
});
