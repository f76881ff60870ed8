import type { ListedTable } from '../../api/index.ts';
import { sentence } from '../i18n/sentence.ts';
import { settings } from '../settings.svelte.ts';
import { formatRest } from './clock.ts';
import { wordsOf } from './languages.ts';

/** What the player to move has left, in a list. */
export function sayLeft({ state }: ListedTable, left: number): string {
  const { table, games } = wordsOf(settings.language);
  return state.late === state.actor ? sentence(table.late) : games.left(formatRest(left, settings.language));
}
