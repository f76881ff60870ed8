// Stables: each joins the palace of the building that it is beside (M16).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { copySet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import { ATTACH_COUNT, ATTACHES, COLOUR_OF, FIRST, LINKS, STABLE, TOUCH } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { isEmpty, type State } from '../state.ts';
import { addStable, occupy, palaceBeside, refusesSpacing } from './palaces.ts';
import { lacks, refusesStock, takeFromStock } from './stock.ts';
import { contestPalaceTile, takeTowerTiles } from './tiles.ts';

export const refusesStable = (state: State, seat: Seat, cell: number): Refusal | undefined =>
  refusesStock(state, seat, STABLE) ?? refusesStableAt(state, cell);

function refusesStableAt(state: State, cell: number): Refusal | undefined {
  if (!isEmpty(state, cell)) return refusals['stable-occupied'];
  const palace = palaceBeside(state, cell);
  return palace === undefined ? refusals['beside-no-building'] : refusesSpacing(state, cell, palace);
}

/** The cells that `refusesStable` allows, from the set that the state keeps. Returns how many there are. */
export function stableCells(state: State, seat: Seat, into: Int32Array): number {
  const count = countStableCells(state, seat);
  if (count > 0) copySet(state.sets, ATTACHES, into);
  return count;
}

/** How many cells a seat can place a stable on. */
export const countStableCells = (state: State, seat: Seat): number =>
  lacks(state, seat, STABLE) ? 0 : state.bytes[ATTACH_COUNT];

export function placeStable(state: State, seat: Seat, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const palace = bytes[TOUCH + cell];
  const linksBefore = bytes[LINKS + palace];
  takeFromStock(state, seat, STABLE);
  occupy(state, cell);
  addStable(state, palace, cell);
  emit?.({
    kind: 'stable',
    seat,
    cell: setup.board.names[cell],
    palace: setup.board.names[bytes[FIRST + palace]],
    colour: setup.colours[bytes[COLOUR_OF + palace]],
  });
  contestPalaceTile(state, palace, emit);
  takeTowerTiles(state, palace, linksBefore, emit);
}
