import type { ListedTable } from '../../api/index.ts';
import { settings } from '../settings.svelte.ts';
import { levelName } from './levelName.ts';

/** Everybody at a table, as a list; without us, where we have a seat. */
export function nameOthers({ state, seat }: Pick<ListedTable, 'state' | 'seat'>): string {
  const names = state.seats.flatMap(({ kind, name, bot }, other) => {
    if (kind === 'open' || other === seat) return [];
    return name ?? (bot === undefined ? '…' : `${settings.words.table.bot} ${levelName(bot)}`);
  });
  return new Intl.ListFormat(settings.locale).format(names);
}
