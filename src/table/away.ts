import type { Actor, Seat } from '../kernel/index.ts';
import type { TableEvent, TableSetup } from './events.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whose turn it is, and when this person was last active according to the log. */
export interface Turn {
  readonly actor: Actor;
  readonly since: number;
  /** Counts the turns of the game; missing in summaries of earlier versions. */
  readonly n?: number;
}

/** Restarts the wait whenever the actor does anything, since the log has no better sign of their presence. */
export function turnAfter(before: Turn | undefined, event: TableEvent, at: number, actor: Actor): Turn {
  const acted = 'seat' in event && event.seat === actor && event.kind !== 'ranOut';
  if (before?.actor === actor) return acted ? { ...before, since: at } : before;
  return { actor, since: at, n: (before?.n ?? 0) + 1 };
}

/** How long the actor must be away before a bot may step in, in milliseconds; undefined with a clock, which decides instead. */
export function patienceOf({ clock, away }: TableSetup): number | undefined {
  if (clock.kind !== 'none') return undefined;
  return away === undefined ? DAY : away * MINUTE;
}

/** Knows who is connected. */
export interface Watch {
  readonly now: number;
  isConnected(seat: Seat): boolean;
  /** When a player was last seen to disconnect; forgotten after a restart. */
  leftAt(seat: Seat): number | undefined;
}

/** Whether the actor has been away as long as the table requires. */
export function isAwayTooLong(setup: TableSetup, { since }: Turn, seat: Seat, { now, leftAt }: Watch): boolean {
  const patience = patienceOf(setup);
  return patience !== undefined && now - Math.max(since, leftAt(seat) ?? since) >= patience;
}
