import { type Database, listPlaces, type Row, type Value } from './database.ts';
import type { Aliases } from './merging.ts';
import type { Listed, ListedRow, ListStore } from './port.ts';

const LISTED = 't.id, t.game, t.seed, t.line, t.changed_at, t.status, t.listing, l.happening';
/** The first line of a log has the setup of its table. */
const OPENED = 'LEFT JOIN log l ON l.table_id = t.id AND l.line = 0';

/** Messages among spectators are not for players. */
const UNREAD = `(SELECT COUNT(*) FROM chat c WHERE c.table_id = t.id AND c.n >= COALESCE(v.chat, 0) AND c.gallery = 0
  AND c.player <> $1) AS unread`;
const LISTED_OF = `SELECT ${LISTED}, ${UNREAD} FROM sitters s JOIN tables t ON t.id = s.table_id ${OPENED}
  LEFT JOIN seen v ON v.table_id = t.id AND v.player = $1 WHERE s.player = $1`;

const VISITED_BY = `SELECT ${LISTED}, ${UNREAD} FROM guests g JOIN tables t ON t.id = g.table_id ${OPENED}
  LEFT JOIN seen v ON v.table_id = t.id AND v.player = $1 WHERE g.player = $1 AND t.status = 'playing'
  AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.player = $1)
  ORDER BY t.changed_at DESC, t.id`;

/** Tables as lists show them. */
export function storeLists(db: Database, aliases: Aliases): ListStore {
  async function readRows(sql: string, ...values: Value[]): Promise<ListedRow[]> {
    await aliases.ready();
    return (await db.read(sql, ...values)).map(row => readListedRow(row, aliases));
  }
  return {
    async listUnfinished(player) {
      return readRows(`${LISTED_OF} AND t.status <> 'over' ORDER BY t.changed_at DESC, t.id`, player);
    },
    async listVisited(player) {
      return readRows(VISITED_BY, player);
    },
    async listFinished(player, { limit, before, hidden = false }) {
      return readRows(
        `${LISTED_OF} AND t.status = 'over' AND (t.changed_at < $3 OR (t.changed_at = $3 AND t.id > $4))
         AND COALESCE(v.hidden, 0) = $5
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        player,
        limit,
        before?.at ?? Number.MAX_SAFE_INTEGER,
        before?.id ?? '',
        Number(hidden),
      );
    },
    async listOpenTables({ since, limit, games }) {
      return readRows(
        `SELECT ${LISTED} FROM tables t ${OPENED} WHERE t.public = 1 AND t.status <> 'over'
           AND (t.watching = 1 OR t.status = 'open') AND t.changed_at >= $1 AND t.game IN (${listPlaces(games, 3)})
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        since,
        limit,
        ...games,
      );
    },
    async countSeats(player) {
      const [row] = await db.read('SELECT COUNT(*) AS seats FROM sitters WHERE player = $1', player);
      return Number(row?.seats ?? 0);
    },
    async listShared(one, other) {
      const rows = await db.read(
        `SELECT t.id FROM tables t JOIN sitters a ON a.table_id = t.id AND a.player = $1
         JOIN sitters b ON b.table_id = t.id AND b.player = $2 WHERE t.status <> 'over' ORDER BY t.id`,
        one,
        other,
      );
      return rows.map(({ id }) => id as string);
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
      return (await readRows(`SELECT ${LISTED} FROM tables t ${OPENED} WHERE t.id = $1`, table))[0];
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
const readListedRow = (row: Row, aliases: Aliases): ListedRow => ({
  ...readListed(row),
  game: row.game as string,
  seed: row.seed as string,
  at: row.changed_at as number,
  status: row.status as ListedRow['status'],
  opened: aliases.resolveIn((row.happening as string | null) ?? ''),
  listing: row.listing === null ? undefined : aliases.resolveIn(row.listing as string),
  ...(row.unread ? { unread: Number(row.unread) } : {}),
});
