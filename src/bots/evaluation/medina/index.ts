import { LEFT, type State } from '../../../games/medina/state.ts';
import type { Knowhow } from '../evaluation.ts';
import { keyOf } from '../keys.ts';
import { narrow } from './narrow.ts';
import { INPUTS, read } from './read.ts';

export const medinaKnowhow: Knowhow<State> = {
  inputs: INPUTS,
  scale: 10,
  chance: false,
  read,
  narrow,
  horizon: ({ bytes }) => Math.max(1, bytes[LEFT]!),
  key: ({ sets }) => keyOf(sets, 0, sets.length),
};
