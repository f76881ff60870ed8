import type { Refusal, ScoreItem } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  EMPEROR_OWNER,
  EMPEROR_POINTS,
  FREE,
  FREE_IN,
  HOLDER,
  LARGEST,
  OWNER_COUNT,
  PALACE,
  PALACES_IN,
  PALACES_LEFT,
  PIECES_IN,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { addProvince } from '../scoring.ts';
import type { State } from '../state.ts';
import { takeTile } from './tiles.ts';

/** C8, C9 */
export function refusesPalace({ cells }: State, owner: number, space: number): Refusal | undefined {
  if (cells[PALACE + space] !== 0) return refusals['space-taken'];
  return refusesPalaceSupply(cells, owner);
}

/** C8 */
export function refusesPalaceSupply(cells: Uint8Array, owner: number): Refusal | undefined {
  return cells[PALACES_LEFT + owner] > 0 ? undefined : refusals['no-palace-left'];
}

/** C9, C11, C33, C37: a palace takes the tile of its space, and may complete one or two provinces. */
export function putPalace(state: State, owner: number, space: number, emit: Emit): void {
  setPalace(state, owner, space);
  takeTile(state, owner, space, emit);
  const home = state.board.home[space];
  const away = state.board.away[space];
  completeProvince(state, home, emit);
  if (away !== home) completeProvince(state, away, emit);
}

/** A palace on the board, with all that is counted about it. */
export function setPalace({ cells, board }: State, owner: number, space: number): void {
  const home = board.home[space];
  const away = board.away[space];
  cells[PALACE + space] = owner + 1;
  cells[PALACES_LEFT + owner]--;
  cells[FREE]--;
  countPalace(cells, owner, home);
  if (away !== home) countPalace(cells, owner, away);
}

function countPalace(cells: Uint8Array, owner: number, province: number): void {
  const count = cells[PALACES_IN + province * OWNER_COUNT + owner] + 1;
  cells[PALACES_IN + province * OWNER_COUNT + owner] = count;
  if (count > cells[LARGEST + province]) cells[LARGEST + province] = count;
  cells[PIECES_IN + province]++;
  cells[FREE_IN + province]--;
}

/** C11, C28: a full province is scored at once, the Emperor's points by the influence as it is now. */
function completeProvince(state: State, province: number, emit: Emit): void {
  const { cells, board, options } = state;
  if (cells[FREE_IN + province] !== 0) return;
  if (options.influence && cells[PALACES_IN + province * OWNER_COUNT + EMPEROR_OWNER] > 0) {
    cells[EMPEROR_POINTS + province] = cells[HOLDER + board.colour[province]];
  }
  if (!emit) return;
  const id = board.provinceIds[province];
  emit({ kind: 'completed', province: id });
  const items: ScoreItem[] = [];
  addProvince(state, province, items);
  for (const { seat, rule, points } of items) {
    emit({ kind: 'scored', seat, rule, province: id, points });
  }
}
