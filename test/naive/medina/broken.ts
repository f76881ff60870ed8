// Every rule that a move breaks: what is laid out before it, what is wrong with the piece, and what the turn still needs.
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import type { RuleId } from '../../../src/kernel/index.ts';
import { type Broken, isAllowed } from '../broken.ts';
import { placed } from './outcome.ts';
import { breaksPlacement, type Placement } from './placements.ts';
import type { Table, Turn } from './table.ts';
import { canComplete, counted, due, roofOwed } from './turn.ts';

/** Every rule that a move breaks; none if it is legal. */
export const broken = (table: Table, move: Explanation): ReadonlySet<RuleId> => new Set(breaks(table, move));

/** Whether the rules allow a move: it breaks none. */
export const allows = (table: Table, move: Explanation): boolean => isAllowed(breaks(table, move));

function* breaks(table: Table, move: Explanation): Broken {
  const { streets, turn } = table;
  if (move.kind === 'well') yield* breaksWell(table, move.cell);
  else if (move.kind === 'first-merchant') yield* breaksFirstMerchant(table, move.cell);
  else if (streets.length === 0) yield ruleOfStart(table);
  else if (turn !== undefined) yield* breaksTurn(table, turn, move);
  if (streets.length > 0 && turn === undefined) yield 'M24';
}

/** M4, M5: the rule by which the first merchant is laid out. */
const ruleOfStart = ({ options }: Table): RuleId => (options.rules === 'second' ? 'M5' : 'M4');

function* breaksWell({ options, well, streets, city }: Table, cell: string): Broken {
  if (!options.well || well !== undefined || streets.length > 0 || !city.inner.has(cell)) yield 'M5';
}

function* breaksFirstMerchant(table: Table, cell: string): Broken {
  const { options, well, streets, city } = table;
  if (streets.length > 0 || !city.inner.has(cell)) yield ruleOfStart(table);
  // M5: the well is laid out before it, on another cell.
  if (options.well && (well === undefined || well === cell)) yield 'M5';
}

function* breaksTurn(table: Table, turn: Turn, move: Placement | { readonly kind: 'tea' }): Broken {
  if (move.kind === 'tea') {
    yield* breaksTea(table, turn);
    return;
  }
  let isPlaceable = true;
  for (const rule of breaksPlacement(table, turn, move)) {
    isPlaceable = false;
    yield rule;
  }
  // What could come after a piece that can't be placed has no meaning.
  if (isPlaceable) yield* breaksRest(table, turn, move);
}

/** M23: instead of the second piece that is due. */
function* breaksTea(table: Table, turn: Turn): Broken {
  const { options, stocks } = table;
  if (!options.tea || turn.placed !== 1 || due(table, turn) !== 2 || stocks[turn.seat]!.tea === 0) yield 'M23';
}

/** M6, M25: after this piece the rest of the turn can be completed, by pieces or by tea, with a roof if one is owed. */
function* breaksRest(table: Table, turn: Turn, placement: Placement): Broken {
  const after = placed(table, turn, placement);
  const later = counted(turn, placement);
  const rest = due(table, turn) - later.placed;
  const owed = roofOwed(table, turn) && placement.kind !== 'roof';
  if (canComplete(after, later, rest, owed)) return;
  if (rest === 1 && later.placed === 1 && table.options.tea && after.stocks[turn.seat]!.tea > 0) return;
  // M25: the number due can be reached, but not with a roof.
  yield owed && canComplete(after, later, rest, false) ? 'M25' : 'M6';
}
