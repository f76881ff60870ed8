import type { PlayerId, Table } from '../../table/index.ts';
import type { Mark, StoredLine, TableRow } from '../store/index.ts';

/** A table in memory: what its log led to so far. It can be dropped and read again at any time. */
export interface LoadedTable {
  readonly id: string;
  readonly row: TableRow;
  /** Another one once the log turned out to be another than the one it was made from. */
  table: Table;
  /** The mark of every line of the log. */
  marks: Mark[];
  names: ReadonlyMap<PlayerId, string>;
  /** Who is known to have been let in. */
  readonly guests: Set<PlayerId>;
  /** The last work on this table: one command at a time. */
  work: Promise<unknown>;
  /** How many commands are under way. */
  busy: number;
  /** How often the log turned out to be another than the one that was known. */
  lives: number;
  /** The store no longer has the table. */
  gone: boolean;
  /** A write failed with its outcome unknown: the log must be looked at first. */
  doubtful: boolean;
  /** When lines of its log were found to be lost, in seconds: what comes belongs to a new epoch. */
  lostAt?: number;
}

/** Whether somebody who knows so many lines, the last of them by its mark, knows this log and no other. */
export const knowsLog = ({ table, marks }: LoadedTable, lines: number, mark: Mark | undefined): boolean =>
  lines <= table.line && (lines === 0 || mark === undefined || marks[lines - 1] === mark);

/** Takes in a line that is in the store. */
export function takeIn({ table, marks }: LoadedTable, line: StoredLine): void {
  table.append(line);
  marks.push(line.mark);
}

export const listPlayers = (table: Table): PlayerId[] =>
  table.sitters.flatMap(({ player }) => (player === undefined ? [] : [player]));
