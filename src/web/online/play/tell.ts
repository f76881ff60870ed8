import type { Seat } from '../../../kernel/index.ts';
import type { MatchEntry } from '../../../table/index.ts';
import type { Who } from '../../i18n/who.ts';
import { settings } from '../../settings.svelte.ts';
import type { LogNote } from '../../table/notes.ts';
import { formatMoment } from '../clock.ts';
import { wordsOf } from '../languages.ts';
import type { Snapshot } from '../snapshot.ts';
import { playWords } from './languages.ts';
import { type NewsNote, tellTableNews } from './newsNotes.ts';
import { findSinceTurn } from './sinceTurn.ts';

/** What happened around the game, in the reader's language. */
export function tellNews({ news, state }: Snapshot, people: readonly Who[]): readonly NewsNote[] {
  const { language, locale } = settings;
  const moment = (at: number): string => formatMoment(at, Date.now(), locale);
  return tellTableNews(news, state, people, { table: wordsOf(language).table, play: playWords(language), moment });
}

/** The same as lines of the log, and where the last turn of a seat was. */
export function tellNotes(
  newsNotes: readonly NewsNote[],
  story: readonly MatchEntry[],
  seat: Seat | null,
): readonly LogNote[] {
  const lasting = newsNotes.filter(({ passing }) => !passing);
  const since = findSinceTurn(story, seat);
  if (since === undefined) return lasting;
  const before = lasting.filter(({ ply }) => ply < since);
  const line: LogNote = { key: 'since', ply: since, text: playWords(settings.language).since, divides: true };
  return [...before, line, ...lasting.slice(before.length)];
}
