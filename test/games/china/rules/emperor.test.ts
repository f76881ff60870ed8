import { describe, expect, test } from 'vitest';
import { china } from '../../../../src/games/china/index.ts';
import { at, look, offered, palacesIn, phase, played, pointsOf, refused, shows } from '../helpers.ts';

const two = { options: { players: 2 } } as const;
const light = { options: { players: 2, influence: false } } as const;
/** To the end of an own turn without pieces, whatever was drawn. */
const exchanged = ['exchange green', 'draw row 0', 'deal yellow'];

describe('C24: the Emperor', () => {
  test('has palaces and emissaries, and no score', () => {
    const state = at({ ...two, palaces: { wei1: 'emperor' }, emissaries: { wei: [0, 0, 1] } });
    expect(china.view(state, 0)).toMatchObject({ palacesLeft: [20, 20, 19], emissariesLeft: [8, 8, 7] });
    expect(china.scores(state).points).toHaveLength(2);
  });
  test('his cards lie open', () => {
    expect(china.view(at({ ...two, emperorCards: { red: 3 } }), null).emperorCards).toEqual({ red: 3 });
  });
});

describe('C22: fortifications with the Emperor', () => {
  const options = { players: 2, fortifications: true } as const;
  const begun = at({ options, hands: [{ red: 2, green: 1 }], palaces: { wei1: 1 }, emperorCards: { red: 3 } });

  test('each player has one, the Emperor none', () => {
    expect(china.view(begun, 0).fortificationsLeft).toEqual([1, 1]);
    expect(refused(begun, 'fortification wei2 red')).toBe(undefined);
    const spent = played(begun, 'fortification wei2 red', 'stop', 'draw row 0', 'deal yellow');
    shows(spent, { phase: 'emperor', fortifications: ['wei2'], fortificationsLeft: [0, 1] });
  });
  test('his step never offers one', () => {
    const step = played(begun, 'exchange green', 'draw row 0', 'deal yellow');
    expect(phase(step)).toBe('emperor');
    expect(offered(step).some(text => text.startsWith('emperor palace '))).toBe(true);
    expect(offered(step).filter(text => text.includes('fortification'))).toEqual([]);
    expect(refused(step, 'fortification wei2 red')).toBe('C27 emperor-now');
  });
  test('his palace on one doubles his palace points of the province', () => {
    const palaces = palacesIn('chu', [0, 5], ['emperor', 2], [1, 1]);
    const holders = { violet: 0 };
    const kept = [{ violet: 1 }, {}];
    const points = (fortifications: string[]): number[] =>
      pointsOf(
        at({ options, palaces, holders, kept, emperorPoints: { chu: 0 }, fortifications, fortificationsLeft: [0, 1] }),
        'emperor-palaces',
      );
    expect(points(['chu1'])).toEqual([5, 0]);
    expect(points(['chu6'])).toEqual([10, 0]);
  });
  test('a lone one makes a province non-empty, for him too', () => {
    const fortified = { fortifications: ['wei2'], fortificationsLeft: [0, 1] };
    const at2 = (more: object) => at({ options, emperorCards: { red: 2, violet: 1 }, ...more });
    const step = (more: object) => played(at2(more), 'exchange green', 'draw row 0', 'deal yellow');
    expect(refused(step({ palaces: { shu1: 1 } }), 'emperor palace wei3 red')).toBe('C27 emperor-empty');
    expect(refused(step({ palaces: { shu1: 1 }, ...fortified }), 'emperor palace wei3 red')).toBe(undefined);
  });
});

