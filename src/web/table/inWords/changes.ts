import type { Seat } from '../../../kernel/index.ts';
import type { LoggedEvent } from '../../games/gameUi.ts';

/** What others did between the last two turns of a seat, or are doing now. */
export function changesFor(seat: Seat | null, told: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const isOther = ({ actor, tentative }: LoggedEvent): boolean => actor >= 0 && actor !== seat && !tentative;
  const last = told.findLastIndex(isOther);
  if (last < 0) return [];
  const mine = told.slice(0, last).findLastIndex(({ actor }) => actor === seat);
  return told.slice(seat === null ? Math.max(0, last - SPECTATED) : mine + 1, last + 1);
}

/** A spectator has no turn: the latest must do. */
const SPECTATED = 7;
