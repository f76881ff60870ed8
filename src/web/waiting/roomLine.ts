import type { TableNews } from '../../table/index.ts';
import type { Language } from '../settings.svelte.ts';
import { waitingWordsOf } from './languages.ts';

/** What the host changed before the start, in a line; several changes in a row are one. */
export function roomLine(news: readonly TableNews[], n: number, language: Language): string | undefined {
  const kind = news[n]?.kind;
  if ((kind !== 'changed' && kind !== 'arranged' && kind !== 'appointed') || news[n + 1]?.kind === kind)
    return undefined;
  return waitingWordsOf(language).news[kind];
}
