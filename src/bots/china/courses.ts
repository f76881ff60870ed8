import type { Course } from '../evaluation/trained.ts';

export const courses: readonly Course[] = [
  {
    name: 'china-2',
    variants: ['2p-influence', '2p-light', '2p-influence-bonus', '2p-light-bonus'],
    hidden: 16,
    breadth: { beam: 5, nodes: 250 },
    games: 6000,
    rate: 0.0004,
  },
  {
    name: 'china-more',
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
