import type { Actor, Seat } from '../kernel/index.ts';
import type { TableEvent, TableSetup } from './events.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whose turn it is, and since when this person is known to have done nothing. */
export interface Turn {
  readonly actor: Actor;
  readonly since: number;
}

/** Whoever does anything begins to be waited for anew: a log knows no better when somebody was there. */
export function turnAfter(before: Turn | undefined, event: TableEvent, at: number, actor: Actor): Turn {
  const acted = 'seat' in event && event.seat === actor && event.kind !== 'ranOut';
  return before?.actor === actor && !acted ? before : { actor, since: at };
}

/** How long somebody who is to act must be away before a bot may step in, in milliseconds. A clock leaves only the late. */
export function patienceOf({ clock, away }: TableSetup): number | undefined {
  if (clock.kind !== 'none') return undefined;
  return away === undefined ? DAY : away * MINUTE;
}

/** Who knows where people are. */
export interface Watch {
  readonly now: number;
  isConnected(seat: Seat): boolean;
  /** When somebody was last seen to go, if that is remembered: not after a restart. */
  leftAt(seat: Seat): number | undefined;
}

/** Whether somebody who is to act has been away for as long as the table says. */
export function isAwayTooLong(setup: TableSetup, { since }: Turn, seat: Seat, { now, leftAt }: Watch): boolean {
  const patience = patienceOf(setup);
  return patience !== undefined && now - Math.max(since, leftAt(seat) ?? since) >= patience;
}
