import type { PlayerId, Table } from '../../table/index.ts';
import type { TableRow } from '../store/index.ts';

/** A table in memory: what its log led to so far. It can be dropped and read again at any time. */
export interface LoadedTable {
  readonly id: string;
  readonly row: TableRow;
  readonly table: Table;
  names: ReadonlyMap<PlayerId, string>;
  /** Who is known to have been let in. */
  readonly guests: Set<PlayerId>;
  /** The last work on this table: one command at a time. */
  work: Promise<unknown>;
  /** How many commands are under way. */
  busy: number;
  /** A write failed with its outcome unknown: the log must be looked at first. */
  doubtful: boolean;
}

export const playersOf = (table: Table): PlayerId[] =>
  table.sitters.flatMap(({ player }) => (player === undefined ? [] : [player]));
