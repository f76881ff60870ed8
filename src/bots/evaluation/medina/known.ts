import type { Knowhow } from '../evaluation.ts';
import type { Known } from '../known.ts';
import { medinaKnowhow } from './index.ts';
import { weights as two } from './weights-2.ts';
import { weights as more } from './weights-more.ts';

export const known: Known = {
  knowhow: medinaKnowhow as Knowhow<unknown>,
  weights: ({ players }) => (players === 2 ? two : more),
};
