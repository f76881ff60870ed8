import type { Move } from '../../../kernel/index.ts';
import { isSpirePayment, PAYMENTS, SPIRE_PAYMENTS } from '../rules/payments.ts';
import { TILES } from '../rules/tiles.ts';
import { K, LOTS } from '../vocabulary.ts';

// Only this file knows how a move is packed. There is a range of moves for each kind, ascending.
const DRAW = 0;
export const END = K as Move;
export const FAN_USE = (K + 1) as Move;
export const FAN_PASS = (K + 2) as Move;
export const LANTERN_USE = (K + 3) as Move;
export const DRAGON_END = (K + 4) as Move;
const DRAGON = K + 5;
const DISCARD = DRAGON + 2 * K;
const MODIFIED = DISCARD + 2 * K;
const COLUMN = MODIFIED + LOTS * K;
const TILE = COLUMN + LOTS * K * PAYMENTS;
const SPIRE = TILE + LOTS * TILES * PAYMENTS;
const MOVES = SPIRE + K * SPIRE_PAYMENTS;

export const drawMove = (colour: number): Move => (DRAW + colour) as Move;
/** A place in the order of discards is `source * K + colour`. */
export const dragonMove = (place: number): Move => (DRAGON + place) as Move;
export const discardMove = (place: number): Move => (DISCARD + place) as Move;
export const modifiedMove = (lot: number, colour: number): Move => (MODIFIED + lot * K + colour) as Move;
export const columnMove = (lot: number, colour: number, payment: number): Move =>
  (COLUMN + (lot * K + colour) * PAYMENTS + payment) as Move;
export const tileMove = (lot: number, tile: number, payment: number): Move =>
  (TILE + (lot * TILES + tile) * PAYMENTS + payment) as Move;
export const spireMove = (colour: number, payment: number): Move => (SPIRE + colour * SPIRE_PAYMENTS + payment) as Move;

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
export const modifiedLot = (move: Move): number => ((move - MODIFIED) / K) | 0;
export const modifiedColour = (move: Move): number => (move - MODIFIED) % K;
export const columnLot = (move: Move): number => ((move - COLUMN) / (K * PAYMENTS)) | 0;
export const columnColour = (move: Move): number => (((move - COLUMN) / PAYMENTS) | 0) % K;
export const columnPayment = (move: Move): number => (move - COLUMN) % PAYMENTS;
export const tileLot = (move: Move): number => ((move - TILE) / (TILES * PAYMENTS)) | 0;
export const tileBuilt = (move: Move): number => (((move - TILE) / PAYMENTS) | 0) % TILES;
export const tilePayment = (move: Move): number => (move - TILE) % PAYMENTS;
export const spireColour = (move: Move): number => ((move - SPIRE) / SPIRE_PAYMENTS) | 0;
export const spirePayment = (move: Move): number => (move - SPIRE) % SPIRE_PAYMENTS;

/** Every move that can be written down. */
export function vocabulary(): Move[] {
  const moves: Move[] = [];
  for (let move = 0; move < MOVES; move++) {
    const spire = move >= SPIRE;
    if (!spire || isSpirePayment(spireColour(move as Move), spirePayment(move as Move))) moves.push(move as Move);
  }
  return moves;
}
