import { covers } from './cards.ts';
import { canBuildAfterTile, paysSpire, usable, usableAfter } from './lookahead.ts';
import { displayCost, handCost, isPair, spireDisplayCost, spireHandCost, usesBowl } from './payments.ts';
import { refusesAbility, refusesAction, type Verdict } from './phase.ts';
import { REFUSALS } from './refusals.ts';
import { isRoof, roofBegun, spireColourOn } from './roof.ts';
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
} from './state.ts';
import { backgroundOf, hasTile, spireOf } from './tiles.ts';
import { BOWL, BUDDHA, COLUMNS_OF_A_FLOOR, LANTERN } from './words.ts';

/** P7, P19: nothing is built on a complete lot. */
function refusesLot(state: State, lot: number): Verdict {
  if (((state.words[COMPLETE]! >> lot) & 1) === 0) return undefined;
  return columnsOn(state.words[LOT + lot]!) === COLUMNS_OF_A_FLOOR ? REFUSALS.lotExhausted : REFUSALS.lotComplete;
}

/** P5: where a column of a colour can stand, however paid. */
function refusesPlace(state: State, lot: number, colour: number): Verdict {
  const word = state.words[LOT + lot]!;
  if (columnsOn(word) === COLUMNS_OF_A_FLOOR) return REFUSALS.floorFull;
  return word === EMPTY_LOT || colourOf(word) === colour ? undefined : REFUSALS.floorColour;
}

/** P4, P17 */
function refusesNumber(state: State): Verdict {
  const limit = columnLimit(state.words);
  if (state.words[COLUMNS]! < limit) return undefined;
  return hasUsed(state.words, LANTERN) ? REFUSALS.lanternLimit : REFUSALS.columnLimit;
}

/** P12, P15 */
export const refusesBowl = (state: State): Verdict => refusesAbility(state, BOWL, REFUSALS.bowlUsed, REFUSALS.noBowl);

/** P12, P16 */
export const refusesBuddha = (state: State): Verdict =>
  refusesAbility(state, BUDDHA, REFUSALS.buddhaUsed, REFUSALS.noBuddha);

const holds = (state: State, fromDisplay: number, fromHand: number): boolean => {
  const seat = activeSeat(state.words);
  return covers(state.words[DISPLAY + seat]!, fromDisplay) && covers(state.words[HAND + seat]!, fromHand);
};

/** P4, P5: whether a column of this colour may be built here, if it is paid. */
export function refusesColumn(state: State, lot: number, colour: number): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return REFUSALS.columnIsPaid;
  return refusesAction(state) ?? refusesLot(state, lot) ?? refusesPlace(state, lot, colour) ?? refusesNumber(state);
}

/** P5, P15 */
export function refusesColumnPayment(state: State, colour: number, payment: number): Verdict {
  const bowl = isPair(payment) ? refusesBowl(state) : undefined;
  if (bowl || holds(state, displayCost(colour, payment), handCost(colour, payment))) return bowl;
  return isPair(payment) ? REFUSALS.noPair : REFUSALS.noCard;
}

/** P6, P7: whether a tile may be built here, if it is paid. */
export function refusesTile(state: State, lot: number, tile: number): Verdict {
  const word = state.words[LOT + lot]!;
  const first = refusesAction(state) ?? refusesLot(state, lot);
  if (first) return first;
  if (columnsOn(word) < COLUMNS_OF_A_FLOOR) return REFUSALS.floorUnfinished;
  if (backgroundOf(tile) !== colourOf(word)) return REFUSALS.tileBackground;
  if (!hasTile(state.words[TILES_LEFT]!, tile)) return REFUSALS.tileTaken;
  return isRoof(state, lot) && state.words[COLUMNS] === columnLimit(state.words) ? REFUSALS.spireLimit : undefined;
}

/** P6, P16 */
function refusesTilePrice(state: State, background: number, payment: number): Verdict {
  const buddha = isPair(payment) ? refusesBuddha(state) : undefined;
  if (buddha || holds(state, displayCost(background, payment), handCost(background, payment))) return buddha;
  return isPair(payment) ? REFUSALS.noTilePair : REFUSALS.noTileCard;
}

/** P6, P16, and what the cards left must still do: pay the spire of a roof (P7), or let a first column be built (P10). */
export function refusesTilePayment(state: State, lot: number, tile: number, payment: number): Verdict {
  const background = backgroundOf(tile);
  const price = refusesTilePrice(state, background, payment);
  if (price) return price;
  const roof = isRoof(state, lot);
  if (!roof && state.words[COLUMNS]! > 0) return undefined;
  const seat = activeSeat(state.words);
  const held = state.words[DISPLAY + seat]! + state.words[HAND + seat]!;
  const cards = held - displayCost(background, payment) - handCost(background, payment);
  if (roof) {
    const bowl = usableAfter(usable(state, BOWL), BOWL, background);
    return paysSpire(cards, spireOf(tile), bowl) ? undefined : REFUSALS.spireUnpayable;
  }
  return canBuildAfterTile(state, lot, tile, cards, isPair(payment)) ? undefined : REFUSALS.noColumnAfterTile;
}

/** P7, P15 */
export function refusesSpire(state: State, colour: number, payment: number): Verdict {
  if (state.words[PHASE] !== SPIRE_DUE) return refusesAction(state) ?? REFUSALS.noRoof;
  if (spireColourOn(state.words[LOT + roofBegun(state)]!) !== colour) return REFUSALS.spireColour;
  const bowl = usesBowl(payment) ? refusesBowl(state) : undefined;
  if (bowl || holds(state, spireDisplayCost(colour, payment), spireHandCost(colour, payment))) return bowl;
  return usesBowl(payment) ? REFUSALS.noPair : REFUSALS.noSpireCards;
}

/** P8: the column that the four discards have paid. */
export function refusesModified(state: State, lot: number, colour: number): Verdict {
  if (state.words[PHASE] !== MODIFIED_COLUMN) return refusesAction(state) ?? REFUSALS.discardFirst;
  return refusesLot(state, lot) ?? refusesPlace(state, lot, colour);
}
