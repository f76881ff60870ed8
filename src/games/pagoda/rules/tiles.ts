import type { Emit } from '../events.ts';
import {
  BUILD,
  COLUMNS,
  colourOf,
  columnsOn,
  DISPLAY,
  floorOf,
  HAND,
  LOT,
  PHASE,
  POINTS,
  placeOf,
  SPIRE_DUE,
  TILES_LEFT,
  TRACKS,
  TURN,
  withTile,
  withTrack,
} from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { activeSeat, columnLimit, type State } from '../state.ts';
import { ABILITIES, BOWL, BUDDHA, COLOURS, COLUMNS_OF_A_FLOOR, TILE_POINTS, TRACK_END } from '../vocabulary.ts';
import { refusesBuddha, usable, usableAfter, useAbility } from './abilities.ts';
import { completeExhausted } from './completion.ts';
import { canBuildAfterTile, paysSpire } from './lookahead.ts';
import { isRoof, refusesLot } from './lots.ts';
import { displayCost, handCost, holds, isPair, spend, writePayment } from './payments.ts';
import { backgroundOf, hasTile, slotOf, slotsLeft, spireOf } from './supply.ts';
import { refusesAction } from './turn.ts';

/** P6, P7: whether a lot takes a tile, or a roof with its spire. */
export function refusesAnyTile(state: State, lot: number): Verdict {
  const complete = refusesLot(state, lot);
  if (complete) return complete;
  if (columnsOn(state.words[LOT + lot]) < COLUMNS_OF_A_FLOOR) return refusals['floor-unfinished'];
  return isRoof(state, lot) && state.words[COLUMNS] >= columnLimit(state.words) ? refusals['spire-limit'] : undefined;
}

/** P6: any remaining tile of the floor's colour. */
export function refusesTileItself(state: State, lot: number, tile: number): Verdict {
  if (backgroundOf(tile) !== colourOf(state.words[LOT + lot])) return refusals['tile-background'];
  return hasTile(state.words[TILES_LEFT], tile) ? undefined : refusals['tile-taken'];
}

/** P6, P16: the cards, where a pair is allowed. */
export function refusesTileCards(state: State, background: number, payment: number): Verdict {
  if (holds(state, displayCost(background, payment), handCost(background, payment))) return undefined;
  return isPair(payment) ? refusals['no-tile-pair'] : refusals['no-tile-card'];
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
    return paysSpire(cards, spireOf(state.options, tile), bowl) ? undefined : refusals['spire-unpayable'];
  }
  return canBuildAfterTile(state, lot, tile, cards, isPair(payment)) ? undefined : refusals['no-column-after-tile'];
}

/** P6, P7, P16 */
export const refusesTile = (state: State, lot: number, tile: number, payment: number): Verdict =>
  refusesAction(state) ??
  refusesAnyTile(state, lot) ??
  refusesTileItself(state, lot, tile) ??
  (isPair(payment) ? refusesBuddha(state) : undefined) ??
  refusesTileCards(state, backgroundOf(tile), payment) ??
  refusesRest(state, lot, tile, payment);

/** P6: pay, place, then set the track. P7: a roof waits for its spire. */
export function playTile(state: State, lot: number, tile: number, payment: number, emit: Emit): void {
  const { options, words } = state;
  const background = backgroundOf(tile);
  const seat = activeSeat(words);
  const fromDisplay = displayCost(background, payment);
  const fromHand = handCost(background, payment);
  if (isPair(payment)) useAbility(state, BUDDHA, emit);
  spend(state, fromDisplay, fromHand);
  const floor = floorOf(words[LOT + lot]);
  const roof = isRoof(state, lot);
  words[placeOf(lot, floor, COLUMNS_OF_A_FLOOR)] = words[TURN];
  words[LOT + lot] = withTile(words[LOT + lot], slotOf(tile));
  words[TILES_LEFT] ^= 1 << tile;
  words[POINTS + seat] += TILE_POINTS;
  words[PHASE] = roof ? SPIRE_DUE : BUILD;
  emit?.({
    kind: 'tile-built',
    seat,
    rule: roof ? 'P7' : 'P6',
    lot: lot + 1,
    floor,
    tile: { background: COLOURS[background], slot: COLOURS[slotOf(tile)] },
    roof,
    payment: writePayment(fromDisplay, fromHand),
    points: TILE_POINTS,
  });
  if (!options.beginners) {
    words[TRACKS + seat] = withTrack(words[TRACKS + seat], background, TRACK_END);
    emit?.({ kind: 'ability-gained', seat, ability: ABILITIES[background], left: TRACK_END });
  }
  if (slotsLeft(words[TILES_LEFT], background) === 0) completeExhausted(state, emit);
}
