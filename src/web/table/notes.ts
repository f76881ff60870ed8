import type { Seat } from '../../kernel/index.ts';
import type { LoggedEvent } from '../games/gameUi.ts';

/** A line of the log that is not about a move. */
export interface LogNote {
  readonly key: string;
  /** How many entries the record had by then. */
  readonly ply: number;
  readonly text: string;
  readonly seat?: Seat;
  /** Sets apart what comes after it. */
  readonly divides?: true;
}

/** Puts notes between the events of a log: each after the entries that were there before it, what is being tried last. */
export function weave<T extends Pick<LoggedEvent, 'entry' | 'tentative'>>(
  told: readonly T[],
  notes: readonly LogNote[],
): (T | LogNote)[] {
  const woven: (T | LogNote)[] = [];
  let rest = notes;
  for (const line of told) {
    const later = rest.findIndex(({ ply }) => !line.tentative && ply > line.entry);
    const due = later < 0 ? rest : rest.slice(0, later);
    rest = rest.slice(due.length);
    woven.push(...due, line);
  }
  return [...woven, ...rest];
}
