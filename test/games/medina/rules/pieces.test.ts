// The generator takes the cells of a piece from sets; the predicates look at the board. Both must say the same.
import { describe, expect, test } from 'vitest';
import { has } from '../../../../src/games/medina/board/sets.ts';
import { medina, type State } from '../../../../src/games/medina/index.ts';
import { BLOCKING, NEUTRAL, PHASE, PLAYING, ROOF, SETTING_WELL, WALL } from '../../../../src/games/medina/layout.ts';
import { cellsFor, refusesPiece } from '../../../../src/games/medina/rules/pieces.ts';
import { refusesFirstMerchant, refusesWell, startCells } from '../../../../src/games/medina/rules/start.ts';
import { walkAll } from '../helpers.ts';

/** Buildings of four colours, stable, merchant, wall, and the three roofs, also those that a game does not have. */
const KINDS = [...Array(WALL + 1).keys(), NEUTRAL, ROOF, BLOCKING];

/** The cells of the board that are in a set of so many. */
function members({ setup }: State, set: Int32Array, count: number): string[] {
  const all = [...setup.board.city, ...setup.board.ring].filter(cell => count > 0 && has(set, 0, cell));
  return all.map(cell => setup.board.names[cell]!);
}

/** Wherever predicates and sets differ, for each seat and each kind of piece. */
function differences(state: State): string[] {
  const { board, players } = state.setup;
  const found: string[] = [];
  for (let seat = 0; seat < players; seat++)
    for (const kind of KINDS) {
      const set = new Int32Array(8);
      const count = cellsFor(state, seat, kind, set);
      const quick = members(state, set, count).join(' ');
      const cells = [...(kind === WALL ? board.ring : board.city)].filter(
        cell => !refusesPiece(state, seat, kind, cell),
      );
      const allowed = cells.map(cell => board.names[cell]!).join(' ');
      if (quick !== allowed || count !== cells.length)
        found.push(`seat ${seat}, kind ${kind}: the set has ${count}: ${quick}; the predicate allows ${allowed}`);
    }
  return found;
}

describe.each(medina.variants)('$name', ({ options }) => {
  test('the sets of cells are what the predicates allow, for every seat and kind of piece', () => {
    walkAll(options, 2, (state, random) => {
      if (state.bytes[PHASE] === PLAYING && random.below(2) === 0) expect(differences(state)).toEqual([]);
    });
  });

  test('the cells of the well and the first merchant are what the predicates allow', () => {
    walkAll(options, 2, state => {
      if (state.bytes[PHASE]! >= PLAYING) return;
      const refuses = state.bytes[PHASE] === SETTING_WELL ? refusesWell : refusesFirstMerchant;
      const set = new Int32Array(8);
      startCells(state, set);
      const allowed = [...state.setup.board.city].filter(cell => !refuses(state, cell));
      expect(members(state, set, 1)).toEqual(allowed.map(cell => state.setup.board.names[cell]));
    });
  });
});
