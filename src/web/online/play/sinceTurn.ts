import type { Seat } from '../../../kernel/index.ts';
import type { MatchEntry, TableNews } from '../../../table/index.ts';

/** The first entry of others after the last move of a seat; undefined if there is none, or the seat has not moved yet. */
export function findSinceTurn(story: readonly MatchEntry[], seat: Seat | null): number | undefined {
  const own = seat === null ? -1 : story.findLastIndex(({ actor }) => actor === seat);
  return own < 0 ? undefined : story.slice(own).find(({ actor }) => actor >= 0 && actor !== seat)?.entry;
}

/** How many entries the record had when the log had this many lines. */
export const plyAt = (news: readonly TableNews[], line: number): number =>
  news.findLast(happened => happened.line < line)?.ply ?? 0;
