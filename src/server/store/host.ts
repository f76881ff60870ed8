import type { Database, Row } from './database.ts';
import type { BanRow, HostAction, HostStore, PersonEntry, TableEntry } from './hostPort.ts';
import { StoreDown } from './port.ts';

const ATTEMPTS = 20;
/** Settings of the host share a table with other facts about the database. */
const SETTING = 'host.';
const PUT = 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

/** What the host of the server decides. */
export function storeHost(db: Database): HostStore {
  return {
    async listPeople(limit) {
      const rows = await db.read(
        `SELECT p.id, p.name, p.created_at,
           (SELECT MAX(used_at) FROM devices d WHERE d.player = p.id) AS used_at,
           (SELECT COUNT(*) FROM sitters s WHERE s.player = p.id) AS tables
         FROM players p ORDER BY p.created_at DESC, p.id LIMIT $1`,
        limit,
      );
      return rows.map(readPerson);
    },
    async listTableEntries(limit) {
      const rows = await db.read(
        `SELECT id, game, status, public, changed_at, line FROM tables ORDER BY changed_at DESC, id LIMIT $1`,
        limit,
      );
      const seated = await db.read(
        `SELECT s.table_id, p.name FROM sitters s JOIN players p ON p.id = s.player
         WHERE s.table_id ${db.isIn('$1')} ORDER BY p.name`,
        JSON.stringify(rows.map(({ id }) => id)),
      );
      const nameSitters = (table: unknown) =>
        seated.flatMap(({ table_id, name }) => (table_id === table ? [name as string] : []));
      return rows.map(row => readTable(row, nameSitters(row.id)));
    },
    async deleteMessage(table, n) {
      const rows = await db.write({
        sql: 'DELETE FROM chat WHERE table_id = $1 AND n = $2 RETURNING n',
        values: [table, n],
      });
      return rows.length > 0;
    },
    async putBan({ id, kind, target, until, widens, at }) {
      await db.write({
        sql: `INSERT INTO bans (id, kind, target, until, widens, at) VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (id) DO UPDATE SET until = excluded.until, widens = excluded.widens`,
        values: [id, kind, target, until, widens ? 1 : 0, at],
      });
    },
    async deleteBan(id) {
      const rows = await db.write({
        sql: `DELETE FROM bans WHERE id = $1 OR SUBSTR(id, 1, LENGTH(CAST($1 AS TEXT)) + 1) = $1 || '.' RETURNING id`,
        values: [id],
      });
      return rows.length > 0;
    },
    async listBans(now) {
      return (await db.read('SELECT * FROM bans WHERE until > $1 ORDER BY at, id', now)).map(readBan);
    },
    async readSettings() {
      const rows = await db.read(`SELECT name, value FROM meta WHERE name LIKE '${SETTING}%'`);
      return new Map(rows.map(({ name, value }) => [String(name).slice(SETTING.length), value as string]));
    },
    async writeSetting(name, value) {
      await db.write(
        value === undefined
          ? { sql: 'DELETE FROM meta WHERE name = $1', values: [SETTING + name] }
          : { sql: PUT, values: [SETTING + name, value] },
      );
    },
    async noteAction({ at, action, target, detail }) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const rows = await db.write({
          sql: `INSERT INTO host_log (n, at, action, target, detail)
            SELECT COALESCE(MAX(n), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT)
            FROM host_log WHERE n > 0 ON CONFLICT DO NOTHING RETURNING n`,
          values: [at, action, target, detail],
        });
        // No row means that another process took the number, so the next one is tried.
        if (rows.length > 0) return;
      }
      throw new StoreDown('busy');
    },
    async readActions(after, limit) {
      const rows = await db.read('SELECT * FROM host_log WHERE n > $1 ORDER BY n LIMIT $2', after, limit);
      return rows as unknown as HostAction[];
    },
    async lastAction() {
      const [row] = await db.read('SELECT MAX(n) AS n FROM host_log');
      return (row?.n as number | null) ?? 0;
    },
  };
}

const readPerson = (row: Row): PersonEntry => ({
  id: row.id as string,
  name: row.name as string,
  createdAt: row.created_at as number,
  ...(row.used_at !== null && { usedAt: row.used_at as number }),
  tables: Number(row.tables),
});

const readTable = (row: Row, people: readonly string[]): TableEntry => ({
  id: row.id as string,
  game: row.game as string,
  status: row.status as string,
  public: row.public === 1,
  changedAt: row.changed_at as number,
  lines: row.line as number,
  people,
});

const readBan = (row: Row): BanRow => ({
  id: row.id as string,
  kind: row.kind as BanRow['kind'],
  target: row.target as string,
  until: row.until as number,
  widens: row.widens === 1,
  at: row.at as number,
});
