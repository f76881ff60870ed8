import type { PlayerId, Table } from '../../table/index.ts';
import type { Mark, StoredLine, TableRow } from '../store/index.ts';

/** A table in memory, rebuilt from its log. It can be dropped and read again at any time. */
export interface LoadedTable {
  readonly id: string;
  readonly row: TableRow;
  /** Replaced if the log turns out to differ from the one it was built from. */
  table: Table;
  /** The mark of every line of the log. */
  marks: Mark[];
  names: ReadonlyMap<PlayerId, string>;
  /** People known to have been invited. */
  readonly guests: Set<PlayerId>;
  /** The end of the queue of commands, which run one at a time. */
  work: Promise<unknown>;
  /** The number of pending commands. */
  busy: number;
  /** How often the log turned out to differ from the known one. */
  lives: number;
  /** The store no longer has the table. */
  gone: boolean;
  /** Set after a write with unknown outcome: the log must be read first. */
  doubtful: boolean;
  /** When lines were found to be lost, in seconds: further draws belong to a new epoch. */
  lostAt?: number;
}

/** Whether a client that knows this many lines, the last with this mark, knows this very log. */
export const knowsLog = ({ table, marks }: LoadedTable, lines: number, mark: Mark | undefined): boolean =>
  lines <= table.line && (lines === 0 || mark === undefined || marks[lines - 1] === mark);

/** Applies a stored line. */
export function takeIn({ table, marks }: LoadedTable, line: StoredLine): void {
  table.append(line);
  marks.push(line.mark);
}

/** Everyone whose name the table shows. */
export const listPlayers = (table: Pick<Table, 'sitters'>): PlayerId[] =>
  table.sitters.flatMap(({ player, kept }) => player ?? kept ?? []);
