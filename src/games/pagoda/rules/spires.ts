import type { Emit } from '../events.ts';
import { BUILD, LOT, PHASE, SPIRE_DUE } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { spirePoints } from '../options.ts';
import { activeSeat, type State } from '../state.ts';
import { BOWL, COLOURS } from '../vocabulary.ts';
import { refusesBowl, useAbility } from './abilities.ts';
import { withoutColour } from './cards.ts';
import { raise } from './columns.ts';
import { completeLot } from './completion.ts';
import { findRoofBegun } from './lots.ts';
import { holds, spend, spireDisplayCost, spireHandCost, usesBowl, writePayment } from './payments.ts';
import { spireColourOn } from './supply.ts';
import { refusesAction } from './turn.ts';

/** P7, P15: the cards, where the Rice bowl is allowed. */
export function refusesSpireCards(state: State, colour: number, payment: number): Verdict {
  const fromDisplay = spireDisplayCost(colour, payment);
  const fromHand = spireHandCost(colour, payment);
  if (holds(state, fromDisplay, fromHand)) return undefined;
  // Only the pair of another colour is the Rice bowl's; the rest is the spire's own.
  const hasOthers = holds(state, withoutColour(fromDisplay, colour), withoutColour(fromHand, colour));
  return hasOthers ? refusals['no-spire-cards'] : refusals['no-pair'];
}

/** P7, P15 */
export function refusesSpire(state: State, colour: number, payment: number): Verdict {
  if (state.words[PHASE] !== SPIRE_DUE) return refusesAction(state) ?? refusals['no-roof'];
  if (spireColourOn(state.options, state.words[LOT + findRoofBegun(state)]) !== colour) return refusals['spire-colour'];
  return (usesBowl(payment) ? refusesBowl(state) : undefined) ?? refusesSpireCards(state, colour, payment);
}

/** P7, P15 */
export function playSpire(state: State, colour: number, payment: number, emit: Emit): void {
  const { options, words } = state;
  const lot = findRoofBegun(state);
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
    payment: writePayment(fromDisplay, fromHand),
    points,
  });
  completeLot(state, lot, 'P7', emit);
}
