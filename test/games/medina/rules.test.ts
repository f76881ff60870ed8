import { describe, expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import { deal, seeded } from '../../../src/kernel/index.ts';
import {
  type Asked,
  type Board,
  eventsOf,
  look,
  moveTexts,
  optionsOf,
  palace,
  played,
  position,
  verdict,
  words,
} from './positions.ts';

const first3: Asked = { players: 3, rules: 'first' };
const first4: Asked = { players: 4, rules: 'first' };
const duel: Asked = { players: 2, rules: 'duel' };
const second2: Asked = { players: 2, rules: 'second' };
const second3: Asked = { players: 3, rules: 'second' };
const second4: Asked = { players: 4, rules: 'second' };

type Case = readonly [what: string, asked: Asked, board: Board, move: string, verdict: string];

function cases(rule: string, table: readonly Case[]): void {
  for (const [what, asked, board, move, said] of table)
    test(`${rule}: ${what}`, () => expect(verdict(position(asked, board), move)).toBe(said));
}

describe('board, pieces and start', () => {
  test.each([
    [second4, 16, 11, 54],
    [second2, 14, 10, 48],
    [duel, 16, 11, 54],
  ])('M1: the city of %o is %i by %i with %i wall cells', (asked, columns, rows, walls) => {
    const state = medina.start(optionsOf(asked));
    const words = medina.vocabulary(state).map(move => medina.writeMove(state, move));
    expect(words.filter(word => word.startsWith('stable '))).toHaveLength(columns * rows);
    expect(words.filter(word => word.startsWith('wall '))).toHaveLength(walls);
    expect(words).toContain(`stable ${String.fromCharCode(64 + columns)}${rows}`);
  });

  test.each([
    ['north1', 1],
    ['west1', 1],
    ['north16', 3],
    ['east1', 3],
    ['east11', 2],
    ['south16', 2],
    ['south1', 4],
    ['west11', 4],
  ])('M1: the wall at %s starts at tower %i', (cell, tower) => {
    expect(eventsOf(position(first4, { turn: { seat: 0, number: 1 } }), `wall ${cell}`)[0]).toMatchObject({
      kind: 'wall',
      tower,
    });
  });

  test.each([
    [first4, 'grey', 1],
    [first4, 'black', 2],
    [second4, 'violet', 2],
    [second4, 'brown', 3],
    [second4, 'orange', 4],
  ] as const)('M2: in %o the %s tile counts %i', (asked, colour, value) => {
    const state = played(position(asked, { palaces: [palace(colour, 'C3')], turn: { seat: 3 } }), 'roof C3');
    expect(medina.scores(state).items).toContainEqual({
      seat: 3,
      rule: 'M20',
      kind: 'palace-tile',
      points: value,
      settled: false,
      detail: { colour },
    });
  });

  test.each([
    [first3, 6, 4, 8, 10, 0],
    [first4, 5, 3, 6, 8, 0],
    [duel, 9, 6, 12, 16, 0],
    [second2, 8, 4, 12, 15, 2],
    [second3, 6, 4, 8, 12, 1],
    [second4, 5, 3, 6, 9, 0],
  ])('M3: the pieces of %o', (asked, buildings, stables, merchants, walls, neutralRoofs) => {
    const state = medina.start(optionsOf(asked));
    const stock = medina.view(state, 0).stocks.at(-1)!;
    expect(Object.values(stock.buildings)).toEqual([buildings, buildings, buildings, buildings]);
    expect(stock).toMatchObject({ stables, merchants, walls, neutralRoofs, tea: 0 });
    expect(stock.ownRoofs).toHaveLength(4);
    expect(stock.blockingRoofs).toHaveLength(asked.rules === 'duel' ? 4 : 0);
  });

  test('M3: a piece that is not in stock is not placed', () => {
    const stocks = [{ stables: 0, merchants: 0, walls: 0, buildings: { grey: 0 } }];
    const board = {
      palaces: [palace('grey', 'A1-E1', { stables: 'A2-C2' })],
      streets: [words('D6-J6')],
      walls: words('south1-8'),
      stocks,
    };
    const state = position(first4, board);
    expect(verdict(state, 'build grey F1')).toBe('M3 no-building');
    expect(verdict(state, 'stable D2')).toBe('M3 no-stable');
    expect(verdict(state, 'merchant K6')).toBe('M3 no-merchant');
    expect(verdict(state, 'wall north1')).toBe('M3 no-wall');
  });

  test('M4: the first player puts an extra merchant inside, then takes his turn', () => {
    const state = medina.start(optionsOf(first3));
    expect(medina.actor(state)).toBe(0);
    expect(moveTexts(state)).toHaveLength(14 * 9);
    expect(verdict(state, 'first merchant A5')).toBe('M4 outer-cell');
    expect(verdict(state, 'stable B2')).toBe('M4 first-merchant-first');
    const next = played(state, 'first merchant B2');
    expect(look(next).turn).toEqual({ seat: 0, number: 1, due: 2, placed: 0, roofOwed: false });
    expect(look(next).stocks[0]!.merchants).toBe(8);
    expect(verdict(next, 'first merchant C2')).toBe('M4 first-merchant-lies');
    expect(verdict(next, 'well C5')).toBe('M5 no-well');
  });

  test('M4: the turns of a duel have the merchant, 1, 2, and then always 3 pieces', () => {
    let state = played(medina.start(optionsOf(duel)), 'first merchant H6');
    expect(look(state).turn).toMatchObject({ seat: 1, due: 1 });
    state = played(state, 'wall north1');
    expect(look(state).turn).toMatchObject({ seat: 0, due: 2 });
    state = played(state, 'wall north2', 'wall north3');
    expect(look(state).turn).toMatchObject({ seat: 1, due: 3 });
    state = played(state, 'wall north4', 'wall north5', 'wall north6');
    expect(look(state).turn).toMatchObject({ seat: 0, due: 3 });
  });

  test.each([
    [second2, [1, 2, 2]],
    [second3, [1, 1, 2]],
    [second4, [1, 1, 2]],
  ])('M5: the first turns of %o have %o pieces', (asked, numbers) => {
    let state = played(medina.start(optionsOf(asked)), 'well C4', 'first merchant C5');
    let wall = 1;
    for (const [turn, due] of numbers.entries()) {
      expect(look(state).turn).toMatchObject({ seat: turn % optionsOf(asked).players, due });
      for (let n = 0; n < due; n++) state = played(state, `wall north${wall++}`);
    }
  });

  test('M5: well and merchant are laid out by chance, on different cells inside, also side by side', () => {
    const state = medina.start(optionsOf(second4));
    expect(medina.actor(state)).toBe(-1);
    expect(moveTexts(state)).toHaveLength(14 * 9);
    expect(verdict(state, 'first merchant C5')).toBe('M5 well-first');
    expect(verdict(state, 'stable C5')).toBe('M5 well-first');
    expect(verdict(state, 'well A5')).toBe('M5 outer-cell');
    const next = played(state, 'well C4');
    expect(moveTexts(next)).toHaveLength(14 * 9 - 1);
    expect(verdict(next, 'first merchant C4')).toBe('M5 well-cell');
    expect(verdict(next, 'first merchant C5')).toBe('legal');
    expect(verdict(next, 'first merchant A5')).toBe('M5 outer-cell');
    expect(verdict(next, 'stable C6')).toBe('M5 first-merchant-first');
    expect(verdict(next, 'well C6')).toBe('M5 well-lies');
  });

  test('M5: towers carry 3, 2, 1, 0 merchants, and 6 tea tiles lie ready', () => {
    const seen = medina.view(deal(medina, medina.start(optionsOf(second3)), seeded(3)), null);
    expect(seen.towerMerchants).toEqual({ 1: 3, 2: 2, 3: 1, 4: 0 });
    expect(seen.teaToCome).toEqual([3, 2, 1]);
  });
});

cases('M8', [
  ['a growing palace must be extended', first4, { palaces: [palace('grey', 'C3')] }, 'build grey F6', 'M8 must-extend'],
  ['beside a building', first4, { palaces: [palace('grey', 'C3')] }, 'build grey C4', 'legal'],
  ['not at a corner', first4, { palaces: [palace('grey', 'C3')] }, 'build grey D4', 'M8 must-extend'],
  [
    'next to its stable alone is not enough',
    first4,
    { palaces: [palace('grey', 'C3', { stables: 'D3' })] },
    'build grey E3',
    'M8 must-extend',
  ],
  ['not on another piece', first4, { palaces: [palace('grey', 'G6')] }, 'build grey H6', 'M8 occupied'],
  ['other colours start elsewhere', first4, { palaces: [palace('grey', 'C3')] }, 'build brown F6', 'legal'],
  ['a roofed palace is not extended', first4, { ...owned('C3') }, 'build grey C4', 'M10 touches-palace'],
]);

cases('M9', [
  ['after a roof a new palace starts', first4, { ...owned('C3') }, 'build grey E3', 'legal'],
  ['a blocked palace lets a new one start', first4, { ...blocked() }, 'build grey F6', 'legal'],
  ['but not touching the blocked one', first4, { ...blocked() }, 'build grey B2', 'M10 touches-palace'],
  [
    'variante française: not while it has no roof',
    { ...first4, francaise: true },
    { ...blocked() },
    'build grey F6',
    'M9 roof-first',
  ],
  ['variante française: when it has one', { ...first4, francaise: true }, { ...blocked(1) }, 'build grey F6', 'legal'],
]);

/** A grey palace of seat 1 on a cell. */
function owned(cell: string): Board {
  return { palaces: [palace('grey', cell, { roof: 1 })], palaceTiles: { grey: 1 } };
}

/** A grey palace in the corner that merchants have closed in. */
function blocked(roof?: number): Board {
  return {
    palaces: [palace('grey', 'A1', roof === undefined ? {} : { roof })],
    streets: [words('B1 C1 D1 D2 D3 C3 B3 A3 A2')],
    palaceTiles: { grey: roof ?? null },
  };
}

cases('M10', [
  [
    'another palace is not touched',
    first4,
    { palaces: [palace('grey', 'C3')] },
    'build brown C4',
    'M10 touches-palace',
  ],
  ['not even at a corner', first4, { palaces: [palace('grey', 'C3')] }, 'build brown D4', 'M10 touches-palace'],
  ['two cells away is free', first4, { palaces: [palace('grey', 'C3')] }, 'build brown E3', 'legal'],
  [
    'neither its stable',
    first4,
    { palaces: [palace('grey', 'C3', { stables: 'D3' })] },
    'build brown E4',
    'M10 touches-palace',
  ],
  [
    'extending may not touch either',
    first4,
    { palaces: [palace('grey', 'C3'), palace('brown', 'E4')] },
    'build grey D3',
    'M10 touches-palace',
  ],
  ['a merchant does not matter', first4, { palaces: [] }, 'build grey H5', 'legal'],
  ['the edge does not matter', first4, { palaces: [], walls: ['north1'] }, 'build grey A1', 'legal'],
  ['no building around the well', second4, { well: 'C3' }, 'build grey D4', 'M10 beside-well'],
  [
    'no stable around the well',
    second4,
    { well: 'C3', palaces: [palace('grey', 'C5')] },
    'stable C4',
    'M10 beside-well',
  ],
  ['a merchant may stand there', second4, { well: 'I7' }, 'merchant H7', 'legal'],
  ['without the well the cells are free', { ...second4, well: false }, {}, 'build grey M7', 'legal'],
]);

describe('M11', () => {
  const palaces = [
    palace('grey', 'A1', { roof: 0 }),
    palace('grey', 'C1', { roof: 1 }),
    palace('grey', 'E1'),
    palace('grey', 'G1', { roof: 'neutral' }),
  ];
  const state = position(second3, { palaces, palaceTiles: { grey: 0 }, turn: { seat: 2 } });

  test('M11: a neutral roof does not close a colour', () => {
    expect(medina.view(state, 0).closedColours).toEqual([]);
  });
  test('M11: when all own a palace of a colour, its buildings leave the game', () => {
    const closing = eventsOf(state, 'roof E1').find(({ kind }) => kind === 'colour-closed');
    expect(closing).toEqual({ kind: 'colour-closed', colour: 'grey', lost: [5, 5, 4] });
    const next = played(state, 'roof E1');
    expect(look(next).stocks.map(stock => stock.buildings!.grey)).toEqual([0, 0, 0]);
    expect(verdict(next, 'build grey L5')).toBe('M11 closed');
  });
  test('M11: a palace of a closed colour may still get a neutral roof, stables, walls and merchants', () => {
    const open = [...palaces.slice(0, 2), palace('grey', 'E1', { roof: 2 }), palace('grey', 'H4')];
    const state = position(second3, { palaces: open, palaceTiles: { grey: 0 }, stocks: [{ neutralRoofs: 1 }] });
    for (const move of ['neutral roof H4', 'stable H5', 'merchant H7']) expect(verdict(state, move)).toBe('legal');
    expect(verdict(state, 'build grey I4')).toBe('M11 closed');
    expect(verdict(state, 'roof H4')).toBe('M12 colour-owned');
  });
});

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
  [
    'not without one',
    second3,
    {
      palaces: [palace('grey', 'A1', { roof: 'neutral' }), palace('grey', 'C3')],
      stocks: [{ neutralRoofs: 0 }],
    },
    'neutral roof C3',
    'M13 neutral-spent',
  ],
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
    for (const move of ['stable G5', 'merchant H7']) expect(verdict(state, move)).toBe('legal');
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
    expect(verdict(played(state, 'build black A2'), 'build black A3')).toBe('M15 colour-turn');
  });
  test('M15: not two scoring or two blocking roofs, but one of each', () => {
    expect(verdict(played(state, 'roof A1'), 'roof A5')).toBe('M15 roof-turn');
    expect(verdict(played(state, 'roof A1'), 'blocking roof A5')).toBe('legal');
    expect(verdict(played(state, 'blocking roof A1'), 'blocking roof A5')).toBe('M15 roof-turn');
  });
  test('M15: the next turn is free again', () => {
    const next = played(state, 'build black A2', 'wall north1', 'wall north2');
    expect(look(next).turn).toMatchObject({ seat: 1, buildings: [], roofs: [] });
    expect(verdict(next, 'build black A3')).toBe('legal');
  });
  test('M15: the turn of two pieces is bound too', () => {
    const second = position(duel, { palaces: [palace('grey', 'A7')], turn: { seat: 0, number: 3 } });
    expect(verdict(played(second, 'build grey A8'), 'build grey A9')).toBe('M15 colour-turn');
  });
});

