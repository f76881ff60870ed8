import { medina } from '../../games/medina/index.ts';
import { LEFT } from '../../games/medina/layout.ts';
import type { State } from '../../games/medina/state.ts';
import { hashWords } from '../evaluation/keys.ts';
import type { TrainedGame } from '../evaluation/trained.ts';
import { courses } from './courses.ts';
import { INPUTS, read } from './features.ts';
import { narrow } from './narrowing.ts';
import { reasoning } from './reasons.ts';
import { weights as forTwo } from './weights-2.ts';
import { weights as forMore } from './weights-more.ts';

export const trained: TrainedGame<State> = {
  game: medina,
  heuristics: {
    inputs: INPUTS,
    scale: 10,
    chance: false,
    read,
    narrow,
    horizon: ({ bytes }) => Math.max(1, bytes[LEFT]),
    key: ({ sets }) => hashWords(sets, 0, sets.length),
  },
  weights: ({ players }) => (players === 2 ? forTwo : forMore),
  courses,
  reasoning,
};
