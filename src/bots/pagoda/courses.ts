import type { Course } from '../evaluation/trained.ts';

export const courses: readonly Course[] = [
  {
    name: 'pagoda-2',
    variants: ['standard', 'quick', 'beginners', 'quick-beginners'],
    hidden: 16,
    breadth: { beam: 8, nodes: 150 },
    games: 12_000,
    rate: 0.002,
  },
];
