import { pagoda } from '../../games/pagoda/index.ts';
import { LOT } from '../../games/pagoda/layout.ts';
import type { State } from '../../games/pagoda/state.ts';
import { LOT_COUNT } from '../../games/pagoda/vocabulary.ts';
import { hashWords } from '../evaluation/keys.ts';
import type { TrainedGame } from '../evaluation/trained.ts';
import type { Effort } from '../search.ts';
import { like } from './characters.ts';
import { courses } from './courses.ts';
import { INPUTS, read } from './features.ts';
import { distance, narrow } from './narrowing.ts';
import { reasoning } from './reasons.ts';
import { weights as forTwo } from './weights-2.ts';

/** A Dragon may discard all cards one by one; then come at most four columns with as many tiles. */
const LONGEST_TURN = 24;

const effort: Effort = {
  own: { beam: 24, nodes: 600 },
  reply: { beam: 4, nodes: 80 },
  plans: 16,
  depth: 1,
  replies: [],
  prior: 1,
};

export const trained: TrainedGame<State> = {
  game: pagoda,
  heuristics: {
    inputs: INPUTS,
    scale: 12,
    chance: true,
    read,
    narrow,
    like,
    distance,
    horizon: () => LONGEST_TURN,
    key: ({ words }) => hashWords(words, 0, LOT + LOT_COUNT),
  },
  weights: () => forTwo,
  effort: () => effort,
  courses,
  reasoning,
};
