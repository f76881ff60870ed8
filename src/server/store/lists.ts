import { type Database, listPlaces, type Row } from './database.ts';
import type { Listed, ListedRow, ListStore } from './port.ts';

const LISTED = 't.id, t.game, t.seed, t.line, t.changed_at, t.status, t.listing, l.happening';
/** The first line of a log has the setup of its table. */
const OPENED = 'LEFT JOIN log l ON l.table_id = t.id AND l.line = 0';

const LISTED_OF = `SELECT ${LISTED} FROM sitters s JOIN tables t ON t.id = s.table_id ${OPENED} WHERE s.player = $1`;

/** Tables as lists show them. */
export function storeLists(db: Database): ListStore {
  return {
    async listUnfinished(player) {
      const rows = await db.read(`${LISTED_OF} AND t.status <> 'over' ORDER BY t.changed_at DESC, t.id`, player);
      return rows.map(readListedRow);
    },
    async listFinished(player, limit, before) {
      const rows = await db.read(
        `${LISTED_OF} AND t.status = 'over' AND (t.changed_at < $3 OR (t.changed_at = $3 AND t.id > $4))
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        player,
        limit,
        before?.at ?? Number.MAX_SAFE_INTEGER,
        before?.id ?? '',
      );
      return rows.map(readListedRow);
    },
    async listOpenTables({ since, limit, games }) {
      const rows = await db.read(
        `SELECT ${LISTED} FROM tables t ${OPENED} WHERE t.public = 1 AND t.status <> 'over'
           AND (t.watching = 1 OR t.status = 'open') AND t.changed_at >= $1 AND t.game IN (${listPlaces(games, 3)})
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        since,
        limit,
        ...games,
      );
      return rows.map(readListedRow);
    },
    async listAllTables(player) {
      const rows = await db.read(
        `SELECT id FROM tables WHERE id IN (
           SELECT table_id FROM sitters WHERE player = $1 UNION SELECT table_id FROM guests WHERE player = $1)
         ORDER BY changed_at DESC, id`,
        player,
      );
      return rows.map(({ id }) => id as string);
    },
    async findListed(table) {
      const [row] = await db.read(`SELECT ${LISTED} FROM tables t ${OPENED} WHERE t.id = $1`, table);
      return row && readListedRow(row);
    },
    async setListing(table, line, listing) {
      await db.write({
        sql: 'UPDATE tables SET listing = $3 WHERE id = $1 AND line = $2',
        values: [table, line, listing],
      });
    },
  };
}

export const readListed = ({ id, line }: Row): Listed => ({ id: id as string, line: line as number });
const readListedRow = (row: Row): ListedRow => ({
  ...readListed(row),
  game: row.game as string,
  seed: row.seed as string,
  at: row.changed_at as number,
  status: row.status as ListedRow['status'],
  opened: (row.happening as string | null) ?? '',
  listing: (row.listing as string | null) ?? undefined,
});
