import type { Emit } from '../events.ts';
import { DISCARDS, EXHAUSTIONS, HAND_SIZE, PILE, PILE_SIZE } from '../layout.ts';
import { handAt, knownAt, type State } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import { forgetOlder, rememberOlder } from './memory.ts';

// C12, C13, C15: cards on their way between pile and hands, and what everybody knows of them.

/**
 * A card leaves the hand for all to see. If one like it was known, nobody can tell that another was meant: what is left is the
 * other known cards, and the unknown ones as they were.
 */
export function loseCard(cells: Uint8Array, seat: number, colour: number): void {
  if (cells[knownAt(seat) + colour] > 0) cells[knownAt(seat) + colour]--;
  else if (cells[EXHAUSTIONS] > 0) forgetOlder(cells, seat, colour);
  cells[handAt(seat) + colour]--;
  cells[HAND_SIZE + seat]--;
}

/** A card into the hand; from the row, all have seen it. */
export function gainCard(cells: Uint8Array, seat: number, colour: number, seen: boolean): void {
  cells[handAt(seat) + colour]++;
  cells[HAND_SIZE + seat]++;
  if (seen) cells[knownAt(seat) + colour]++;
}

/** The top card of the pile is taken. */
export function takeFromPile({ cells }: State, colour: number): void {
  cells[PILE + colour]--;
  cells[PILE_SIZE]--;
}

/** C15, C16: when the last card of the pile has found its place, the discards become the pile, once. */
export function exhaust({ cells }: State, emit: Emit): void {
  if (cells[PILE_SIZE] !== 0) return;
  if (cells[EXHAUSTIONS] === 0) {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const count = cells[DISCARDS + colour];
      cells[PILE + colour] = count;
      cells[PILE_SIZE] += count;
      cells[DISCARDS + colour] = 0;
    }
  }
  if (cells[PILE_SIZE] !== 0) {
    rememberOlder(cells);
    cells[EXHAUSTIONS] = 1;
    emit?.({ kind: 'reshuffled', cards: cells[PILE_SIZE] });
  } else {
    cells[EXHAUSTIONS] = 2;
    emit?.({ kind: 'last-round' });
  }
}

/** The colour that a ticket falls on, each as wide as its count from `at` on. */
export function pickColour(cells: Uint8Array, at: number, ticket: number): number {
  let colour = 0;
  for (let left = ticket - cells[at]; left >= 0; left -= cells[at + colour]) colour++;
  return colour;
}
