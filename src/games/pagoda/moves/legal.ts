import type { Move } from '../../../kernel/index.ts';
import {
  refusesAnyTile,
  refusesBowl,
  refusesBuddha,
  refusesColour,
  refusesColumnCards,
  refusesFloor,
  refusesModified,
  refusesNumber,
  refusesRest,
  refusesSpireCards,
  refusesTileCards,
  refusesTileItself,
} from '../rules/building.ts';
import { refusesDiscarded, refusesDiscards, refusesDragon } from '../rules/discarding.ts';
import { BOWL_SPIRES, isSpirePayment, PAIRS, PAYMENTS, SPIRE_PAYMENTS } from '../rules/payments.ts';
import { roofBegun, spireColourOn } from '../rules/roof.ts';
import { tileOf } from '../rules/tiles.ts';
import {
  BEGIN,
  BUILD,
  colourOf,
  DISCARDING,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  LOT,
  MODIFIED_COLUMN,
  OVER,
  PHASE,
  SPIRE_DUE,
  type State,
} from '../state.ts';
import { K, LOTS } from '../vocabulary.ts';
import {
  columnMove,
  DRAGON_END,
  discardMove,
  dragonMove,
  drawMove,
  END,
  FAN_PASS,
  FAN_USE,
  LANTERN_USE,
  modifiedMove,
  spireMove,
  tileMove,
} from './packing.ts';
import { refusesDraw, refusesEnd, refusesLantern } from './refuse.ts';

/** Every legal move, ascending: each phase asks the predicates of what it offers, in the order of the ranges of moves. */
export function moves(state: State, into: Move[] = []): Move[] {
  switch (state.words[PHASE]) {
    case OVER:
      break;
    case BEGIN:
    case BUILD:
      addTurn(state, into);
      break;
    case DRAGON_DISCARDS:
      into.push(DRAGON_END);
      addDragon(state, into);
      break;
    case DISCARDING:
      addDiscards(state, into);
      break;
    case MODIFIED_COLUMN:
      addModified(state, into);
      break;
    case SPIRE_DUE:
      addSpires(state, into);
      break;
    case FAN_CHOICE:
      into.push(FAN_USE, FAN_PASS);
      break;
    default:
      for (let colour = 0; colour < K; colour++) if (!refusesDraw(state, colour)) into.push(drawMove(colour));
  }
  return into;
}

function addTurn(state: State, into: Move[]): void {
  if (!refusesEnd(state)) into.push(END);
  if (!refusesLantern(state)) into.push(LANTERN_USE);
  if (state.words[PHASE] === BEGIN) {
    addDragon(state, into);
    addDiscards(state, into);
  }
  addColumns(state, into);
  addTiles(state, into);
}

function addDragon(state: State, into: Move[]): void {
  for (let place = 0; place < 2 * K; place++) if (!refusesDragon(state, place)) into.push(dragonMove(place));
}

function addDiscards(state: State, into: Move[]): void {
  if (refusesDiscards(state)) return;
  for (let place = 0; place < 2 * K; place++) if (!refusesDiscarded(state, place)) into.push(discardMove(place));
}

function addModified(state: State, into: Move[]): void {
  for (let lot = 0; lot < LOTS; lot++)
    for (let colour = 0; colour < K; colour++)
      if (!refusesModified(state, lot, colour)) into.push(modifiedMove(lot, colour));
}

function addColumns(state: State, into: Move[]): void {
  if (refusesNumber(state)) return;
  const payments = refusesBowl(state) ? PAIRS : PAYMENTS;
  for (let lot = 0; lot < LOTS; lot++) {
    if (refusesFloor(state, lot)) continue;
    for (let colour = 0; colour < K; colour++) {
      if (refusesColour(state, lot, colour)) continue;
      for (let payment = 0; payment < payments; payment++)
        if (!refusesColumnCards(state, colour, payment)) into.push(columnMove(lot, colour, payment));
    }
  }
}

function addTiles(state: State, into: Move[]): void {
  const payments = refusesBuddha(state) ? PAIRS : PAYMENTS;
  for (let lot = 0; lot < LOTS; lot++) {
    if (refusesAnyTile(state, lot)) continue;
    const background = colourOf(state.words[LOT + lot]);
    for (let slot = 0; slot < K; slot++) {
      const tile = tileOf(background, slot);
      if (refusesTileItself(state, lot, tile)) continue;
      for (let payment = 0; payment < payments; payment++) {
        const refused = refusesTileCards(state, background, payment) ?? refusesRest(state, lot, tile, payment);
        if (!refused) into.push(tileMove(lot, tile, payment));
      }
    }
  }
}

function addSpires(state: State, into: Move[]): void {
  const colour = spireColourOn(state.words[LOT + roofBegun(state)]);
  const payments = refusesBowl(state) ? BOWL_SPIRES : SPIRE_PAYMENTS;
  for (let payment = 0; payment < payments; payment++)
    if (isSpirePayment(colour, payment) && !refusesSpireCards(state, colour, payment))
      into.push(spireMove(colour, payment));
}
