import { describe, expect, test } from 'vitest';
import { china } from '../../../src/games/china/index.ts';
import { seeded } from '../../../src/kernel/index.ts';
import { at, dealt, look, palacesIn, played, problems } from './helpers.ts';

const HAND = { green: 1, orange: 1, violet: 1 };
const ROW = ['red', 'green', 'yellow', 'orange'];
/** The least that a person has to write. */
const written = { options: { players: 4 }, turn: 0, hands: [HAND, HAND, HAND, HAND], row: ROW };

test('a position can be written in four members: the rest has defaults, the pile is what is left', () => {
  expect(problems(written)).toEqual([]);
  expect(look(at(written as never)).pile).toEqual({ red: 11, green: 6, yellow: 9, orange: 5, violet: 5 });
});

describe('an impossible position is refused with every reason', () => {
  const two = { ...written, options: { players: 2 }, hands: [HAND, HAND], emperorCards: HAND };
  const bonus = { ...written, options: { players: 4, bonusTiles: true } };
  const forts = { ...written, options: { players: 4, fortifications: true } };
  const last = {
    ...written,
    exhaustions: 2,
    pile: {},
    discards: { red: 11, green: 6, yellow: 9, orange: 5, violet: 5 },
  };
  test.each<[string, object]>([
    ['hands[0].pink -', { ...written, hands: [{ pink: 1 }, HAND, HAND, HAND] }],
    ['options.board C24', { ...two, options: { players: 2, board: '45' } }],
    ['turn C1', { ...written, turn: 4 }],
    ['hands C4', { ...written, hands: [HAND, HAND] }],
    ['palaces.han9 C1', { ...written, palaces: { han9: 0 } }],
    ['palaces.han1 C1', { ...written, palaces: { han1: 4 } }],
    ['palaces.han1 C1', { ...written, palaces: { han1: 'emperor' } }],
    ['palaces.post1 C1', { ...written, palaces: { post1: 1 } }],
    ['emissaries.wu C1', { ...written, emissaries: { wu: [1, 0, 0, 0] } }],
    ['emissaries.wei C10', { ...written, emissaries: { wei: [1, 0, 0] } }],
    ['emissaries.wei C10', { ...written, palaces: { wei1: 0, wei2: 1 }, emissaries: { wei: [1, 1, 0, 0] } }],
    ['fortifications C22', { ...written, fortifications: [] }],
    ['fortificationsLeft C3', { ...forts, fortifications: ['wei1'] }],
    ['tiles C31', { ...written, tiles: {} }],
    ['emperorCards C24', { ...written, emperorCards: {} }],
    ['kept C26', { ...two, options: { players: 2, influence: false }, kept: [{}, {}] }],
    ['pile C2', { ...written, pile: { red: 1 } }],
    ['pile C2', { ...written, discards: { violet: 7 } }],
    ['known[1].red C13', { ...written, known: [{}, { red: 1 }, {}, {}] }],
    ['older[0] C15', { ...written, older: [{ green: 1 }, {}, {}, {}] }],
    ['older[0].green C15', { ...written, exhaustions: 1, older: [{ green: 2 }, {}, {}, {}] }],
    ['older C15', { ...written, older: [{}, {}] }],
    ['hands[0] C13', { ...written, hands: [{ red: 4 }, HAND, HAND, HAND] }],
    ['hands[0] C13', { ...written, hands: [{ red: 2 }, HAND, HAND, HAND] }],
    ['hands[2] C13', { ...written, hands: [HAND, HAND, { red: 2 }, HAND] }],
    ['row C13', { ...written, row: ['red', null, 'red', 'red'] }],
    ['exhaustions C16', { ...last, exhaustions: 1 }],
    ['pile C16', { ...written, exhaustions: 2 }],
    [
      'palaces C3',
      {
        ...written,
        palaces: Object.fromEntries([
          ...'yan zhao qi lu shu'.split(' ').flatMap(p => [1, 2, 3, 4, 5].map(n => [`${p}${n}`, 0])),
        ]),
      },
    ],
    [
      'emissaries C3',
      {
        ...written,
        palaces: { ...palacesIn('chu', [0, 8]), wei1: 0 },
        emissaries: { chu: [8, 0, 0, 0], wei: [1, 0, 0, 0] },
      },
    ],
    ['holders.red C26', { ...two, holders: { red: 0 } }],
    ['holders.red C26', { ...two, kept: [{ red: 2 }, { red: 1 }], holders: { red: 1 } }],
    ['emperorPoints.wei C28', { ...two, emperorPoints: { wei: 0 } }],
    ['emperorFirst C29', { ...two, emperorFirst: true }],
    ['emperorCards C27', { ...two, emperorCards: { red: 2 } }],
    ['tiles C32', { ...bonus, tiles: {} }],
    ['tiles C31', { ...bonus, tiles: { wei1: 'hidden', wei2: 'hidden', wei3: 'hidden' } }],
    ['tiles.wei5 C31', { ...bonus, tiles: { wei5: 'hidden' } }],
    ['tilesTaken C33', { ...bonus, tilesTaken: [{ green: 1 }, {}, {}, {}] }],
    ['phase C4', { ...written, phase: 'deal' }],
    ['phase C31', { ...written, phase: 'tiles' }],
    ['phase C6', { ...written, phase: 'more' }],
    [
      'phase C7',
      {
        ...written,
        phase: 'more',
        hands: [{ red: 2 }, HAND, HAND, HAND],
        palaces: { wei1: 0 },
        placed: [{ piece: 'palace', at: 'wei1' }],
      },
    ],
    [
      'placed[0] C5',
      { ...written, phase: 'draw', hands: [{ red: 2 }, HAND, HAND, HAND], placed: [{ piece: 'palace', at: 'wei1' }] },
    ],
    ['placed C5', { ...written, palaces: { wei1: 0 }, placed: [{ piece: 'palace', at: 'wei1' }] }],
    [
      'placed C7',
      {
        ...written,
        phase: 'draw',
        hands: [{ red: 1 }, HAND, HAND, HAND],
        palaces: { wei1: 0, wei2: 0 },
        placed: [
          { piece: 'palace', at: 'wei1' },
          { piece: 'palace', at: 'wei2' },
        ],
      },
    ],
    ['phase C32', { ...bonus, phase: 'choose' }],
    ['phase C25', { ...written, phase: 'keep' }],
    ['phase C24', { ...written, phase: 'emperor' }],
    ['phase C27', { ...two, phase: 'deal-emperor' }],
    ['phase C16', { ...written, phase: 'over' }],
    ['phase C16', { ...last, phase: 'deal-row' }],
    ['phase C13', { ...written, phase: 'deal-row' }],
    ['toDraw C13', { ...written, toDraw: 1 }],
    ['toDraw C14', { ...written, phase: 'draw', hands: [{ red: 1 }, HAND, HAND, HAND] }],
    ['played C25', { ...two, played: { red: 1 } }],
  ])('%s', (problem, document) => expect(problems(document)).toContain(problem));

  test('all of them, not the first only', () => {
    const document = {
      ...written,
      palaces: { wei1: 0 },
      emissaries: { wei: [2, 0, 0, 0] },
      discards: { violet: 7 },
      known: [{ red: 1 }, {}, {}, {}],
    };
    expect(problems(document).sort()).toEqual(['emissaries.wei C10', 'known[0].red C13', 'pile C2']);
  });
  test('whatever the document', () => {
    for (const document of [null, 7, [], {}, 'china', { ...written, hands: null }])
      expect(problems(document as object)).not.toEqual([]);
  });
});

