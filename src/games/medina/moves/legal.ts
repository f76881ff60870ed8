// The rules as the kernel asks for them. `moves`, `refusal` and `sample` share places and look-ahead.
import type { Move, Refusal, Seat } from '../../../kernel/index.ts';
import { lowestBit } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { has } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import {
  CELLS,
  EMPTY,
  LEFT,
  OVER,
  PHASE,
  PLAYING,
  ROOF_OWED,
  SEAT,
  SETTING_MERCHANT,
  SETTING_WELL,
  STOCK_SIZE,
  STOCKS,
  TEA,
  WALL,
} from '../layout.ts';
import { completes, isFree } from '../rules/lookahead.ts';
import { mayUseTea, placesFor, setUpPlaces } from '../rules/places.ts';
import { place, placeWell } from '../rules/placing.ts';
import { addMerchant } from '../rules/streets.ts';
import { beginTurn, endTurn } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { cellOf, FIRST_MERCHANT, isRoof, KINDS, kindOf, pack, WELL } from './packing.ts';
import { REFUSALS } from './refusals.ts';
import { whyNoTea, whyNotHere } from './whynot.ts';

const places = new Int32Array(WORDS);

export function moves(state: State, into: Move[] = []): Move[] {
  const phase = state.bytes[PHASE];
  if (phase === PLAYING) pushPieces(state, into);
  else if (phase !== OVER) {
    setUpPlaces(state, places);
    pushPlaces(phase === SETTING_WELL ? WELL : FIRST_MERCHANT, into);
  }
  return into;
}

function pushPieces(state: State, into: Move[]): void {
  const seat = state.bytes[SEAT];
  const free = isFree(state, seat);
  for (const kind of state.setup.kinds) {
    if (kind === TEA) {
      if (mayUseTea(state, seat)) into.push(pack(TEA, 0));
    } else if (placesFor(state, seat, kind, places) > 0) {
      if (!free) keepCompleting(state, seat, kind);
      pushPlaces(kind, into);
    }
  }
}

/** M6, M25: leaves of the places only those that let the turn be completed. */
function keepCompleting(state: State, seat: Seat, kind: number): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = places[word]; bits !== 0; bits &= bits - 1)
      if (!completes(state, seat, kind, (word << 5) + lowestBit(bits))) places[word] &= ~(bits & -bits);
}

function pushPlaces(kind: number, into: Move[]): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = places[word]; bits !== 0; bits &= bits - 1) into.push(pack(kind, (word << 5) + lowestBit(bits)));
}

export function refusal(state: State, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  const cell = cellOf(move);
  const phase = state.bytes[PHASE];
  if (phase === OVER) return REFUSALS.over;
  if (kind === WELL || kind === FIRST_MERCHANT) return refusesSetUp(state, kind, cell);
  if (phase === SETTING_WELL) return REFUSALS.wellFirst;
  if (phase === SETTING_MERCHANT) return isDealt(state) ? REFUSALS.dealtMerchantFirst : REFUSALS.firstMerchantFirst;
  const seat = state.bytes[SEAT];
  if (kind === TEA) return mayUseTea(state, seat) ? undefined : whyNoTea(state, seat);
  if (placesFor(state, seat, kind, places) === 0 || !has(places, 0, cell)) return whyNotHere(state, seat, kind, cell);
  if (isFree(state, seat) || completes(state, seat, kind, cell)) return undefined;
  return completes(state, seat, kind, cell, false) ? REFUSALS.roofOwed : REFUSALS.strands;
}

/** M4, M5 */
function refusesSetUp(state: State, kind: number, cell: number): Refusal | undefined {
  const phase = state.bytes[PHASE];
  if (kind === WELL) {
    if (!state.setup.options.well) return REFUSALS.noWell;
    if (phase !== SETTING_WELL) return REFUSALS.wellLies;
  } else {
    if (phase === SETTING_WELL) return REFUSALS.wellFirst;
    if (phase === PLAYING) return isDealt(state) ? REFUSALS.dealtMerchantLies : REFUSALS.firstMerchantLies;
  }
  setUpPlaces(state, places);
  if (has(places, 0, cell)) return undefined;
  if (state.bytes[CELLS + cell] !== EMPTY) return REFUSALS.wellCell;
  return isDealt(state) ? REFUSALS.dealtOuterCell : REFUSALS.outerCell;
}

/** M4, M5: in the second edition chance lays out the first merchant, else the first player. */
const isDealt = ({ setup }: State): boolean => setup.options.rules === 'second';

/** Every kind of move on every cell it could be about. */
export function vocabulary({ setup }: State): Move[] {
  const all: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (kind === TEA) all.push(pack(TEA, 0));
    else for (const cell of kind === WALL ? setup.board.ring : setup.board.city) all.push(pack(kind, cell));
  }
  return all;
}

export function play(state: State, move: Move, emit?: Emit): void {
  const { bytes } = state;
  const kind = kindOf(move);
  const cell = cellOf(move);
  const seat = bytes[SEAT];
  if (bytes[PHASE] !== PLAYING) {
    playSetUp(state, kind, cell, emit);
    return;
  }
  if (kind === TEA) {
    bytes[STOCKS + seat * STOCK_SIZE + TEA]--;
    bytes[LEFT] = 0;
    emit?.({ kind: 'tea-used', seat });
  } else {
    place(state, seat, kind, cell, emit);
    bytes[LEFT]--;
    if (isRoof(kind)) bytes[ROOF_OWED] = 0;
  }
  if (bytes[LEFT] === 0) endTurn(state, emit);
}

/** M4, M5: in the duel the first merchant is the first player's whole turn. */
function playSetUp(state: State, kind: number, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const name = setup.board.names[cell];
  if (kind === WELL) {
    placeWell(state, cell);
    bytes[PHASE] = SETTING_MERCHANT;
    emit?.({ kind: 'well', cell: name });
    return;
  }
  addMerchant(state, cell);
  emit?.({ kind: 'first-merchant', seat: isDealt(state) ? null : 0, cell: name });
  if (setup.duel) endTurn(state, emit);
  else beginTurn(state, 0, emit);
}
