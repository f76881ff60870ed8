import { expect, test } from 'vitest';
import type { Evaluation } from '../../src/bots/evaluation/evaluation.ts';
import { squash } from '../../src/bots/evaluation/model.ts';
import { think } from '../../src/bots/index.ts';
import { createNode, foresee, type Tree, valueNode } from '../../src/bots/outlook.ts';
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

const grow = (players: number, widths: readonly number[], inTime = () => true): Tree<Path> => ({
  evaluation: {
    ...evaluation,
    game: { ...evaluation.game, options: () => ({ players }) },
  } as unknown as Evaluation<Path>,
  seat: 0,
  reply: { beam: 4, nodes: 20 },
  widths,
  inTime,
  planned: 0,
});

const ends = (depth: number, widths: readonly number[], inTime?: () => boolean): string | undefined =>
  think(foresee(grow(3, widths, inTime), createNode({ path: '' }), depth))?.state.path;

test.each([
  ['likes the turn best after which it stands best', 1, [1], 'a'],
  ['that weighs one turn does not see what it leads to', 2, [1], 'aa'],
  ['that weighs two finds the one that leads further', 2, [2], 'ba'],
])('a seat %s', (_, depth, widths, end) => {
  expect(ends(depth, widths)).toBe(end);
});

test('nothing is foreseen when time runs out on the way', () => {
  let asked = 0;
  expect(ends(2, [2], () => ++asked < 3)).toBeUndefined();
});

test('a tree that is searched again deeper plans nothing twice', () => {
  const tree = grow(3, [2]);
  const root = createNode({ path: '' });
  think(foresee(tree, root, 1));
  expect(tree.planned).toBe(1);
  expect(think(foresee(tree, root, 2))?.state.path).toBe('ba');
  expect(tree.planned).toBe(3);
});

test('of two players, what one likes the other does not, and what a seat would not allow is not looked for', () => {
  const tree = grow(2, [2]);
  const root = createNode({ path: '' });
  expect(valueNode(tree, createNode({ path: 'ba' }), 0)).toBeCloseTo((squash(1) - squash(2)) / 2);
  expect(think(foresee(tree, root, 2, 0, 5))).toBeDefined();
  expect(tree.planned).toBe(2);
  const whole = grow(2, [2]);
  expect(think(foresee(whole, createNode({ path: '' }), 2))?.state.path).toBe('ba');
  expect(whole.planned).toBe(3);
});
