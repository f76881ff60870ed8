import { describe, expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import {
  blocked,
  cases,
  duel,
  eventsOf,
  first3,
  first4,
  look,
  owned,
  palace,
  played,
  position,
  refused,
  second3,
  second4,
  words,
} from '../helpers.ts';

cases('M12', [
  ['any unroofed palace', first4, { palaces: [palace('grey', 'C3 D3')] }, 'roof C3', 'legal'],
  ['a blocked one too', first4, { ...blocked() }, 'roof A1', 'legal'],
  ['not one with a roof', first4, { ...owned('C3') }, 'roof C3', 'M12 roofed'],
  [
    'not a colour that the player owns',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C3')], palaceTiles: { grey: 0 } },
    'roof C3',
    'M12 colour-owned',
  ],
  ['there must be a palace', first4, {}, 'roof C3', 'M12 no-palace'],
  ['it has one name', first4, { palaces: [palace('grey', 'C3 D3')] }, 'roof D3', 'M12 palace-name'],
  ['stables may still be added', first4, { ...owned('C3') }, 'stable C4', 'legal'],
]);

cases('M13', [
  ['on any unroofed palace', second3, { palaces: [palace('grey', 'C3')] }, 'neutral roof C3', 'legal'],
  [
    'also of a colour that the player owns, and several a colour',
    second3,
    {
      palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C1', { roof: 'neutral' }), palace('grey', 'E3')],
      palaceTiles: { grey: 0 },
      stocks: [{ neutralRoofs: 1 }],
    },
    'neutral roof E3',
    'legal',
  ],
  ['not with four players', second4, { palaces: [palace('grey', 'C3')] }, 'neutral roof C3', 'M13 no-neutral-roofs'],
  ['not in the first edition', first3, { palaces: [palace('grey', 'C3')] }, 'neutral roof C3', 'M13 no-neutral-roofs'],
  ['not on one with a roof', second3, { ...owned('C3') }, 'neutral roof C3', 'M13 roofed'],
  ['there must be a palace', second3, {}, 'neutral roof C3', 'M13 no-palace'],
  ['it has one name', second3, { palaces: [palace('grey', 'C3 D3')] }, 'neutral roof D3', 'M13 palace-name'],
]);

describe('M13', () => {
  const larger = { palaces: [palace('grey', 'A1', { roof: 1 }), palace('grey', 'A4 A5')], palaceTiles: { grey: 1 } };

  test('M13: a larger neutral palace sends the palace tile back to the board, and only a larger one gets it', () => {
    let state = played(position(second3, larger), 'neutral roof A4');
    expect(look(state).palaceTiles!.grey).toBe(null);
    state = played(state, 'stable A2');
    expect(look(state).palaceTiles!.grey).toBe(null);
    expect(look(played(state, 'stable B1')).palaceTiles!.grey).toBe(1);
  });
  test('M13: a neutral palace takes a tower tile back to the board, merchants out of the game', () => {
    const state = position(second3, { palaces: [palace('grey', 'A1')], walls: ['north1'] });
    const next = played(state, 'neutral roof A1');
    expect(eventsOf(state, 'neutral roof A1')).toContainEqual({
      kind: 'merchants-gained',
      seat: null,
      tower: 1,
      count: 3,
    });
    expect(medina.view(next, 0).towerMerchants['1']).toBe(0);
    expect(look(next).towerTiles!['1']).toBe(null);
    expect(look(next).stocks.map(stock => stock.merchants)).toEqual(look(state).stocks.map(stock => stock.merchants));
  });
  test('M13: a tower tile won by a neutral palace goes to the next new connection, however small', () => {
    const state = position(second3, {
      palaces: [palace('grey', 'A1-A3', { roof: 'neutral' }), palace('brown', 'C1', { roof: 2 })],
      walls: words('north1-2'),
      palaceTiles: { brown: 2 },
      stocks: [{ neutralRoofs: 1 }],
    });
    expect(look(played(state, 'wall north3')).towerTiles!['1']).toBe(2);
  });
  test('M13: a neutral palace scores for nobody', () => {
    const state = position(second3, { palaces: [palace('grey', 'A1-A3', { roof: 'neutral' })] });
    expect(medina.scores(state).items).toEqual([]);
  });
});

cases('M14', [
  ['a blocking roof needs no colour', duel, { palaces: [palace('grey', 'C3')] }, 'blocking roof C3', 'legal'],
  [
    'also on a colour that the player owns',
    duel,
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C3')], palaceTiles: { grey: 0 } },
    'blocking roof C3',
    'legal',
  ],
  [
    'only once a colour',
    duel,
    { palaces: [palace('grey', 'A1', { roof: 'blocking 0' }), palace('grey', 'C3')] },
    'blocking roof C3',
    'M14 blocker-used',
  ],
  [
    'lost when the opponent has used both',
    duel,
    {
      palaces: [palace('grey', 'A1', { roof: 'blocking 1' }), palace('grey', 'C1', { roof: 1 }), palace('grey', 'E3')],
      palaceTiles: { grey: 1 },
    },
    'blocking roof E3',
    'M14 blocker-lost',
  ],
  ['not on one with a roof', duel, { ...owned('C3') }, 'blocking roof C3', 'M14 roofed'],
  ['there must be a palace', duel, {}, 'blocking roof C3', 'M14 no-palace'],
  ['it has one name', duel, { palaces: [palace('grey', 'C3 D3')] }, 'blocking roof D3', 'M14 palace-name'],
  ['only in the duel', first4, { palaces: [palace('grey', 'C3')] }, 'blocking roof C3', 'M14 no-blocking-roofs'],
]);

describe('M14', () => {
  test('M14: the loss is told when it happens', () => {
    const palaces = [palace('grey', 'A1', { roof: 'blocking 0' }), palace('grey', 'C1')];
    const state = position(duel, { palaces });
    expect(eventsOf(state, 'roof C1')).toContainEqual({ kind: 'roof-lost', seat: 1, colour: 'grey' });
    expect(medina.view(played(state, 'roof C1'), 0).stocks[1]!.blockingRoofs).not.toContain('grey');
  });
  test('M14: a used blocking roof is not lost', () => {
    const palaces = [
      palace('grey', 'A1', { roof: 'blocking 0' }),
      palace('grey', 'E1', { roof: 'blocking 1' }),
      palace('grey', 'C3'),
    ];
    expect(eventsOf(position(duel, { palaces }), 'roof C3').map(({ kind }) => kind)).not.toContain('roof-lost');
  });
  test('M14: a blocked palace takes no tile and scores nothing', () => {
    const palaces = [palace('grey', 'A1', { roof: 1 }), palace('grey', 'A4-A7')];
    const board = { palaces, palaceTiles: { grey: 1 }, towerTiles: { '1': 1 }, walls: words('west1-4') };
    const next = played(position(duel, board), 'blocking roof A4');
    expect(look(next).palaceTiles!.grey).toBe(1);
    expect(look(next).towerTiles!['1']).toBe(1);
    expect(medina.scores(next).items.every(({ seat }) => seat === 1)).toBe(true);
  });
  test('M14: stables, walls and merchants may still be added to a blocked palace', () => {
    const state = position(duel, { palaces: [palace('grey', 'H5', { roof: 'blocking 0' })] });
    for (const move of ['stable G5', 'merchant H7']) expect(refused(state, move)).toBe(undefined);
  });
});

describe('M15', () => {
  const palaces = [
    palace('black', 'A1'),
    palace('brown', 'A5'),
    palace('grey', 'A8'),
    palace('black', 'C1', { roof: 1 }),
  ];
  const state = position(duel, { palaces, palaceTiles: { black: 1 } });
  test('M15: a brown and an orange building and a blocking roof are a turn', () => {
    const next = played(state, 'build brown A6', 'build orange P11', 'blocking roof A1');
    expect(medina.actor(next)).toBe(1);
  });
  test('M15: two stables and a black building are a turn', () => {
    expect(medina.actor(played(state, 'stable A9', 'stable B8', 'build black A2'))).toBe(1);
  });
  test('M15: not two black buildings', () => {
    expect(refused(played(state, 'build black A2'), 'build black A3')).toBe('M15 colour-turn');
  });
  test('M15: not two scoring or two blocking roofs, but one of each', () => {
    expect(refused(played(state, 'roof A1'), 'roof A5')).toBe('M15 roof-turn');
    expect(refused(played(state, 'roof A1'), 'blocking roof A5')).toBe(undefined);
    expect(refused(played(state, 'blocking roof A1'), 'blocking roof A5')).toBe('M15 roof-turn');
  });
  test('M15: the next turn is free again', () => {
    const next = played(state, 'build black A2', 'wall north1', 'wall north2');
    expect(look(next).turn).toMatchObject({ seat: 1, buildings: [], roofs: [] });
    expect(refused(next, 'build black A3')).toBe(undefined);
  });
  test('M15: the turn of two pieces is bound too', () => {
    const second = position(duel, { palaces: [palace('grey', 'A7')], turn: { seat: 0, number: 3 } });
    expect(refused(played(second, 'build grey A8'), 'build grey A9')).toBe('M15 colour-turn');
  });
});
