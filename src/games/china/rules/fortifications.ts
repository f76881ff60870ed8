import type { Refusal } from '../../../kernel/index.ts';
import { FORT, FORTS_LEFT, PALACE, PIECES_IN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';

/** C8, C22 */
export function refusesFortification({ cells }: State, owner: number, space: number): Refusal | undefined {
  if (cells[PALACE + space] !== 0) return refusals['fortification-under-palace'];
  if (cells[FORT + space] !== 0) return refusals.fortified;
  return cells[FORTS_LEFT + owner] > 0 ? undefined : refusals['no-fortification-left'];
}

/** C22 */
export function putFortification({ cells, board }: State, seat: number, space: number): void {
  cells[FORT + space] = 1;
  cells[FORTS_LEFT + seat]--;
  cells[PIECES_IN + board.home[space]]++;
}

/** Whether some space has room for a fortification. */
export function hasSpaceToFortify({ cells, board }: State): boolean {
  for (let space = 0; space < board.spaces; space++) {
    if (cells[PALACE + space] === 0 && cells[FORT + space] === 0) return true;
  }
  return false;
}
