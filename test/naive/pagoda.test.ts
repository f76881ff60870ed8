import { describe, expect, test } from 'vitest';
import { pagoda } from '../../src/games/pagoda/index.ts';
import { type JsonObject, type Random, seeded } from '../../src/kernel/index.ts';
import { compared } from './compare.ts';
import { allows } from './pagoda/broken.ts';
import { chained } from './pagoda/chained.ts';
import { tilesNeeded } from './pagoda/lookahead.ts';
import { move, played, scored, table } from './pagoda/setup.ts';
import { steered } from './pagoda/steered.ts';
import { readTable, type Table } from './pagoda/table.ts';
import { comparedFrom } from './pagoda/varied.ts';
import { pagodaNaive } from './pagoda.ts';

describe('the examples of the rules page, in the reference', () => {
  test('P5: two red columns on an empty lot, and a blue one on a second floor', () => {
    const start = table(['', '4r 0b'], { display: 'rrbyv', hand: 'gg' });
    expect(scored(start, 'column 1 r with r', 'column 1 r with r', 'column 2 b with b')).toBe(4);
  });

  test('P6: two red columns and the tile on them, then one more column, or two with the Lantern', () => {
    const start = table(['2r', ''], { display: 'rrrgg', hand: 'bb' });
    const built = ['column 1 r with r', 'column 1 r with r', 'tile 1 rg with r'];
    expect(scored(start, ...built)).toBe(3);
    const tiled = played(start, ...built);
    expect(tiled.players[0]!.tracks.lantern).toBe(2);
    const third = played(tiled, 'column 1 g with g');
    expect(allows(third, move('column 1 g with g'))).toBe(false);
    expect(allows(played(third, 'lantern'), move('column 1 g with g'))).toBe(true);
  });

  test('P7: the last column of floor 4, the roof and its spire', () => {
    const start = table(['4r 4b 4y 3g'], { display: 'ggvvr', hand: 'bb' });
    const moves = ['column 1 g with g', 'roof 1 gv with g', 'spire v with vv'];
    expect(scored(start, ...moves)).toBe(10);
    const end = played(start, ...moves);
    expect(end.players[0]!.tracks.bowl).toBe(2);
    expect(allows(end, move('column 2 b with +b'))).toBe(true);
    expect(allows(played(end, 'column 2 b with +b'), move('column 2 b with +b'))).toBe(false);
  });

  test('P15: two red cards build a yellow column; one yellow card and two blue ones a yellow spire', () => {
    const start = table(['', '4r 4b 4y 4g'], { display: 'rrbgy', hand: 'bv', tracks: { bowl: 1 } });
    expect(scored(start, 'column 1 y with rr')).toBe(1);
    expect(scored(start, 'roof 2 gy with g', 'spire y with yb+b')).toBe(6);
  });

  test('P16: two green cards build a violet tile', () => {
    const start = table(['4v', ''], { display: 'ggrby', hand: 'rr', tracks: { buddha: 1 } });
    expect(scored(start, 'tile 1 vb with gg')).toBe(1);
  });
});

/** Lots of which none takes a column: six first floors with 4 columns each. */
const FULL = ['4r', '4b', '4g', '4y', '4v', '4b'];
/** All tiles of a red background but the one with red slots lie on two pagodas. */
const FEW_REDS = ['4r 4b 4r 4g^b', '4r 4y 4r 4v^b'];

interface Case {
  readonly rule: string;
  readonly start: Table;
  readonly allowed?: readonly string[];
  readonly refused?: readonly string[];
}

