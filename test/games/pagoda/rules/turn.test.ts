import { expect, test } from 'vitest';
import { pagoda } from '../../../../src/games/pagoda/index.ts';
import { DEALER } from '../../../../src/kernel/index.ts';
import { at, drawAll, gained, offered, phaseOf, play, played, refused, sum, table, view } from '../helpers.ts';

test('P4: at least one column, at most three, tiles without limit', () => {
  const cards = 'r r r r b | r r';
  table([
    [{ cards }, [], 'end', 'P4 column-first'],
    [{ cards, lots: ['r4'] }, ['tile 1 red-red'], 'end', 'P4 column-first'],
    [{ cards }, ['column 1 red'], 'end', ''],
    [{ cards }, ['column 1 red', 'column 1 red'], 'column 2 red', ''],
    [{ cards }, ['column 1 red', 'column 1 red', 'column 1 red'], 'column 2 red', 'P4 column-limit'],
    [
      { cards: 'r r r r b | r b', lots: ['r4', 'r4', 'r4'] },
      ['tile 1 red-red', 'tile 2 red-blue', 'tile 3 red-green'],
      'column 1 red',
      '',
    ],
  ]);
});

test('P4: a spire counts as one column', () => {
  const state = played(
    at({ lots: ['r4 b4 r4 y4'], cards: 'y b b r v | r y' }),
    'tile 1 yellow-blue',
    'spire blue pay blue+blue',
  );
  expect(refused(state, 'end')).toBeUndefined();
  const limit = played(state, 'column 2 red', 'column 2 red');
  expect(refused(limit, 'column 3 violet')).toBe('P4 column-limit');
});

test('P4: two red columns on an empty lot, and a blue one on a second floor: 4 points', () => {
  const setup = { cards: 'r r b g y | v v', lots: ['r4 b0'] };
  expect(gained(setup, 'column 2 red', 'column 2 red', 'column 1 blue')).toBe(4);
});

test('P9: display to 5, then hand to 2', () => {
  const state = played(
    at({ cards: 'r b g y v | r b' }),
    'column 1 red',
    'column 1 red pay hand-red',
    'column 2 blue',
    'end',
  );
  const to = [];
  while (pagoda.actor(state) === DEALER) {
    to.push(view(state).drawing?.to);
    play(state, 'draw green');
  }
  expect(to).toEqual(['display', 'display', 'hand']);
  expect([view(state).active, view(state).turn, phaseOf(state)]).toEqual([1, 2, 'begin']);
});

test('P9: the discards are the new pile the moment the last card is drawn', () => {
  const discards = ['r '.repeat(7), 'b '.repeat(8), 'g '.repeat(9), 'y '.repeat(9), 'v '.repeat(7)].join('');
  const state = played(at({ discards, cards: 'r b g y v | v v' }), 'column 1 red', 'column 2 blue', 'end');
  expect(view(state).pile).toBe(1);
  const events = play(state, offered(state, 'draw')[0]!);
  expect(events.map(({ kind }) => kind)).toEqual(['drew', 'reshuffled']);
  expect([view(state).pile, sum(view(state).discards)]).toEqual([42, 0]);
  expect(phaseOf(state)).toBe('refill');
});

test('P9: when the pile runs out the opponent knows the hand, until its cards are played', () => {
  const discards = ['r '.repeat(7), 'b '.repeat(8), 'g '.repeat(9), 'y '.repeat(9), 'v '.repeat(7)].join('');
  const state = played(at({ discards, cards: 'r b g y v | v v', others: 'r b g y v | r b' }), 'column 1 red', 'end');
  play(state, 'draw red');
  const known = (viewer: 0 | 1 | null) => pagoda.view(state, viewer).players.map(player => player.known);
  expect(known(0)).toEqual(known(1));
  expect(known(0)).toMatchObject([{ violet: 2 }, { red: 1, blue: 1 }]);
  expect(known(null)).toEqual([null, null]);
  expect(pagoda.view(state, 0).unseen).toEqual(pagoda.view(state, 1).unseen);
  drawAll(state);
  play(state, 'column 2 red pay hand-red');
  expect(known(0)[1]).toMatchObject({ red: 0, blue: 1 });
});

test('what is hidden: only its owner sees a card drawn to a hand', () => {
  const state = played(at({ cards: 'r b g y v | r b' }), 'column 1 red pay hand-red', 'end');
  const [event] = play(state, 'draw green');
  expect(pagoda.redact(event!, 0)).toEqual({ kind: 'drew', seat: 0, to: 'hand', colour: 'green' });
  for (const seat of [1, null]) expect(pagoda.redact(event!, seat)).toEqual({ kind: 'drew', seat: 0, to: 'hand' });
});
