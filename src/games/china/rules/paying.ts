import type { Refusal } from '../../../kernel/index.ts';
import { DISCARDS, EMPEROR_HAND, HAND_SIZE, PLAYED, TURN } from '../layout.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { missingCard, missingPair, refusals } from '../moves/refusals.ts';
import { handAt, type State } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { loseCard } from './cards.ts';
import { affordable, firstCard, hasTwoCards, PAIR, secondCard } from './payments.ts';

/** Where the cards are that are paid with: the hand of the seat to act, or the Emperor's cards. */
export const purseFor = (state: State, emperor: boolean): number =>
  emperor ? EMPEROR_HAND : handAt(state.cells[TURN]);

/** C6, C36: the payments that a commit target takes. */
export const priceOfTarget = ({ board }: State, target: number): number =>
  isPostTarget(target) ? board.priceOn[board.firstPost + postOfTarget(target)] : board.priceIn[target];

/** C6, C27, C36: whether a payment has the right form for a target, and the cards are there. */
export function refusesPaying(state: State, emperor: boolean, target: number, payment: number): Refusal | undefined {
  return (
    refusesPrice(state, target, payment) ??
    ((affordable(state.cells, purseFor(state, emperor)) >> payment) & 1
      ? undefined
      : lack(state, emperor, target, payment))
  );
}

/** C6, C16, C27: which cards are missing; a seat that has none passes. */
function lack({ cells }: State, emperor: boolean, target: number, payment: number): Refusal {
  if (emperor) return refusals['emperor-cards'];
  if (cells[HAND_SIZE + cells[TURN]] === 0) return refusals['pass-now'];
  if (isPostTarget(target)) return refusals['no-post-cards'];
  const colour = COLOURS[firstCard[payment]];
  return hasTwoCards(payment) ? missingPair(colour) : missingCard(colour);
}

function refusesPrice(state: State, target: number, payment: number): Refusal | undefined {
  if ((priceOfTarget(state, target) >> payment) & 1) return undefined;
  if (isPostTarget(target)) return refusals['post-payment'];
  return payment === PAIR + state.board.colour[target] ? refusals['own-pair'] : refusals['wrong-payment'];
}

/** C12, C25: a seat pays from its hand; with influence cards, the cards played wait until one is kept. */
export function payFromHand({ cells, options }: State, payment: number): void {
  const seat = cells[TURN];
  const to = options.influence ? PLAYED : DISCARDS;
  const first = firstCard[payment];
  loseCard(cells, seat, first);
  cells[to + first]++;
  if (!hasTwoCards(payment)) return;
  const second = secondCard[payment];
  loseCard(cells, seat, second);
  cells[to + second]++;
}

/** C27: the Emperor's cards are discarded, and none is kept. */
export function payFromEmperor({ cells }: State, payment: number): void {
  const first = firstCard[payment];
  cells[EMPEROR_HAND + first]--;
  cells[DISCARDS + first]++;
  if (!hasTwoCards(payment)) return;
  const second = secondCard[payment];
  cells[EMPEROR_HAND + second]--;
  cells[DISCARDS + second]++;
}
