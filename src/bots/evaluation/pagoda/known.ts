import type { Knowhow } from '../evaluation.ts';
import type { Known } from '../known.ts';
import { pagodaKnowhow } from './index.ts';
import { weights } from './weights.ts';

export const known: Known = { knowhow: pagodaKnowhow as Knowhow<unknown>, weights: () => weights };
