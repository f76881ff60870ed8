import { china } from '../../games/china/index.ts';
import { PALACES_LEFT } from '../../games/china/layout.ts';
import type { State } from '../../games/china/state.ts';
import { hashBytes } from '../evaluation/keys.ts';
import type { TrainedGame } from '../evaluation/trained.ts';
import type { Effort } from '../search.ts';
import { like } from './characters.ts';
import { courses } from './courses.ts';
import { INPUTS, read } from './features.ts';
import { distance, narrow } from './narrowing.ts';
import { judge } from './prospects.ts';
import { reasoning } from './reasons.ts';
import { tables as forMoreTables } from './tables-more.ts';
import { weights as forTwo } from './weights-2.ts';
import { weights as forMore } from './weights-more.ts';

/** Change a card, place two pieces, keep a card, draw three cards, place the Emperor's piece before or after. */
const LONGEST_TURN = 12;

const effort: Effort = {
  own: { beam: 24, nodes: 600 },
  reply: { beam: 4, nodes: 80 },
  plans: 16,
  depth: 1,
  replies: [],
  prior: 1,
};

export const trained: TrainedGame<State> = {
  game: china,
  heuristics: {
    inputs: INPUTS,
    scale: 24,
    chance: true,
    read,
    narrow,
    like,
    distance,
    advise: (state, seat) => (state.options.players > 2 ? judge(state, seat, forMoreTables) : undefined),
    horizon: () => LONGEST_TURN,
    // The array elements before PALACES_LEFT determine the rest; the order of the row does not matter, but is cheap to include.
    key: ({ cells }) => hashBytes(cells, 0, (PALACES_LEFT + 3) & ~3),
  },
  weights: ({ players }) => (players === 2 ? forTwo : forMore),
  effort: () => effort,
  courses,
  reasoning,
};
