import { describe, expect, test } from 'vitest';
import { china } from '../../../../src/games/china/index.ts';
import { at, excluded, look, offered, palacesIn, phase, played, refused, said } from '../helpers.ts';

const hand = (cards: object) => [cards];

describe('C5: one province', () => {
  const state = at({ hands: hand({ red: 2, green: 1 }), palaces: { wei1: 1, shu1: 1 } });
  test('the second piece may not go elsewhere', () => {
    const next = played(state, 'palace wei2 red');
    expect(refused(next, 'palace shu2 red')).toBe('C5 one-province');
    expect(refused(next, 'emissary shu red')).toBe('C5 one-province');
    expect(refused(next, 'palace wei3 red')).toBeUndefined();
  });
  test('there is no third piece', () => {
    const next = played(at({ hands: hand({ red: 3 }), palaces: { wei1: 1 } }), 'palace wei2 red', 'palace wei3 red');
    expect(phase(next)).toBe('draw');
    expect(refused(next, 'palace wei4 red')).toBe('C5 two-pieces');
    expect(refused(next, 'emissary wei red')).toBe('C5 two-pieces');
  });
});

describe('C6: paying', () => {
  const state = at({ hands: hand({ yellow: 2, red: 1 }), palaces: { wei1: 1 } });
  test.each([
    ['palace wei2 red', undefined],
    ['palace wei2 yellow yellow', undefined],
    ['palace qi1 yellow', undefined],
    ['palace qi1 yellow yellow', 'C6 own-pair'],
    ['palace wei2 yellow', 'C6 wrong-payment'],
    ['palace wei2 red yellow', 'C6 wrong-payment'],
    ['palace wei2 green green', 'C6 no-joker-pair'],
    ['palace chu1 violet', 'C6 no-province-card'],
  ])('%s: %s', (text, refusal) => expect(refused(state, text)).toBe(refusal));

  test('the sentence names the cards that are missing', () => {
    expect(said(state, 'palace chu1 violet')).toBe(
      'You have no violet card; two cards of another colour would do as a joker.',
    );
    expect(said(state, 'palace wei2 green green')).toBe('You don’t have two green cards to use as a joker.');
  });

  test('the player may choose between the colour card and a joker pair, and stop after the first piece', () => {
    expect(offered(state, 'palace wei2')).toEqual(['palace wei2 red', 'palace wei2 yellow yellow']);
    const next = played(state, 'palace wei2 red');
    expect(phase(next)).toBe('more');
    expect(refused(next, 'draw pile')).toBe('C13 draw-later');
    expect(phase(played(next, 'stop'))).toBe('draw');
    expect(refused(state, 'stop')).toBe('C14 not-placed');
  });

  test('whether the hand allows a second piece is not given away: the seat is asked as long as it has a card', () => {
    const next = played(at({ hands: hand({ red: 1, green: 2 }), palaces: { wei1: 1 } }), 'palace wei2 green green');
    expect(phase(next)).toBe('more');
    const broke = played(at({ hands: hand({ red: 1, green: 1, violet: 1 }), palaces: { wei1: 1 } }), 'palace wei2 red');
    expect(offered(broke)).toEqual(['stop']);
  });
});

describe('C7: empty province', () => {
  test('Wei is empty: one red card, one palace, done', () => {
    const next = played(at({ hands: hand({ red: 3 }) }), 'palace wei1 red');
    expect(phase(next)).toBe('draw');
    expect(refused(next, 'palace wei2 red')).toBe('C7 empty-province');
    expect(refused(next, 'palace shu2 red')).toBe('C13 draw-now');
  });
  test('the next player has one red and two green cards: two pieces in Wei', () => {
    const state = at({ hands: hand({ red: 1, green: 2 }), palaces: { wei1: 1 } });
    expect(look(played(state, 'palace wei2 red', 'emissary wei green green')).emissaries).toEqual({
      wei: [1, 0, 0, 0],
    });
  });
  test('three yellow cards: two pieces in Qi, or in Chin, or one elsewhere for two of them', () => {
    const state = at({ hands: hand({ yellow: 3 }), palaces: { qi1: 1, chin1: 1, wei1: 1 } });
    played(state, 'palace qi2 yellow', 'palace qi3 yellow');
    played(state, 'palace chin2 yellow', 'emissary chin yellow');
    expect(offered(played(state, 'palace wei2 yellow yellow'))).toEqual(['stop']);
  });
  test('a province with nothing but a fortification is not empty', () => {
    const options = { players: 4, fortifications: true } as const;
    const state = at({
      options,
      hands: hand({ red: 3 }),
      fortifications: ['wei1'],
      fortificationsLeft: [1, 0, 1, 1],
    });
    played(state, 'palace wei2 red', 'palace wei3 red');
  });
});

