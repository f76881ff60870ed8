import { china } from '../../games/china/index.ts';
import { medina } from '../../games/medina/index.ts';
import { pagoda } from '../../games/pagoda/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { chinaKnowhow } from '../evaluation/china/index.ts';
import type { Knowhow } from '../evaluation/evaluation.ts';
import { medinaKnowhow } from '../evaluation/medina/index.ts';
import { pagodaKnowhow } from '../evaluation/pagoda/index.ts';
import type { Breadth } from '../plans.ts';

/** What one network is trained on. */
export interface Course {
  readonly name: string;
  readonly game: AnyGame;
  readonly knowhow: Knowhow<unknown>;
  /** Variants by name; every other game is of the first. */
  readonly variants: readonly string[];
  readonly hidden: number;
  readonly breadth: Breadth;
  readonly games: number;
  /** How far a weight moves at first for each sample; at the end a twentieth of it. */
  readonly rate: number;
  /** Whether some seats are played by the lead alone: with several others, a network that only meets itself goes astray. */
  readonly rough?: boolean;
}

const ofChina = { game: china as unknown as AnyGame, knowhow: chinaKnowhow as Knowhow<unknown> };
const ofPagoda = { game: pagoda as unknown as AnyGame, knowhow: pagodaKnowhow as Knowhow<unknown> };
const ofMedina = { game: medina as unknown as AnyGame, knowhow: medinaKnowhow as Knowhow<unknown> };

export const courses: readonly Course[] = [
  {
    name: 'pagoda',
    ...ofPagoda,
    variants: ['standard', 'quick', 'beginners', 'quick-beginners'],
    hidden: 16,
    breadth: { beam: 8, nodes: 150 },
    games: 12_000,
    rate: 0.002,
  },
  {
    name: 'medina-2',
    ...ofMedina,
    variants: ['second-2', 'duel', 'duel', 'second-2-no-well-no-tea', 'second-2-new-street-apart'],
    hidden: 20,
    breadth: { beam: 3, nodes: 250 },
    games: 3000,
    rate: 0.002,
  },
  {
    name: 'medina-more',
    ...ofMedina,
    variants: ['second-4', 'second-3', 'first-4', 'first-3', 'second-4-no-well', 'first-4-wall-arms'],
    hidden: 20,
    breadth: { beam: 3, nodes: 250 },
    games: 10_000,
    rate: 0.002,
  },
  {
    name: 'china-2',
    ...ofChina,
    variants: ['2p-influence', '2p-light', '2p-influence-bonus', '2p-light-bonus'],
    hidden: 16,
    breadth: { beam: 5, nodes: 250 },
    games: 6000,
    rate: 0.0004,
  },
  {
    name: 'china-more',
    ...ofChina,
    variants: [
      '4p-34',
      '3p-34',
      '5p-45',
      '4p-45',
      '3p-34-bonus',
      '4p-34-fortifications',
      '4p-border',
      '3p-border-bonus',
    ],
    hidden: 16,
    breadth: { beam: 5, nodes: 250 },
    games: 2000,
    rate: 0.0004,
    rough: true,
  },
];
