import type { Position } from '../../../src/games/medina/position/schema.ts';
import { coloursOf } from './table.ts';

/** M3, line by line: buildings a colour, neutral roofs, stables, merchants, walls. */
const PIECES: { readonly [game: string]: readonly [number, number, number, number, number] } = {
  'first 3': [6, 0, 4, 8, 10],
  'first 4': [5, 0, 3, 6, 8],
  'duel 2': [9, 0, 6, 12, 16],
  'second 2': [8, 2, 4, 12, 15],
  'second 3': [6, 1, 4, 8, 12],
  'second 4': [5, 0, 3, 6, 9],
};

/** The position before anything is laid out. */
export function startOf(options: Position['options']): Position {
  const { players, rules = 'second' } = options;
  const [each, neutralRoofs, stables, merchants, walls] = PIECES[`${rules} ${players}`]!;
  const buildings = Object.fromEntries(coloursOf(rules).map(colour => [colour, each]));
  return {
    options,
    stocks: Array.from({ length: players }, () => ({ buildings, neutralRoofs, stables, merchants, walls, tea: 0 })),
  };
}
