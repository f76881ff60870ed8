import { expect, test } from 'vitest';
import { pagoda } from '../../../../src/games/pagoda/index.ts';
import { at, drawAll, offered, phaseOf, played, points, refused, table } from '../helpers.ts';

test('P8: four discards, then one column of any colour that P5 allows, and the turn ends', () => {
  const setup = { cards: 'r b g y y | r b', lots: ['v3', 'r4'] };
  const state = played(at(setup), 'discard red', 'discard blue', 'discard yellow', 'discard hand-red');
  expect(offered(state, 'modified').filter(text => !/^modified [3-6]/.test(text))).toEqual(['modified 1 violet']);
  expect(offered(state, 'modified')).toHaveLength(1 + 4 * 5);
  const built = played(state, 'modified 1 violet');
  expect(phaseOf(built)).toBe('refill');
  expect(points(built) - points(state)).toBe(1);
  table([
    [setup, ['discard red'], 'column 1 violet', 'P8 discards-unfinished'],
    [setup, ['discard blue'], 'discard red', 'P8 discard-order'],
    [setup, [], 'discard hand-red', 'P8 discard-too-far'],
    [setup, [], 'discard violet', 'P8 no-discard'],
    [setup, [], 'modified 1 violet', 'P8 discard-first'],
    [setup, ['column 3 red'], 'discard blue', 'P8 discard-late'],
  ]);
  for (const [move, reason] of [
    ['column 1 violet', 'P8 column-is-paid'],
    ['tile 2 red-red', 'P8 only-column'],
    ['lantern', 'P8 no-ability'],
    ['dragon blue', 'P8 no-ability'],
    ['discard green', 'P8 discards-done'],
    ['end', 'P8 discards-done'],
  ] as const)
    expect(refused(state, move), move).toBe(reason);
});

test('P8: a Dragon may come before, a Lantern closes it, and only the Fan may follow', () => {
  const lots = ['y4 r4 v4 b1'];
  const tracks = { dragon: 1, lantern: 1, fan: 1 };
  const state = at({ lots, tracks });
  expect(refused(played(state, 'dragon red', 'dragon end', 'draw red'), 'discard red')).toBeUndefined();
  expect(refused(played(state, 'lantern'), 'discard red')).toBe('P8 discard-late');
  const built = played(state, 'discard red', 'discard blue', 'discard green', 'discard yellow', 'modified 2 green');
  expect(offered(drawAll(built), 'fan')).toEqual(['fan']);
});

test('P10: without any possible column, four cards are discarded and the turn ends', () => {
  const lots = ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'];
  const state = at({ cards: 'b b b b b | b b', lots });
  expect(pagoda.moves(state).map(move => pagoda.writeMove(state, move))).toEqual(['discard blue']);
  const ended = played(state, 'discard blue', 'discard blue', 'discard blue', 'discard blue');
  expect(phaseOf(ended)).toBe('refill');
  table([[{ cards: 'b b b b r | b b', lots }, [], 'discard blue', 'P8 no-open-floor']]);
});

test('P10: a turn that only a modified one can play cites this rule', () => {
  const lots = ['r1', 'r1', 'r1', 'r1', 'r1', 'r1'];
  table([
    [{ cards: 'b b b b b | b b', lots }, [], 'end', 'P10 modified-only'],
    [{ cards: 'r b b b b | b b', lots }, [], 'end', 'P4 column-first'],
  ]);
});

test('P10: the discards of such a turn are refused by this rule, not by that of the modified turn', () => {
  const stuck = { cards: 'b b b g y | g v', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] };
  table([
    [stuck, [], 'end', 'P10 stuck'],
    [stuck, [], 'modified 1 red', 'P10 stuck'],
    [stuck, [], 'discard red', 'P10 stuck-no-discard'],
    [stuck, [], 'discard hand-violet', 'P10 stuck-discard-too-far'],
    [stuck, ['discard green'], 'discard blue', 'P10 stuck-discard-order'],
    [stuck, ['discard green'], 'end', 'P10 stuck-discards-unfinished'],
    [stuck, ['discard green'], 'tile 1 red-red', 'P10 stuck-discards-unfinished'],
  ]);
});

test('P10: the Dragon is not compulsory then, and the Fan is allowed', () => {
  const lots = ['y4 r4', 'v4 r4', 'r4', 'r4', 'r4', 'r4'];
  const state = at({ cards: 'b b b b b | b b', lots, tracks: { dragon: 1, fan: 1 } });
  expect(offered(state, 'dragon').length).toBeGreaterThan(0);
  const ended = played(state, 'discard blue', 'discard blue', 'discard blue', 'discard blue');
  expect(offered(drawAll(ended), 'fan')).toEqual(['fan']);
});