describe('C25: kept card', () => {
  const state = at({ ...two, hands: [{ red: 1, green: 2 }], palaces: { wei1: 1 } });
  test('one of the cards played, also of a joker pair; the others are discarded', () => {
    const next = played(state, 'palace wei2 red', 'palace wei3 green green');
    expect(phase(next)).toBe('keep');
    expect(offered(next)).toEqual(['keep red', 'keep green']);
    expect(refused(next, 'keep yellow')).toBe('C25 not-played');
    expect(refused(next, 'draw pile')).toBe('C25 keep-now');
    shows(played(next, 'keep green'), {
      phase: 'draw',
      kept: [{ green: 1 }, {}],
      discards: { red: 1, green: 1 },
      played: {},
    });
  });
  test('is not asked when the cards are alike, and there is none after an exchange', () => {
    shows(played(state, 'palace wei2 green green', 'stop'), {
      phase: 'draw',
      kept: [{ green: 1 }, {}],
    });
    shows(played(state, 'exchange red'), { kept: [{}, {}], discards: { red: 1 } });
    expect(refused(state, 'keep red')).toBe('C25 nothing-to-keep');
  });
  test('a province completed by these pieces is scored with the influence as it stood', () => {
    const full = at({
      ...two,
      hands: [{ yellow: 1, red: 2 }],
      palaces: palacesIn('chin', ['emperor', 2], [1, 1]),
      kept: [{}, { yellow: 1 }],
      holders: { yellow: 1 },
    });
    const next = played(full, 'palace chin4 yellow', 'stop');
    shows(next, { holders: { yellow: 0 }, emperorPoints: { chin: 1 } });
    expect(china.scores(next).points).toEqual([2, 2 + 4]);
  });
});

describe('C26: influence', () => {
  test.each([
    [0, 0, undefined, 0],
    [0, 1, 1, 0],
    [0, 2, 1, 1],
    [1, 1, 0, 0],
    [1, 1, 1, 0],
  ])('with %i kept of a colour against %i, held by %s, one more is kept: held by %i', (own, other, before, holder) => {
    const state = at({
      ...two,
      hands: [{ red: 3 }],
      kept: [{ red: own }, { red: other }],
      holders: before === undefined ? {} : { red: before },
    });
    expect(look(played(state, 'palace wei1 red', 'stop')).holders).toEqual({ red: holder });
  });
});

describe("C27: the Emperor's turn", () => {
  const state = at({ ...two, palaces: { wei1: 0 }, emperorCards: { red: 1, yellow: 2 } });
  const his = played(state, ...exchanged);

  test('comes after the own turn, also after an exchange, when the row is refilled', () => {
    shows(his, { phase: 'emperor', turn: 0 });
    expect(china.actor(his)).toBe(0);
    expect(refused(his, 'palace wei2 red')).toBe('C27 emperor-now');
    expect(refused(state, 'emperor palace wei2 red')).toBe('C27 emperor-later');
  });
  test('one piece, paid by his cards, which are refilled from the pile', () => {
    const next = played(his, 'emperor palace wei2 yellow yellow');
    shows(next, {
      phase: 'deal-emperor',
      emperorCards: { red: 1 },
      discards: { green: 1, yellow: 2 },
    });
    const done = played(next, 'deal green', 'deal green');
    shows(done, { turn: 1, phase: 'act', emperorCards: { red: 1, green: 2 }, kept: [{}, {}] });
    expect(look(played(his, 'emperor emissary wei red')).emissaries).toEqual({ wei: [0, 0, 1] });
  });
  test('an empty province only if his cards allow nothing elsewhere', () => {
    expect(refused(his, 'emperor palace qi1 yellow')).toBe('C27 emperor-empty');
    const forced = at({ ...two, palaces: { wei1: 0 }, emperorCards: { green: 1, yellow: 1, violet: 1 } });
    expect(refused(played(forced, ...exchanged), 'emperor palace qi1 yellow')).toBeUndefined();
    expect(refused(played(forced, ...exchanged), 'emperor palace wei2 yellow yellow')).toBe('C27 emperor-cards');
  });
  test('he may rest, and his cards stay', () => {
    shows(played(his, 'emperor rests'), { turn: 1, emperorCards: { red: 1, yellow: 2 } });
    expect(refused(state, 'emperor rests')).toBe('C27 emperor-later');
  });
  test('he is not asked when he can place nothing', () => {
    const { spaces, emissaries } = closed();
    const stuck = at({
      ...two,
      palaces: { ...spaces },
      emissaries,
      emperorCards: { red: 1, yellow: 1, violet: 1 },
    });
    shows(played(stuck, ...exchanged), { turn: 1, phase: 'act' });
  });
  test('his piece may complete a province and exhaust the pile; in the last round he draws nothing', () => {
    const end = at({
      ...two,
      exhaustions: 2,
      pile: {},
      phase: 'emperor',
      palaces: palacesIn('chin', [0, 2], [1, 1]),
      emperorCards: { green: 1, yellow: 1, violet: 1 },
      discards: { red: 10, green: 6, yellow: 7, orange: 6, violet: 5 },
    });
    const next = played(end, 'emperor palace chin4 yellow');
    shows(next, { turn: 1, phase: 'act', emperorCards: { green: 1, violet: 1 } });
    expect(china.scores(next).points).toEqual([4, 2]);
  });
  test('it belongs to the turn for the end of the game', () => {
    const end = at({
      ...two,
      turn: 1,
      exhaustions: 2,
      pile: {},
      palaces: { wei1: 0 },
      emperorCards: { red: 3 },
      discards: { red: 7, green: 7, yellow: 8, orange: 6, violet: 6 },
    });
    const next = played(end, 'exchange green', 'draw row 0');
    expect(phase(next)).toBe('emperor');
    expect(phase(played(next, 'emperor rests'))).toBe('over');
  });
  test('he comes after a pass too', () => {
    const end = at({
      ...two,
      exhaustions: 2,
      pile: {},
      hands: [{}],
      palaces: { wei1: 0 },
      emperorCards: { red: 3 },
      discards: { red: 7, green: 8, yellow: 8, orange: 7, violet: 7 },
    });
    expect(phase(played(end, 'pass'))).toBe('emperor');
  });
});

