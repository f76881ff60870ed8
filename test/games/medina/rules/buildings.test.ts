import { describe, expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import {
  blocked,
  cases,
  eventsOf,
  first4,
  look,
  owned,
  palace,
  played,
  position,
  refused,
  second3,
} from '../helpers.ts';

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
]);

cases('M12', [
  ['a roofed palace is not extended', first4, { ...owned('C3') }, 'build grey C4', 'M12 extends-roofed'],
  [
    'not even while another palace of the colour grows',
    first4,
    { ...owned('C3'), palaces: [...(owned('C3').palaces ?? []), palace('grey', 'G6')] },
    'build grey C4',
    'M12 extends-roofed',
  ],
  ['a corner of it is only touched', first4, { ...owned('C3') }, 'build grey D4', 'M10 touches-palace'],
]);

cases('M9', [
  ['after a roof a new palace starts', first4, { ...owned('C3') }, 'build grey E3', 'legal'],
  ['a blocked palace lets a new one start', first4, { ...blocked() }, 'build grey F6', 'legal'],
  ['but not touching the blocked one', first4, { ...blocked() }, 'build grey B2', 'M10 touches-palace'],
  ['not on another piece', first4, {}, 'build grey H6', 'M9 occupied'],
  ['not on a piece of a roofed palace', first4, { ...owned('C3') }, 'build grey C3', 'M9 occupied'],
  ['not on a piece of the blocked one', first4, { ...blocked() }, 'build grey A1', 'M9 occupied'],
  [
    'variante française: not while it has no roof',
    { ...first4, francaise: true },
    { ...blocked() },
    'build grey F6',
    'M9 roof-first',
  ],
  ['variante française: when it has one', { ...first4, francaise: true }, { ...blocked(1) }, 'build grey F6', 'legal'],
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
    expect(refused(next, 'build grey L5')).toBe('M11 closed');
  });
  test('M11: a palace of a closed colour may still get a neutral roof, stables, walls and merchants', () => {
    const open = [...palaces.slice(0, 2), palace('grey', 'E1', { roof: 2 }), palace('grey', 'H4')];
    const state = position(second3, { palaces: open, palaceTiles: { grey: 0 }, stocks: [{ neutralRoofs: 1 }] });
    for (const move of ['neutral roof H4', 'stable H5', 'merchant H7']) expect(refused(state, move)).toBe(undefined);
    expect(refused(state, 'build grey I4')).toBe('M11 closed');
    expect(refused(state, 'roof H4')).toBe('M12 colour-owned');
  });
});
