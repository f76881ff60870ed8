// The one file that knows how a move is packed: its kind, and the number of a cell in the low byte.
import type { Move } from '../../../kernel/index.ts';

/** Kinds 0 to 3 are buildings of that colour. Up to TEA a kind is also the number of the piece in a stock. */
export const STABLE = 4;
export const MERCHANT = 5;
export const WALL = 6;
export const NEUTRAL = 7;
export const TEA = 8;
export const ROOF = 9;
export const BLOCKING = 10;
export const WELL = 11;
export const FIRST_MERCHANT = 12;
export const KINDS = 13;

export const pack = (kind: number, cell: number): Move => ((kind << 8) | cell) as Move;
export const kindOf = (move: Move): number => move >> 8;
export const cellOf = (move: Move): number => move & 255;

export const isBuilding = (kind: number): boolean => kind < STABLE;
export const isRoof = (kind: number): boolean => kind === ROOF || kind === NEUTRAL || kind === BLOCKING;