describe('what is hidden', () => {
  test('hands and cards from the pile are; cards from the row and all else are not', () => {
    const state = at({ hands: [{ red: 3 }], palaces: { wei1: 1 } });
    const next = played(state, 'palace wei2 red', 'palace wei3 red', 'draw row 1', 'draw pile', 'deal violet');
    const seen = china.view(next, 1);
    expect([seen.hand, seen.handSizes]).toEqual([HAND, [3, 3, 3, 3]]);
    expect(seen.known).toEqual([{ green: 1 }, {}, {}, {}]);
    expect(china.view(next, null).hand).toBeUndefined();
    expect(JSON.stringify(seen)).toBe(
      JSON.stringify(
        china.view(played(state, 'palace wei2 red', 'palace wei3 red', 'draw row 1', 'draw pile', 'deal red'), 1),
      ),
    );
  });
  test('of the unseen cards each is as likely in a hand as any other', () => {
    const state = at({ exhaustions: 1, known: [{}, { green: 1, orange: 1 }, HAND, HAND] });
    const seen = china.view(state, 0);
    const random = seeded(5);
    const drawn = { red: 0, green: 0, yellow: 0, orange: 0, violet: 0 };
    for (let n = 0; n < 4000; n++) {
      const { hands } = look(china.guess(seen, 0, random));
      for (const colour of ['red', 'green', 'yellow', 'orange', 'violet'] as const)
        drawn[colour] += (hands[1]![colour] ?? 0) - (seen.known[1]![colour] ?? 0);
    }
    const all = Object.values(seen.unseen).reduce((a, b) => a + b, 0);
    for (const [colour, count] of Object.entries(seen.unseen)) {
      const share = (4000 * count) / all;
      expect(Math.abs(drawn[colour as 'red'] - share)).toBeLessThan(5 * Math.sqrt(share));
    }
  });
  test('face-down tiles have no colour before they are turned up', () => {
    const state = dealt({ players: 3, bonusTiles: true });
    expect(new Set(Object.values(look(state).tiles!))).toEqual(new Set(['hidden']));
  });
});
