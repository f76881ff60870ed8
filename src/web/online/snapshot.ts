import type { TableState, Update } from '../../api/index.ts';
import { NOBODY } from '../../kernel/index.ts';
import type { MatchEntry, SeatView, TableNews } from '../../table/index.ts';

/** All that is known of a table at one line of its log. */
export interface Snapshot {
  readonly line: number;
  /** Names the last line, as the server does. */
  readonly mark: number;
  readonly ply: number;
  readonly seat: number | null;
  readonly state: TableState;
  readonly news: readonly TableNews[];
  readonly story: readonly MatchEntry[];
  /** Of a very long log: how many lines are not known, and how many moves stood after them. */
  readonly leftOut?: Update['leftOut'];
  readonly seatView: SeatView | undefined;
  /** The game as the server last sent it: what deltas change. */
  readonly sight: Update['sight'];
}

/** What an update says of the table that it is about. */
export type Heard = Omit<Update, 'kind' | 'table'>;

/**
 * Adds an update to what is known. Updates may overlap, since they come by two ways; one that is older changes nothing.
 * Nothing is returned when lines are missing in between: then the table must be asked.
 */
export function merge(known: Snapshot | undefined, update: Heard): Snapshot | undefined {
  const { line, mark, ply, seat, state, since } = update;
  const seatView = pickSeatView(update.anew ? undefined : known, update);
  const anew = since === 0 || !known || update.leftOut !== undefined;
  if (known && since > known.line) return undefined;
  // Before the start the same line may be seen with other eyes: as somebody who has just said who they are.
  if (known && !anew && line <= known.line && seat === known.seat) return known;
  const { leftOut, news, story, sight } = update;
  if (anew)
    return {
      ...{ line, mark, ply, seat, state, seatView, sight, news, story },
      ...(leftOut && { leftOut: { ...leftOut, lines: since + leftOut.lines } }),
    };
  return {
    line,
    mark,
    ply,
    seat,
    state,
    seatView,
    sight,
    news: [...known.news, ...news.slice(known.line - since)],
    story: [...known.story, ...story.filter(({ entry }) => entry >= known.ply)],
    ...(known.leftOut && { leftOut: known.leftOut }),
  };
}

/** Whether more was pushed, to the same eyes, while an answer was on its way than was there to be looked at. */
export const isStale = (asked: Snapshot, known: Snapshot, { line, seat }: Update): boolean =>
  known !== asked && seat === known.seat && line < known.line;

/** As long as nothing is played the view stays the same object, so that a turn that is being tried stays as it is. */
function pickSeatView(known: Snapshot | undefined, { sight, seat, state }: Heard): SeatView | undefined {
  if (!sight) return undefined;
  const actor = state.status === 'over' ? NOBODY : sight.actor;
  const before = known?.seatView;
  const same = before && known.seat === seat && before.ply === sight.ply && before.actor === actor;
  return same ? before : { ...sight, actor };
}

/** Leaves out what was taken back. So many moves stood before the first entry. */
export function dropTakenBack(story: readonly MatchEntry[], stoodBefore = 0): MatchEntry[] {
  const kept: MatchEntry[] = [];
  let before = stoodBefore;
  for (const entry of story) {
    if (entry.back === undefined) kept.push(entry);
    else {
      kept.length = Math.max(0, entry.back - before);
      before = Math.min(before, entry.back);
    }
  }
  return kept;
}

/** Whether the host has freed the seat that we had. */
export const isRemoved = (before: Snapshot, { news }: Snapshot): boolean =>
  news.some(({ kind, seat, line }) => line >= before.line && kind === 'removed' && seat === before.seat);

/** Whether a game has just ended. */
export const endsWith = (before: Snapshot, after: Snapshot): boolean =>
  before.state.status === 'playing' && after.state.status === 'over';

/** Why a table can't be seen any more: it is gone, or was not for spectators; whoever had a seat may have lost it. */
export const whyGone = ({ seat, state }: Snapshot): 'watching' | 'seat' | 'table' =>
  seat !== null ? 'seat' : state.watching ? 'table' : 'watching';
