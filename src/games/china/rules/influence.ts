import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { DISCARDS, HOLDER, KEEP, KEPT, PHASE, PLAYED, TURN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { type State, seatWaits } from '../state.ts';
import { COLOUR_COUNT, COLOURS } from '../vocabulary.ts';
import { refusesPhase } from './phase.ts';

/** C25 */
export function refusesKeep(state: State, colour: number): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === KEEP) return cells[PLAYED + colour] > 0 ? undefined : refusals['not-played'];
  return seatWaits(state) ? refusesPhase(state) : refusals['nothing-to-keep'];
}

/** C25, C26: one of the cards played is kept and may bring its influence card; the others are discarded. */
export function playKeep({ cells }: State, colour: number, emit: Emit): void {
  const seat = cells[TURN];
  cells[PLAYED + colour]--;
  const kept = ++cells[KEPT + seat * COLOUR_COUNT + colour];
  for (let played = 0; played < COLOUR_COUNT; played++) {
    cells[DISCARDS + played] += cells[PLAYED + played];
    cells[PLAYED + played] = 0;
  }
  emit?.({ kind: 'kept', seat, card: COLOURS[colour] });
  const holder = cells[HOLDER + colour];
  if (holder === seat + 1 || kept < cells[KEPT + (1 - seat) * COLOUR_COUNT + colour]) return;
  cells[HOLDER + colour] = seat + 1;
  emit?.({ kind: 'influence', seat, colour: COLOURS[colour], ...(holder > 0 && { from: holder - 1 }) });
}

/** C25: the colour of the cards played, if it is but one. */
export function findOnlyPlayed(cells: Uint8Array): number | undefined {
  let only: number | undefined;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (cells[PLAYED + colour] === 0) continue;
    if (only !== undefined) return undefined;
    only = colour;
  }
  return only;
}
