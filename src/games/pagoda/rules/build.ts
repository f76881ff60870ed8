import type { Emit } from '../events.ts';
import { lastFloor, spirePoints } from '../options.ts';
import { TILE_POINTS } from '../scoring.ts';
import {
  activeSeat,
  BUILD,
  COLUMNS,
  COMPLETE,
  columnsOn,
  EMPTY_LOT,
  floorOf,
  LOT,
  PHASE,
  POINTS,
  placeOf,
  SPIRE_DUE,
  type State,
  TILES_LEFT,
  TRACKS,
  TURN,
  withColour,
  withTile,
  withTrack,
} from '../state.ts';
import {
  ABILITIES,
  BOWL,
  BUDDHA,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  LOTS,
  PAGODAS_TO_END,
  TRACK_END,
} from '../vocabulary.ts';
import { completeLots, isExhausted, lastTurnAfter } from './completion.ts';
import { paymentOf } from './paid.ts';
import { displayCost, handCost, isPair, spireDisplayCost, spireHandCost, usesBowl } from './payments.ts';
import { roofBegun } from './roof.ts';
import { backgroundOf, slotOf, slotsLeft } from './tiles.ts';
import { spend, useAbility } from './turn.ts';

/** The payment of a column that four discards have paid (P8). */
export const FREE = -1;

/** P5, P7: a column, or the spire, stands on its lot. */
function raise(state: State, lot: number, points: number): void {
  const { words } = state;
  const word = words[LOT + lot];
  words[placeOf(lot, floorOf(word), columnsOn(word))] = words[TURN];
  words[LOT + lot] = word + 1;
  words[COLUMNS]++;
  words[POINTS + activeSeat(words)] += points;
}

export function buildColumn(
  state: State,
  lot: number,
  colour: number,
  rule: string,
  payment: number,
  emit: Emit,
): void {
  const { words } = state;
  if (words[LOT + lot] === EMPTY_LOT) words[LOT + lot] = withColour(EMPTY_LOT, colour);
  const floor = floorOf(words[LOT + lot]);
  raise(state, lot, floor);
  const columns = columnsOn(words[LOT + lot]);
  emit?.({
    kind: 'column-built',
    seat: activeSeat(words),
    rule,
    lot: lot + 1,
    floor,
    place: columns,
    colour: COLOURS[colour],
    payment: payment === FREE ? paymentOf(0, 0) : paymentOf(displayCost(colour, payment), handCost(colour, payment)),
    points: floor,
  });
  if (columns === COLUMNS_OF_A_FLOOR) closeExhausted(state, emit);
}

/** P7, P18 */
function complete(state: State, lot: number, rule: string, emit: Emit): void {
  const { words } = state;
  words[COMPLETE] |= 1 << lot;
  if (!emit) return;
  const lots = completeLots(words);
  emit({ kind: 'lot-complete', rule, lot: lot + 1, complete: lots });
  if (lots === PAGODAS_TO_END) emit({ kind: 'end-triggered', lastTurn: lastTurnAfter(words[TURN]) });
}

/** P19: lots whose top floor is full and has no tile left. */
function closeExhausted(state: State, emit: Emit): void {
  const { words } = state;
  for (let lot = 0; lot < LOTS; lot++) {
    if (!isExhausted(words[LOT + lot], words[TILES_LEFT])) continue;
    if (((words[COMPLETE] >> lot) & 1) === 0) complete(state, lot, 'P19', emit);
  }
}

/** P5, P15 */
export function playColumn(state: State, lot: number, colour: number, payment: number, emit: Emit): void {
  if (isPair(payment)) useAbility(state, BOWL, emit);
  spend(state, displayCost(colour, payment), handCost(colour, payment));
  state.words[PHASE] = BUILD;
  buildColumn(state, lot, colour, 'P5', payment, emit);
}

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
  const roof = floor === lastFloor(options);
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
    payment: paymentOf(fromDisplay, fromHand),
    points: TILE_POINTS,
  });
  if (!options.beginners) {
    words[TRACKS + seat] = withTrack(words[TRACKS + seat], background, TRACK_END);
    emit?.({ kind: 'ability-gained', seat, ability: ABILITIES[background], left: TRACK_END });
  }
  if (slotsLeft(words[TILES_LEFT], background) === 0) closeExhausted(state, emit);
}

/** P7, P15 */
export function playSpire(state: State, colour: number, payment: number, emit: Emit): void {
  const { options, words } = state;
  const lot = roofBegun(state);
  const points = spirePoints(options);
  const fromDisplay = spireDisplayCost(colour, payment);
  const fromHand = spireHandCost(colour, payment);
  if (usesBowl(payment)) useAbility(state, BOWL, emit);
  spend(state, fromDisplay, fromHand);
  words[PHASE] = BUILD;
  raise(state, lot, points);
  emit?.({
    kind: 'spire-built',
    seat: activeSeat(words),
    rule: options.quick ? 'P21' : 'P7',
    lot: lot + 1,
    colour: COLOURS[colour],
    payment: paymentOf(fromDisplay, fromHand),
    points,
  });
  complete(state, lot, 'P7', emit);
}
