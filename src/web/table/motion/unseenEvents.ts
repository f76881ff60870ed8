import type { Seat } from '../../../kernel/index.ts';
import type { LoggedEvent } from '../../games/gameUi.ts';

/** Nobody wants to watch more than this of what was missed. */
const MOST_MISSED = 40;

/** Keeps track of what somebody at the table has not seen yet. Moves of their own they saw while trying them. */
export class UnseenEvents {
  #seat: Seat | null | undefined;
  #entry = -1;
  #tried = 0;

  /**
   * What is new since the last time. For eyes that were not here before: all since their last move, without what they had
   * seen of it elsewhere.
   */
  take(told: readonly LoggedEvent[], seat: Seat | null, seenBefore = 0): LoggedEvent[] {
    const past = told.filter(({ tentative }) => !tentative);
    const tried = told.slice(past.length);
    const first = seat !== this.#seat;
    const since = first ? Math.max(findOwnEntry(past, seat), seenBefore - 1) : this.#entry;
    const fresh = past.filter(({ entry, actor }) => entry > since && actor !== seat).slice(-MOST_MISSED);
    const trying = first ? [] : tried.slice(this.#tried);
    this.#seat = seat;
    this.#entry = past.at(-1)?.entry ?? -1;
    this.#tried = tried.length;
    return [...fresh, ...trying];
  }

  /** Lets all since the last own move be new again. */
  forget(): void {
    this.#seat = undefined;
  }
}

/** The entry of a seat's last move. A spectator has just come and missed nothing. */
const findOwnEntry = (past: readonly LoggedEvent[], seat: Seat | null): number =>
  (seat === null ? past.at(-1) : past.findLast(({ actor }) => actor === seat))?.entry ?? -1;
