import { medina } from '../../games/medina/index.ts';
import { LEFT } from '../../games/medina/layout.ts';
import type { State } from '../../games/medina/state.ts';
import { hashWords } from '../evaluation/keys.ts';
import type { TrainedGame } from '../evaluation/trained.ts';
import type { Effort } from '../search.ts';
import { like } from './characters.ts';
import { courses } from './courses.ts';
import { INPUTS, read } from './features.ts';
import { distance, isClumsy, narrow } from './narrowing.ts';
import { reasoning } from './reasons.ts';
import { weights as forTwo } from './weights-2.ts';
import { weights as forMore } from './weights-more.ts';

const ofTwo: Effort = {
  own: { beam: 32, nodes: 1600 },
  reply: { beam: 4, nodes: 80 },
  plans: 24,
  depth: 1,
  replies: [4, 3, 2, 2, 2, 1],
  prior: 1,
};
const ofMore: Effort = { ...ofTwo, plans: 16, replies: [3, 2, 2, 1] };

export const trained: TrainedGame<State> = {
  game: medina,
  heuristics: {
    inputs: INPUTS,
    scale: 10,
    chance: false,
    read,
    narrow,
    isClumsy,
    like,
    distance,
    horizon: ({ bytes }) => Math.max(1, bytes[LEFT]),
    key: ({ sets }) => hashWords(sets, 0, sets.length),
  },
  effort: ({ players }) => (players === 2 ? ofTwo : ofMore),
  weights: ({ players }) => (players === 2 ? forTwo : forMore),
  courses,
  reasoning,
};
