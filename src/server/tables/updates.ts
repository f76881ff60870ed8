import type { Update } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Match, PlayerId } from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { type Texts, textsOf, writeObject } from './texts.ts';

/** The maximum number of lines in an update: games have hundreds, so this is for logs made long on purpose. */
export const MOST_LINES = 1000;

/**
 * What a seat or a spectator sees of a table, as JSON: everything since a line, or the last part of it, and the current state.
 * A client that knows the rules needs no choices; `anew` tells it to discard what it knew.
 */
export function writeUpdate(
  loaded: LoadedTable,
  player: PlayerId | undefined,
  since: number,
  { anew = false, choices = true }: { anew?: boolean; choices?: boolean } = {},
): string {
  const { id, table, marks } = loaded;
  const { line, ply, match } = table;
  const seat = table.findSeat(player);
  const from = Math.max(since, line - MOST_LINES);
  const entry = table.plyAt(from);
  const texts = textsOf(loaded);
  return writeObject<Update>({
    kind: '"update"',
    table: JSON.stringify(id),
    since,
    anew: anew ? 'true' : undefined,
    line,
    mark: marks.at(-1) ?? 0,
    ply,
    seat,
    state: texts.state,
    leftOut:
      from > since ? JSON.stringify({ lines: from - since, moves: match?.countStanding(entry) ?? 0 }) : undefined,
    news: texts.once('news', () => table.newsSince(from), from),
    story: match ? texts.once(`story ${match.sharedView(seat)}`, () => match.storyFor(seat, entry), entry) : '[]',
    sight: match && writeSight(match, seat, texts, choices),
  });
}

const writeSight = (match: Match, seat: Seat | null, texts: Texts, choices: boolean): string =>
  writeObject<NonNullable<Update['sight']>>({
    ply: match.ply,
    actor: match.actor,
    view: texts.view(match, seat),
    choices: choices && match.actor === seat ? texts.once('choices', () => match.listChoices(seat)) : '[]',
    takeBack: seat === null ? 0 : match.countFreeTakeBacks(seat),
    scores: texts.once('scores', () => match.scores),
  });