describe('C8: supply', () => {
  const all = {
    ...palacesIn('chu', [0, 8]),
    ...palacesIn('wei', [0, 7]),
    ...palacesIn('han', [0, 5]),
  };
  test('no palace left', () => {
    expect(refused(at({ palaces: all }), 'palace han6 green')).toBe('C8 no-palace-left');
  });
  test('no emissary left', () => {
    const state = at({ palaces: { ...all, yan1: 1 }, emissaries: { chu: [8, 0, 0, 0] } });
    expect(refused(state, 'emissary han green')).toBe('C8 no-emissary-left');
  });
  test('no fortification left', () => {
    const options = { players: 4, fortifications: true } as const;
    const state = at({ options, fortifications: ['wei1'], fortificationsLeft: [0, 1, 1, 1] });
    expect(refused(state, 'fortification han1 green')).toBe('C8 no-fortification-left');
  });
});

test('C9: one palace a space', () => {
  const state = at({ palaces: { han1: 1, han2: 0 } });
  expect(refused(state, 'palace han1 green')).toBe('C9 space-taken');
  expect(refused(state, 'palace han2 green')).toBe('C9 space-taken');
  expect(look(played(state, 'palace han3 green')).palaces).toEqual({ han1: 1, han2: 0, han3: 0 });
});

describe('C10: emissaries', () => {
  test('none without a palace', () => expect(refused(at(), 'emissary han green')).toBe('C10 no-palace-there'));

  test.each([
    [
      'zhao',
      'orange',
      [
        [1, 3],
        [2, 2],
      ],
      3,
    ],
    [
      'chin',
      'yellow',
      [
        [1, 2],
        [2, 2],
      ],
      2,
    ],
  ] as const)('%s takes no more emissaries than the most palaces there', (province, colour, counts, limit) => {
    const palaces = palacesIn(province, ...counts);
    const state = (emissaries: number) =>
      at({ palaces, hands: hand({ [colour]: 3 }), emissaries: { [province]: [0, 0, 0, emissaries] } });
    expect(refused(state(limit - 1), `emissary ${province} ${colour}`)).toBeUndefined();
    expect(refused(state(limit), `emissary ${province} ${colour}`)).toBe('C10 emissary-limit');
  });

  test('Chu, one player with 4 palaces, 2 emissaries there: two more for one violet card and two orange ones', () => {
    const state = at({
      palaces: palacesIn('chu', [1, 4]),
      emissaries: { chu: [0, 2, 0, 0] },
      hands: hand({ violet: 1, orange: 2 }),
    });
    const next = played(state, 'emissary chu violet', 'emissary chu orange orange');
    expect(look(next).emissaries).toEqual({ chu: [2, 2, 0, 0] });
  });

  test('the sentence names the province and counts its emissaries', () => {
    const full = at({ palaces: palacesIn('zhao', [1, 3], [2, 1]), emissaries: { zhao: [0, 2, 1, 0] } });
    expect(said(full, 'emissary zhao orange')).toBe(
      'Zhao is full: it has 3 emissaries, as many as its leading player has palaces there.',
    );
    const one = at({ palaces: { han1: 0 }, emissaries: { han: [0, 1, 0, 0] } });
    expect(said(one, 'emissary han green')).toMatch(/^Han is full: it has 1 emissary,/);
  });

  test('a palace just placed may raise the limit', () => {
    const state = at({ palaces: { han1: 0 }, emissaries: { han: [0, 1, 0, 0] }, hands: hand({ green: 3 }) });
    expect(refused(state, 'emissary han green')).toBe('C10 emissary-limit');
    played(state, 'palace han2 green', 'emissary han green');
  });
});

test('C11: the last palace of a province scores it at once; the turn goes on; emissaries may still come', () => {
  const state = at({ palaces: palacesIn('chin', [1, 2], [0, 1]), hands: hand({ yellow: 3 }) });
  expect(china.scores(state).points).toEqual([0, 0, 0, 0]);
  const events: string[] = [];
  const next = china.clone(state);
  china.play(next, china.readMove(next, 'palace chin4 yellow')!, event => events.push(event.kind));
  expect(events).toEqual(['placed', 'completed', 'scored', 'scored']);
  expect(china.scores(next).points).toEqual([4, 4, 0, 0]);
  expect(phase(next)).toBe('more');
  const later = played(next, 'emissary chin yellow');
  expect(china.scores(later).points).toEqual([4, 4, 0, 0]);
});

describe('a move that exists, but not with these options, names the option', () => {
  test.each([
    ['fortification wei1 red', 'C22 no-fortifications'],
    ['emperor palace wei1 red', 'C24 no-emperor'],
    ['emperor rests', 'C24 no-emperor'],
    ['special change-card red 0', 'C24 no-emperor'],
    ['keep red', 'C25 no-influence'],
    ['commit wei red', 'C31 no-bonus-tiles'],
    ['choose wei1', 'C31 no-bonus-tiles'],
    ['palace post1 green orange', 'C35 no-posts'],
    ['palace wei99 red', undefined],
    ['fly', undefined],
  ])('%s: %s', (text, refusal) => expect(excluded(at(), text)).toBe(refusal));
});
