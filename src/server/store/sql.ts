import type { LogLine, PlayerId } from '../../table/index.ts';
import type { Append, ChatRow, EventStore, Hints, Listed, PlayerRow, TableRow } from './port.ts';

export type Value = string | number | null;
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** What this folder needs of a database. Statements have `$1` for values, in the SQL that SQLite and PostgreSQL share. */
export interface Database {
  readonly shared: boolean;
  readonly hints: Hints;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Carries out all or none. Returns the rows of the last statement. */
  write(...statements: Statement[]): Promise<Row[]>;
  append(append: Append): Promise<'stored' | 'taken'>;
  /** Marks what a `SELECT … ` is about to change, where that is needed. */
  readonly locking: string;
  close(): Promise<void>;
}

export type Row = { readonly [column: string]: Value };

const LOG = 'INSERT INTO log (table_id, line, at, player, command, happening) VALUES ($1, $2, $3, $4, $5, $6)';
const SITS = 'INSERT INTO sitters (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const LEAVES = 'DELETE FROM sitters WHERE player = $1 AND table_id = $2';
const GUEST = 'INSERT INTO guests (table_id, player) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const HEAD = 'UPDATE tables SET line = $2, changed_at = $3, status = $4, due = $5 WHERE id = $1';
export const sql = { log: `${LOG} ON CONFLICT DO NOTHING`, sits: SITS, leaves: LEAVES, head: HEAD };

export const logValues = ({ table, line, entry }: Append): Value[] => [
  table,
  line,
  entry.at,
  entry.player,
  entry.command,
  JSON.stringify(entry.event),
];
export const headValues = ({ table, line, entry, summary }: Append): Value[] => [
  table,
  line + 1,
  entry.at,
  summary.status,
  summary.due,
];

/** The store over either database. */
export function storeOn(db: Database): EventStore {
  const listed = ({ id, line }: Row): Listed => ({ id: id as string, line: line as number });
  return {
    shared: db.shared,
    hints: db.hints,
    append: append => db.append(append),
    close: () => db.close(),
    check: async () => void (await db.read('SELECT 1 AS one')),

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
        { sql: LOG, values: logValues(first) },
        ...(first.joins === undefined ? [] : [{ sql: SITS, values: [first.joins, row.id] }]),
        ...guests.map(player => ({ sql: GUEST, values: [row.id, player] })),
      );
    },
    async findTable(id) {
      const [row] = await db.read('SELECT * FROM tables WHERE id = $1', id);
      return row && tableRow(row);
    },
    async readLog(table, since) {
      const rows = await db.read(
        'SELECT at, player, command, happening FROM log WHERE table_id = $1 AND line >= $2 ORDER BY line',
        table,
        since,
      );
      return rows.map(logLine);
    },
    async heads(tables) {
      if (tables.length === 0) return [];
      const rows = await db.read(`SELECT id, line FROM tables WHERE id IN (${places(tables, 1)})`, ...tables);
      return rows.map(listed);
    },
    async replaceInvite(table, invite) {
      await db.write({ sql: 'UPDATE tables SET invite = $2 WHERE id = $1', values: [table, invite] });
    },

    async claimDue(now, until, limit, games) {
      const due = `SELECT id FROM tables WHERE due <= $1 AND game IN (${places(games, 3)}) ORDER BY due LIMIT $2`;
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

    async tablesOf(player, limit) {
      const rows = await db.read(
        `SELECT t.id, t.line FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.player = $1
         ORDER BY t.changed_at DESC, t.id LIMIT $2`,
        player,
        limit,
      );
      return rows.map(listed);
    },
    async openTables(since, limit) {
      const rows = await db.read(
        `SELECT id, line FROM tables WHERE public = 1 AND status <> 'over' AND changed_at >= $1
         ORDER BY changed_at DESC, id LIMIT $2`,
        since,
        limit,
      );
      return rows.map(listed);
    },

    async addGuest(table, player) {
      await db.write({ sql: GUEST, values: [table, player] });
    },
    async isGuest(table, player) {
      const rows = await db.read('SELECT 1 AS one FROM guests WHERE table_id = $1 AND player = $2', table, player);
      return rows.length > 0;
    },

    async putPlayer({ id, name, createdAt }) {
      await db.write({
        sql: `INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
        values: [id, name, createdAt],
      });
    },
    async findPlayer(id) {
      const [row] = await db.read('SELECT * FROM players WHERE id = $1', id);
      return row && playerRow(row);
    },
    async namesOf(ids) {
      if (ids.length === 0) return [];
      const rows = await db.read(`SELECT id, name FROM players WHERE id IN (${places(ids, 1)})`, ...ids);
      return rows.map(({ id, name }) => ({ id: id as string, name: name as string }));
    },
    async deletePlayer(id) {
      const tables = ['chat', 'codes', 'guests', 'sitters'];
      await db.write(...tables.map(table => ({ sql: `DELETE FROM ${table} WHERE player = $1`, values: [id] })), {
        sql: 'DELETE FROM players WHERE id = $1',
        values: [id],
      });
    },

    async putCode(hash, player, until) {
      await db.write(
        { sql: 'DELETE FROM codes WHERE player = $1', values: [player] },
        { sql: 'INSERT INTO codes (hash, player, until) VALUES ($1, $2, $3)', values: [hash, player, until] },
      );
    },
    async takeCode(hash, now) {
      const [row] = await db.write({
        sql: 'DELETE FROM codes WHERE hash = $1 AND until > $2 RETURNING player',
        values: [hash, now],
      });
      return row?.player as PlayerId | undefined;
    },

    async say(table, { at, player, text }) {
      for (;;) {
        const [row] = await db.write({
          sql: `INSERT INTO chat (table_id, n, at, player, text)
            SELECT $1, COALESCE(MAX(n) + 1, 0), $2, $3, $4 FROM chat WHERE table_id = $1
            ON CONFLICT DO NOTHING RETURNING n`,
          values: [table, at, player, text],
        });
        // Without a row somebody else took the number: the next one is ours.
        if (row) return row.n as number;
      }
    },
    async readChat(table, since, limit) {
      const rows = await db.read(
        'SELECT n, at, player, text FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3',
        table,
        since,
        limit,
      );
      return rows.map(chatRow).reverse();
    },
    async chatOf(player) {
      const rows = await db.read('SELECT * FROM chat WHERE player = $1 ORDER BY at', player);
      return rows.map(row => ({ ...chatRow(row), table: row.table_id as string }));
    },
  };
}

const places = (values: readonly unknown[], from: number): string => values.map((_, i) => `$${from + i}`).join(', ');

const logLine = ({ at, player, command, happening: event }: Row): LogLine => ({
  at: at as number,
  player: player as string | null,
  command: command as string | null,
  event: JSON.parse(event as string),
});
const tableRow = (row: Row): TableRow => ({
  id: row.id as string,
  game: row.game as string,
  seed: row.seed as string,
  invite: row.invite as string,
  public: row.public === 1,
  createdAt: row.created_at as number,
});
const playerRow = (row: Row): PlayerRow => ({
  id: row.id as string,
  name: row.name as string,
  createdAt: row.created_at as number,
});
const chatRow = (row: Row): ChatRow => ({
  n: row.n as number,
  at: row.at as number,
  player: row.player as string,
  text: row.text as string,
});
