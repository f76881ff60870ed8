// Every rule that a move breaks, as docs/rules has them.
import type { Explanation } from '../../../src/games/pagoda/index.ts';
import type { RuleId } from '../../../src/kernel/index.ts';
import { after, afterTile } from './after.ts';
import {
  brokenByColumn,
  brokenByNumber,
  brokenByTile,
  columnsBuilt,
  roofBegun,
  roomForColumn,
  tileIsRoof,
} from './building.ts';
import { brokenByDiscard, brokenByDragon, ruleOfDiscards } from './discards.ts';
import { drawsIn } from './drawing.ts';
import { canBuildColumn, spirePayable } from './lookahead.ts';
import { brokenByColumnCost, brokenBySpireCost, brokenByTileCost, brokenByUse } from './payments.ts';
import { active, backOf, lastFloor, NONE, sizeOf, type Table } from './table.ts';

type Move<K extends Explanation['kind']> = Extract<Explanation, { kind: K }>;

/** Every rule that a move breaks; none if it is legal. */
export function broken(table: Table, move: Explanation): ReadonlySet<RuleId> {
  const found = new Found(Number.POSITIVE_INFINITY);
  find(found, table, move);
  return new Set(found.rules);
}

/** Whether the rules allow a move: it breaks none, so the search stops at a first one. */
export function allows(table: Table, move: Explanation): boolean {
  const found = new Found(1);
  find(found, table, move);
  return found.rules.length === 0;
}

/** Collects rules, some twice, until there are as many as wanted. */
class Found {
  readonly rules: RuleId[] = [];

  constructor(private readonly wanted: number) {}

  /** Whether more are wanted. */
  add(rules: readonly RuleId[]): boolean {
    if (rules.length > 0) this.rules.push(...rules);
    return this.rules.length < this.wanted;
  }
}

function find(found: Found, table: Table, move: Explanation): void {
  switch (move.kind) {
    case 'draw':
      // P9: the pile is drawn from, and only when cards are due.
      if (!drawsIn(table) || table.pile[move.colour] === 0) found.add(['P9']);
      return;
    case 'end':
      // P4: at least 1 column must have been built.
      if (found.add(brokenByAction(table))) found.add(brokenByEnd(table));
      return;
    case 'fan':
      found.add(brokenByFan(table));
      return;
    case 'pass':
      found.add(brokenByFanChoice(table));
      return;
    case 'lantern':
      found.add(brokenByLantern(table));
      return;
    case 'dragon':
      if (table.phase === 'dragon' || found.add(brokenByAction(table)))
        found.add(brokenByDragon(table, move.from, move.colour));
      return;
    case 'dragon-end':
      // P14: at least 1 card. P22: there is no Dragon.
      if (table.phase !== 'dragon' && found.add(brokenByAction(table)))
        found.add(['P14', ...(table.beginners ? ['P22'] : NONE)]);
      return;
    case 'discard':
      if (table.phase === 'discard' || found.add(brokenByAction(table)))
        found.add(brokenByDiscard(table, move.from, move.colour));
      return;
    case 'modified-column':
      // P8: four cards have been discarded for it.
      if (table.phase === 'modified' || (found.add([ruleOfModified(table)]) && found.add(brokenByAction(table))))
        found.add(brokenByColumn(table, table.lots[move.lot - 1]!, move.colour));
      return;
    case 'column':
      findByColumn(found, table, move);
      return;
    case 'tile':
      findByTile(found, table, move);
      return;
    case 'spire':
      findBySpire(found, table, move);
  }
}

/** P10: a turn that has just begun, in which no order of actions builds a column. */
const isOutOfActions = (table: Table): boolean => table.phase === 'begin' && !canBuildColumn(table);

/** P4, P10: at least 1 column must have been built, and P10 says how a turn goes that can't. */
function brokenByEnd(table: Table): readonly RuleId[] {
  if (columnsBuilt(table) > 0) return NONE;
  return isOutOfActions(table) ? ['P4', 'P10'] : ['P4'];
}

/** P8 asks for four discards before its column; P10 says that there is none where no lot takes it. */
const ruleOfModified = (table: Table): RuleId => (isOutOfActions(table) ? ruleOfDiscards(table) : 'P8');

