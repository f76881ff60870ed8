// Cards from the pile and the row: C4, C13 to C16.
import type { Colour } from '../../../src/games/china/vocabulary.ts';
import { colours, countOf, type Table } from './table.ts';

/** What comes after the cards. */
type Then = (table: Table) => void;

/** C13, C14: a number of cards to draw. */
export function draw(table: Table, number: number, then: Then): void {
  table.toDraw = number;
  completeDrawing(table, then);
}

/** C13, C16: first the hand, as far as pile and row go; then the row, as far as the pile goes. */
export function completeDrawing(table: Table, then: Then): void {
  const hasPile = countOf(table.pile) > 0;
  const hasRow = table.row.some(card => card !== null);
  if (table.toDraw > 0 && (hasPile || hasRow)) {
    table.phase = 'draw';
    return;
  }
  table.toDraw = 0;
  if (hasPile && table.row.includes(null)) table.phase = 'deal-row';
  else then(table);
}

/** C27: his cards are refilled to 3 from the pile, never from the row. */
export function refillEmperor(table: Table, then: Then): void {
  if (countOf(table.pile) > 0 && countOf(table.emperorCards) < 3) table.phase = 'deal-emperor';
  else then(table);
}

/** The top card of the pile goes where the phase says. */
export function deal(table: Table, card: Colour): void {
  table.pile[card]--;
  switch (table.phase) {
    case 'deal':
      dealFirst(table, card);
      break;
    case 'deal-hand':
      table.hands[table.turn]![card]++;
      table.toDraw--;
      break;
    case 'deal-row':
      table.row[table.row.indexOf(null)] = card;
      break;
    default:
      table.emperorCards[card]++;
  }
  if (countOf(table.pile) === 0) exhaust(table);
}

/** C4: three cards to each player from the first on, then the row, then the Emperor's cards. */
function dealFirst(table: Table, card: Colour): void {
  const hand = table.hands.find(cards => countOf(cards) < 3);
  if (hand) hand[card]++;
  else if (table.row.includes(null)) table.row[table.row.indexOf(null)] = card;
  else table.emperorCards[card]++;
}

export function endDeal(table: Table): void {
  const emperorWaits = table.players === 2 && countOf(table.emperorCards) < 3;
  if (table.row.includes(null) || emperorWaits) return;
  table.phase = table.withTiles ? 'tiles' : 'act';
}

/** C15: the discards become the new pile; the second time, or without discards, there is none (C16). */
function exhaust(table: Table): void {
  if (table.exhaustions === 0 && countOf(table.discards) > 0) {
    table.exhaustions = 1;
    for (const colour of colours) {
      table.pile[colour] = table.discards[colour];
      table.discards[colour] = 0;
    }
  } else table.exhaustions = 2;
}
