import { describe, expect, test } from 'vitest';
import { china } from '../../../../src/games/china/index.ts';
import { NOBODY } from '../../../../src/kernel/index.ts';
import { at, fullButOne, look, offered, phase, played, refused, said, shows } from '../helpers.ts';

test('C12: played cards go to the discard pile', () => {
  const next = played(
    at({ palaces: { han1: 1 }, hands: [{ green: 1, red: 2 }] }),
    'palace han2 red red',
    'emissary han green',
  );
  expect(look(next).discards).toEqual({ red: 2, green: 1 });
});

describe('C13: draw', () => {
  const drawing = at({
    phase: 'draw',
    hands: [{ red: 1 }],
    placed: [{ piece: 'palace', at: 'wei1' }],
    palaces: { wei1: 0 },
  });

  test('one by one, from row or pile; the row is refilled only when the hand is full', () => {
    const next = played(drawing, 'draw row 2', 'draw pile', 'deal violet');
    shows(next, { phase: 'deal-row', row: ['red', 'green', null, 'orange'] });
    expect(look(next).hands[0]).toEqual({ red: 1, yellow: 1, violet: 1 });
    expect(look(next).known![0]).toEqual({ yellow: 1 });
    shows(played(next, 'deal red'), {
      phase: 'act',
      turn: 1,
      row: ['red', 'green', 'red', 'orange'],
    });
  });

  test('a place of the row that is empty can not be drawn from', () => {
    expect(refused(played(drawing, 'draw row 2'), 'draw row 2')).toBe('C13 no-card-there');
  });

  test('is not optional', () => {
    expect(offered(drawing)).toEqual(['draw pile', 'draw row 0', 'draw row 1', 'draw row 2', 'draw row 3']);
    expect(refused(drawing, 'pass')).toBe('C13 draw-now');
    expect(refused(played(drawing, 'draw pile'), 'draw row 0')).toBe('C13 card-to-come');
  });

  test('two cards of one colour in the row are two choices', () => {
    const state = at({ phase: 'draw', hands: [{ red: 2 }], row: ['red', 'red', 'red', 'red'] });
    expect(offered(state, 'draw row')).toHaveLength(4);
  });

  test('a card played while one like it is known was the known one, as far as anybody can tell', () => {
    const state = at({ hands: [{ red: 2, green: 1 }], known: [{ red: 1 }, {}, {}, {}], palaces: { wei1: 1 } });
    const next = played(state, 'palace wei2 red');
    const { known, handSizes } = china.view(next, 1);
    expect([known, handSizes]).toEqual([
      [{}, {}, {}, {}],
      [2, 3, 3, 3],
    ]);
  });
});

describe('C14: exchange', () => {
  test('first the discard, then one card, then the row', () => {
    const next = played(at(), 'exchange green');
    shows(next, { phase: 'draw', toDraw: 1, discards: { green: 1 } });
    shows(played(next, 'draw row 0', 'deal violet'), { turn: 1, phase: 'act' });
    expect(look(played(next, 'draw pile', 'deal red')).hands[0]).toEqual({ red: 1, orange: 1, violet: 1 });
  });
  test('not with a card one does not have, and not after placing', () => {
    expect(refused(at(), 'exchange red')).toBe('C14 card-missing');
    const placed = played(at({ palaces: { han1: 1 } }), 'palace han2 green');
    expect(refused(placed, 'exchange orange')).toBe('C14 place-or-exchange');
  });
  test('is always open to a player with cards', () => {
    expect(offered(at(), 'exchange')).toEqual(['exchange green', 'exchange orange', 'exchange violet']);
  });
});

// 52 cards: 4 hands of 3 and a row of 4 leave 36 for pile and discards.
const spent = { red: 11, green: 6, yellow: 9, orange: 5, violet: 5 };
const without = (cards: typeof spent, ...taken: (keyof typeof spent)[]) => {
  const left = { ...cards };
  for (const colour of taken) left[colour]--;
  return left;
};

