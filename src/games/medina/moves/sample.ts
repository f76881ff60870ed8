import type { Move, Random } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { countSet, memberOf } from '../board/sets.ts';
import { PHASE, PLAYING, SEAT, SETTING_WELL, TEA } from '../layout.ts';
import { isFree, refusesStranding } from '../rules/lookahead.ts';
import { cellsFor } from '../rules/pieces.ts';
import { startCells } from '../rules/start.ts';
import { mayUseTea } from '../rules/tea.ts';
import type { State } from '../state.ts';
import { moves } from './legal.ts';
import { FIRST_MERCHANT, pack, WELL } from './packing.ts';

const TRIES = 64;
const cells = new Int32Array(WORDS);

/** A random kind that can be placed, then a random cell for it. The dealer's cells are equally likely. */
export function sample(state: State, random: Random): Move {
  const phase = state.bytes[PHASE];
  if (phase !== PLAYING) {
    startCells(state, cells);
    return pack(phase === SETTING_WELL ? WELL : FIRST_MERCHANT, memberOf(cells, random.below(countSet(cells))));
  }
  const { kinds } = state.setup;
  const seat = state.bytes[SEAT];
  const free = isFree(state, seat);
  // A draw costs more than all the rest, so one is stretched to many.
  let chance = random.below(2 ** 32) | 0;
  for (let n = 0; n < TRIES; n++) {
    chance = stir(chance);
    const kind = kinds[portion(chance >>> 16, kinds.length)];
    if (kind === TEA) {
      if (mayUseTea(state, seat)) return pack(TEA, 0);
      continue;
    }
    const count = cellsFor(state, seat, kind, cells);
    if (count === 0) continue;
    const cell = memberOf(cells, portion(chance & 0xffff, count));
    if (free || !refusesStranding(state, seat, kind, cell)) return pack(kind, cell);
  }
  const all = moves(state);
  return all[random.below(all.length)];
}

/** The steps of splitmix32. */
function stir(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

/** 16 random bits as a number below n. */
const portion = (bits: number, n: number): number => (bits * n) >>> 16;
