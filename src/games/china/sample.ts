import type { Move, Random } from '../../kernel/index.ts';
import { moves } from './moves.ts';
import { DEAL_MOVE, REVEAL_MOVE } from './packing.ts';
import { DEAL, DEAL_EMPEROR, DEAL_HAND, DEAL_ROW, REVEAL } from './phases.ts';
import { PHASE, PILE, PILE_SIZE, type State, sumOf, UNREVEALED } from './state.ts';
import { drawnColour } from './view.ts';
import { TILE_COLOURS } from './words.ts';

const list: Move[] = [];

/** A random legal move, quickly. */
export function sample(state: State, random: Random): Move {
  const { cells } = state;
  switch (cells[PHASE]) {
    case DEAL:
    case DEAL_HAND:
    case DEAL_ROW:
    case DEAL_EMPEROR:
      return (DEAL_MOVE + drawnColour(cells, PILE, random.below(cells[PILE_SIZE]!))) as Move;
    case REVEAL:
      return (REVEAL_MOVE +
        drawnColour(cells, UNREVEALED, random.below(sumOf(cells, UNREVEALED, TILE_COLOURS)))) as Move;
  }
  list.length = 0;
  moves(state, list);
  return list[random.below(list.length)]!;
}
