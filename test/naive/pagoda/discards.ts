// Cards that a Dragon, a modified turn or a turn without any possible column discards, one by one.
import type { RuleId } from '../../../src/kernel/index.ts';
import { placeForColumn } from './building.ts';
import { canBuildColumn } from './lookahead.ts';
import { brokenByUse } from './payments.ts';
import { active, COLOURS, type Colour, NONE, type Source, type Table } from './table.ts';

/** Equal sets of discards are one move after another in a fixed order: the display first, each part in the order of the colours. */
const orderOf = (from: Source, colour: Colour): number => (from === 'hand' ? 10 : 0) + COLOURS.indexOf(colour);

const inOrder = ({ last }: Table, from: Source, colour: Colour): boolean =>
  !last || orderOf(from, colour) >= orderOf(last.from, last.colour);

/** P14: the very first thing in a turn, of cards that are there. */
export function brokenByDragon(table: Table, from: Source, colour: Colour): readonly RuleId[] {
  const fine = active(table)[from][colour] > 0 && inOrder(table, from, colour);
  if (table.phase === 'dragon') return fine ? NONE : ['P14'];
  return [...brokenByUse(table, 'dragon'), ...(table.phase === 'begin' && fine ? NONE : ['P14'])];
}

/** P8 is for turns that can build its column; otherwise four cards are discarded by P10. */
export const ruleOfDiscards = (table: Table): RuleId => (placeForColumn(table) ? 'P8' : 'P10');

/** P8, P10 */
export function brokenByDiscard(table: Table, from: Source, colour: Colour): readonly RuleId[] {
  // P8: any other action closes this choice.
  if (table.phase !== 'begin' && table.phase !== 'discard') return ['P8'];
  // P8 needs a place for its column; P10 that neither P8 nor any order of actions builds one.
  if (table.phase === 'begin' && !placeForColumn(table) && canBuildColumn(table)) return ['P8', 'P10'];
  const there = active(table)[from][colour] > 0 && inOrder(table, from, colour);
  // Enough cards must follow in the order.
  const enough = table.discarded + cardsFrom(table, orderOf(from, colour)) >= 4;
  return there && enough ? NONE : [ruleOfDiscards(table)];
}

/** How many cards the active player has from a place in the order on. */
function cardsFrom(table: Table, order: number): number {
  const { display, hand } = active(table);
  return COLOURS.reduce((count, colour) => {
    const shown = orderOf('display', colour) >= order ? display[colour] : 0;
    const held = orderOf('hand', colour) >= order ? hand[colour] : 0;
    return count + shown + held;
  }, 0);
}
