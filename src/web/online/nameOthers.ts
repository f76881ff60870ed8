import type { ListedTable } from '../../api/index.ts';
import { settings } from '../settings.svelte.ts';
import { nameSeats } from './nameSeats.ts';

/** Everybody at a table, as a list, bots by the names that they have there; without us, where we have a seat. */
export function nameOthers({ state, seat }: Pick<ListedTable, 'state' | 'seat'>): string {
  const names = nameSeats(state).flatMap((name, other) => {
    const kind = state.seats[other]?.kind;
    if (kind === 'open' || other === seat) return [];
    return kind === 'bot' ? `${name} (${settings.words.table.bot})` : name;
  });
  return new Intl.ListFormat(settings.locale).format(names);
}
