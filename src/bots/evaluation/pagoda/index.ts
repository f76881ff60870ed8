import { LOT, type State } from '../../../games/pagoda/state.ts';
import { LOTS } from '../../../games/pagoda/vocabulary.ts';
import type { Knowhow } from '../evaluation.ts';
import { keyOf } from '../keys.ts';
import { narrow } from './narrow.ts';
import { INPUTS, read } from './read.ts';

/** A Dragon may discard all cards one by one; then come at most four columns with as many tiles. */
const LONGEST_TURN = 24;

export const pagodaKnowhow: Knowhow<State> = {
  inputs: INPUTS,
  scale: 12,
  chance: true,
  read,
  narrow,
  horizon: () => LONGEST_TURN,
  key: ({ words }) => keyOf(words, 0, LOT + LOTS),
};
