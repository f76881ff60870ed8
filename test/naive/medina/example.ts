// Positions and moves of the examples, in few words.
import { expect } from 'vitest';
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import type { Position } from '../../../src/games/medina/position/schema.ts';
import { allows, broken } from './broken.ts';
import { tableOf } from './read.ts';
import type { Table } from './table.ts';
import { played } from './turn.ts';

type Asked = Omit<Position, 'options' | 'stocks' | 'turn'> & {
  readonly options?: Partial<Position['options']>;
  readonly stocks?: Position['stocks'];
  readonly turn?: Partial<NonNullable<Position['turn']>>;
};

const PLENTY = {
  buildings: { grey: 3, black: 3, violet: 3, brown: 3, orange: 3 },
  stables: 3,
  merchants: 3,
  walls: 3,
  neutralRoofs: 1,
};

/** A table on which everybody has plenty, unless said otherwise. */
export function lying({ options = {}, stocks, turn = {}, ...rest }: Asked): Table {
  const players = options.players ?? 4;
  return tableOf({
    streets: [['P11']],
    ...rest,
    options: { well: false, tea: false, ...options, players, rules: options.rules ?? 'first' },
    stocks: Array.from({ length: players }, (_, seat) => stocks?.[seat] ?? PLENTY),
    turn: { seat: 0, ...turn },
  });
}

export const palace = (
  colour: 'grey' | 'black' | 'violet' | 'brown' | 'orange',
  buildings: string,
  roof?: number | 'neutral' | 'blocking 0' | 'blocking 1',
  stables = '',
): NonNullable<Position['palaces']>[number] => ({
  colour,
  buildings: buildings.split(' '),
  stables: stables === '' ? [] : stables.split(' '),
  roof:
    roof === undefined
      ? null
      : roof === 'neutral'
        ? { kind: 'neutral' }
        : typeof roof === 'number'
          ? { kind: 'own', seat: roof }
          : { kind: 'blocking', seat: Number(roof.at(-1)) },
});

/** A move in a word or three: `brown C3`, `stable C3`, `merchant C3`, `wall north3`, `own C3`, `neutral C3`, `tea`. */
function move(text: string): Explanation {
  const [word = '', cell = ''] = text.split(' ');
  switch (word) {
    case 'tea':
      return { kind: 'tea' };
    case 'stable':
    case 'merchant':
    case 'wall':
      return { kind: word, cell };
    case 'own':
    case 'neutral':
    case 'blocking':
      return { kind: 'roof', roof: word, palace: cell };
    case 'grey':
    case 'black':
    case 'violet':
    case 'brown':
    case 'orange':
      return { kind: 'building', colour: word, cell };
    default:
      throw new RangeError(text);
  }
}

export const legal = (table: Table, text: string): boolean => allows(table, move(text));

/** The rules that a move breaks, one after the other. */
export const brokenBy = (table: Table, text: string): string => [...broken(table, move(text))].join(' ');

/** The table after these moves, each of which must be allowed. */
export const playing = (table: Table, ...moves: readonly string[]): Table =>
  moves.reduce((now, text) => {
    expect(legal(now, text), text).toBe(true);
    return played(now, move(text));
  }, table);

/** The cells of the city on which this piece is allowed. */
export const cellsFor = (table: Table, piece: string): string =>
  table.city.cells.filter(cell => legal(table, `${piece} ${cell}`)).join(' ');
