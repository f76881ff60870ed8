import type { Refusal } from '../../../kernel/index.ts';
import { ACT, HAND_SIZE, PHASE, TURN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { PHASES, type Phase } from '../vocabulary.ts';

/** What is to be done instead of anything that does not belong to the phase. */
const instead: { readonly [phase in Phase]: Refusal } = {
  deal: refusals['deal-now'],
  tiles: refusals['lay-tiles-now'],
  act: refusals['not-placed'],
  more: refusals['more-now'],
  reveal: refusals['reveal-now'],
  choose: refusals['choose-now'],
  keep: refusals['keep-now'],
  draw: refusals['draw-now'],
  'deal-hand': refusals['card-to-come'],
  'deal-row': refusals['card-to-come'],
  emperor: refusals['emperor-now'],
  'deal-emperor': refusals['emperor-card-to-come'],
  over: refusals.over,
};

/** Refuses a move that does not belong to the phase. C16: a seat without cards passes. */
export const refusesPhase = (state: State): Refusal =>
  mustPass(state) ? refusals['pass-now'] : instead[PHASES[state.cells[PHASE]]];

/** C16: whether the seat to act has no cards, and so neither places nor exchanges. */
export const mustPass = ({ cells }: State): boolean => cells[PHASE] === ACT && cells[HAND_SIZE + cells[TURN]] === 0;
