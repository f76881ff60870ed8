import { describe, expect, test } from 'vitest';
import {
  choice,
  either,
  findProblems,
  flag,
  integer,
  list,
  mapping,
  nothing,
  object,
  text,
} from '../../src/kernel/index.ts';

const schema = object(
  { players: integer(2, 4), board: choice(['34', '45']) },
  {
    names: list(text(5, { pattern: '^[A-Z]' }), 1, 2),
    open: flag(),
    hands: mapping(integer(0, 9)),
    winner: either(integer(0, 3), nothing()),
  },
);
const paths = (value: unknown): string[] => findProblems(schema, value).map(problem => problem.path);

describe('a schema', () => {
  test('lets through what it describes', () => {
    expect(paths({ players: 2, board: '34' })).toEqual([]);
    expect(paths({ players: 4, board: '45', names: ['Ann'], open: true, hands: { red: 1 }, winner: null })).toEqual([]);
  });
  test('names every member that is wrong', () => {
    expect(
      paths({ board: 34, names: ['ann', 'Far too long'], open: 1, hands: { red: 0.5 }, winner: 7, more: 1 }),
    ).toEqual(['players', 'board', 'names[0]', 'names[1]', 'open', 'hands.red', 'winner', 'more']);
  });
  test.each([null, [], 'text', 3, undefined])('refuses %j for an object', value => {
    expect(paths(value)).toEqual(['(document)']);
  });
  test('is not fooled by names that every object inherits', () => {
    expect(paths(JSON.parse('{"players":2,"board":"34","constructor":1,"__proto__":1}'))).toEqual([
      'constructor',
      '__proto__',
    ]);
  });
  test('names them all, however many there are', () => {
    const hands = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`hand${n}`, -1]));
    const names = paths({ players: 2, board: '34', hands });
    expect([names.length, names.at(-1)]).toEqual([200_000, 'hands.hand199999']);
  });
  test('counts members of a list', () => expect(paths({ players: 2, board: '34', names: [] })).toEqual(['names']));
});
