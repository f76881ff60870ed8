import type { ListedTable } from '../../api/index.ts';
import { type Language, settings } from '../settings.svelte.ts';
import { levelName } from './levelName.ts';

/** Everybody at a table but us, as a list. */
export function nameOthers({ state, seat }: ListedTable, language: Language): string {
  const names = state.seats.flatMap(({ kind, name, bot }, other) => {
    if (kind === 'open' || other === seat) return [];
    return name ?? (bot === undefined ? '…' : `${settings.words.table.bot} ${levelName(bot)}`);
  });
  return new Intl.ListFormat(language).format(names);
}
