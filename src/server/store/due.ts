import { type Database, listPlaces } from './database.ts';
import type { DueBot, DueStore } from './port.ts';

/** When tables are due. Clocks and bots are queried separately, so that neither waits behind the other. */
export function storeDue(db: Database): DueStore {
  return {
    async claimDue(now, until, limit, games) {
      const due = `SELECT id FROM tables WHERE due <= $1 AND bots_of IS NULL AND game IN (${listPlaces(games, 3)})
        ORDER BY due LIMIT $2`;
      if ((await db.read(due, now, 1, ...games)).length === 0) return [];
      const rows = await db.write({
        sql: `UPDATE tables SET due = $${games.length + 3} WHERE id IN (${due} ${db.locking}) RETURNING id`,
        values: [now, limit, ...games, until],
      });
      return rows.map(({ id }) => id as string);
    },
    async listDueBots(now, limit, games, { perParty, perOrigin }) {
      const due = `FROM tables WHERE due <= $1 AND bots_of IS NOT NULL AND game IN (${listPlaces(games, 2)})`;
      if ((await db.read(`SELECT id ${due} LIMIT 1`, now, ...games)).length === 0) return [];
      const [party, origin, most] = [0, 1, 2].map(n => `$${games.length + 2 + n}`);
      // Ranks a table among those of its party, then among those of its address.
      const rows = await db.read(
        `SELECT id, due, bots_of, origin, waiting FROM (
           SELECT id, due, bots_of, origin, waiting, turn,
             ROW_NUMBER() OVER (PARTITION BY origin ORDER BY turn, due, id) AS place FROM (
             SELECT id, due, bots_of, COALESCE(origin, bots_of) AS origin, COUNT(*) OVER (PARTITION BY bots_of) AS waiting,
               ROW_NUMBER() OVER (PARTITION BY bots_of ORDER BY due, id) AS turn ${due}
           ) AS ranked WHERE turn <= ${party}
         ) AS placed WHERE place <= ${origin} ORDER BY turn, due, id LIMIT ${most}`,
        now,
        ...games,
        perParty,
        perOrigin,
        limit,
      );
      return rows.map(
        (row): DueBot => ({
          id: row.id as string,
          party: row.bots_of as string,
          origin: row.origin as string,
          waiting: row.waiting as number,
          due: row.due as number,
        }),
      );
    },
    async nextDue() {
      const [row] = await db.read(
        `SELECT (SELECT MIN(due) FROM tables WHERE due IS NOT NULL AND bots_of IS NULL) AS clock,
           (SELECT MIN(due) FROM tables WHERE due IS NOT NULL AND bots_of IS NOT NULL) AS bot`,
      );
      return { clock: (row?.clock as number | null) ?? undefined, bot: (row?.bot as number | null) ?? undefined };
    },
    async claimBots(tables, now, until) {
      if (tables.length === 0) return [];
      const due = `SELECT id FROM tables WHERE due <= $1 AND id IN (${listPlaces(tables, 3)})`;
      const rows = await db.write({
        sql: `UPDATE tables SET due = $2 WHERE id IN (${due} ${db.locking}) RETURNING id`,
        values: [now, until, ...tables],
      });
      return rows.map(({ id }) => id as string);
    },
    async bringForward(before, to) {
      await db.write({ sql: 'UPDATE tables SET due = $2 WHERE due > $2 AND due <= $1', values: [before, to] });
    },
    async setDue(table, due, line, botsOf) {
      await db.write({
        sql: 'UPDATE tables SET due = $2, bots_of = $4 WHERE id = $1 AND line = $3',
        values: [table, due, line, botsOf ?? null],
      });
    },
  };
}
