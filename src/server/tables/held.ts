import type { PlayerId, Sitting } from '../../table/index.ts';
import type { TableRow } from '../store/index.ts';

/** A table in memory: what its log led to so far. It can be dropped and read again at any time. */
export interface Held {
  readonly id: string;
  readonly row: TableRow;
  readonly sitting: Sitting;
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

export const playersOf = (sitting: Sitting): PlayerId[] =>
  sitting.sitters.flatMap(({ player }) => (player === undefined ? [] : [player]));
