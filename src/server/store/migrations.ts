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
    // Where notices go: browsers, webhooks and e-mail addresses. `keys` is JSON, by kind.
    `CREATE TABLE targets (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, keys TEXT NOT NULL,
      language TEXT NOT NULL, created_at BIGINT NOT NULL, confirmed INTEGER NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0, failing_since BIGINT, off_at BIGINT)`,
    `CREATE INDEX targets_player ON targets (player)`,
    `CREATE TABLE wishes (player TEXT PRIMARY KEY, wishes TEXT NOT NULL)`,
    // One row per cause and target. `due` is null once it is settled; the row stays, so that no cause is told twice.
    `CREATE TABLE outbox (
      table_id TEXT NOT NULL, cause TEXT NOT NULL, mark TEXT NOT NULL, player TEXT NOT NULL, target TEXT NOT NULL,
      id TEXT NOT NULL, made_at BIGINT NOT NULL, at BIGINT NOT NULL, due BIGINT, attempts INTEGER NOT NULL DEFAULT 0,
      outcome TEXT, PRIMARY KEY (table_id, cause, mark, player, target))`,
    `CREATE INDEX outbox_due ON outbox (due) WHERE due IS NOT NULL`,
    `CREATE INDEX outbox_player ON outbox (player)`,
  ],
  [
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL, created_at BIGINT NOT NULL,
      used_at BIGINT NOT NULL, ended_at BIGINT)`,
    `CREATE INDEX devices_player ON devices (player)`,
    // Cookies of earlier versions name a person and no device; those who come in from now on have none of these.
    `ALTER TABLE players ADD COLUMN early_cookies INTEGER NOT NULL DEFAULT 1`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL,
      name TEXT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT)`,
    `CREATE INDEX passkeys_player ON passkeys (player)`,
    `CREATE TABLE challenges (hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, until BIGINT NOT NULL)`,
    `CREATE INDEX challenges_until ON challenges (until)`,
    `CREATE TABLE recoveries (player TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL)`,
    `CREATE TABLE merged (player TEXT PRIMARY KEY, into_player TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE INDEX merged_into ON merged (into_player)`,
    `CREATE INDEX merged_at ON merged (at)`,
    `CREATE TABLE bans (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, until BIGINT NOT NULL, widens INTEGER NOT NULL,
      at BIGINT NOT NULL)`,
    `CREATE TABLE host_log (
      n INTEGER PRIMARY KEY, at BIGINT NOT NULL, action TEXT NOT NULL, target TEXT NOT NULL, detail TEXT NOT NULL)`,
  ],
  [
    // The open parts of links, also those that were replaced: whoever has one learns that it is no longer valid.
    `CREATE TABLE cards (card TEXT PRIMARY KEY, table_id TEXT NOT NULL, renewed INTEGER NOT NULL)`,
    `CREATE INDEX cards_table ON cards (table_id)`,
  ],
  [
    `CREATE TABLE seen (
      player TEXT NOT NULL, table_id TEXT NOT NULL, line INTEGER NOT NULL, chat INTEGER NOT NULL,
      hidden INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (player, table_id))`,
    `CREATE INDEX seen_table ON seen (table_id)`,
    `CREATE TABLE vacations (
      player TEXT NOT NULL, from_at BIGINT NOT NULL, until_at BIGINT NOT NULL, PRIMARY KEY (player, from_at))`,
    `ALTER TABLE chat ADD COLUMN gallery INTEGER NOT NULL DEFAULT 0`,
  ],
  // Whether cookies that name this person are still valid, as those of the person they became.
  [`ALTER TABLE merged ADD COLUMN early_cookies INTEGER NOT NULL DEFAULT 0`],
  // Who wants to hear of a free seat at a table, until they have heard.
  [
    `CREATE TABLE seat_waits (
      player TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, table_id))`,
    `CREATE INDEX seat_waits_table ON seat_waits (table_id)`,
  ],
];
