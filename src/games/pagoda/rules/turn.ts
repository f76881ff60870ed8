import type { Emit } from '../events.ts';
import {
  BEGIN,
  BUILD,
  COLUMNS,
  DEAL,
  DISCARDED,
  DISCARDING,
  DISCARDS,
  DISPLAY,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  GOAL,
  HAND,
  KNOWN,
  LAST,
  MODIFIED_COLUMN,
  OVER,
  PHASE,
  PILE,
  REDRAW,
  REFILL,
  SPIRE_DUE,
  TRACKS,
  TURN,
  trackOf,
  USED,
} from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { scores } from '../scoring.ts';
import { activeSeat, isDealing, type State, type Words } from '../state.ts';
import { COLOURS, DISPLAY_SIZE, FAN, FAN_HAND_SIZE, HAND_SIZE, PAGODAS_TO_END, SEAT_COUNT } from '../vocabulary.ts';
import { card, countOf, sizeOf } from './cards.ts';
import { countComplete } from './completion.ts';
import { hasOpenLot } from './lots.ts';

/** P4: what the phase asks for instead of an action of a normal turn. */
export function refusesAction(state: State): Verdict {
  switch (state.words[PHASE]) {
    case BEGIN:
    case BUILD:
      return undefined;
    case DRAGON_DISCARDS:
      return refusals['dragon-unfinished'];
    case SPIRE_DUE:
      return refusals['spire-due'];
    case DISCARDING:
      return hasOpenLot(state) ? refusals['discards-unfinished'] : refusals['stuck-discards-unfinished'];
    case MODIFIED_COLUMN:
      return refusals['only-column'];
    case FAN_CHOICE:
      return refusals['fan-undecided'];
    case OVER:
      return refusals.over;
    default:
      return refusals.dealing;
  }
}

export function beginTurn({ words }: State, emit: Emit): void {
  words[TURN]++;
  words[PHASE] = BEGIN;
  words[COLUMNS] = 0;
  words[USED] = 0;
  words[GOAL] = 0;
  emit?.({ kind: 'turn-began', seat: activeSeat(words), turn: words[TURN] });
}

/** P4 */
export function refusesEnd(state: State): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return refusals['discards-done'];
  return refusesAction(state) ?? (state.words[COLUMNS] === 0 ? refusals['column-first'] : undefined);
}

/** P9, P18: the cards are filled, unless this was the last turn. */
export function playEnd(state: State, emit: Emit): void {
  const { words } = state;
  const seat = activeSeat(words);
  words[DISCARDED] = 0;
  words[LAST] = 0;
  emit?.({ kind: 'turn-ended', seat, turn: words[TURN] });
  if (seat === SEAT_COUNT - 1 && countComplete(words) >= PAGODAS_TO_END) {
    words[PHASE] = OVER;
    if (emit) {
      const { points, winners } = scores(state);
      emit({ kind: 'game-over', points, winners });
    }
    return;
  }
  words[PHASE] = REFILL;
  words[GOAL] = HAND_SIZE;
  continueDrawing(state, emit);
}

/** Whose cards are drawn: in the deal the first player's until they are full (P3). */
export const drawingSeat = (words: Words): number =>
  words[PHASE] === DEAL ? Number(sizeOf(words[HAND]) === HAND_SIZE) : activeSeat(words);

/** P9 */
export function refusesDraw(state: State, colour: number): Verdict {
  const phase = state.words[PHASE];
  if (phase === OVER) return refusals.over;
  if (!isDealing(phase)) return refusals['no-draw'];
  return countOf(state.words[PILE], colour) > 0 ? undefined : refusals['pile-lacks'];
}

/** P9: the display is filled before the hand. */
export function playDraw(state: State, colour: number, emit: Emit): void {
  const { words } = state;
  const seat = drawingSeat(words);
  const shown = sizeOf(words[DISPLAY + seat]);
  const to = shown < DISPLAY_SIZE ? DISPLAY : HAND;
  words[to + seat] += card(colour);
  words[PILE] -= card(colour);
  emit?.({ kind: 'drew', seat, to: to === DISPLAY ? 'display' : 'hand', colour: COLOURS[colour] });
  if (words[PILE] === 0) reshuffle(state, emit);
  if (shown + 1 >= DISPLAY_SIZE) continueDrawing(state, emit);
}

/** P9. With the pile empty, whoever sees all other cards knows the opponent's hand. */
function reshuffle({ words }: State, emit: Emit): void {
  words[PILE] = words[DISCARDS];
  words[DISCARDS] = 0;
  for (let seat = 0; seat < SEAT_COUNT; seat++) words[KNOWN + seat] = words[HAND + seat];
  emit?.({ kind: 'reshuffled', cards: sizeOf(words[PILE]) });
}

/** Leaves the phase once all its cards are drawn. */
export function continueDrawing(state: State, emit: Emit): void {
  const { words } = state;
  const seat = drawingSeat(words);
  if (sizeOf(words[HAND + seat]) < words[GOAL] || sizeOf(words[DISPLAY + seat]) < DISPLAY_SIZE) return;
  switch (words[PHASE]) {
    case DEAL:
      words[TURN] = 0; // The first turn is yet to begin.
      break;
    case REDRAW:
      words[PHASE] = BEGIN;
      words[GOAL] = 0;
      return;
    case REFILL:
      if (offersFan(state)) {
        words[PHASE] = FAN_CHOICE;
        words[GOAL] = 0;
        return;
      }
  }
  beginTurn(state, emit);
}

/** P13 */
function offersFan({ words }: State): boolean {
  const seat = activeSeat(words);
  return trackOf(words[TRACKS + seat], FAN) > 0 && sizeOf(words[HAND + seat]) < FAN_HAND_SIZE;
}
