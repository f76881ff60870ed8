import type { Refusal } from '../../../kernel/index.ts';
import { PHASE } from '../layout.ts';
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

/** Refuses a move that does not belong to the phase. */
export const refusesPhase = ({ cells }: State): Refusal => instead[PHASES[cells[PHASE]]];
