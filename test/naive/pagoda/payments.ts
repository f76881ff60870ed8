// What a column, a tile and a spire cost, and which abilities the player may use for it.
import type { Payment } from '../../../src/games/pagoda/index.ts';
import type { RuleId } from '../../../src/kernel/index.ts';
import { type Ability, active, type Cards, type Colour, countedBy, NONE, type Table } from './table.ts';

export const cardsIn = (colours: readonly Colour[]): Cards =>
  countedBy(colour => colours.filter(other => other === colour).length);

/** P4: cards may come from display or hand alike, but they must be there. */
export function holds(table: Table, payment: Payment): boolean {
  const { display, hand } = active(table);
  return isThere(payment.display, display) && isThere(payment.hand, hand);
}

const isThere = (wanted: readonly Colour[], cards: Cards): boolean =>
  wanted.every(colour => cards[colour] > 0 && cards[colour] >= wanted.filter(other => other === colour).length);

/** The rule of each ability, which allows something only to who has it. */
const RULE_OF = { fan: 'P13', dragon: 'P14', bowl: 'P15', buddha: 'P16', lantern: 'P17' } as const;

/** The rules that the use of an ability would break now, whatever it is used for. */
export function brokenByUse(table: Table, ability: Ability): readonly RuleId[] {
  // P22: the beginners' game has none.
  if (table.beginners) return ['P22'];
  // P12: at most once per turn, and each use takes 1 from the track.
  if (active(table).tracks[ability] === 0) return ['P12', RULE_OF[ability]];
  return table.used.includes(ability) ? ['P12'] : NONE;
}

export const mayUse = (table: Table, ability: Ability): boolean => brokenByUse(table, ability).length === 0;

const allCards = (payment: Payment): readonly Colour[] => [...payment.display, ...payment.hand];

const isPair = (cards: readonly Colour[]): boolean => cards.length === 2 && cards[0] === cards[1];

/** P5: one card of the column's colour; P15: with the Rice bowl two cards of one colour. */
export const brokenByColumnCost = (table: Table, colour: Colour, payment: Payment): readonly RuleId[] =>
  brokenByCost(table, colour, payment, 'P5', 'bowl');

export const paysColumn = (table: Table, colour: Colour, payment: Payment): boolean =>
  brokenByColumnCost(table, colour, payment).length === 0;

/** P6: one card of the background's colour; P16: with Buddha two cards of one colour. */
export const brokenByTileCost = (table: Table, background: Colour, payment: Payment): readonly RuleId[] =>
  brokenByCost(table, background, payment, 'P6', 'buddha');

export const paysTile = (table: Table, background: Colour, payment: Payment): boolean =>
  brokenByTileCost(table, background, payment).length === 0;

/** One card of a colour by a rule, or two of one colour by an ability. */
function brokenByCost(
  table: Table,
  colour: Colour,
  payment: Payment,
  rule: RuleId,
  ability: 'bowl' | 'buddha',
): readonly RuleId[] {
  const cards = allCards(payment);
  if (cards.length === 1) return cards[0] === colour && holds(table, payment) ? NONE : [rule];
  if (!isPair(cards)) return [rule];
  const unused = brokenByUse(table, ability);
  return holds(table, payment) ? unused : [...unused, RULE_OF[ability]];
}

/** P7: two cards of the spire's colour; P15: with the Rice bowl one of them, and two cards of one colour. */
export function brokenBySpireCost(table: Table, colour: Colour, payment: Payment): readonly RuleId[] {
  const cards = allCards(payment);
  if (cards.length === 2) return cards.every(card => card === colour) && holds(table, payment) ? NONE : ['P7'];
  const own = cards.indexOf(colour);
  if (own < 0 || !isPair(cards.toSpliced(own, 1))) return ['P7'];
  if (holds(table, payment)) return brokenByUse(table, 'bowl');
  const only = (wanted: (card: Colour) => boolean): Payment => ({
    display: payment.display.filter(wanted),
    hand: payment.hand.filter(wanted),
  });
  const pair = only(card => card !== colour);
  // Of three cards of the spire's colour any may be the pair, so both rules lack a card.
  const lacksPair = allCards(pair).length === 0 || !holds(table, pair);
  const lacksOwn = !holds(
    table,
    only(card => card === colour),
  );
  return [...brokenByUse(table, 'bowl'), ...(lacksPair ? ['P15'] : NONE), ...(lacksOwn ? ['P7'] : NONE)];
}

export const paysSpire = (table: Table, colour: Colour, payment: Payment): boolean =>
  brokenBySpireCost(table, colour, payment).length === 0;
