// What a column, a tile and a spire cost, and which abilities the player may use for it.
import type { Payment } from '../../../src/games/pagoda/index.ts';
import { type Ability, active, type Cards, type Colour, countedBy, type Table } from './table.ts';

export const cardsIn = (colours: readonly Colour[]): Cards =>
  countedBy(colour => colours.filter(other => other === colour).length);

/** P4: cards may come from display or hand alike, but they must be there. */
export function holds(table: Table, payment: Payment): boolean {
  const { display, hand } = active(table);
  const wanted = { display: cardsIn(payment.display), hand: cardsIn(payment.hand) };
  return [...payment.display, ...payment.hand].every(
    colour => wanted.display[colour] <= display[colour] && wanted.hand[colour] <= hand[colour],
  );
}

/** P12: an ability with uses left, at most once a turn. P22: none in the beginners' game. */
export const mayUse = (table: Table, ability: Ability): boolean =>
  !table.beginners && active(table).tracks[ability] > 0 && !table.used.includes(ability);

const allCards = (payment: Payment): readonly Colour[] => [...payment.display, ...payment.hand];

const isPair = (cards: readonly Colour[]): boolean => cards.length === 2 && cards[0] === cards[1];

/** P5: one card of the column's colour; P15: with the Rice bowl two cards of one colour. */
export function paysColumn(table: Table, colour: Colour, payment: Payment): boolean {
  const cards = allCards(payment);
  if (!holds(table, payment)) return false;
  if (cards.length === 1) return cards[0] === colour;
  return isPair(cards) && mayUse(table, 'bowl');
}

/** P6: one card of the background's colour; P16: with Buddha two cards of one colour. */
export function paysTile(table: Table, background: Colour, payment: Payment): boolean {
  const cards = allCards(payment);
  if (!holds(table, payment)) return false;
  if (cards.length === 1) return cards[0] === background;
  return isPair(cards) && mayUse(table, 'buddha');
}

/** P7: two cards of the spire's colour; P15: with the Rice bowl one of them, and two cards of one colour. */
export function paysSpire(table: Table, colour: Colour, payment: Payment): boolean {
  const cards = allCards(payment);
  if (!holds(table, payment)) return false;
  if (cards.length === 2) return cards.every(card => card === colour);
  const own = cards.indexOf(colour);
  return own >= 0 && isPair(cards.toSpliced(own, 1)) && mayUse(table, 'bowl');
}
