/**
 * The numbered steps from an empty database to the current schema, the same for SQLite and PostgreSQL. A released step is
 * never changed: changes are added as further steps. Times are milliseconds since 1970.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, seed TEXT NOT NULL, invite TEXT NOT NULL, public INTEGER NOT NULL,
      created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL, line INTEGER NOT NULL, status TEXT NOT NULL, due BIGINT)`,
    `CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL`,
    `CREATE INDEX tables_open ON tables (changed_at) WHERE public = 1 AND status <> 'over'`,
    `CREATE TABLE log (
      table_id TEXT NOT NULL, line INTEGER NOT NULL, at BIGINT NOT NULL, player TEXT, command TEXT, happening TEXT NOT NULL,
      PRIMARY KEY (table_id, line))`,
    `CREATE TABLE sitters (
      player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))`,
  ],
  [
    `CREATE TABLE guests (table_id TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (table_id, player))`,
    `CREATE INDEX guests_player ON guests (player)`,
    `CREATE TABLE codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, until BIGINT NOT NULL)`,
    `CREATE INDEX codes_player ON codes (player)`,
  ],
  [
    `CREATE TABLE chat (
      table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, player TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (table_id, n))`,
    `CREATE INDEX chat_player ON chat (player)`,
  ],
  [`CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)`],
  [
    `ALTER TABLE log ADD COLUMN mark BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE tables ADD COLUMN mark BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0`,
    `UPDATE tables SET said = COALESCE((SELECT MAX(n) + 1 FROM chat WHERE table_id = tables.id), 0)`,
    `ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 1`,
  ],
  [
    `ALTER TABLE tables ADD COLUMN bots_of TEXT`,
    `ALTER TABLE tables ADD COLUMN origin TEXT`,
    `ALTER TABLE tables ADD COLUMN watching INTEGER NOT NULL DEFAULT 1`,
    `ALTER TABLE tables ADD COLUMN started INTEGER`,
    `ALTER TABLE tables ADD COLUMN listing TEXT`,
    `UPDATE tables SET watching = 0 WHERE public = 1 AND EXISTS (
      SELECT 1 FROM log WHERE table_id = tables.id AND line = 0 AND happening LIKE '%"watching":false%')`,
    // Replaced by those of clocks and bots, and by the one of tables that are seen: every move pays for every index.
    `DROP INDEX tables_due`,
    `DROP INDEX tables_open`,
    `CREATE INDEX tables_clocks ON tables (due) WHERE due IS NOT NULL AND bots_of IS NULL`,
    `CREATE INDEX tables_bots ON tables (due) WHERE due IS NOT NULL AND bots_of IS NOT NULL`,
    `CREATE INDEX tables_seen ON tables (changed_at) WHERE public = 1 AND status <> 'over' AND (watching = 1 OR status = 'open')`,
    `CREATE INDEX tables_unstarted ON tables (changed_at) WHERE status = 'open' OR (status = 'over' AND started = 0)`,
    `CREATE INDEX tables_idle ON tables (changed_at) WHERE status = 'playing' AND due IS NULL`,
    `CREATE TABLE duties (name TEXT PRIMARY KEY, until BIGINT NOT NULL)`,
  ],
  [
    // The open parts of links, also those that were replaced: whoever has one learns that it is no longer valid.
    `CREATE TABLE cards (card TEXT PRIMARY KEY, table_id TEXT NOT NULL, renewed INTEGER NOT NULL)`,
    `CREATE INDEX cards_table ON cards (table_id)`,
  ],
];
