// Walls: they grow along each side from its towers, and leave a gate (M19).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { TOWER_OF_ARM, wallCell } from '../board/board.ts';
import { clearSet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import { ARMS, BUILDING_OF, CELLS, EMPTY, LINKS, NUMBER_BITS, WALL, WALL_ROOM, WALLS } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { type State, stockOf } from '../state.ts';
import { refusesStock, takeFromStock } from './stock.ts';
import { takeTowerTiles } from './tiles.ts';

export const refusesWall = (state: State, seat: Seat, cell: number): Refusal | undefined =>
  refusesStock(state, seat, WALL) ?? refusesWallAt(state, cell);

function refusesWallAt({ bytes, setup }: State, cell: number): Refusal | undefined {
  const { board } = setup;
  if (bytes[CELLS + cell] !== EMPTY) return refusals['wall-occupied'];
  const side = board.sideOf[cell];
  const first = bytes[ARMS + 2 * side];
  const last = board.lengths[side] - 1 - bytes[ARMS + 2 * side + 1];
  if (first === last) return refusals.gate;
  const place = board.placeOf[cell];
  return place === first || place === last ? undefined : refusals['not-in-line'];
}

/** The cells that `refusesWall` allows: on each side with more than its gate, those next to its two lines of wall. */
export function wallCells(state: State, seat: Seat, into: Int32Array): number {
  const { bytes, setup } = state;
  const { board } = setup;
  if (countWalls(state, seat) === 0) return 0;
  let count = 0;
  clearSet(into);
  for (let side = 0; side < 4; side++) {
    const first = bytes[ARMS + 2 * side];
    const last = board.lengths[side] - 1 - bytes[ARMS + 2 * side + 1];
    if (first === last) continue;
    const one = wallCell(board, side, first);
    const other = wallCell(board, side, last);
    into[one >> 5] |= 1 << (one & 31);
    into[other >> 5] |= 1 << (other & 31);
    count += 2;
  }
  return count;
}

/** How many walls a seat can place one after the other. */
export const countWalls = (state: State, seat: Seat): number =>
  Math.min(stockOf(state, seat, WALL), state.bytes[WALL_ROOM]);

export function placeWall(state: State, seat: Seat, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const { board } = setup;
  const side = board.sideOf[cell];
  const arm = board.placeOf[cell] === bytes[ARMS + 2 * side] ? 2 * side : 2 * side + 1;
  takeFromStock(state, seat, WALL);
  bytes[ARMS + arm]++;
  bytes[WALL_ROOM]--;
  bytes[CELLS + cell] = WALLS + arm;
  emit?.({ kind: 'wall', seat, cell: board.names[cell], tower: TOWER_OF_ARM[arm] + 1 });
  const piece = bytes[CELLS + board.inside[cell]];
  if (piece < BUILDING_OF) return;
  const palace = piece & NUMBER_BITS;
  const linksBefore = bytes[LINKS + palace];
  bytes[LINKS + palace] |= setup.linkOfArm[arm];
  takeTowerTiles(state, palace, linksBefore, emit);
}
