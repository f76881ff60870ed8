// The one file that knows how a move is packed: its kind, and the number of a cell in the low byte.
import type { Move } from '../../../kernel/index.ts';
import { BLOCKING, NEUTRAL, ROOF, STABLE } from '../layout.ts';

/** Kinds of moves besides the pieces of `layout.ts`. */
export const WELL = 11;
export const FIRST_MERCHANT = 12;
export const KINDS = 13;

export const pack = (kind: number, cell: number): Move => ((kind << 8) | cell) as Move;
export const kindOf = (move: Move): number => move >> 8;
export const cellOf = (move: Move): number => move & 255;

export const isBuilding = (kind: number): boolean => kind < STABLE;
export const isRoof = (kind: number): boolean => kind === ROOF || kind === NEUTRAL || kind === BLOCKING;
