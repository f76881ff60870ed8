import type { Refusal } from '../../../kernel/index.ts';
import { refusals } from '../moves/refusals.ts';
import {
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMPEROR_HAND,
  EMPEROR_OWNER,
  FORT,
  FORTS_LEFT,
  FREE_IN,
  LARGEST,
  PALACE,
  PALACES_LEFT,
  PIECES_IN,
  PLACED,
  SPECIALS_LEFT,
  type State,
  TURN,
} from '../state.ts';
import { PIECES, SPECIALS } from '../vocabulary.ts';
import { affordable, PAIR } from './payments.ts';

// Whether a piece may be placed: one predicate a rule. Generator, refusals and the quick random move all ask these.

const EMISSARY_PIECE = PIECES.indexOf('emissary');
const TWO_PROVINCES = 1 << SPECIALS.indexOf('two-provinces');

/** C8, C9 */
export function refusesPalace({ cells }: State, owner: number, space: number): Refusal | undefined {
  if (cells[PALACE + space] !== 0) return refusals['space-taken'];
  return refusesPalaceSupply(cells, owner);
}

/** C8 */
export function refusesPalaceSupply(cells: Uint8Array, owner: number): Refusal | undefined {
  return cells[PALACES_LEFT + owner] > 0 ? undefined : refusals['no-palace-left'];
}

/** C8, C10: a province never holds more emissaries than the largest number of palaces one owner has there. */
export function refusesEmissary({ cells }: State, owner: number, province: number): Refusal | undefined {
  if (cells[LARGEST + province] === 0) return refusals['no-palace-there'];
  if (cells[EMISSARIES_IN + province] >= cells[LARGEST + province]) return refusals['emissary-limit'];
  return cells[EMISSARIES_LEFT + owner] > 0 ? undefined : refusals['no-emissary-left'];
}

/** C8, C22 */
export function refusesFortification({ cells }: State, owner: number, space: number): Refusal | undefined {
  if (cells[PALACE + space] !== 0) return refusals['fortification-under-palace'];
  if (cells[FORT + space] !== 0) return refusals.fortified;
  return cells[FORTS_LEFT + owner] > 0 ? undefined : refusals['no-fortification-left'];
}

/** C32: with bonus tiles, the first palace of a province is committed to before it gets its space. */
export function revealsTiles({ cells, board, options }: State, space: number): boolean {
  if (!options.bonusTiles) return false;
  return cells[LARGEST + board.home[space]] === 0 || cells[LARGEST + board.away[space]] === 0;
}

/** C32 */
export function refusesCommit({ cells }: State, home: number, away: number): Refusal | undefined {
  return cells[LARGEST + home] === 0 || cells[LARGEST + away] === 0 ? undefined : refusals['nothing-to-reveal'];
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

/** C29: whether the seat to act has Two provinces. */
const mayUseTwoProvinces = ({ cells, options }: State): boolean =>
  options.players === 2 && (cells[SPECIALS_LEFT + cells[TURN]] & TWO_PROVINCES) !== 0;

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

/** The other province if the turn's first piece stands on a post, otherwise the same as `firstHomeOf`. */
export function firstAwayOf({ cells, board }: State): number {
  const at = cells[PLACED + 1];
  return cells[PLACED] === EMISSARY_PIECE + 1 ? at : board.away[at];
}

/** C6, C36: whether a payment has the right form for a piece in `home`, or on the post between `home` and `away`. */
export function refusesPrice(
  state: State,
  home: number,
  away: number,
  price: number,
  payment: number,
): Refusal | undefined {
  if ((price >> payment) & 1) return undefined;
  if (home !== away) return refusals['post-payment'];
  return payment === PAIR + state.board.colour[home] ? refusals['own-pair'] : refusals['wrong-payment'];
}

/** C27: he enters an empty province only if his cards allow nothing elsewhere. */
export function refusesEmperor(state: State, province: number): Refusal | undefined {
  if (state.cells[PIECES_IN + province] > 0 || !emperorCanPlace(state, false)) return undefined;
  return refusals['emperor-empty'];
}

/** C27: whether the Emperor's cards allow a piece, in provinces that are empty or in others. */
export function emperorCanPlace(state: State, empty: boolean): boolean {
  const { cells, board } = state;
  const payments = affordable(cells, EMPEROR_HAND);
  for (let province = 0; province < board.provinces; province++) {
    if ((cells[PIECES_IN + province] === 0) !== empty || (payments & board.priceIn[province]) === 0) continue;
    if (cells[FREE_IN + province] > 0 && !refusesPalaceSupply(cells, EMPEROR_OWNER)) return true;
    if (!refusesEmissary(state, EMPEROR_OWNER, province)) return true;
  }
  return false;
}