describe('C15: pile exhausted', () => {
  test('the last card of the pile makes the discards the new pile, those of this turn included', () => {
    const state = at({ pile: { red: 1 }, discards: without(spent, 'red') });
    const next = played(state, 'exchange green', 'draw pile', 'deal red');
    shows(next, { exhaustions: 1, phase: 'act', turn: 1, discards: {} });
    expect(look(next).pile).toEqual({ ...spent, red: 10, green: 7 });
  });

  test('the interrupted drawing goes on from the new pile: first the hand, then the row', () => {
    const state = at({
      phase: 'draw',
      placed: [{ piece: 'palace', at: 'wei1' }],
      palaces: { wei1: 0 },
      hands: [{ green: 1 }],
      pile: { orange: 1 },
      discards: { ...spent, violet: 6 },
    });
    const next = played(state, 'draw pile', 'deal orange');
    shows(next, { exhaustions: 1, phase: 'draw', toDraw: 1, discards: {} });
    shows(played(next, 'draw row 1', 'deal yellow'), { phase: 'act', turn: 1 });
  });

  test('the last card may go to the row', () => {
    const state = at({ pile: { red: 1 }, discards: without(spent, 'red') });
    const next = played(state, 'exchange green', 'draw row 0', 'deal red');
    shows(next, { exhaustions: 1, phase: 'act', turn: 1 });
  });

  test('without discards it counts as the second time', () => {
    const hoard = { options: { players: 2, influence: true } } as const;
    const kept = [
      { red: 10, green: 6 },
      { yellow: 8, orange: 5, violet: 5 },
    ];
    const state = at({
      ...hoard,
      emperorFirst: true,
      specials: [['two-provinces'], []],
      phase: 'deal-row',
      row: ['red', 'green', 'yellow', null],
      pile: { orange: 1 },
      kept,
      holders: { red: 0, green: 0, yellow: 1, orange: 1, violet: 1 },
    });
    shows(played(state, 'deal orange'), { exhaustions: 2, turn: 1, phase: 'act' });
  });

  test('the second exhaustion can follow in the same turn', () => {
    const kept = [
      { red: 10, green: 5 },
      { yellow: 8, orange: 5, violet: 5 },
    ];
    const state = at({
      options: { players: 2 },
      emperorCards: { green: 1, orange: 1, violet: 1 },
      pile: { orange: 1 },
      kept,
      holders: { red: 0, green: 0, yellow: 1, orange: 1, violet: 1 },
      row: ['red', 'green', 'yellow', 'green'],
    });
    const next = played(state, 'exchange green', 'draw pile', 'deal orange');
    shows(next, { exhaustions: 1, pile: { green: 1 } });
    const twice = played(state, 'exchange green', 'draw row 0', 'deal orange');
    shows(twice, { exhaustions: 1, pile: { green: 1 }, phase: 'emperor' });
    const thrice = played(twice, 'emperor palace han1 green', 'deal green');
    shows(thrice, { exhaustions: 2, turn: 1, phase: 'act', discards: { green: 1 } });
  });
});

