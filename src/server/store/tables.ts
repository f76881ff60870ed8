import type { TableEvent } from '../../table/index.ts';
import { type Database, logValues, type Row, sql, summaryValues } from './database.ts';
import { readListed, storeLists } from './lists.ts';
import type { Aliases } from './merging.ts';
import { DamagedLog, type StoredLine, type TableRow, type TableStore } from './port.ts';

const NEW_CARD = 'INSERT INTO cards (card, table_id, renewed) VALUES ($1, $2, 0)';

/** Tables: their heads, the lines of their logs, and who belongs to them. */
export function storeTables(db: Database, aliases: Aliases): TableStore {
  return {
    ...storeLists(db, aliases),
    append: append => db.append(append),
    async createTable(row, first, guests, kept = []) {
      await db.write(
        {
          sql: `INSERT INTO tables (id, game, seed, invite, public, created_at, changed_at, line, revision, watching,
              origin, status, due, bots_of, started, listing, mark)
            VALUES ($1, $2, $3, $4, $5, $6, $6, 1, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
          values: [
            row.id,
            row.game,
            row.seed,
            row.invite,
            row.public ? 1 : 0,
            row.createdAt,
            row.revision,
            row.watching === false ? 0 : 1,
            row.origin ?? null,
            ...summaryValues(first.summary),
            first.mark,
          ],
        },
        { sql: sql.line, values: logValues(first) },
        ...(row.card === undefined ? [] : [{ sql: NEW_CARD, values: [row.card, row.id] }]),
        ...[...(first.joins === undefined ? [] : [first.joins]), ...kept].map(player => ({
          sql: sql.sits,
          values: [player, row.id],
        })),
        ...guests.map(player => ({ sql: sql.guest, values: [row.id, player] })),
      );
    },
    async findTable(id) {
      const [row] = await db.read('SELECT * FROM tables WHERE id = $1', id);
      return row && readTable(row);
    },
    async readLog(table, since) {
      await aliases.ready();
      const rows = await db.read(
        'SELECT line, at, player, command, happening, mark FROM log WHERE table_id = $1 AND line >= $2 ORDER BY line',
        table,
        since,
      );
      return rows.map((row, i) => {
        if (row.line !== since + i) throw new DamagedLog(`line ${since + i} is missing`);
        return readLine(row, aliases);
      });
    },
    async heads(tables) {
      if (tables.length === 0) return [];
      const rows = await db.read(
        `SELECT t.id, t.line, t.said, l.mark FROM tables t LEFT JOIN log l ON l.table_id = t.id AND l.line = t.line - 1
         WHERE t.id ${db.isIn('$1')}`,
        JSON.stringify(tables),
      );
      return rows.map(row => ({
        ...readListed(row),
        said: row.said as number,
        mark: (row.mark as number | null) ?? 0,
      }));
    },
    async replaceInvite(table, invite, card) {
      await db.write(
        { sql: 'UPDATE tables SET invite = $2 WHERE id = $1', values: [table, invite] },
        { sql: 'UPDATE cards SET renewed = 1 WHERE table_id = $1', values: [table] },
        { sql: NEW_CARD, values: [card, table] },
      );
    },
    async findCard(card) {
      const [row] = await db.read('SELECT table_id, renewed FROM cards WHERE card = $1', card);
      return row && { table: row.table_id as string, renewed: row.renewed === 1 };
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

const readLine = ({ line, at, player, command, happening, mark }: Row, aliases: Aliases): StoredLine => ({
  at: at as number,
  player: player === null ? null : aliases.resolve(player as string),
  command: command as string | null,
  event: readEvent(line as number, aliases.resolveIn(happening as string)),
  mark: mark as number,
});
function readEvent(line: number, text: string): TableEvent {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedLog(`line ${line} is not JSON`);
  }
}

const readTable = (row: Row): TableRow => ({
  id: row.id as string,
  game: row.game as string,
  seed: row.seed as string,
  invite: row.invite as string,
  public: row.public === 1,
  revision: row.revision as number,
  createdAt: row.created_at as number,
  ...(row.watching === 0 && { watching: false }),
  ...(row.origin !== null && { origin: row.origin as string }),
});
