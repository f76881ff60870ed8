import type { Move } from '../../../kernel/index.ts';
import { isSpirePayment, PAYMENT_COUNT, SPIRE_PAYMENT_COUNT } from '../rules/payments.ts';
import { TILE_COUNT } from '../rules/supply.ts';
import { COLOUR_COUNT, LOT_COUNT } from '../vocabulary.ts';

// Only this file knows how a move is packed. There is a range of moves for each kind, ascending.
const DRAW = 0;
export const END = COLOUR_COUNT as Move;
export const FAN_USE = (COLOUR_COUNT + 1) as Move;
export const FAN_PASS = (COLOUR_COUNT + 2) as Move;
export const LANTERN_USE = (COLOUR_COUNT + 3) as Move;
export const DRAGON_END = (COLOUR_COUNT + 4) as Move;
const DRAGON = COLOUR_COUNT + 5;
const DISCARD = DRAGON + 2 * COLOUR_COUNT;
const MODIFIED = DISCARD + 2 * COLOUR_COUNT;
const COLUMN = MODIFIED + LOT_COUNT * COLOUR_COUNT;
const TILE = COLUMN + LOT_COUNT * COLOUR_COUNT * PAYMENT_COUNT;
const SPIRE = TILE + LOT_COUNT * TILE_COUNT * PAYMENT_COUNT;
const MOVES = SPIRE + COLOUR_COUNT * SPIRE_PAYMENT_COUNT;

export const drawMove = (colour: number): Move => (DRAW + colour) as Move;
/** A place in the order of discards is `source * COLOUR_COUNT + colour`. */
export const dragonMove = (place: number): Move => (DRAGON + place) as Move;
export const discardMove = (place: number): Move => (DISCARD + place) as Move;
export const modifiedMove = (lot: number, colour: number): Move => (MODIFIED + lot * COLOUR_COUNT + colour) as Move;
export const columnMove = (lot: number, colour: number, payment: number): Move =>
  (COLUMN + (lot * COLOUR_COUNT + colour) * PAYMENT_COUNT + payment) as Move;
export const tileMove = (lot: number, tile: number, payment: number): Move =>
  (TILE + (lot * TILE_COUNT + tile) * PAYMENT_COUNT + payment) as Move;
export const spireMove = (colour: number, payment: number): Move =>
  (SPIRE + colour * SPIRE_PAYMENT_COUNT + payment) as Move;

type Kind =
  | 'draw'
  | 'end'
  | 'fan'
  | 'pass'
  | 'lantern'
  | 'dragon-end'
  | 'dragon'
  | 'discard'
  | 'modified-column'
  | 'column'
  | 'tile'
  | 'spire';

const SINGLE: readonly Kind[] = ['end', 'fan', 'pass', 'lantern', 'dragon-end'];

export function kindOf(move: Move): Kind {
  if (move < END) return 'draw';
  if (move >= SPIRE) return 'spire';
  if (move >= TILE) return 'tile';
  if (move >= COLUMN) return 'column';
  if (move >= MODIFIED) return 'modified-column';
  if (move >= DISCARD) return 'discard';
  if (move >= DRAGON) return 'dragon';
  return SINGLE[move - END];
}

export const isDraw = (move: Move): boolean => move < END;
export const isColumn = (move: Move): boolean => move >= COLUMN && move < TILE;
export const isTile = (move: Move): boolean => move >= TILE && move < SPIRE;

// What a move of each kind is about.
export const drawnColour = (move: Move): number => move - DRAW;
export const dragonPlace = (move: Move): number => move - DRAGON;
export const discardPlace = (move: Move): number => move - DISCARD;
export const modifiedLot = (move: Move): number => ((move - MODIFIED) / COLOUR_COUNT) | 0;
export const modifiedColour = (move: Move): number => (move - MODIFIED) % COLOUR_COUNT;
export const columnLot = (move: Move): number => ((move - COLUMN) / (COLOUR_COUNT * PAYMENT_COUNT)) | 0;
export const columnColour = (move: Move): number => (((move - COLUMN) / PAYMENT_COUNT) | 0) % COLOUR_COUNT;
export const columnPayment = (move: Move): number => (move - COLUMN) % PAYMENT_COUNT;
export const tileLot = (move: Move): number => ((move - TILE) / (TILE_COUNT * PAYMENT_COUNT)) | 0;
export const tileBuilt = (move: Move): number => (((move - TILE) / PAYMENT_COUNT) | 0) % TILE_COUNT;
export const tilePayment = (move: Move): number => (move - TILE) % PAYMENT_COUNT;
export const spireColour = (move: Move): number => ((move - SPIRE) / SPIRE_PAYMENT_COUNT) | 0;
export const spirePayment = (move: Move): number => (move - SPIRE) % SPIRE_PAYMENT_COUNT;

/** Every move that can be written down. */
export function vocabulary(): Move[] {
  const moves: Move[] = [];
  for (let move = 0; move < MOVES; move++) {
    const spire = move >= SPIRE;
    if (!spire || isSpirePayment(spireColour(move as Move), spirePayment(move as Move))) moves.push(move as Move);
  }
  return moves;
}
