import type { Move } from '../../../kernel/index.ts';
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
  PILE,
  SPIRE_DUE,
} from '../layout.ts';
import { refusesBowl, refusesBuddha } from '../rules/abilities.ts';
import { countOf } from '../rules/cards.ts';
import { refusesColour, refusesColumnCards, refusesFloor, refusesNumber } from '../rules/columns.ts';
import { refusesDragon } from '../rules/dragon.ts';
import { refusesLantern } from '../rules/lantern.ts';
import { findRoofBegun } from '../rules/lots.ts';
import { refusesDiscarded, refusesDiscards, refusesModified } from '../rules/modified.ts';
import { BOWL_SPIRES, isSpirePayment, PAIRS, PAYMENT_COUNT, SPIRE_PAYMENT_COUNT } from '../rules/payments.ts';
import { refusesSpireCards } from '../rules/spires.ts';
import { spireColourOn, tileOf } from '../rules/supply.ts';
import { refusesAnyTile, refusesRest, refusesTileCards, refusesTileItself } from '../rules/tiles.ts';
import { refusesDraw, refusesEnd } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT, LOT_COUNT } from '../vocabulary.ts';
import {
  columnMove,
  DRAGON_END,
  discardMove,
  dragonMove,
  drawMove,
  drawnColour,
  END,
  FAN_PASS,
  FAN_USE,
  LANTERN_USE,
  modifiedMove,
  spireMove,
  tileMove,
} from './packing.ts';

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
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if (!refusesDraw(state, colour)) into.push(drawMove(colour));
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
  for (let place = 0; place < 2 * COLOUR_COUNT; place++) if (!refusesDragon(state, place)) into.push(dragonMove(place));
}

function addDiscards(state: State, into: Move[]): void {
  if (refusesDiscards(state)) return;
  for (let place = 0; place < 2 * COLOUR_COUNT; place++)
    if (!refusesDiscarded(state, place)) into.push(discardMove(place));
}

function addModified(state: State, into: Move[]): void {
  for (let lot = 0; lot < LOT_COUNT; lot++)
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (!refusesModified(state, lot, colour)) into.push(modifiedMove(lot, colour));
}

function addColumns(state: State, into: Move[]): void {
  if (refusesNumber(state)) return;
  const payments = refusesBowl(state) ? PAIRS : PAYMENT_COUNT;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    if (refusesFloor(state, lot)) continue;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (refusesColour(state, lot, colour)) continue;
      for (let payment = 0; payment < payments; payment++)
        if (!refusesColumnCards(state, colour, payment)) into.push(columnMove(lot, colour, payment));
    }
  }
}

function addTiles(state: State, into: Move[]): void {
  const payments = refusesBuddha(state) ? PAIRS : PAYMENT_COUNT;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    if (refusesAnyTile(state, lot)) continue;
    const background = colourOf(state.words[LOT + lot]);
    for (let slot = 0; slot < COLOUR_COUNT; slot++) {
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
  const colour = spireColourOn(state.options, state.words[LOT + findRoofBegun(state)]);
  const payments = refusesBowl(state) ? BOWL_SPIRES : SPIRE_PAYMENT_COUNT;
  for (let payment = 0; payment < payments; payment++)
    if (isSpirePayment(colour, payment) && !refusesSpireCards(state, colour, payment))
      into.push(spireMove(colour, payment));
}

/** P9: how many cards of its colour the pile has for a draw. */
export const weight = ({ words }: State, move: Move): number => countOf(words[PILE], drawnColour(move));
