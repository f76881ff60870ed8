import { lowestBit, type Move, type Seat } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { OVER, PHASE, PLAYING, SEAT, SETTING_WELL, TEA } from '../layout.ts';
import { isFree, refusesStranding } from '../rules/lookahead.ts';
import { cellsFor } from '../rules/pieces.ts';
import { startCells } from '../rules/start.ts';
import { mayUseTea } from '../rules/tea.ts';
import type { State } from '../state.ts';
import { FIRST_MERCHANT, pack, WELL } from './packing.ts';

const cells = new Int32Array(WORDS);

/** Appends every legal move, ascending. */
export function moves(state: State, into: Move[] = []): Move[] {
  const phase = state.bytes[PHASE];
  if (phase === PLAYING) pushPieces(state, into);
  else if (phase !== OVER) {
    startCells(state, cells);
    pushCells(phase === SETTING_WELL ? WELL : FIRST_MERCHANT, into);
  }
  return into;
}

function pushPieces(state: State, into: Move[]): void {
  const seat = state.bytes[SEAT];
  const free = isFree(state, seat);
  for (const kind of state.setup.kinds) {
    if (kind === TEA) {
      if (mayUseTea(state, seat)) into.push(pack(TEA, 0));
    } else if (cellsFor(state, seat, kind, cells) > 0) {
      if (!free) dropStranding(state, seat, kind);
      pushCells(kind, into);
    }
  }
}

/** M6, M25: keeps only the cells that let the turn be completed. */
function dropStranding(state: State, seat: Seat, kind: number): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = cells[word]; bits !== 0; bits &= bits - 1)
      if (refusesStranding(state, seat, kind, (word << 5) + lowestBit(bits))) cells[word] &= ~(bits & -bits);
}

function pushCells(kind: number, into: Move[]): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = cells[word]; bits !== 0; bits &= bits - 1) into.push(pack(kind, (word << 5) + lowestBit(bits)));
}

/** M5: the dealer draws every allowed cell with the same chance. */
export const weight = (): number => 1;
