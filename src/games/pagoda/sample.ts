import type { Move, Random } from '../../kernel/index.ts';
import { pickedBy, sizeOf } from './cards.ts';
import { moves } from './moves.ts';
import { drawMove } from './packing.ts';
import { isDealing, PHASE, PILE, type State } from './state.ts';

/** A random legal move. */
export function sample(state: State, random: Random): Move {
  const phase = state.words[PHASE]!;
  if (isDealing(phase)) return drawMove(pickedBy(state.words[PILE]!, random.below(sizeOf(state.words[PILE]!))));
  const list = moves(state);
  return list[random.below(list.length)]!;
}
