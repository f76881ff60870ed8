import type { Emit } from '../events.ts';
import {
  BUILD,
  COLUMNS,
  colourOf,
  columnsOn,
  EMPTY_LOT,
  floorOf,
  LOT,
  MODIFIED_COLUMN,
  PHASE,
  POINTS,
  placeOf,
  TURN,
  withColour,
} from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { activeSeat, columnLimit, hasUsed, type State } from '../state.ts';
import { BOWL, COLOURS, COLUMNS_OF_A_FLOOR, LANTERN } from '../vocabulary.ts';
import { refusesBowl, useAbility } from './abilities.ts';
import { completeExhausted } from './completion.ts';
import { refusesLot } from './lots.ts';
import { displayCost, handCost, holds, isPair, spend, writePayment } from './payments.ts';
import { refusesAction } from './turn.ts';

/** P5, P11: whether a lot takes another column on its floor; the supply of columns never runs out. */
export function refusesFloor(state: State, lot: number): Verdict {
  const complete = refusesLot(state, lot);
  if (complete) return complete;
  return columnsOn(state.words[LOT + lot]) < COLUMNS_OF_A_FLOOR ? undefined : refusals['floor-full'];
}

/** P5: the first column of a lot may have any colour. */
export function refusesColour(state: State, lot: number, colour: number): Verdict {
  const word = state.words[LOT + lot];
  return word === EMPTY_LOT || colourOf(word) === colour ? undefined : refusals['floor-colour'];
}

/** P4, P17, P22 */
export function refusesNumber(state: State): Verdict {
  if (state.words[COLUMNS] < columnLimit(state.words)) return undefined;
  if (hasUsed(state.words, LANTERN)) return refusals['lantern-limit'];
  return state.options.beginners ? refusals['beginners-limit'] : refusals['column-limit'];
}

/** P5, P15: the cards, where a pair is allowed. */
export function refusesColumnCards(state: State, colour: number, payment: number): Verdict {
  if (holds(state, displayCost(colour, payment), handCost(colour, payment))) return undefined;
  return isPair(payment) ? refusals['no-pair'] : refusals['no-card'];
}

/** P5, P15 */
export function refusesColumn(state: State, lot: number, colour: number, payment: number): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return refusals['column-is-paid'];
  return (
    refusesAction(state) ??
    refusesFloor(state, lot) ??
    refusesColour(state, lot, colour) ??
    refusesNumber(state) ??
    (isPair(payment) ? refusesBowl(state) : undefined) ??
    refusesColumnCards(state, colour, payment)
  );
}

/** P5, P15 */
export function playColumn(state: State, lot: number, colour: number, payment: number, emit: Emit): void {
  if (isPair(payment)) useAbility(state, BOWL, emit);
  spend(state, displayCost(colour, payment), handCost(colour, payment));
  state.words[PHASE] = BUILD;
  buildColumn(state, lot, colour, payment, emit);
}

/** The payment of a column that four discards have paid (P8). */
export const FREE = -1;

/** P5, or P8 for a column that costs no card. */
export function buildColumn(state: State, lot: number, colour: number, payment: number, emit: Emit): void {
  const { words } = state;
  if (words[LOT + lot] === EMPTY_LOT) words[LOT + lot] = withColour(EMPTY_LOT, colour);
  const floor = floorOf(words[LOT + lot]);
  raise(state, lot, floor);
  const columns = columnsOn(words[LOT + lot]);
  const free = payment === FREE;
  emit?.({
    kind: 'column-built',
    seat: activeSeat(words),
    rule: free ? 'P8' : 'P5',
    lot: lot + 1,
    floor,
    place: columns,
    colour: COLOURS[colour],
    payment: free ? writePayment(0, 0) : writePayment(displayCost(colour, payment), handCost(colour, payment)),
    points: floor,
  });
  if (columns === COLUMNS_OF_A_FLOOR) completeExhausted(state, emit);
}

/** P4, P5, P7: puts a column, or the spire, on a lot and scores it. */
export function raise({ words }: State, lot: number, points: number): void {
  const word = words[LOT + lot];
  words[placeOf(lot, floorOf(word), columnsOn(word))] = words[TURN];
  words[LOT + lot] = word + 1;
  words[COLUMNS]++;
  words[POINTS + activeSeat(words)] += points;
}