cases('M16', [
  ['beside a building', first4, { palaces: [palace('grey', 'C3')] }, 'stable C4', 'legal'],
  ['of a roofed palace of somebody else too', first4, { ...owned('C3') }, 'stable B3', 'legal'],
  [
    'not beside a stable only',
    first4,
    { palaces: [palace('grey', 'C3', { stables: 'C4' })] },
    'stable C5',
    'M16 beside-no-building',
  ],
  ['not at a corner only', first4, { palaces: [palace('grey', 'C3')] }, 'stable D4', 'M16 beside-no-building'],
  ['not on a merchant', first4, { palaces: [palace('grey', 'H5')] }, 'stable H6', 'M16 occupied'],
  [
    'not touching another palace',
    first4,
    { palaces: [palace('grey', 'C3'), palace('brown', 'E4')] },
    'stable D3',
    'M10 touches-palace',
  ],
]);

cases('M17', [
  ['beside an end', first4, { streets: [words('D6-H6')] }, 'merchant H5', 'legal'],
  ['beside the other end', first4, { streets: [words('D6-H6')] }, 'merchant C6', 'legal'],
  ['not beside the middle', first4, { streets: [words('D6-H6')] }, 'merchant F5', 'M17 not-at-end'],
  ['not apart', first4, { streets: [words('D6-H6')] }, 'merchant F8', 'M17 not-at-end'],
  ['no loop', first4, { streets: [words('D6 E6 F6 F5 F4')] }, 'merchant E4', 'legal'],
  [
    'not beside a second merchant',
    first4,
    { streets: [words('D6 E6 F6 F5 F4 E4')] },
    'merchant E5',
    'M17 second-merchant',
  ],
  ['a corner does not matter', first4, { streets: [words('D6 E6 E5')] }, 'merchant D5', 'M17 second-merchant'],
  ['a corner does not matter', first4, { streets: [words('D6 E6')] }, 'merchant E5', 'legal'],
  [
    'not on another piece',
    first4,
    { streets: [words('D6-H6')], palaces: [palace('grey', 'I6')] },
    'merchant I6',
    'M17 occupied',
  ],
]);

