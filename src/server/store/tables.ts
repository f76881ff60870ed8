import type { LogLine } from '../../table/index.ts';
import { type Database, listPlaces, logValues, type Row, sql } from './database.ts';
import type { DueStore, Listed, TableRow, TableStore } from './port.ts';

/** Tables: what is kept beside their logs, their lines, and who belongs to them. */
export function storeTables(db: Database): TableStore {
  return {
    append: append => db.append(append),
    async createTable(row, first, guests) {
      await db.write(
        {
          sql: `INSERT INTO tables (id, game, seed, invite, public, created_at, changed_at, line, status, due)
            VALUES ($1, $2, $3, $4, $5, $6, $6, 1, $7, $8)`,
          values: [
            row.id,
            row.game,
            row.seed,
            row.invite,
            row.public ? 1 : 0,
            row.createdAt,
            first.summary.status,
            first.summary.due,
          ],
        },
        { sql: sql.firstLine, values: logValues(first) },
        ...(first.joins === undefined ? [] : [{ sql: sql.sits, values: [first.joins, row.id] }]),
        ...guests.map(player => ({ sql: sql.guest, values: [row.id, player] })),
      );
    },
    async findTable(id) {
      const [row] = await db.read('SELECT * FROM tables WHERE id = $1', id);
      return row && readTable(row);
    },
    async readLog(table, since) {
      const rows = await db.read(
        'SELECT at, player, command, happening FROM log WHERE table_id = $1 AND line >= $2 ORDER BY line',
        table,
        since,
      );
      return rows.map(readLine);
    },
    async heads(tables) {
      if (tables.length === 0) return [];
      const rows = await db.read(`SELECT id, line FROM tables WHERE id IN (${listPlaces(tables, 1)})`, ...tables);
      return rows.map(readListed);
    },
    async replaceInvite(table, invite) {
      await db.write({ sql: 'UPDATE tables SET invite = $2 WHERE id = $1', values: [table, invite] });
    },
    async tablesOf(player, limit) {
      const rows = await db.read(
        `SELECT t.id, t.line FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.player = $1
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        player,
        limit,
      );
      return rows.map(readListed);
    },
    async openTables(since, limit) {
      const rows = await db.read(
        `SELECT id, line FROM tables WHERE public = 1 AND status <> 'over' AND changed_at >= $1
         ORDER BY changed_at DESC, id LIMIT $2`,
        since,
        limit,
      );
      return rows.map(readListed);
    },
    async addGuest(table, player) {
      await db.write({ sql: sql.guest, values: [table, player] });
    },
    async isGuest(table, player) {
      const rows = await db.read('SELECT 1 AS one FROM guests WHERE table_id = $1 AND player = $2', table, player);
      return rows.length > 0;
    },
  };
}

/** When tables must be looked after. */
export function storeDue(db: Database): DueStore {
  return {
    async claimDue(now, until, limit, games) {
      const due = `SELECT id FROM tables WHERE due <= $1 AND game IN (${listPlaces(games, 3)}) ORDER BY due LIMIT $2`;
      if ((await db.read(due, now, 1, ...games)).length === 0) return [];
      const rows = await db.write({
        sql: `UPDATE tables SET due = $${games.length + 3} WHERE id IN (${due} ${db.locking}) RETURNING id`,
        values: [now, limit, ...games, until],
      });
      return rows.map(({ id }) => id as string);
    },
    async setDue(table, due) {
      await db.write({ sql: 'UPDATE tables SET due = $2 WHERE id = $1', values: [table, due] });
    },
  };
}

const readListed = ({ id, line }: Row): Listed => ({ id: id as string, line: line as number });
const readLine = ({ at, player, command, happening: event }: Row): LogLine => ({
  at: at as number,
  player: player as string | null,
  command: command as string | null,
  event: JSON.parse(event as string),
});
const readTable = (row: Row): TableRow => ({
  id: row.id as string,
  game: row.game as string,
  seed: row.seed as string,
  invite: row.invite as string,
  public: row.public === 1,
  createdAt: row.created_at as number,
});
