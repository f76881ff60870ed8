import type { TableState } from '../../api/index.ts';
import type { Who } from '../i18n/who.ts';
import type { HowLeft } from './play/leavers.ts';
import type { AtTableWords } from './words.ts';

interface Ended {
  readonly why?: TableState['why'] | undefined;
  /** The place of each seat, and how it left before the end. */
  readonly places?: readonly number[] | undefined;
  readonly left: readonly (HowLeft | undefined)[];
}

/** What ended a game before its last move, and who wins. */
export function describeCut(
  { why, places = [], left }: Ended,
  players: readonly Who[],
  words: AtTableWords['over'],
): string | undefined {
  if (why === undefined || why === 'finished' || why === 'closed') return undefined;
  const listAt = (place: number): Who[] => players.filter((_, seat) => places[seat] === place);
  // Whoever left last comes before those who left earlier.
  const [leaver] = listAt(Math.min(...places.filter((_, seat) => left[seat])));
  const cause = why === 'resigned' || why === 'time' ? leaver && words[why](leaver) : words[why];
  return [cause, words.wins(listAt(1))].filter(part => part).join(' ');
}
