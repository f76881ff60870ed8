import type { PlayerId } from '../../table/index.ts';
import type { Database, Row } from './database.ts';
import type { PeopleStore, PlayerRow } from './port.ts';

/** Tables whose rows belong to a person and go with them. */
const OWNED = [
  'chat',
  'codes',
  'guests',
  'sitters',
  'devices',
  'passkeys',
  'recoveries',
  'targets',
  'wishes',
  'outbox',
  'seen',
  'vacations',
  'seat_waits',
];

/** People: their names and one-time codes. */
export function storePeople(db: Database): PeopleStore {
  return {
    async putPlayer({ id, name, createdAt }) {
      await db.write({
        sql: `INSERT INTO players (id, name, created_at, early_cookies) VALUES ($1, $2, $3, 0)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
        values: [id, name, createdAt],
      });
    },
    async findPlayer(id) {
      const [row] = await db.read('SELECT * FROM players WHERE id = $1', id);
      return row && readPlayer(row);
    },
    async findNames(ids) {
      if (ids.length === 0) return [];
      const rows = await db.read(`SELECT id, name FROM players WHERE id ${db.isIn('$1')}`, JSON.stringify(ids));
      return rows.map(({ id, name }) => ({ id: id as string, name: name as string }));
    },
    async deletePlayer(id) {
      await db.write(
        ...OWNED.map(table => ({ sql: `DELETE FROM ${table} WHERE player = $1`, values: [id] })),
        { sql: 'DELETE FROM merged WHERE into_player = $1', values: [id] },
        { sql: 'DELETE FROM players WHERE id = $1', values: [id] },
      );
    },
    async putCode(hash, player, until) {
      await db.write(
        { sql: 'DELETE FROM codes WHERE player = $1', values: [player] },
        { sql: 'INSERT INTO codes (hash, player, until) VALUES ($1, $2, $3)', values: [hash, player, until] },
      );
    },
    async peekCode(hash, now) {
      const [row] = await db.read('SELECT player, until FROM codes WHERE hash = $1 AND until > $2', hash, now);
      return row && { player: row.player as PlayerId, until: row.until as number };
    },
    async takeCode(hash, now) {
      const [row] = await db.write({
        sql: 'DELETE FROM codes WHERE hash = $1 AND until > $2 RETURNING player',
        values: [hash, now],
      });
      return row?.player as PlayerId | undefined;
    },
  };
}

const readPlayer = (row: Row): PlayerRow => ({
  id: row.id as string,
  name: row.name as string,
  createdAt: row.created_at as number,
});
