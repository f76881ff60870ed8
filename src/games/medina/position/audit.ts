// Everything that must hold in a position, asked of a state whose caches have been computed from scratch.
import { Claims, type Problem } from '../../../kernel/index.ts';
import { has } from '../board/sets.ts';
import { type State, wellOf } from '../state.ts';
import { auditPalaces } from './auditPalaces.ts';
import { auditStocks } from './auditStocks.ts';
import { auditStreets } from './auditStreets.ts';
import { auditTiles } from './auditTiles.ts';
import { auditTurn } from './auditTurn.ts';

/** Every reason why a position can't come about. The turn is looked at only when the board is possible. */
export function audit(state: State): readonly Problem[] {
  const claims = new Claims();
  auditWell(state, claims);
  auditPalaces(state, claims);
  auditTiles(state, claims);
  auditStreets(state, claims);
  auditStocks(state, claims);
  if (claims.problems.length === 0) auditTurn(state, claims);
  return claims.problems;
}

function auditWell(state: State, claims: Claims): void {
  const well = wellOf(state);
  claims.claim(well < 0 || state.setup.options.well, 'well', 'is given, but this game has none', 'M5', 'well-excluded');
  claims.claim(
    well < 0 || has(state.setup.board.inner, 0, well),
    'well',
    'is in an outer row or column',
    'M5',
    'well-in-outer-row',
  );
}