const cases: readonly Case[] = [
  {
    rule: 'P4: a turn does not end without a column',
    start: table(['4r'], { display: 'rrbgy', phase: 'build' }),
    refused: ['end'],
  },
  {
    rule: 'P4: a turn may end after a column, and goes on without a place for one more',
    start: played(table([], { display: 'rrrry', hand: 'yy' }), ...Array(3).fill('column 1 r with r')),
    allowed: ['end'],
    refused: ['column 1 r with r', 'discard display r', 'dragon display r'],
  },
  {
    rule: 'P5: the colour of a floor is fixed',
    start: table(['1r', '4r 0b', '4r'], { display: 'rbgyv', hand: 'rg' }),
    allowed: ['column 1 r with r', 'column 1 r with +r', 'column 2 b with b', 'column 4 v with v'],
    refused: ['column 1 b with b', 'column 2 r with r', 'column 3 r with r', 'column 1 r with b', 'column 4 b with +b'],
  },
  {
    rule: 'P6: a tile has the background of its floor, is left, and lies on four columns',
    start: table(['4r', '3r', '4r 1b'], { display: 'rrgyv', hand: 'bb' }),
    allowed: ['tile 1 rr with r', 'tile 1 rg with r'],
    refused: ['tile 1 rb with r', 'tile 1 br with +b', 'tile 2 rg with r', 'tile 1 rg with g', 'roof 1 rg with r'],
  },
  {
    rule: 'P7: without the cards for its spire no roof is begun',
    start: table(['4r 4b 4g 4y'], { display: 'yrvvb', hand: 'gg' }),
    allowed: ['roof 1 yv with y', 'roof 1 yg with y'],
    refused: ['roof 1 yr with y', 'roof 1 yy with y', 'tile 1 yv with y', 'roof 1 yv with vv'],
  },
  {
    rule: 'P7: the Rice bowl of a green roof pays its spire',
    start: table(['4r 4b 4y 4g'], { display: 'grvbb', hand: 'yy' }),
    allowed: ['roof 1 gr with g', 'roof 1 gv with g', 'roof 1 gy with g'],
    refused: ['roof 1 gg with g'],
  },
  {
    rule: 'P7: but not if the Rice bowl has been used this turn',
    start: table(['4r 4b 4y 4g'], { display: 'grvbb', hand: 'yy', used: ['bowl'], phase: 'build' }),
    allowed: ['roof 1 gy with g'],
    refused: ['roof 1 gr with g', 'roof 1 gv with g', 'roof 1 gb with y'],
  },
  {
    rule: 'P7: a roof needs room for its spire; the Lantern of its own red tile comes too late',
    start: played(table(['4g 4b 4y 4r', ''], { display: 'rvvbb', hand: 'bg' }), ...['b', 'b', '+b'].map(with2)),
    refused: ['roof 1 rv with r', 'lantern'],
  },
  {
    rule: 'P7: a Lantern used before makes room for the spire',
    start: played(
      table(['4g 4b 4y 4r', ''], { display: 'rvvbb', hand: 'bg', tracks: { lantern: 1 } }),
      'lantern',
      ...['b', 'b', '+b'].map(with2),
    ),
    allowed: ['roof 1 rv with r'],
    refused: ['roof 1 rg with r', 'column 2 b with b'],
  },
  {
    rule: 'P7: nothing comes between a roof and its spire',
    start: played(
      table(['4g 4b 4y 4r', ''], { display: 'rvvbb', hand: 'vg', tracks: { bowl: 1 } }),
      'roof 1 rv with r',
    ),
    allowed: ['spire v with vv', 'spire v with v+v', 'spire v with vv+v', 'spire v with bb+v'],
    refused: [
      'lantern',
      'end',
      'column 2 b with b',
      'spire b with bb',
      'spire v with vb',
      'spire v with vvb',
      'spire v with bbv+v',
    ],
  },
  {
    rule: 'P7: nothing is built on a complete pagoda',
    start: table(['4r 4b 4y 4g^v'], {}),
    allowed: ['column 2 v with v'],
    refused: [...'rbgyv'].flatMap(c => [`column 1 ${c} with ${c}`, `roof 1 g${c} with g`, `tile 1 v${c} with v`]),
  },
  {
    rule: 'P8: the Lantern and any action close the modified turn',
    start: played(table([''], { hand: 'rr', tracks: { lantern: 1 } }), 'lantern'),
    allowed: ['column 1 r with r'],
    refused: ['discard display r', 'dragon display r', 'end'],
  },
  {
    rule: 'P8: a modified turn builds a column of any colour that fits, and nothing else',
    start: played(table(['1r', '4g'], { hand: 'rr' }), ...[...'rbgy'].map(c => `discard display ${c}`)),
    allowed: ['modified-column 1 r', 'modified-column 3 v'],
    refused: [
      'modified-column 1 b',
      'modified-column 2 g',
      'column 1 r with +r',
      'tile 2 gr with g',
      'end',
      'discard hand r',
    ],
  },
  {
    rule: 'P8: four cards are discarded in their order, so that four remain possible',
    start: played(table([''], { display: 'rbgyv', hand: 'rr' }), 'discard display g'),
    allowed: ['discard display y', 'discard display v'],
    refused: ['discard display r', 'discard display g', 'discard hand r', 'column 1 r with r', 'end'],
  },
  {
    rule: 'P10: a place for a column may come with a tile only; then there is no modified turn',
    start: table(FULL, { display: 'rrrrr', hand: 'rr', tracks: { lantern: 1 } }),
    allowed: ['tile 1 rr with r', 'tile 1 rr with +r', 'lantern'],
    refused: ['tile 1 rb with r', 'tile 1 ry with +r', 'discard display r', 'end'],
  },
  {
    rule: 'P10: a tile may be followed by another one that makes a column possible',
    start: table(FULL, { display: 'rrrrg', hand: 'rr' }),
    allowed: ['tile 1 rr with r', 'tile 1 rb with r', 'tile 1 rg with r', 'tile 3 gr with g', 'tile 3 gb with g'],
    refused: ['discard display r'],
  },
  {
    rule: 'P10: the Rice bowl of a green tile makes a column possible',
    start: table(['4r', '4g', '4g', '4r', '4r', '4g'], { display: 'gvvbb', hand: 'r' }),
    allowed: ['tile 2 gy with g', 'tile 2 gg with g', 'tile 1 ry with +r', 'tile 1 rr with +r'],
  },
  {
    rule: 'P10: a turn without any possible column discards four cards, with or without a Dragon',
    start: table([...FEW_REDS, '4r 4r 4v', '4b', '4y', '4b'], {
      display: 'rrrrr',
      hand: 'gg',
      tracks: { dragon: 1, lantern: 1 },
    }),
    allowed: ['discard display r', 'dragon display r', 'dragon hand g'],
    refused: ['lantern', 'end', 'dragon-end', 'discard hand g'],
  },
  {
    rule: 'P12: an ability is used once a turn, even if refilled',
    start: played(
      table(['4b', '4b', ''], { display: 'ggbyy', hand: 'rr', tracks: { buddha: 1 } }),
      'tile 1 bb with gg',
    ),
    allowed: ['tile 2 by with b', 'column 1 b with b'],
    refused: ['tile 2 by with yy', 'tile 2 br with +rr'],
  },
  {
    rule: 'P12: one gained this turn may be used this turn',
    start: played(table(['4g', '', '4b'], { display: 'ggbyy', hand: 'rr' }), 'tile 1 gb with g'),
    allowed: ['column 1 b with yy', 'column 1 b with +rr', 'column 2 v with yy', 'column 2 y with yy'],
    refused: ['column 1 b with gy', 'tile 3 bg with yy'],
  },
  {
    rule: 'P13: the Fan fills a hand below 4',
    start: table([''], { hand: 'rrb', tracks: { fan: 1 }, phase: 'fan' }),
    allowed: ['fan', 'pass'],
    refused: ['end', 'draw r', 'column 1 r with r'],
  },
  {
    rule: 'P14: the Dragon discards at least one card, in order',
    start: played(table([''], { display: 'rbgyv', hand: 'rr', tracks: { dragon: 2 } }), 'dragon display y'),
    allowed: ['dragon-end', 'dragon display v', 'dragon hand r'],
    refused: ['dragon display y', 'dragon display g', 'dragon hand b', 'column 1 r with r', 'discard display r'],
  },
  {
    rule: 'P14: after the Dragon a normal or a modified turn begins, and no other Dragon',
    start: played(
      table([''], { display: 'rbgyv', hand: 'rr', tracks: { dragon: 2 } }),
      'dragon display y',
      'dragon-end',
      'draw y',
    ),
    allowed: ['column 1 y with y', 'discard display r'],
    refused: ['dragon display r', 'dragon-end', 'end'],
  },
  {
    rule: 'P15: the pair may be of the wanted colour, from display and hand',
    start: table(['1r'], { display: 'rrbgg', hand: 'rb', tracks: { bowl: 1 } }),
    allowed: [
      'column 1 r with r',
      'column 1 r with r+r',
      'column 1 r with rr',
      'column 1 r with b+b',
      'column 2 y with gg',
    ],
    refused: ['column 1 r with rb', 'column 1 r with b', 'column 1 r with +rr', 'column 1 b with gg'],
  },
  {
    rule: 'P16: Rice bowl and Buddha on one roof',
    start: table(['4r 4b 4y 4g'], { display: 'bbyyv', hand: 'rg', tracks: { bowl: 1, buddha: 2 } }),
    allowed: ['roof 1 gv with bb', 'roof 1 gy with bb', 'roof 1 gr with bb', 'roof 1 gv with +g', 'roof 1 gb with +g'],
    refused: ['roof 1 gb with bb', 'roof 1 gg with +g', 'roof 1 gv with by', 'roof 1 gv with v'],
  },
  {
    rule: 'P19: a floor of an exhausted colour may be begun and filled',
    start: table(['4r 4b 4r 4g^b', '4r 4y 4r 4v^b', '4r 3r', '3r'], { display: 'rrrgy', hand: 'rr' }),
    allowed: ['column 3 r with r', 'column 4 r with r', 'column 5 r with r'],
  },
  {
    rule: 'P21: the quick game has three floors',
    start: table(['4r 4b 4g', '4g 4y'], { display: 'ggyvv', hand: 'rr', options: { quick: true } }),
    allowed: ['roof 1 gv with g', 'tile 2 yv with y'],
    refused: ['tile 1 gv with g', 'roof 2 yv with y', 'roof 1 gy with g'],
  },
  {
    rule: "P22: the beginners' game has no abilities",
    start: played(
      table(['4g', '4r 4b 4y 4g'], { display: 'ggvbb', hand: 'yy', options: { beginners: true } }),
      'tile 1 gb with g',
    ),
    allowed: ['column 1 b with b'],
    refused: ['column 1 b with +yy', 'roof 2 gv with g', 'lantern'],
  },
];

