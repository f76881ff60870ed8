import type { Database, Row, Value } from './database.ts';
import type { NoticeStore, OutboxRow } from './noticePort.ts';
import { storeSeatWaits } from './seatWaits.ts';
import { storeTargets } from './targets.ts';

const KEY = 'table_id = $1 AND cause = $2 AND mark = $3 AND player = $4 AND target = $5';
const keyOf = ({ table, cause, mark, player, target }: OutboxRow): Value[] => [table, cause, mark, player, target];

/** Notices to be sent. A row is unique for its cause and target, so nothing is told twice, whoever finds it. */
export function storeNotices(db: Database): NoticeStore {
  return {
    ...storeTargets(db),
    ...storeSeatWaits(db),
    async addNotice({ table, cause, mark, player }, id, { made, at, due, happened }) {
      await db.write({
        sql: `INSERT INTO outbox (table_id, cause, mark, player, target, id, made_at, at, due)
          SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), player, id, CAST($5 AS TEXT),
            CAST($6 AS BIGINT), CAST($7 AS BIGINT), CAST($8 AS BIGINT) FROM targets
          WHERE player = $4 AND confirmed = 1 AND off_at IS NULL AND created_at <= $9
          ON CONFLICT DO NOTHING`,
        values: [table, cause, mark, player, id, made, at, due, happened],
      });
    },
    async claimNotices(now, until, limit, { perPlayer = limit, except = [], among } = {}) {
      if ((await db.read('SELECT 1 AS one FROM outbox WHERE due <= $1 LIMIT 1', now)).length === 0) return [];
      const keys = 'table_id, cause, mark, player, target';
      const only = among === undefined ? '' : `AND player ${db.isIn('$6')}`;
      // Ranks a notice among those of its person.
      const ranked = `SELECT ${keys}, due, ROW_NUMBER() OVER (PARTITION BY player ORDER BY due, table_id, target) AS turn
        FROM outbox WHERE due <= $1 AND NOT player ${db.isIn('$5')} ${only}`;
      const next = `SELECT ${keys} FROM (${ranked}) AS ranked WHERE turn <= $4 ORDER BY due LIMIT $2`;
      const rows = await db.write({
        sql: `UPDATE outbox SET due = $3 WHERE (${keys}) IN (
          SELECT ${keys} FROM outbox WHERE due <= $1 AND (${keys}) IN (${next}) ${db.locking}) RETURNING *`,
        values: [
          now,
          limit,
          until,
          perPlayer,
          JSON.stringify(except),
          ...(among === undefined ? [] : [JSON.stringify(among)]),
        ],
      });
      return rows.map(readNotice);
    },
    async nextNotice() {
      const [row] = await db.read('SELECT MIN(due) AS due FROM outbox WHERE due IS NOT NULL');
      return (row?.due as number | null) ?? undefined;
    },
    async hasNewerNotice({ table, player, target, at, cause, mark }, now) {
      const rows = await db.read(
        `SELECT 1 AS one FROM outbox WHERE table_id = $1 AND player = $2 AND target = $3 AND at <= $4
           AND (at > $5 OR (at = $5 AND (cause > $6 OR (cause = $6 AND mark > $7))))
           AND (outcome IS NULL OR outcome = 'sent') LIMIT 1`,
        table,
        player,
        target,
        now,
        at,
        cause,
        mark,
      );
      return rows.length > 0;
    },
    async settleNotice(row, next) {
      await db.write(
        'due' in next
          ? {
              sql: `UPDATE outbox SET due = $6, attempts = $7 WHERE ${KEY} AND outcome IS NULL`,
              values: [...keyOf(row), next.due, next.attempts ?? row.attempts],
            }
          : { sql: `UPDATE outbox SET due = NULL, outcome = $6 WHERE ${KEY}`, values: [...keyOf(row), next.outcome] },
      );
    },
    async tidyNotices(unconfirmedBefore, settledBefore) {
      await db.write(
        { sql: 'DELETE FROM targets WHERE confirmed = 0 AND created_at < $1', values: [unconfirmedBefore] },
        { sql: 'DELETE FROM outbox WHERE due IS NULL AND made_at < $1', values: [settledBefore] },
      );
    },
    async listNotifiedTables(since) {
      const rows = await db.read(
        `SELECT DISTINCT t.id FROM targets g JOIN sitters s ON s.player = g.player JOIN tables t ON t.id = s.table_id
           WHERE g.confirmed = 1 AND g.off_at IS NULL AND t.changed_at >= $1
         UNION SELECT DISTINCT t.id FROM targets g JOIN guests s ON s.player = g.player JOIN tables t ON t.id = s.table_id
           WHERE g.confirmed = 1 AND g.off_at IS NULL AND t.changed_at >= $1 AND t.status = 'open'`,
        since,
      );
      return rows.map(({ id }) => id as string);
    },
  };
}

const readNotice = (row: Row): OutboxRow => ({
  table: row.table_id as string,
  cause: row.cause as string,
  mark: row.mark as string,
  player: row.player as string,
  target: row.target as string,
  id: row.id as string,
  madeAt: row.made_at as number,
  at: row.at as number,
  attempts: row.attempts as number,
});
