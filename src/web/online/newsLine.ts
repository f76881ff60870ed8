import type { Seat } from '../../kernel/index.ts';
import type { Ask, TableNews } from '../../table/index.ts';
import type { Who } from '../i18n/who.ts';
import type { PlayWords } from './play/words.ts';
import type { AtTableWords } from './words.ts';

/** The words for lines about what happens around a game. */
export interface LineWords {
  readonly table: Pick<AtTableWords, 'news'>;
  readonly play: Pick<PlayWords, 'news'>;
  readonly moment: (at: number) => string;
}

/** What a line says depends on the game that it is about. */
export interface Around {
  /** Who sits where at that time, and who does now. */
  readonly people: readonly Who[];
  readonly now: readonly Who[];
  /** Whether who runs out of time loses. */
  readonly loses?: boolean;
  /** Whether the game ended with this line. */
  readonly ends?: boolean;
}

/** What happened around the game, in a line; nothing for moves and for what the waiting room shows. */
export function newsLine(happened: TableNews, around: Around, words: LineWords): string | undefined {
  const { table, play } = words;
  const { kind, settled, agree, at, until } = happened;
  if (kind === 'epoch') return table.news.epoch;
  if (kind === 'rematch') return play.news.rematch;
  if (settled) return settledLine(settled, around, play.news);
  const who = around.people[happened.seat ?? -1];
  if (who === undefined) return undefined;
  switch (kind) {
    case 'answered':
      return agree ? table.news.agreed(who) : table.news.declined(who);
    case 'resigned':
      return around.ends ? table.news.resigned(who) : play.news.resignedForBot(who);
    case 'ranOut':
      return ranOutLine(who, happened, around, words);
    case 'returned':
    case 'tookBack':
      return table.news[kind](who);
    case 'handed':
    case 'resumed':
      return play.news[kind](who);
    case 'vacation':
      return until !== undefined && until > at
        ? play.news.vacation(who, words.moment(until))
        : play.news.vacationOver(who);
    default:
      return undefined;
  }
}

function ranOutLine(who: Who, { level }: TableNews, { loses, ends }: Around, { table, play }: LineWords): string {
  if (level === undefined) return table.news.ranOut(who);
  if (!loses) return play.news.ranOutForBot(who);
  return ends ? play.news.lostOnTime(who) : play.news.lostForBot(who);
}

/** What everybody agreed to. */
function settledLine(ask: Ask, { people, now }: Around, words: PlayWords['news']): string | undefined {
  const who = 'seat' in ask ? people[ask.seat] : undefined;
  switch (ask.kind) {
    case 'replace':
      return who && words.botTookOver(who);
    case 'hand':
      return who && who === now[ask.seat] ? words.offered(who) : words.offeredBefore;
    case 'back':
      return words.backByConsent;
    case 'wait':
      return words.moreTime;
    case 'pause':
      return words.paused;
    case 'end':
      return words.ended;
  }
}

/** Who sat where when something happened: before somebody took over a seat, somebody else did. */
export function peopleAt(
  line: number,
  news: readonly TableNews[],
  people: readonly Who[],
  former: (now: Who) => string,
): readonly Who[] {
  const since = (seat: Seat): boolean =>
    news.some(later => later.kind === 'handed' && later.seat === seat && later.line > line);
  return people.map((who, seat) => (since(seat) ? { name: former(who), you: false } : who));
}
