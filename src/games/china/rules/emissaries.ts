import type { Refusal } from '../../../kernel/index.ts';
import { EMISSARIES_IN, EMISSARIES_LEFT, EMISSARY, LARGEST, OWNER_COUNT, PIECES_IN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';

/** C8, C10: a province never holds more emissaries than the largest number of palaces one owner has there. */
export function refusesEmissary({ cells }: State, owner: number, province: number): Refusal | undefined {
  if (cells[LARGEST + province] === 0) return refusals['no-palace-there'];
  if (cells[EMISSARIES_IN + province] >= cells[LARGEST + province]) return refusals['emissary-limit'];
  return cells[EMISSARIES_LEFT + owner] > 0 ? undefined : refusals['no-emissary-left'];
}

/** C10 */
export function putEmissary({ cells }: State, owner: number, province: number): void {
  cells[EMISSARY + province * OWNER_COUNT + owner]++;
  cells[EMISSARIES_LEFT + owner]--;
  cells[EMISSARIES_IN + province]++;
  cells[PIECES_IN + province]++;
}