function with2(cards: string): string {
  return `column 2 b with ${cards}`;
}

describe('the rules, in the reference', () => {
  test.each(cases)('$rule', ({ start, allowed = [], refused = [] }) => {
    expect(allowed.filter(text => !allows(start, move(text)))).toEqual([]);
    expect(refused.filter(text => allows(start, move(text)))).toEqual([]);
  });

  test('P6: a blue tile paid with Buddha leaves Buddha at 2', () => {
    const start = table(['4b', ''], { display: 'ggrby', hand: 'rr', tracks: { buddha: 1 } });
    expect(played(start, 'tile 1 bg with gg').players[0]!.tracks.buddha).toBe(2);
  });

  test('P9: the discards are the new pile when the last card is drawn, and the hands are known', () => {
    const discards = { red: 8, blue: 9, green: 9, yellow: 9, violet: 6 };
    const pile = { red: 1, blue: 0, green: 0, yellow: 0, violet: 0 };
    const end = played(table([''], { display: 'rvvv', hand: 'rv', phase: 'refill', discards, pile }), 'draw r');
    expect(end).toMatchObject({ pile: discards, discards: { red: 0, violet: 0 }, turn: 10, phase: 'begin' });
    expect(end.players[0]).toMatchObject({ display: { red: 2 }, known: { red: 1, violet: 1 } });
  });

  const EXHAUSTED = [...FEW_REDS, '4r 3r'];
  test.each([
    [9, 'begin', 10],
    [10, 'over', 10],
  ])('P18, P19: after turn %i with a third lot complete comes %s', (turn, phase, next) => {
    const before = table(EXHAUSTED, { display: 'rrrgy', hand: 'ry', turn });
    const triggered = played(before, 'column 3 r with r', 'column 4 y with y', 'end');
    expect(phase === 'over' ? triggered : played(triggered, 'draw g', 'draw g')).toMatchObject({ phase, turn: next });
  });

  test('P19: two lots are not enough', () => {
    const before = table(EXHAUSTED, { display: 'rrrgy', hand: 'ry', turn: 10 });
    expect(played(before, 'column 4 y with y', 'end').phase).toBe('refill');
  });
});

const steeredStarts = (count: number, random: Random): JsonObject[] =>
  Array.from({ length: count }, (_, n) => {
    const { options } = pagoda.variants[n % pagoda.variants.length]!;
    return steered({ ...options }, random);
  });

describe('engine and reference agree', () => {
  test('on every move and the points of random games', () => {
    expect(compared(pagoda, pagodaNaive, 250, 4).disagreements).toEqual([]);
  });

  test('on every move, what it changes and the points, where lots are full, tiles exhausted and cards alike', () => {
    const random = seeded(5);
    expect(comparedFrom(steeredStarts(150, random), 0, random).disagreements).toEqual([]);
    expect(comparedFrom(steeredStarts(60, random), 16, random).disagreements).toEqual([]);
  });

  test('P10: on chains of tiles before the first column', () => {
    const random = seeded(6);
    const starts = Array.from({ length: 40 }, () => chained(random));
    expect(starts.filter(start => (tilesNeeded(readTable(start)) ?? 0) > 1).length).toBeGreaterThan(5);
    expect(comparedFrom(starts, 1, random).disagreements).toEqual([]);
  });
});
