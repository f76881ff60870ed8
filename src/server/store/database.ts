import type { Append, Hints, Summary } from './port.ts';

export type Value = string | number | null;
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** What this folder needs from a database. Statements use `$1` for values, in the SQL that SQLite and PostgreSQL share. */
export interface Database {
  readonly shared: boolean;
  readonly hints: Hints;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Runs all statements or none. Returns the rows of the last one. */
  write(...statements: Statement[]): Promise<Row[]>;
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The condition that a value is in a JSON list: one parameter, however long the list. */
  isIn(place: string): string;
  /** Locks the rows of a `SELECT … ` that are about to change, if necessary. */
  readonly locking: string;
  close(): Promise<void>;
}

export type Row = { readonly [column: string]: Value };

const LOG = 'INSERT INTO log (table_id, line, at, player, command, happening, mark)';
const LINE = '$1, $2, $3, $4, $5, $6, $7';
/**
 * Whether the log has exactly the lines that the writer knows. The head has the mark of the last line, unless a process of an
 * earlier version wrote that line: then only the line itself has it.
 */
const KNOWN = `line = $2 - 1 AND (mark = $10 OR
  EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND line = $2 - 2 AND mark = $10))`;
const SITS = 'INSERT INTO sitters (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const LEAVES = 'DELETE FROM sitters WHERE player = $1 AND table_id = $2';
const GUEST = 'INSERT INTO guests (table_id, player) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const HEAD = `UPDATE tables SET line = $2, changed_at = $3, status = $4, due = $5, bots_of = $6, started = $7, listing = $8,
  mark = $9, public = COALESCE($11, public), watching = COALESCE($12, watching) WHERE id = $1 AND ${KNOWN}`;
export const sql = {
  line: `${LOG} VALUES (${LINE}) ON CONFLICT DO NOTHING`,
  sits: SITS,
  leaves: LEAVES,
  guest: GUEST,
  head: HEAD,
};

export const logValues = ({ table, line, entry, mark }: Append): Value[] => [
  table,
  line,
  entry.at,
  entry.player,
  entry.command,
  JSON.stringify(entry.event),
  mark,
];
/** The columns that say who may see a table; null where nothing changes. */
export const accessValues = ({ access }: Append): Value[] =>
  access ? [Number(access.public), Number(access.watching)] : [null, null];
export const headValues = (append: Append): Value[] => {
  const { table, line, entry, summary, mark, after } = append;
  return [table, line + 1, entry.at, ...summaryValues(summary), mark, after, ...accessValues(append)];
};
export const summaryValues = ({ status, due, botsOf, started, listing }: Summary): Value[] => [
  status,
  due,
  botsOf ?? null,
  started === undefined ? null : Number(started),
  listing ?? null,
];

/** Placeholders for values in a statement, starting at a number. */
export const listPlaces = (values: readonly unknown[], from: number): string =>
  values.map((_, i) => `$${from + i}`).join(', ');
