import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { DEAL, DEAL_EMPEROR, DEAL_HAND, DEAL_ROW, EMPEROR_HAND, PHASE, PILE, ROW_AT, TURN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { gapInRow, nextDealt, type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, COLOURS, EMPEROR_CARDS, ROW } from '../vocabulary.ts';
import { exhaust, gainCard, takeFromPile } from './cards.ts';

const isDealing = (phase: number): boolean =>
  phase === DEAL || phase === DEAL_HAND || phase === DEAL_ROW || phase === DEAL_EMPEROR;

/** C4, C13: the dealer's cards. */
export function refusesDeal({ cells }: State, colour: number): Refusal | undefined {
  if (!isDealing(cells[PHASE])) return refusals['no-card-now'];
  return cells[PILE + colour] > 0 ? undefined : refusals['pile-lacks'];
}

/** A card from the pile goes where the phase wants it. */
export function playDeal(state: State, colour: number, emit: Emit): void {
  const { cells } = state;
  takeFromPile(state, colour);
  switch (cells[PHASE]) {
    case DEAL:
      dealFirst(state, colour, emit);
      return;
    case DEAL_HAND:
      gainCard(cells, cells[TURN], colour, false);
      emit?.({ kind: 'drew', seat: cells[TURN], from: 'pile', card: COLOURS[colour] });
      break;
    case DEAL_ROW:
      dealToRow(state, colour, emit);
      break;
    case DEAL_EMPEROR:
      dealToEmperor(state, colour, emit);
      break;
  }
  exhaust(state, emit);
}

/** C4: hands seat by seat, the row, the Emperor. */
function dealFirst(state: State, colour: number, emit: Emit): void {
  const { cells, options } = state;
  const seat = nextDealt(state);
  if (seat < options.players) {
    gainCard(cells, seat, colour, false);
    emit?.({ kind: 'dealt', to: 'hand', seat, card: COLOURS[colour] });
  } else if (gapInRow(cells) < ROW) dealToRow(state, colour, emit);
  else dealToEmperor(state, colour, emit);
}

/** C4: whether everybody has the first cards. */
export const isDealt = ({ cells, options }: State): boolean =>
  gapInRow(cells) === ROW && (options.players !== 2 || sumCells(cells, EMPEROR_HAND, COLOUR_COUNT) === EMPEROR_CARDS);

function dealToRow({ cells }: State, colour: number, emit: Emit): void {
  const position = gapInRow(cells);
  cells[ROW_AT + position] = colour + 1;
  emit?.({ kind: 'dealt', to: 'row', position, card: COLOURS[colour] });
}

function dealToEmperor({ cells }: State, colour: number, emit: Emit): void {
  cells[EMPEROR_HAND + colour]++;
  emit?.({ kind: 'dealt', to: 'emperor', card: COLOURS[colour] });
}
