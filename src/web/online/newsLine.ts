import type { TableNews } from '../../table/index.ts';
import type { Who } from '../i18n/who.ts';
import type { AtTableWords } from './words.ts';

/** What happened around the game, in a line; nothing for moves and for what the waiting room shows. */
export function newsLine(
  { kind, seat, agree }: TableNews,
  people: readonly Who[],
  { news }: Pick<AtTableWords, 'news'>,
): string | undefined {
  if (kind === 'epoch') return news.epoch;
  const who = people[seat ?? -1];
  if (who === undefined) return undefined;
  if (kind === 'answered') return agree ? news.agreed(who) : news.declined(who);
  return kind === 'resigned' || kind === 'returned' || kind === 'ranOut' || kind === 'tookBack'
    ? news[kind](who)
    : undefined;
}
