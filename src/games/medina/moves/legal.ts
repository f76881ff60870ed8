import { lowestBit, type Move, type Refusal, type Seat } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { OVER, PHASE, PLAYING, SEAT, SETTING_WELL, TEA } from '../layout.ts';
import { isFree, refusesStranding } from '../rules/lookahead.ts';
import { cellsFor } from '../rules/pieces.ts';
import { refusesFirstMerchant, refusesWell } from '../rules/start.ts';
import { refusesTea } from '../rules/tea.ts';
import type { State } from '../state.ts';
import { FIRST_MERCHANT, pack, WELL } from './packing.ts';

const cells = new Int32Array(WORDS);

/** Appends every legal move, ascending. */
export function moves(state: State, into: Move[] = []): Move[] {
  const phase = state.bytes[PHASE];
  if (phase === PLAYING) pushPieces(state, into);
  else if (phase === SETTING_WELL) pushStart(state, WELL, refusesWell, into);
  else if (phase !== OVER) pushStart(state, FIRST_MERCHANT, refusesFirstMerchant, into);
  return into;
}

function pushStart(
  state: State,
  kind: number,
  refuses: (state: State, cell: number) => Refusal | undefined,
  into: Move[],
): void {
  for (const cell of state.setup.board.city) if (!refuses(state, cell)) into.push(pack(kind, cell));
}

function pushPieces(state: State, into: Move[]): void {
  const seat = state.bytes[SEAT];
  const free = isFree(state, seat);
  for (const kind of state.setup.kinds) {
    if (kind === TEA) {
      if (!refusesTea(state, seat)) into.push(pack(TEA, 0));
    } else if (cellsFor(state, seat, kind, cells) > 0) pushCells(state, seat, kind, free, into);
  }
}

function pushCells(state: State, seat: Seat, kind: number, free: boolean, into: Move[]): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = cells[word]; bits !== 0; bits &= bits - 1) {
      const cell = (word << 5) + lowestBit(bits);
      if (free || !refusesStranding(state, seat, kind, cell)) into.push(pack(kind, cell));
    }
}

/** M5: the dealer draws every allowed cell with the same chance. */
export const weight = (): number => 1;
