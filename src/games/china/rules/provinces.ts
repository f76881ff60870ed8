import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { PIECES_IN, PLACED } from '../layout.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { PIECES, type Piece } from '../vocabulary.ts';
import { mayUseTwoProvinces, spend } from './specials.ts';

// C5, C7, C29, C36: where the pieces of one turn go together.

const EMISSARY_PIECE = PIECES.indexOf('emissary');

/** The two provinces of a post, or a province twice. */
export function provincesOf({ board }: State, target: number): readonly [number, number] {
  if (!isPostTarget(target)) return [target, target];
  const post = board.firstPost + postOfTarget(target);
  return [board.home[post], board.away[post]];
}

/**
 * C5, C7, C29, C36: whether the turn's second piece may go to the provinces `home` and `away` (the same but for a post). A first
 * piece may go anywhere. The first one is all that has been placed since, so a province was empty if it has that alone.
 */
export function refusesSecond(state: State, home: number, away: number): Refusal | undefined {
  const { cells } = state;
  if (cells[PLACED] === 0) return undefined;
  const firstHome = firstHomeOf(state);
  const firstAway = firstAwayOf(state);
  if (firstHome !== firstAway && home !== away) return refusals['second-post'];
  const common = firstHome === home || firstHome === away ? firstHome : firstAway;
  if (common !== home && common !== away) {
    return mayUseTwoProvinces(state) ? undefined : refusals['one-province'];
  }
  return cells[PIECES_IN + common] > 1 ? undefined : refusals['empty-province'];
}

/** C7, C29: whether a second piece may follow the first, as far as all can see. */
export function mayContinue(state: State): boolean {
  if (mayUseTwoProvinces(state)) return true;
  const { cells } = state;
  return cells[PIECES_IN + firstHomeOf(state)] > 1 || cells[PIECES_IN + firstAwayOf(state)] > 1;
}

/** The province of the turn's first piece; of a post, one of the two. */
export function firstHomeOf({ cells, board }: State): number {
  const at = cells[PLACED + 1];
  return cells[PLACED] === EMISSARY_PIECE + 1 ? at : board.home[at];
}

/** The other province if the turn's first piece is on a post, otherwise the same as `firstHomeOf`. */
export function firstAwayOf({ cells, board }: State): number {
  const at = cells[PLACED + 1];
  return cells[PLACED] === EMISSARY_PIECE + 1 ? at : board.away[at];
}

/** The turn's first or second piece; a second one in another province spends Two provinces (C29). */
export function rememberPiece(state: State, piece: Piece, at: number, emit: Emit): void {
  const { cells, board } = state;
  const slot = cells[PLACED] === 0 ? PLACED : PLACED + 2;
  cells[slot] = PIECES.indexOf(piece) + 1;
  cells[slot + 1] = at;
  if (slot === PLACED || state.options.players > 2) return;
  const province = piece === 'emissary' ? at : board.home[at];
  if (province !== firstHomeOf(state) && province !== firstAwayOf(state)) spend(state, 'two-provinces', emit);
}
