import type { ListedTable } from '../../api/index.ts';
import { listWordsOf } from '../lists/words.ts';
import { settings } from '../settings.svelte.ts';
import { wordsOf } from './languages.ts';
import { listPoints, ownPlace } from './ownResult.ts';
import { isOurTurn } from './sections.ts';

/** What a table waits for, or how it ended for us. */
export function sayState(listed: ListedTable): string {
  const { state, seat, kept, taken } = listed;
  const { lists, games, table } = wordsOf(settings.language);
  if (state.status === 'open') {
    if (kept) return listWordsOf(settings.language).kept;
    const open = state.seats.filter(({ kind }) => kind === 'open').length;
    if (open > 0) return lists.seatsOpen(open);
    return seat !== null && state.seats[seat]?.host ? games.youCanStart : lists.ready;
  }
  if (state.status === 'over') {
    const place = ownPlace(listed);
    return place === undefined ? lists.over : [games.place(place), listPoints(listed).join(' – ')].join(', ');
  }
  if (taken !== undefined) return listWordsOf(settings.language).taken(state.seats[taken]?.name ?? '…');
  const own = seat === null ? undefined : state.seats[seat];
  const us = { name: own?.name ?? '…', you: true };
  if (own?.resigned) return own.ranOut ? table.news.ranOut(us) : table.news.resigned(us);
  if (own?.bot !== undefined) return games.botPlays;
  if (isOurTurn(listed)) return lists.yourTurn;
  const actor = state.seats[state.actor]?.name;
  return actor === undefined ? lists.playing : lists.turnOf({ name: actor, you: false });
}
