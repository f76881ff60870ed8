import { expect, test } from 'vitest';
import { foresee } from '../../src/bots/continuations.ts';
import type { Evaluation } from '../../src/bots/evaluation/evaluation.ts';
import { think } from '../../src/bots/index.ts';
import type { Move } from '../../src/kernel/index.ts';

/** What each of two seats thinks of a position. The second seat is to act first; then the first has one answer. */
const liked: { readonly [path: string]: readonly [number, number] } = {
  '': [0, 0],
  a: [0, 5],
  b: [0, 3],
  aa: [9, -9],
  ba: [1, 2],
};

interface Path {
  path: string;
}
const evaluation = {
  chance: false,
  model: { inputs: 1, hidden: 0, weights: Float64Array.of(1, 0, 0) },
  read: ({ path }: Path, seat: number, into: { add(input: number, value: number): void }) =>
    into.add(0, liked[path]![seat]!),
  narrow: (_: Path, moves: Move[]) => moves,
  horizon: () => 1,
  key: ({ path }: Path) => Object.keys(liked).indexOf(path),
  game: {
    actor: ({ path }: Path) => 1 - path.length,
    moves: ({ path }: Path) => Object.keys(liked).flatMap((to, n) => (isNext(path, to) ? [n as Move] : [])),
    clone: (state: Path) => ({ ...state }),
    play: (state: Path, move: Move) => Object.assign(state, { path: Object.keys(liked)[move] }),
  },
} as unknown as Evaluation<Path>;

const isNext = (path: string, to: string): boolean => to.length === path.length + 1 && to.startsWith(path);

const ends = (depth: number, widths: readonly number[], inTime = () => true): string | undefined =>
  think(foresee(evaluation, { path: '' }, depth, { beam: 4, nodes: 20 }, widths, inTime))?.path;

test.each([
  ['likes the turn best after which it stands best', 1, [], 'a'],
  ['that weighs one turn does not see what it leads to', 2, [], 'aa'],
  ['that weighs two finds the one that leads further', 2, [2], 'ba'],
])('a seat %s', (_, depth, widths, end) => {
  expect(ends(depth, widths)).toBe(end);
});

test('nothing is foreseen when time runs out on the way', () => {
  let asked = 0;
  expect(ends(2, [2], () => ++asked < 3)).toBeUndefined();
});