describe('M18', () => {
  test("M18: only when the current street can't be extended", () => {
    expect(verdict(position(first4, { streets: [words('D6-H6')] }), 'merchant N9')).toBe('M17 not-at-end');
    const wound = words('B3 B2 C2 D2 D3 D4 D5 C5 B5 A5 A4');
    const state = position(first4, { streets: [wound] });
    expect(verdict(state, 'merchant N9')).toBe('legal');
    expect(verdict(state, 'merchant E4')).toBe('legal');
    expect(verdict(state, 'merchant C3')).toBe('M18 crowded');
  });
  const closed = {
    streets: [words('C1 C2 B2')],
    palaces: [palace('grey', 'A2 A3 B3'), palace('brown', 'D1'), palace('orange', 'F1', { roof: 1 })],
    palaceTiles: { orange: 1 },
  };
  test('M18: on any empty cell, also in the outer row', () => {
    const state = position(first4, closed);
    expect(verdict(state, 'merchant P11')).toBe('legal');
    expect(verdict(state, 'merchant C3')).toBe('legal');
    expect(verdict(state, 'merchant B1')).toBe('M18 crowded');
    expect(verdict(state, 'merchant D2')).toBe('legal');
    const next = played(state, 'merchant P11');
    expect(look(next).streets).toEqual([['C1', 'C2', 'B2'], ['P11']]);
    expect(verdict(next, 'merchant P10')).toBe('legal');
    expect(verdict(next, 'merchant C3')).toBe('M17 not-at-end');
  });
  test('M18: a street that began at an old merchant has both its ends', () => {
    const next = played(position(first4, closed), 'merchant C3', 'merchant C4');
    expect(verdict(next, 'merchant D3')).toBe('legal');
    expect(verdict(next, 'merchant C5')).toBe('legal');
    expect(verdict(next, 'merchant D2')).toBe('M17 not-at-end');
  });
  test('M18: the option keeps a new street from all older merchants', () => {
    const state = position({ ...first4, newStreetTouches: 0 }, closed);
    expect(verdict(state, 'merchant C3')).toBe('M18 crowded');
    expect(verdict(state, 'merchant C4')).toBe('legal');
  });
});

cases('M19', [
  ['next to a tower', first4, {}, 'wall east11', 'legal'],
  ['next to a wall', first4, { walls: words('north1-2') }, 'wall north3', 'legal'],
  ['not apart', first4, { walls: words('north1-2') }, 'wall north4', 'M19 not-in-line'],
  ['not twice', first4, { walls: words('north1-2') }, 'wall north2', 'M19 occupied'],
  ['not the gate', first4, { walls: words('north1-9 north11-16') }, 'wall north10', 'M19 gate'],
  ['not the gate at a tower', first4, { walls: words('north2-16') }, 'wall north1', 'M19 gate'],
  ['the last but one from either side', first4, { walls: words('north1-9 north12-16') }, 'wall north11', 'legal'],
]);
