import { REFUSALS } from '../moves/refusals.ts';
import {
  activeSeat,
  COLUMNS,
  COMPLETE,
  colourOf,
  columnLimit,
  columnsOn,
  DISPLAY,
  EMPTY_LOT,
  HAND,
  hasUsed,
  LOT,
  MODIFIED_COLUMN,
  PHASE,
  SPIRE_DUE,
  type State,
  TILES_LEFT,
} from '../state.ts';
import { BOWL, BUDDHA, COLUMNS_OF_A_FLOOR, LANTERN } from '../vocabulary.ts';
import { covers } from './cards.ts';
import { canBuildAfterTile, paysSpire, usable, usableAfter } from './lookahead.ts';
import { displayCost, handCost, isPair, spireDisplayCost, spireHandCost, usesBowl } from './payments.ts';
import { refusesAbility, refusesAction, type Verdict } from './phase.ts';
import { isRoof, roofBegun, spireColourOn } from './roof.ts';
import { backgroundOf, hasTile, spireOf } from './tiles.ts';

/** P7, P19: nothing is built on a complete lot. */
function refusesLot(state: State, lot: number): Verdict {
  if (((state.words[COMPLETE] >> lot) & 1) === 0) return undefined;
  return columnsOn(state.words[LOT + lot]) === COLUMNS_OF_A_FLOOR ? REFUSALS.lotExhausted : REFUSALS.lotComplete;
}

/** P5, P11: whether a lot takes another column on its floor; the supply of columns never runs out. */
export function refusesFloor(state: State, lot: number): Verdict {
  const complete = refusesLot(state, lot);
  if (complete) return complete;
  return columnsOn(state.words[LOT + lot]) < COLUMNS_OF_A_FLOOR ? undefined : REFUSALS.floorFull;
}

/** P5: the first column of a lot may have any colour. */
export function refusesColour(state: State, lot: number, colour: number): Verdict {
  const word = state.words[LOT + lot];
  return word === EMPTY_LOT || colourOf(word) === colour ? undefined : REFUSALS.floorColour;
}

/** P4, P17 */
export function refusesNumber(state: State): Verdict {
  if (state.words[COLUMNS] < columnLimit(state.words)) return undefined;
  return hasUsed(state.words, LANTERN) ? REFUSALS.lanternLimit : REFUSALS.columnLimit;
}

/** P12, P15 */
export const refusesBowl = (state: State): Verdict => refusesAbility(state, BOWL, REFUSALS.bowlUsed, REFUSALS.noBowl);

/** P12, P16 */
export const refusesBuddha = (state: State): Verdict =>
  refusesAbility(state, BUDDHA, REFUSALS.buddhaUsed, REFUSALS.noBuddha);

function holds({ words }: State, fromDisplay: number, fromHand: number): boolean {
  const seat = activeSeat(words);
  return covers(words[DISPLAY + seat], fromDisplay) && covers(words[HAND + seat], fromHand);
}

/** P5, P15: the cards, where a pair is allowed. */
export function refusesColumnCards(state: State, colour: number, payment: number): Verdict {
  if (holds(state, displayCost(colour, payment), handCost(colour, payment))) return undefined;
  return isPair(payment) ? REFUSALS.noPair : REFUSALS.noCard;
}

export function refusesColumn(state: State, lot: number, colour: number, payment: number): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return REFUSALS.columnIsPaid;
  return (
    refusesAction(state) ??
    refusesFloor(state, lot) ??
    refusesColour(state, lot, colour) ??
    refusesNumber(state) ??
    (isPair(payment) ? refusesBowl(state) : undefined) ??
    refusesColumnCards(state, colour, payment)
  );
}

/** P6, P7: whether a lot takes a tile, or a roof with its spire. */
export function refusesAnyTile(state: State, lot: number): Verdict {
  const complete = refusesLot(state, lot);
  if (complete) return complete;
  if (columnsOn(state.words[LOT + lot]) < COLUMNS_OF_A_FLOOR) return REFUSALS.floorUnfinished;
  return isRoof(state, lot) && state.words[COLUMNS] >= columnLimit(state.words) ? REFUSALS.spireLimit : undefined;
}

/** P6: any remaining tile of the floor's colour. */
export function refusesTileItself(state: State, lot: number, tile: number): Verdict {
  if (backgroundOf(tile) !== colourOf(state.words[LOT + lot])) return REFUSALS.tileBackground;
  return hasTile(state.words[TILES_LEFT], tile) ? undefined : REFUSALS.tileTaken;
}

/** P6, P16: the cards, where a pair is allowed. */
export function refusesTileCards(state: State, background: number, payment: number): Verdict {
  if (holds(state, displayCost(background, payment), handCost(background, payment))) return undefined;
  return isPair(payment) ? REFUSALS.noTilePair : REFUSALS.noTileCard;
}

/** What the cards left must still do: pay the spire of a roof (P7), or let a first column be built (P10). */
export function refusesRest(state: State, lot: number, tile: number, payment: number): Verdict {
  const { words } = state;
  const roof = isRoof(state, lot);
  if (!roof && words[COLUMNS] > 0) return undefined;
  const background = backgroundOf(tile);
  const seat = activeSeat(words);
  const paid = displayCost(background, payment) + handCost(background, payment);
  const cards = words[DISPLAY + seat] + words[HAND + seat] - paid;
  if (roof) {
    const bowl = usableAfter(usable(state, BOWL), BOWL, background);
    return paysSpire(cards, spireOf(tile), bowl) ? undefined : REFUSALS.spireUnpayable;
  }
  return canBuildAfterTile(state, lot, tile, cards, isPair(payment)) ? undefined : REFUSALS.noColumnAfterTile;
}

export const refusesTile = (state: State, lot: number, tile: number, payment: number): Verdict =>
  refusesAction(state) ??
  refusesAnyTile(state, lot) ??
  refusesTileItself(state, lot, tile) ??
  (isPair(payment) ? refusesBuddha(state) : undefined) ??
  refusesTileCards(state, backgroundOf(tile), payment) ??
  refusesRest(state, lot, tile, payment);

/** P7, P15: the cards, where the Rice bowl is allowed. */
export function refusesSpireCards(state: State, colour: number, payment: number): Verdict {
  if (holds(state, spireDisplayCost(colour, payment), spireHandCost(colour, payment))) return undefined;
  return usesBowl(payment) ? REFUSALS.noPair : REFUSALS.noSpireCards;
}

/** P7, P15 */
export function refusesSpire(state: State, colour: number, payment: number): Verdict {
  if (state.words[PHASE] !== SPIRE_DUE) return refusesAction(state) ?? REFUSALS.noRoof;
  if (spireColourOn(state.words[LOT + roofBegun(state)]) !== colour) return REFUSALS.spireColour;
  return (usesBowl(payment) ? refusesBowl(state) : undefined) ?? refusesSpireCards(state, colour, payment);
}

/** P8: the column that the four discards have paid. */
export function refusesModified(state: State, lot: number, colour: number): Verdict {
  if (state.words[PHASE] !== MODIFIED_COLUMN) return refusesAction(state) ?? REFUSALS.discardFirst;
  return refusesFloor(state, lot) ?? refusesColour(state, lot, colour);
}
