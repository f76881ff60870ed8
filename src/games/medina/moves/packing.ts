// The one file that knows how a move is packed: its kind, and the number of a cell in the low byte.
import type { Move } from '../../../kernel/index.ts';
import { BLOCKING, NEUTRAL, ROOF, STABLE, TEA, WALL } from '../layout.ts';
import type { State } from '../state.ts';

/** Kinds of moves besides the pieces of `layout.ts`. */
export const WELL = 11;
export const FIRST_MERCHANT = 12;
const KIND_COUNT = 13;

export const pack = (kind: number, cell: number): Move => ((kind << 8) | cell) as Move;
export const kindOf = (move: Move): number => move >> 8;
export const cellOf = (move: Move): number => move & 255;

export const isBuilding = (kind: number): boolean => kind < STABLE;
export const isRoof = (kind: number): boolean => kind === ROOF || kind === NEUTRAL || kind === BLOCKING;

/** Every kind of move on every cell it could be about. */
export function vocabulary({ setup }: State): Move[] {
  const all: Move[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (kind === TEA) all.push(pack(TEA, 0));
    else for (const cell of kind === WALL ? setup.board.ring : setup.board.city) all.push(pack(kind, cell));
  }
  return all;
}
