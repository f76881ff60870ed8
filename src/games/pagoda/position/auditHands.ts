import { sizeOf } from '../rules/cards.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  DEAL,
  DISCARDED,
  DISCARDING,
  DISPLAY,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  GOAL,
  HAND,
  hasUsed,
  LAST,
  MODIFIED_COLUMN,
  OVER,
  PHASE,
  PILE,
  REDRAW,
  REFILL,
  SPIRE_DUE,
  type State,
  TRACKS,
  TURN,
  trackOf,
  type Words,
} from '../state.ts';
import {
  BOWL,
  BUDDHA,
  DISPLAY_SIZE,
  FAN,
  FAN_HAND_SIZE,
  HAND_SIZE,
  K,
  MODIFIED_DISCARDS,
  SEATS,
} from '../vocabulary.ts';
import { type History, NO_TURN, type Turn } from './auditTurns.ts';
import type { Claims } from './claims.ts';

/** P9, P13, P14: how many cards are held, given the phase and what has been paid. */
export function checkHolding(claims: Claims, state: State, history: History): void {
  const { words } = state;
  const active = activeSeat(words);
  claims.claim(words[PILE] !== 0, 'pile', 'is empty, but then the discards are shuffled at once', 'P9');
  for (let seat = 0; seat < SEATS; seat++) {
    const display = sizeOf(words[DISPLAY + seat]);
    const hand = sizeOf(words[HAND + seat]);
    const path = `players[${seat}]`;
    const fine =
      words[PHASE] === DEAL
        ? display === DISPLAY_SIZE && fitsDeal(words, seat)
        : seat === active
          ? fitsPhase(state, display, hand, history.get(words[TURN]) ?? NO_TURN)
          : display === DISPLAY_SIZE && hand >= HAND_SIZE;
    claims.claim(fine, path, `can't hold ${display} and ${hand} cards now`, 'P9');
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
      return nothingBuilt && (words[LAST] < K ? !full && hand === goal : hand < goal);
    case REDRAW:
      return nothingBuilt && (full ? hand < goal : hand <= goal);
    case BUILD:
    case SPIRE_DUE:
      return went(paid);
    case DISCARDING: {
      const before = handBefore(words[DISCARDED]);
      return nothingBuilt && went(words[DISCARDED]) && (words[LAST] < K ? !full && before === hand : before > hand);
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
