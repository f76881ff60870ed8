import type { ListedTable } from '../../api/index.ts';
import { timeLeft } from './clock.ts';

/** Our tables by what they want of us. */
export interface Sections {
  readonly turn: readonly ListedTable[];
  /** Where a bot plays for us, or somebody else took over our seat. */
  readonly away: readonly ListedTable[];
  readonly start: readonly ListedTable[];
  readonly waiting: readonly ListedTable[];
  readonly finished: readonly ListedTable[];
}

/** Whether a table waits for us. */
export const isOurTurn = ({ seat, state }: ListedTable): boolean =>
  state.status === 'playing' && seat !== null && state.actor === seat && state.seats[seat]?.bot === undefined;

/** Whether our seat is played by a bot until we are back, or by somebody else for good. */
export function isAway({ seat, state, taken }: ListedTable): boolean {
  if (state.status !== 'playing') return false;
  const own = seat === null ? undefined : state.seats[seat];
  return taken !== undefined || (own?.bot !== undefined && !own.resigned);
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** What the player to move has left and had at most, in milliseconds; undefined without a clock. */
export function findTime({ state }: ListedTable, now: number): { left: number; full: number } | undefined {
  const { clock, actor, late } = state;
  if (clock.kind === 'none' || actor < 0) return undefined;
  const full = clock.kind === 'days' ? clock.days * DAY : clock.base * SECOND;
  // Whoever ran out of time has none, whatever a clock of this device says.
  return { left: late === actor ? 0 : timeLeft(state, actor, now), full };
}

/** Less than a tenth is left: time to hurry. */
export const isShort = ({ left, full }: { left: number; full: number }): boolean => left < full / 10;

/** Least time first; without a clock, those that have waited longest first, after all others. */
function byTime(tables: readonly ListedTable[], now: number): ListedTable[] {
  const left = (listed: ListedTable): number => findTime(listed, now)?.left ?? Number.MAX_SAFE_INTEGER;
  return tables.toSorted((a, b) => left(a) - left(b) || a.at - b.at);
}

/** Sorts tables into sections, each in its own order. */
export function toSections(tables: readonly ListedTable[], now: number): Sections {
  const inPlay = tables.filter(({ state }) => state.status === 'playing');
  const newest = (status: 'open' | 'over'): ListedTable[] =>
    tables.filter(({ state }) => state.status === status).toSorted((a, b) => b.at - a.at);
  return {
    turn: byTime(inPlay.filter(isOurTurn), now),
    away: inPlay.filter(isAway).toSorted((a, b) => b.at - a.at),
    start: newest('open'),
    waiting: byTime(
      inPlay.filter(listed => !isOurTurn(listed) && !isAway(listed)),
      now,
    ),
    finished: newest('over'),
  };
}
