import type { Emit } from '../events.ts';
import {
  DISCARDS,
  EXHAUSTIONS,
  HAND_SIZE,
  HOLDER,
  handAt,
  KEPT,
  knownAt,
  PILE,
  PILE_SIZE,
  PLAYED,
  type State,
} from '../state.ts';
import { COLOUR_COUNT, COLOURS } from '../vocabulary.ts';
import { forgetOlder, rememberOlder } from './memory.ts';
import { firstCard, hasTwoCards, secondCard } from './payments.ts';

/** C12: a payment leaves the cards counted from `from` on for those from `to` on. */
export function moveCards(cells: Uint8Array, payment: number, from: number, to: number): void {
  const first = firstCard[payment];
  cells[from + first]--;
  cells[to + first]++;
  if (!hasTwoCards(payment)) return;
  const second = secondCard[payment];
  cells[from + second]--;
  cells[to + second]++;
}

/** A seat pays from its hand. */
export function payFromHand(cells: Uint8Array, seat: number, payment: number, to: number): void {
  const first = firstCard[payment];
  loseCard(cells, seat, first);
  cells[to + first]++;
  if (!hasTwoCards(payment)) return;
  const second = secondCard[payment];
  loseCard(cells, seat, second);
  cells[to + second]++;
}

/** C14: one card from the hand. */
export function discardFromHand(cells: Uint8Array, seat: number, colour: number): void {
  loseCard(cells, seat, colour);
  cells[DISCARDS + colour]++;
}

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

/** C15, C16: the top card of the pile goes; with the last one, the discards become the pile, once. */
export function takeFromPile({ cells }: State, colour: number): void {
  cells[PILE + colour]--;
  cells[PILE_SIZE]--;
}

/** C15, C16: to be asked when the card taken from the pile has found its place. */
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

/** C25, C26: one of the cards played is kept and may bring its influence card; the others are discarded. */
export function keepCard({ cells }: State, seat: number, colour: number, emit: Emit): void {
  cells[PLAYED + colour]--;
  const kept = ++cells[KEPT + seat * COLOUR_COUNT + colour];
  for (let played = 0; played < COLOUR_COUNT; played++) {
    cells[DISCARDS + played] += cells[PLAYED + played];
    cells[PLAYED + played] = 0;
  }
  emit?.({ kind: 'kept', seat, card: COLOURS[colour] });
  const holder = cells[HOLDER + colour];
  if (holder === seat + 1 || kept < cells[KEPT + (1 - seat) * COLOUR_COUNT + colour]) return;
  cells[HOLDER + colour] = seat + 1;
  emit?.({ kind: 'influence', seat, colour: COLOURS[colour], ...(holder > 0 && { from: holder - 1 }) });
}

/** C25: the colour of the cards played, if it is but one. */
export function onlyPlayed(cells: Uint8Array): number | undefined {
  let only: number | undefined;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (cells[PLAYED + colour] === 0) continue;
    if (only !== undefined) return undefined;
    only = colour;
  }
  return only;
}