describe('C16: end', () => {
  const last = { exhaustions: 2, pile: {}, discards: spent };

  test('the second exhaustion lets the round be finished', () => {
    const state = at({ exhaustions: 1, turn: 2, pile: { red: 1 }, discards: without(spent, 'red') });
    const next = played(state, 'exchange green', 'draw pile', 'deal red');
    shows(next, { exhaustions: 2, pile: {}, turn: 3, phase: 'act' });
    const over = played(next, 'exchange orange', 'draw row 0');
    expect(china.actor(over)).toBe(NOBODY);
  });

  test('in the turn of the player to the right of the first, it is the end after this turn', () => {
    const state = at({ exhaustions: 1, turn: 3, pile: { red: 1 }, discards: without(spent, 'red') });
    const next = played(state, 'exchange green', 'draw pile', 'deal red');
    shows(next, { phase: 'over', turn: 3, row: ['red', 'green', 'yellow', 'orange'] });
    expect(refused(next, 'exchange red')).toBe('C16 over');
    expect(offered(next)).toEqual([]);
  });

  test('from that moment there is no pile and no refill, in the rest of this turn too', () => {
    const state = at({
      phase: 'draw',
      placed: [{ piece: 'palace', at: 'wei1' }],
      palaces: { wei1: 0 },
      exhaustions: 1,
      hands: [{}],
      pile: { green: 1 },
      discards: { ...spent, orange: 6, violet: 6 },
    });
    const next = played(state, 'draw row 1', 'draw pile', 'deal green');
    shows(next, { exhaustions: 2, phase: 'draw', toDraw: 1 });
    expect(refused(next, 'draw pile')).toBe('C16 no-pile');
    shows(played(next, 'draw row 0'), {
      turn: 1,
      phase: 'act',
      row: [null, null, 'yellow', 'orange'],
    });
  });

  test('hands are filled as far as the row goes and may stay short', () => {
    const state = at({
      ...last,
      row: [null, 'green', null, null],
      hands: [{ orange: 2, green: 1 }],
      discards: { ...spent, red: 12, yellow: 10, orange: 5, violet: 6 },
      palaces: { zhao1: 1 },
    });
    const next = played(state, 'palace zhao2 orange', 'emissary zhao orange', 'draw row 1');
    shows(next, { turn: 1, phase: 'act', row: [null, null, null, null] });
    expect(look(next).hands[0]).toEqual({ green: 2 });
  });

  test('an exchange with no card in the row is just the discard, also for one who could place', () => {
    const state = at({
      ...last,
      row: [null, null, null, null],
      discards: { red: 12, green: 7, yellow: 10, orange: 6, violet: 5 },
    });
    const next = played(state, 'exchange green');
    shows(next, { turn: 1, phase: 'act' });
    expect(look(next).hands[0]).toEqual({ orange: 1, violet: 1 });
  });

  test('an exchange draws one card, no more, for a short hand too', () => {
    const state = at({ ...last, hands: [{ green: 1 }], discards: { ...spent, orange: 6, violet: 6 } });
    expect(look(played(state, 'exchange green', 'draw row 3')).hands[0]).toEqual({ orange: 1 });
  });

  test('a player without cards passes, and nobody else', () => {
    const state = at({ ...last, hands: [{}], discards: { ...spent, green: 7, orange: 6, violet: 6 } });
    expect(offered(state)).toEqual(['pass']);
    expect(look(played(state, 'pass')).turn).toBe(1);
    expect(refused(at(), 'pass')).toBe('C16 has-cards');
  });

  test('a player without cards is told to pass, whatever else is tried', () => {
    const state = at({ ...last, hands: [{}], discards: { ...spent, green: 7, orange: 6, violet: 6 } });
    for (const text of ['exchange red', 'stop', 'draw row 3', 'palace wei1 red'])
      expect(refused(state, text), text).toBe('C16 pass-now');
  });

  test('who has to draw is not told of a full hand, which may stay short', () => {
    const state = at({ ...last, hands: [{ green: 1 }], discards: { ...spent, orange: 6, violet: 6 } });
    expect(said(played(state, 'exchange green'), 'stop')).not.toMatch(/full|three|3/);
  });

  test('the game ends at once, in the middle of a turn, when nothing of anybody could be placed', () => {
    const state = at(fullButOne);
    expect(refused(state, 'emissary han green')).toBe('C10 emissary-limit');
    const events: string[] = [];
    const next = china.clone(state);
    china.play(next, china.readMove(next, 'palace han1 green')!, event => events.push(event.kind));
    shows(next, { phase: 'over', turn: 0, exhaustions: 0 });
    expect(events.at(-1)).toBe('over');
    expect(china.scores(next).items.every(({ settled }) => settled)).toBe(true);
  });

  test('it does not end as long as an emissary could be placed by anybody', () => {
    const state = at({ ...fullButOne, emissaries: { ...fullButOne.emissaries, yan: [0, 0, 0, 0] } });
    expect(phase(played(state, 'palace han1 green'))).toBe('more');
  });
});
