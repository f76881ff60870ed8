import { PALACES_LEFT, type State } from '../../../games/china/state.ts';
import type { Knowhow } from '../evaluation.ts';
import { keyOf } from '../keys.ts';
import { narrow } from './narrow.ts';
import { INPUTS, read } from './read.ts';

/** Change a card, two pieces, a card kept, three cards drawn, the Emperor's piece before or after. */
const LONGEST_TURN = 12;

export const chinaKnowhow: Knowhow<State> = {
  inputs: INPUTS,
  scale: 24,
  chance: true,
  read,
  narrow,
  horizon: () => LONGEST_TURN,
  // What comes before PALACES_LEFT tells all; order of the cells in the row does not matter, but is cheap to keep.
  key: ({ cells }) => keyOf(cells, 0, PALACES_LEFT),
};
