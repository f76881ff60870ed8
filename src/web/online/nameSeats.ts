import type { TableState } from '../../api/index.ts';
import { settings } from '../settings.svelte.ts';

/** What everybody at a table is called; who has no name, or none any more, has the usual one. */
export function nameSeats({ seats }: TableState): string[] {
  const { playNow, newGame } = settings.words;
  return seats.map(({ name, kind }, seat) => {
    if (name !== undefined) return name;
    return kind === 'bot' ? playNow.botNames[seat % playNow.botNames.length]! : `${newGame.seat} ${seat + 1}`;
  });
}
