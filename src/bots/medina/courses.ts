import type { Course } from '../evaluation/trained.ts';

export const courses: readonly Course[] = [
  {
    name: 'medina-2',
    variants: ['second-2', 'duel', 'duel', 'second-2-no-well-no-tea', 'second-2-new-street-apart'],
    hidden: 20,
    breadth: { beam: 3, nodes: 250 },
    games: 3000,
    rate: 0.002,
  },
  {
    name: 'medina-more',
    variants: ['second-4', 'second-3', 'first-4', 'first-3', 'second-4-no-well', 'first-4-one-connection'],
    hidden: 20,
    breadth: { beam: 3, nodes: 250 },
    games: 10_000,
    rate: 0.002,
  },
];
