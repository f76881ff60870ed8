import type { TableState } from '../../../api/index.ts';
import type { TableNews } from '../../../table/index.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { Who } from '../../i18n/who.ts';
import type { LogNote } from '../../table/notes.ts';
import { type LineWords, newsLine, peopleAt } from '../newsLine.ts';

/** Something that happened around the game. */
export interface NewsNote extends LogNote {
  readonly line: number;
  readonly at: number;
  /** Only of interest while a request is open. */
  readonly passing: boolean;
}

/** What happened around a game, in the order of its log. */
export function tellTableNews(
  news: readonly TableNews[],
  { why, timeout }: Pick<TableState, 'why' | 'timeout'>,
  people: readonly Who[],
  words: LineWords,
): readonly NewsNote[] {
  const hasLeaversEnd = why === 'resigned' || why === 'time';
  const last = hasLeaversEnd ? news.findLast(({ kind }) => kind === 'resigned' || kind === 'ranOut') : undefined;
  return news.flatMap(happened => {
    const { line, ply, at, kind, settled } = happened;
    const seat = settled ? ('seat' in settled ? settled.seat : undefined) : happened.seat;
    const around = {
      people: peopleAt(line, news, people, words.play.news.former),
      now: people,
      loses: timeout === 'lose',
      ends: happened === last,
    };
    const text = newsLine(happened, around, words);
    if (text === undefined) return [];
    const passing = kind === 'answered' && settled === undefined;
    // Who sat there before has no name any more: the line then begins in the middle of a sentence.
    return [{ key: `news-${line}`, line, ply, at, passing, text: sentence(text), ...(seat !== undefined && { seat }) }];
  });
}
