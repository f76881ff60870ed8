import type { TableNews } from '../../table/index.ts';
import type { AtTableWords } from './words.ts';

/** What happened around the game, in a line; nothing for moves and for what the waiting room shows. */
export function newsLine(
  { kind, seat, agree }: TableNews,
  names: readonly string[],
  { news }: Pick<AtTableWords, 'news'>,
): string | undefined {
  if (kind === 'epoch') return news.epoch;
  const name = names[seat ?? -1];
  if (name === undefined) return undefined;
  if (kind === 'answered') return agree ? news.agreed(name) : news.declined(name);
  return kind === 'resigned' || kind === 'returned' || kind === 'ranOut' || kind === 'tookBack'
    ? news[kind](name)
    : undefined;
}
