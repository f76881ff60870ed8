import type { TableState } from '../../api/index.ts';
import { settings } from '../settings.svelte.ts';
import { nameApart } from './play/botNames.ts';

/** What everybody at a table is called; who has no name, or none any more, has the usual one. */
export function nameSeats({ seats }: TableState): readonly string[] {
  const { playNow, newGame } = settings.words;
  return nameApart(seats, playNow.botNames, seat => `${newGame.seat} ${seat + 1}`);
}
