import { pagoda } from '../../games/pagoda/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Knowhow } from '../evaluation/evaluation.ts';
import { pagodaKnowhow } from '../evaluation/pagoda/index.ts';
import type { Breadth } from '../plans.ts';

/** What one network is trained on. */
export interface Course {
  readonly name: string;
  readonly game: AnyGame;
  readonly knowhow: Knowhow<unknown>;
  /** Variants by name; the first is played as often as all others together. */
  readonly variants: readonly string[];
  readonly hidden: number;
  readonly breadth: Breadth;
  readonly games: number;
}

export const courses: readonly Course[] = [
  {
    name: 'pagoda',
    game: pagoda as unknown as AnyGame,
    knowhow: pagodaKnowhow as Knowhow<unknown>,
    variants: ['standard', 'quick', 'beginners', 'quick-beginners'],
    hidden: 16,
    breadth: { beam: 8, nodes: 150 },
    games: 20_000,
  },
];
