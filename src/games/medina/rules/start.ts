// What is laid out before the first turn: the well and the merchant that begins the first street (M4, M5).
import type { Refusal } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { has } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import { CELLS, EMPTIES, PHASE, PLAYING, SETTING_MERCHANT, SETTING_WELL, WELL_PIECE } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { isEmpty, type State } from '../state.ts';
import { bar, occupy } from './palaces.ts';
import { addMerchant } from './streets.ts';
import { beginTurn, endTurn } from './turn.ts';

export function refusesWell(state: State, cell: number): Refusal | undefined {
  if (!state.setup.options.well) return refusals['no-well'];
  return state.bytes[PHASE] === SETTING_WELL ? refusesStartCell(state, cell) : refusals['well-lies'];
}

export function refusesFirstMerchant(state: State, cell: number): Refusal | undefined {
  const phase = state.bytes[PHASE];
  if (phase === SETTING_WELL) return refusals['well-first'];
  if (phase === SETTING_MERCHANT) return refusesStartCell(state, cell);
  return isDealt(state) ? refusals['dealt-merchant-lies'] : refusals['first-merchant-lies'];
}

/** M4, M5: neither the cell of the well nor one in an outer row or column. */
function refusesStartCell(state: State, cell: number): Refusal | undefined {
  if (!isEmpty(state, cell)) return refusals['well-cell'];
  if (has(state.setup.board.inner, 0, cell)) return undefined;
  return isDealt(state) ? refusals['dealt-outer-cell'] : refusals['outer-cell'];
}

/** The cells that `refusesWell` or `refusesFirstMerchant` allows, whichever comes next. */
export function startCells({ sets, setup }: State, into: Int32Array): void {
  for (let word = 0; word < WORDS; word++) into[word] = sets[EMPTIES + word] & setup.board.inner[word];
}

/** M4, M5: no piece is placed before well and first merchant. */
export function refusesTurn(state: State): Refusal | undefined {
  const phase = state.bytes[PHASE];
  if (phase === PLAYING) return undefined;
  if (phase === SETTING_WELL) return refusals['well-first'];
  return isDealt(state) ? refusals['dealt-merchant-first'] : refusals['first-merchant-first'];
}

/** M4, M5: in the second edition the dealer lays out the first merchant, otherwise the first player does. */
const isDealt = ({ setup }: State): boolean => setup.options.rules === 'second';

export function playWell(state: State, cell: number, emit?: Emit): void {
  putWell(state, cell);
  state.bytes[PHASE] = SETTING_MERCHANT;
  emit?.({ kind: 'well', cell: state.setup.board.names[cell] });
}

/** M5, M10: the cells around the well are barred. */
export function putWell(state: State, cell: number): void {
  const { bytes, setup } = state;
  const { stride } = setup.board;
  occupy(state, cell);
  bytes[CELLS + cell] = WELL_PIECE;
  for (let row = cell - stride; row <= cell + stride; row += stride)
    for (let around = row - 1; around <= row + 1; around++) if (around !== cell) bar(state, around);
}

/** M4: in the duel the first merchant is the first player's whole turn. */
export function playFirstMerchant(state: State, cell: number, emit?: Emit): void {
  addMerchant(state, cell);
  emit?.({ kind: 'first-merchant', seat: isDealt(state) ? null : 0, cell: state.setup.board.names[cell] });
  if (state.setup.duel) endTurn(state, emit);
  else beginTurn(state, 0, emit);
}
