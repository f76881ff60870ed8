import type { Append, Hints } from './port.ts';

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
/** Statements that both databases share. `firstLine` fails where `log` finds the place taken. */
export const sql = {
  firstLine: LOG,
  log: `${LOG} ON CONFLICT DO NOTHING`,
  sits: SITS,
  leaves: LEAVES,
  guest: GUEST,
  head: HEAD,
};

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

/** Places for values in a statement, from a number on. */
export const listPlaces = (values: readonly unknown[], from: number): string =>
  values.map((_, i) => `$${from + i}`).join(', ');