/** The rules that ask for something else now than an action or ability of a normal turn. */
function brokenByAction(table: Table): readonly RuleId[] {
  switch (table.phase) {
    case 'begin':
    case 'build':
      return NONE;
    // P3, P9, P13, P14: cards are drawn first; P9 says how, whatever the draw is for.
    case 'deal':
      return ['P3', 'P9'];
    case 'redraw':
      return ['P14', 'P9'];
    case 'refill':
      return ['P9'];
    case 'fan-draw':
      return ['P13', 'P9'];
    // P14: more cards are chosen, or drawn.
    case 'dragon':
      return ['P14'];
    // P7: a roof is built with its spire or not at all.
    case 'spire':
      return ['P7'];
    // P8, P10: four cards are discarded, then a column is built where that is possible.
    case 'discard':
    case 'modified':
      return [ruleOfDiscards(table)];
    // P13: the turn is over but for the Fan.
    case 'fan':
      return ['P13'];
    case 'over':
      return ['P18'];
  }
}

/** P13: the Fan is used, or not, after the normal refill. P22: there is none to decide about. */
function brokenByFanChoice(table: Table): readonly RuleId[] {
  if (table.phase === 'fan') return NONE;
  return [...brokenByAction(table), 'P13', ...(table.beginners ? ['P22'] : NONE)];
}

/** P13: with 4 cards in hand the Fan cannot be used. */
const brokenByFan = (table: Table): readonly RuleId[] => [
  ...brokenByFanChoice(table),
  ...brokenByUse(table, 'fan'),
  ...(sizeOf(active(table).hand) < 4 ? NONE : ['P13']),
];

/** P10: while no column has been built, some continuation must be able to build one. */
const canStillBuild = (table: Table): boolean => columnsBuilt(table) > 0 || canBuildColumn(table);

/** P17. What could come after a Lantern that can't be used has no meaning. */
function brokenByLantern(table: Table): readonly RuleId[] {
  const rules = [...brokenByAction(table), ...brokenByUse(table, 'lantern')];
  return rules.length > 0 || canStillBuild(after(table, { kind: 'lantern' })) ? rules : ['P10'];
}

/** P4, P5 */
const findByColumn = (found: Found, table: Table, { lot, colour, payment }: Move<'column'>): boolean =>
  found.add(brokenByAction(table)) &&
  found.add(brokenByColumn(table, table.lots[lot - 1]!, colour)) &&
  found.add(brokenByNumber(table)) &&
  found.add(brokenByColumnCost(table, colour, payment));

/** P6, P7 */
function findByTile(found: Found, table: Table, { lot, tile, roof, payment }: Move<'tile'>): void {
  const place = table.lots[lot - 1]!;
  const all =
    found.add(brokenByAction(table)) &&
    found.add(brokenByTile(table, place, tile.background, tile.slot)) &&
    // P7: a tile is a roof on the last floor only, and its spire must have room before it is placed.
    (roof === tileIsRoof(table, place) || found.add(['P7'])) &&
    (!roof || roomForColumn(table) || found.add(['P7'])) &&
    found.add(brokenByTileCost(table, tile.background, payment));
  // What could come after a tile that can't be built has no meaning.
  if (!all || found.rules.length > 0) return;
  const next = afterTile(table, lot - 1, tile.slot, payment);
  // P7: the spire must be payable after the tile. P2: it has the colour of the tile's back.
  if (roof && !spirePayable(next, backOf(table, tile.background, tile.slot))) found.add(['P7']);
  if (!roof && !canStillBuild(next)) found.add(['P10']);
}

/** P7 */
function findBySpire(found: Found, table: Table, { colour, payment }: Move<'spire'>): void {
  if (table.phase !== 'spire') {
    found.add(['P7', ...brokenByAction(table)]);
    return;
  }
  const roof = table.lots[roofBegun(table)]!.floors[lastFloor(table) - 1]!;
  // P2: the spire has the colour of the back of the roof's tile.
  const back = backOf(table, roof.colour, roof.tile!.slot);
  if (back === colour || found.add(['P2', 'P7'])) found.add(brokenBySpireCost(table, colour, payment));
}