test('C28: Chu with 5 (holder of the violet influence), Emperor 2, other player 1: 8+5 = 13, and 2', () => {
  const chu = palacesIn('chu', [0, 5], ['emperor', 2], [1, 1]);
  const held = at({
    ...two,
    palaces: chu,
    kept: [{ violet: 1 }, {}],
    holders: { violet: 0 },
    emperorPoints: { chu: 0 },
  });
  expect(china.scores(held).points).toEqual([13, 2]);
  expect(pointsOf(held, 'emperor-palaces')).toEqual([5, 0]);
  const free = at({ ...two, palaces: chu });
  expect(china.scores(free).points).toEqual([8, 2]);
});

test('C28: his alliances and roads score for nobody, but he counts in majorities', () => {
  const palaces = { ...palacesIn('wei', ['emperor', 5]), ...palacesIn('chin', [0, 2], ['emperor', 2]) };
  const state = at({ ...two, palaces, emissaries: { wei: [1, 0, 2], chin: [1, 0, 0] } });
  expect([pointsOf(state, 'alliance'), pointsOf(state, 'road')]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

describe('C29: special cards', () => {
  const state = at({ ...two, hands: [{ red: 2, green: 1 }], palaces: { wei1: 1 }, emperorCards: { yellow: 3 } });

  test('Emperor first: his turn with its refill comes now, and not after', () => {
    const first = played(state, 'special emperor-first');
    shows(first, {
      phase: 'emperor',
      emperorFirst: true,
      specials: [
        ['two-provinces', 'change-card'],
        ['emperor-first', 'two-provinces', 'change-card'],
      ],
    });
    expect(refused(first, 'special change-card green 0')).toBe('C27 emperor-now');
    const own = played(first, 'emperor palace wei2 yellow yellow', 'deal red', 'deal red');
    expect(phase(own)).toBe('act');
    expect(refused(own, 'special emperor-first')).toBe('C29 special-used');
    expect(refused(own, 'emperor palace wei3 yellow yellow')).toBe('C27 emperor-placed');
    const drawn = played(own, 'exchange red', 'draw row 0', 'deal red');
    shows(drawn, { turn: 1, phase: 'act', emperorFirst: false });
  });
  test('Emperor first: he may rest and it is the own turn', () => {
    expect(phase(played(state, 'special emperor-first', 'emperor rests'))).toBe('act');
  });
  test('C7: an Emperor piece placed just before makes a province non-empty', () => {
    const next = played(
      at({ ...two, hands: [{ yellow: 3 }], emperorCards: { yellow: 3 } }),
      'special emperor-first',
      'emperor palace qi1 yellow',
      'deal red',
      'palace qi2 yellow',
    );
    expect(refused(next, 'palace qi3 yellow')).toBeUndefined();
  });
  test('only before anything is placed or exchanged', () => {
    for (const text of ['special emperor-first', 'special change-card green 0']) {
      expect(refused(played(state, 'palace wei2 red'), text)).toBe('C29 special-late');
      expect(refused(played(state, 'exchange red'), text)).toBe('C29 special-late');
    }
  });
  test('Two provinces: the second piece elsewhere spends it, C7 for each', () => {
    const next = played(state, 'palace shu1 red');
    expect(phase(next)).toBe('more');
    expect(refused(next, 'palace shu2 red')).toBe('C7 empty-province');
    const spent = played(next, 'palace han1 green');
    expect(look(spent).specials![0]).toEqual(['emperor-first', 'change-card']);
    const none = at({ ...two, hands: [{ red: 2, green: 1 }], palaces: { wei1: 1 }, specials: [[], []] });
    expect(phase(played(none, 'palace shu1 red'))).toBe('draw');
    expect(refused(played(none, 'palace wei2 red'), 'palace han1 green')).toBe('C5 one-province');
  });
  test('Two provinces is not spent by a second piece in the same province', () => {
    expect(look(played(state, 'palace wei2 red', 'palace wei3 red')).specials![0]).toContain('two-provinces');
  });
  test('Change a card: a hand card for one of the row; then place or exchange', () => {
    const next = played(state, 'special change-card green 2');
    shows(next, {
      phase: 'act',
      row: ['red', 'green', 'green', 'orange'],
      known: [{ yellow: 1 }, {}],
    });
    expect(look(next).hands[0]).toEqual({ red: 2, yellow: 1 });
    expect(refused(next, 'special change-card red 0')).toBe('C29 special-used');
    expect(refused(state, 'special change-card violet 0')).toBe('C29 change-missing');
    expect(phase(played(next, 'special emperor-first'))).toBe('emperor');
    expect(phase(played(next, 'exchange red'))).toBe('draw');
  });
  test('Change a card needs a card in the row', () => {
    const end = at({
      ...two,
      exhaustions: 2,
      pile: {},
      row: ['red', null, null, null],
      discards: { red: 10, green: 7, yellow: 9, orange: 6, violet: 5 },
    });
    expect(refused(end, 'special change-card green 1')).toBe('C29 change-gap');
  });
});

test('C30: light: no kept cards, all are discarded, his palace points go to nobody, special cards stay', () => {
  const state = at({ ...light, hands: [{ yellow: 1, red: 2 }], palaces: palacesIn('chin', ['emperor', 2], [1, 1]) });
  const next = played(state, 'palace chin4 yellow', 'stop');
  shows(next, { phase: 'draw', discards: { yellow: 1 } });
  expect(china.scores(next).points).toEqual([2, 2]);
  expect(offered(state)).toContain('special emperor-first');
  expect(china.readMove(state, 'keep red')).toBeUndefined();
});

/** Wei, Chin, Chu, Shu and Qi full and closed to emissaries: red, yellow and violet place nothing. */
function closed() {
  const spaces = {
    ...palacesIn('wei', [0, 4], [1, 3]),
    ...palacesIn('chin', [0, 2], [1, 2]),
    ...palacesIn('chu', [0, 3], [1, 3], ['emperor', 2]),
    ...palacesIn('shu', [0, 3], [1, 2]),
    ...palacesIn('qi', [0, 2], [1, 2], ['emperor', 1]),
  };
  const emissaries = { wei: [2, 2, 0], chin: [1, 1, 0], chu: [1, 2, 0], shu: [2, 1, 0], qi: [1, 1, 0] };
  return { spaces, emissaries };
}
