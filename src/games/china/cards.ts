import type { Emit } from './events.ts';
import { firstCard, hasTwoCards, secondCard } from './payments.ts';
import {
  DISCARDS,
  EXHAUSTIONS,
  HAND_SIZE,
  HANDS,
  HOLDER,
  handAt,
  KEPT,
  KNOWN,
  knownAt,
  PILE,
  PILE_SIZE,
  PLAYED,
  type State,
} from './state.ts';
import { COLOURS, colours } from './words.ts';

/** C12: a payment leaves the cards counted from `from` on for those from `to` on. */
export function moveCards(cells: Uint8Array, payment: number, from: number, to: number): void {
  const first = firstCard[payment]!;
  cells[from + first]!--;
  cells[to + first]!++;
  if (!hasTwoCards(payment)) return;
  const second = secondCard[payment]!;
  cells[from + second]!--;
  cells[to + second]!++;
}

/** A seat pays from its hand. */
export function payFromHand(cells: Uint8Array, seat: number, payment: number, to: number): void {
  moveCards(cells, payment, handAt(seat), to);
  forget(cells, seat, firstCard[payment]!);
  if (hasTwoCards(payment)) forget(cells, seat, secondCard[payment]!);
}

/**
 * A card of this colour left the hand, the count of which is changed already elsewhere. If one like it was known, nobody can tell
 * that another was meant: what is left is the other known cards and the unknown ones as they were.
 */
function forget(cells: Uint8Array, seat: number, colour: number): void {
  cells[HAND_SIZE + seat]!--;
  if (cells[KNOWN + seat * COLOURS + colour]! > 0) cells[KNOWN + seat * COLOURS + colour]!--;
}

/** One card from the hand. */
export function discardFromHand(cells: Uint8Array, seat: number, colour: number): void {
  loseCard(cells, seat, colour);
  cells[DISCARDS + colour]!++;
}

export function loseCard(cells: Uint8Array, seat: number, colour: number): void {
  cells[HANDS + seat * COLOURS + colour]!--;
  forget(cells, seat, colour);
}

/** A card into the hand; from the row, all have seen it. */
export function gainCard(cells: Uint8Array, seat: number, colour: number, seen: boolean): void {
  cells[handAt(seat) + colour]!++;
  cells[HAND_SIZE + seat]!++;
  if (seen) cells[knownAt(seat) + colour]!++;
}

/** C15, C16: the top card of the pile goes; with the last one, the discards become the pile, once. */
export function takeFromPile({ cells }: State, colour: number): void {
  cells[PILE + colour]!--;
  cells[PILE_SIZE]!--;
}

/** C15, C16: to be asked when the card taken from the pile has found its place. */
export function exhaust({ cells }: State, emit: Emit): void {
  if (cells[PILE_SIZE] !== 0) return;
  if (cells[EXHAUSTIONS] === 0) {
    for (let colour = 0; colour < COLOURS; colour++) {
      const count = cells[DISCARDS + colour]!;
      cells[PILE + colour] = count;
      cells[PILE_SIZE]! += count;
      cells[DISCARDS + colour] = 0;
    }
  }
  if (cells[PILE_SIZE] !== 0) {
    cells[EXHAUSTIONS] = 1;
    emit?.({ kind: 'reshuffled', cards: cells[PILE_SIZE]! });
  } else {
    cells[EXHAUSTIONS] = 2;
    emit?.({ kind: 'last-round' });
  }
}

/** C25, C26: one of the cards played is kept and may bring its influence card; the others are discarded. */
export function keepCard({ cells }: State, seat: number, colour: number, emit: Emit): void {
  cells[PLAYED + colour]!--;
  const kept = ++cells[KEPT + seat * COLOURS + colour]!;
  for (let played = 0; played < COLOURS; played++) {
    cells[DISCARDS + played]! += cells[PLAYED + played]!;
    cells[PLAYED + played] = 0;
  }
  emit?.({ kind: 'kept', seat, card: colours[colour]! });
  const holder = cells[HOLDER + colour]!;
  if (holder === seat + 1 || kept < cells[KEPT + (1 - seat) * COLOURS + colour]!) return;
  cells[HOLDER + colour] = seat + 1;
  emit?.({ kind: 'influence', seat, colour: colours[colour]!, ...(holder > 0 && { from: holder - 1 }) });
}

/** C25: the colour of the cards played, if it is but one. */
export function onlyPlayed(cells: Uint8Array): number | undefined {
  let only: number | undefined;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (cells[PLAYED + colour] === 0) continue;
    if (only !== undefined) return undefined;
    only = colour;
  }
  return only;
}
