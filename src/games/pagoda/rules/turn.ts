import type { Emit } from '../events.ts';
import { scores } from '../scoring.ts';
import {
  activeSeat,
  BEGIN,
  COLUMNS,
  DEAL,
  DISCARDED,
  DISCARDS,
  DISPLAY,
  FAN_CHOICE,
  FAN_DRAW,
  GOAL,
  HAND,
  KNOWN,
  LAST,
  OVER,
  PHASE,
  PILE,
  REDRAW,
  REFILL,
  type State,
  TRACKS,
  TURN,
  trackOf,
  USED,
  type Words,
  withTrack,
} from '../state.ts';
import {
  ABILITIES,
  COLOURS,
  DISPLAY_SIZE,
  FAN,
  FAN_HAND_SIZE,
  HAND_SIZE,
  PAGODAS_TO_END,
  SEATS,
} from '../vocabulary.ts';
import { card, commonOf, sizeOf } from './cards.ts';
import { completeLots } from './completion.ts';

/** Cards leave the active player's display and hand; the opponent sees which. */
export function spend({ words }: State, fromDisplay: number, fromHand: number): void {
  const seat = activeSeat(words);
  words[DISPLAY + seat] -= fromDisplay;
  words[DISCARDS] += fromDisplay + fromHand;
  if (fromHand === 0) return;
  words[HAND + seat] -= fromHand;
  if (words[KNOWN + seat] !== 0) words[KNOWN + seat] -= commonOf(words[KNOWN + seat], fromHand);
}

/** P12 */
export function useAbility({ words }: State, ability: number, emit: Emit): void {
  const seat = activeSeat(words);
  const left = trackOf(words[TRACKS + seat], ability) - 1;
  words[TRACKS + seat] = withTrack(words[TRACKS + seat], ability, left);
  words[USED] |= 1 << ability;
  emit?.({ kind: 'ability-used', seat, ability: ABILITIES[ability], left });
}

/** Whose cards are drawn: in the deal the first player's until they are full (P3). */
export const drawingSeat = (words: Words): number =>
  words[PHASE] === DEAL ? Number(sizeOf(words[HAND]) === HAND_SIZE) : activeSeat(words);

/** P9: the display is filled before the hand. */
export function draw(state: State, colour: number, emit: Emit): void {
  const { words } = state;
  const seat = drawingSeat(words);
  const shown = sizeOf(words[DISPLAY + seat]);
  const to = shown < DISPLAY_SIZE ? DISPLAY : HAND;
  words[to + seat] += card(colour);
  words[PILE] -= card(colour);
  emit?.({ kind: 'drew', seat, to: to === DISPLAY ? 'display' : 'hand', colour: COLOURS[colour] });
  if (words[PILE] === 0) reshuffle(state, emit);
  if (shown + 1 >= DISPLAY_SIZE) goOnDrawing(state, emit);
}

/** P9. With the pile empty, whoever sees all other cards knows the opponent's hand. */
function reshuffle({ words }: State, emit: Emit): void {
  words[PILE] = words[DISCARDS];
  words[DISCARDS] = 0;
  for (let seat = 0; seat < SEATS; seat++) words[KNOWN + seat] = words[HAND + seat];
  emit?.({ kind: 'reshuffled', cards: sizeOf(words[PILE]) });
}

/** Leaves the phase once all its cards are drawn. */
export function goOnDrawing(state: State, emit: Emit): void {
  const { words } = state;
  const seat = drawingSeat(words);
  if (sizeOf(words[HAND + seat]) < words[GOAL] || sizeOf(words[DISPLAY + seat]) < DISPLAY_SIZE) return;
  switch (words[PHASE]) {
    case DEAL:
      words[TURN] = 0; // the first turn is yet to begin
      break;
    case REDRAW:
      words[PHASE] = BEGIN;
      words[GOAL] = 0;
      return;
    case REFILL:
      if (canFan(state)) {
        words[PHASE] = FAN_CHOICE;
        words[GOAL] = 0;
        return;
      }
  }
  beginTurn(state, emit);
}

/** P13 */
function canFan({ words }: State): boolean {
  const seat = activeSeat(words);
  return trackOf(words[TRACKS + seat], FAN) > 0 && sizeOf(words[HAND + seat]) < FAN_HAND_SIZE;
}

/** P13 */
export function useFan(state: State, emit: Emit): void {
  useAbility(state, FAN, emit);
  state.words[PHASE] = FAN_DRAW;
  state.words[GOAL] = FAN_HAND_SIZE;
}

export function beginTurn({ words }: State, emit: Emit): void {
  words[TURN]++;
  words[PHASE] = BEGIN;
  words[COLUMNS] = 0;
  words[USED] = 0;
  words[GOAL] = 0;
  emit?.({ kind: 'turn-began', seat: activeSeat(words), turn: words[TURN] });
}

/** P9, P18: the cards are filled, unless this was the last turn. */
export function endTurn(state: State, emit: Emit): void {
  const { words } = state;
  const seat = activeSeat(words);
  words[DISCARDED] = 0;
  words[LAST] = 0;
  emit?.({ kind: 'turn-ended', seat, turn: words[TURN] });
  if (seat === SEATS - 1 && completeLots(words) >= PAGODAS_TO_END) {
    words[PHASE] = OVER;
    if (emit) {
      const { points, winners } = scores(state);
      emit({ kind: 'game-over', points, winners });
    }
    return;
  }
  words[PHASE] = REFILL;
  words[GOAL] = HAND_SIZE;
  goOnDrawing(state, emit);
}
