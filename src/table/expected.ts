import type { Actor, Seat } from '../kernel/index.ts';
import { type ClockSetting, type Clocks, runClock } from './clock.ts';

const MINUTE = 60_000;

/** What everyone sees of a table, as far as moves change it. */
export interface TableSeen {
  readonly actor: Actor;
  readonly seats: readonly { readonly kind: string; readonly bot?: string }[];
  readonly clock: ClockSetting & Clocks;
  readonly paused?: number;
  readonly late?: Seat;
  readonly away?: number;
  readonly replaceFrom?: number;
}

/** What a table looks like after a move, if nothing else changes with it: clocks run on, and whoever is next has just come to it. */
export function expectAfterMove<T extends TableSeen>(before: T, { actor, at }: { actor: Actor; at: number }): T {
  const { seats, clock, paused, late, away, replaceFrom: _, ...rest } = before;
  const people = seats.filter(isPerson).length;
  const timed = actor !== late && people > 1 && isPerson(seats[actor]) ? actor : null;
  const replaceFrom = away !== undefined && isPerson(seats[actor]) ? { replaceFrom: at + away * MINUTE } : {};
  return {
    ...rest,
    seats,
    actor,
    clock: runClock(clock, clock, timed, at, paused !== undefined),
    ...(paused !== undefined && { paused }),
    ...(late !== undefined && { late }),
    ...(away !== undefined && { away }),
    ...replaceFrom,
  } as unknown as T;
}

const isPerson = (seat: TableSeen['seats'][number] | undefined): boolean =>
  seat?.kind === 'person' && seat.bot === undefined;

/** How many moves a seat can take back after some more, if none of them was taken back before. */
export function expectTakeBack(seat: Seat | null, before: number, actors: readonly Actor[], next: Actor): number {
  if (seat === null || next !== seat) return 0;
  const others = actors.findLastIndex(actor => actor !== seat);
  return others < 0 ? before + actors.length : actors.length - 1 - others;
}
