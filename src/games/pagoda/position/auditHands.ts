import type { Claims } from '../../../kernel/index.ts';
import {
  BEGIN,
  BUILD,
  COLUMNS,
  DEAL,
  DISCARDED,
  DISCARDING,
  DISPLAY,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  GOAL,
  HAND,
  LAST,
  LOT,
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
} from '../layout.ts';
import { usable } from '../rules/abilities.ts';
import { sizeOf } from '../rules/cards.ts';
import { countFrom } from '../rules/discards.ts';
import { canBuild, paysSpire } from '../rules/lookahead.ts';
import { findRoofBegun, hasOpenLot } from '../rules/lots.ts';
import { spireColourOn } from '../rules/supply.ts';
import { activeSeat, hasUsed, type State, type Words } from '../state.ts';
import {
  BOWL,
  BUDDHA,
  COLOUR_COUNT,
  DISPLAY_SIZE,
  FAN,
  FAN_HAND_SIZE,
  HAND_SIZE,
  MODIFIED_DISCARDS,
  SEAT_COUNT,
} from '../vocabulary.ts';
import { type History, NO_TURN, type Turn } from './auditTurns.ts';

/** P9, P13, P14: how many cards are held, given the phase and what has been paid. */
export function checkHolding(claims: Claims, state: State, history: History): void {
  const { words } = state;
  const active = activeSeat(words);
  claims.claim(words[PILE] !== 0, 'pile', 'is empty, but then the discards are shuffled at once', 'P9', 'pile-empty');
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    const display = sizeOf(words[DISPLAY + seat]);
    const hand = sizeOf(words[HAND + seat]);
    const path = `players[${seat}]`;
    const fine =
      words[PHASE] === DEAL
        ? display === DISPLAY_SIZE && fitsDeal(words, seat)
        : seat === active
          ? fitsPhase(state, display, hand, history.get(words[TURN]) ?? NO_TURN)
          : display === DISPLAY_SIZE && hand >= HAND_SIZE;
    claims.claim(fine, path, `can't hold ${display} and ${hand} cards now`, 'P9', 'cards-held', {
      seat,
      display,
      hand,
    });
  }
}

/** P3: the first player's hand is drawn before the other's. */
const fitsDeal = (words: Words, seat: number): boolean => {
  const hands = [sizeOf(words[HAND]), sizeOf(words[HAND + 1])] as const;
  return seat === 0 ? hands[0] <= HAND_SIZE : hands[1] < HAND_SIZE && (hands[1] === 0 || hands[0] === HAND_SIZE);
};

/** Whether the active player can hold so many cards. A turn begins with 5 and from 2 to 4. */
function fitsPhase({ words }: State, display: number, hand: number, now: Turn): boolean {
  const full = display === DISPLAY_SIZE;
  const nothingBuilt = now.columns + now.spires + now.tiles.length === 0;
  const pairs = Number(hasUsed(words, BOWL)) + Number(hasUsed(words, BUDDHA));
  const paid = now.columns + 2 * now.spires + now.tiles.length + pairs;
  const modified = now.columns + now.spires <= 1 && now.tiles.length === 0 && now.spires === 0 && pairs === 0;
  /** The hand before so many cards went from display and hand. */
  const handBefore = (gone: number): number => gone - (DISPLAY_SIZE - display) + hand;
  const went = (gone: number): boolean =>
    handBefore(gone) >= Math.max(hand, HAND_SIZE) && handBefore(gone) <= FAN_HAND_SIZE;
  const goal = words[GOAL];
  switch (words[PHASE]) {
    case BEGIN:
      return nothingBuilt && full && hand >= HAND_SIZE;
    case DRAGON_DISCARDS:
      return nothingBuilt && (words[LAST] < COLOUR_COUNT ? !full && hand === goal : hand < goal);
    case REDRAW:
      return nothingBuilt && (full ? hand < goal : hand <= goal);
    case BUILD:
    case SPIRE_DUE:
      return went(paid);
    case DISCARDING: {
      const before = handBefore(words[DISCARDED]);
      return (
        nothingBuilt &&
        went(words[DISCARDED]) &&
        (words[LAST] < COLOUR_COUNT ? !full && before === hand : before > hand)
      );
    }
    case MODIFIED_COLUMN:
      return nothingBuilt && went(MODIFIED_DISCARDS);
    case OVER:
      return (paid > 0 && went(paid)) || (modified && went(MODIFIED_DISCARDS));
    case REFILL: {
      const most = modified ? MODIFIED_DISCARDS : paid;
      return (!full || hand < HAND_SIZE) && display + hand >= DISPLAY_SIZE + HAND_SIZE - most;
    }
    case FAN_CHOICE:
      return full && hand >= HAND_SIZE && hand < FAN_HAND_SIZE && trackOf(words[TRACKS + activeSeat(words)], FAN) > 0;
    default:
      return full && hand >= HAND_SIZE && hand < FAN_HAND_SIZE;
  }
}

/** Whether the active player's cards let the turn go on as it has begun (P7, P8, P10). Only hidden cards can say no. */
export function canContinue(state: State): boolean {
  const { words } = state;
  switch (words[PHASE]) {
    case BUILD:
      return words[COLUMNS] > 0 || canBuild(state);
    case SPIRE_DUE: {
      const seat = activeSeat(words);
      const cards = words[DISPLAY + seat] + words[HAND + seat];
      return paysSpire(cards, spireColourOn(state.options, words[LOT + findRoofBegun(state)]), usable(state, BOWL));
    }
    case DISCARDING:
      return (
        countFrom(state, words[LAST]) >= MODIFIED_DISCARDS - words[DISCARDED] && (hasOpenLot(state) || !canBuild(state))
      );
    default:
      return true;
  }
}
