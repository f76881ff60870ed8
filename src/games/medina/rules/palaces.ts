// Palaces on the board: their spacing, and which cells their buildings and stables open and close (M7, M10).
import type { Refusal } from '../../../kernel/index.ts';
import { besides, WORDS } from '../board/board.ts';
import { has } from '../board/sets.ts';
import {
  ATTACH_COUNT,
  ATTACHES,
  BARRED,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  EMPTIES,
  FIRST,
  GROWING,
  GROWTH,
  LINKS,
  NONE,
  NUMBER_BITS,
  ROOM,
  SIZE,
  STABLE_OF,
  START_COUNT,
  STARTS,
  STREET,
  TOUCH,
  WALLS,
  WELL_PIECE,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';

/** M10: spacing of a building or stable of a palace, or of a new one with NONE. */
export function refusesSpacing({ bytes, setup }: State, cell: number, palace: number): Refusal | undefined {
  const { stride } = setup.board;
  let touches = false;
  for (let row = cell - stride; row <= cell + stride; row += stride)
    for (let around = row - 1; around <= row + 1; around++) {
      const piece = bytes[CELLS + around];
      if (piece === WELL_PIECE) return refusals['beside-well'];
      if (piece >= BUILDING_OF && (piece & NUMBER_BITS) !== palace) touches = true;
    }
  return touches ? refusals['touches-palace'] : undefined;
}

/** M8: whether a cell is beside a building of this palace. */
export const isBesideBuilding = ({ bytes, setup }: State, cell: number, palace: number): boolean =>
  besides(cell, setup.board.stride).some(beside => bytes[CELLS + beside] === BUILDING_OF + palace);

/** M16: a palace that has a building beside a cell. */
export function palaceBeside({ bytes, setup }: State, cell: number): number | undefined {
  const isBuilding = (beside: number): boolean =>
    bytes[CELLS + beside] >= BUILDING_OF && bytes[CELLS + beside] < STABLE_OF;
  const building = besides(cell, setup.board.stride).find(isBuilding);
  return building === undefined ? undefined : bytes[CELLS + building] & NUMBER_BITS;
}

export function addBuilding(state: State, palace: number, cell: number): void {
  const { bytes } = state;
  const { stride } = state.setup.board;
  bytes[CELLS + cell] = BUILDING_OF + palace;
  if (cell < bytes[FIRST + palace]) bytes[FIRST + palace] = cell;
  enlarge(state, palace, cell);
  open(state, palace, cell - stride);
  open(state, palace, cell - 1);
  open(state, palace, cell + 1);
  open(state, palace, cell + stride);
}

export function addStable(state: State, palace: number, cell: number): void {
  state.bytes[CELLS + cell] = STABLE_OF + palace;
  enlarge(state, palace, cell);
}

/** M10: the cells around a piece touch its palace now; M21: it may be beside a wall. */
function enlarge(state: State, palace: number, cell: number): void {
  const { bytes, setup } = state;
  const { stride } = setup.board;
  bytes[SIZE + palace]++;
  for (let row = cell - stride; row <= cell + stride; row += stride) {
    touch(state, palace, row - 1);
    if (row !== cell) touch(state, palace, row);
    touch(state, palace, row + 1);
  }
  if (has(setup.board.inner, 0, cell)) return;
  linkTo(state, palace, cell - stride);
  linkTo(state, palace, cell - 1);
  linkTo(state, palace, cell + 1);
  linkTo(state, palace, cell + stride);
}

function touch(state: State, palace: number, cell: number): void {
  const { bytes, sets } = state;
  const before = bytes[TOUCH + cell];
  if (before === palace || before === BARRED) return;
  if (before === NONE) {
    bytes[TOUCH + cell] = palace;
    unstart(state, cell);
    return;
  }
  if (has(sets, ATTACHES, cell)) detach(state, cell);
  bytes[TOUCH + cell] = BARRED;
}

/** M5, M10: no building or stable around the well. */
export function bar(state: State, cell: number): void {
  unstart(state, cell);
  state.bytes[TOUCH + cell] = BARRED;
}

function linkTo(state: State, palace: number, cell: number): void {
  const { bytes, setup } = state;
  const piece = bytes[CELLS + cell];
  if (piece >= WALLS && piece < STREET) bytes[LINKS + palace] |= setup.linkOfArm[piece - WALLS];
}

/** M8, M16: a cell beside a building of a palace takes its buildings and stables, unless something forbids it. */
function open(state: State, palace: number, cell: number): void {
  const { bytes, sets } = state;
  const word = cell >> 5;
  const bit = 1 << (cell & 31);
  if ((sets[EMPTIES + word] & ~sets[ATTACHES + word] & bit) === 0 || bytes[TOUCH + cell] !== palace) return;
  sets[ATTACHES + word] |= bit;
  bytes[ATTACH_COUNT]++;
  bytes[ROOM + palace]++;
  const colour = bytes[COLOUR_OF + palace];
  if (bytes[GROWING + colour] === palace) sets[GROWTH + colour * WORDS + word] |= bit;
}

/** A cell is not empty any more. */
export function occupy(state: State, cell: number): void {
  const { sets } = state;
  sets[EMPTIES + (cell >> 5)] &= ~(1 << (cell & 31));
  if (has(sets, ATTACHES, cell)) detach(state, cell);
  else unstart(state, cell);
}

function unstart(state: State, cell: number): void {
  const { bytes, sets } = state;
  const word = STARTS + (cell >> 5);
  const bit = 1 << (cell & 31);
  if ((sets[word] & bit) === 0) return;
  sets[word] &= ~bit;
  bytes[START_COUNT]--;
}

function detach(state: State, cell: number): void {
  const { bytes, sets } = state;
  const word = cell >> 5;
  const bit = 1 << (cell & 31);
  sets[ATTACHES + word] &= ~bit;
  bytes[ATTACH_COUNT]--;
  const palace = bytes[TOUCH + cell];
  const room = --bytes[ROOM + palace];
  const colour = bytes[COLOUR_OF + palace];
  if (bytes[GROWING + colour] !== palace) return;
  sets[GROWTH + colour * WORDS + word] &= ~bit;
  if (room === 0) bytes[GROWING + colour] = NONE;
}
