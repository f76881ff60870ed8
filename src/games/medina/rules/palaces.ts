// Buildings and stables on the board, and which cells they open and close (M7 to M10, M16).

import { WORDS } from '../board/board.ts';
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
  PALACES,
  ROOM,
  SIZE,
  STABLE_OF,
  START_COUNT,
  STARTS,
  STREET,
  TOUCH,
  UNROOFED,
  WALLS,
} from '../layout.ts';
import type { State } from '../state.ts';

/** M8, M9: adds a building to the growing palace of its colour, or starts a palace. Says whether it started one. */
export function build(state: State, colour: number, cell: number): boolean {
  const { bytes } = state;
  let palace = bytes[GROWING + colour];
  const starts = palace === NONE;
  if (starts) {
    palace = bytes[PALACES]++;
    bytes[COLOUR_OF + palace] = colour;
    bytes[UNROOFED + colour]++;
  }
  occupy(state, cell);
  bytes[GROWING + colour] = palace;
  addBuilding(state, palace, cell);
  if (bytes[ROOM + palace] === 0) bytes[GROWING + colour] = NONE;
  return starts;
}

/** M16: adds a stable to the palace it touches, which is returned. */
export function attach(state: State, cell: number): number {
  const palace = state.bytes[TOUCH + cell];
  occupy(state, cell);
  addStable(state, palace, cell);
  return palace;
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

/** M10: the cells around a piece touch its palace now; M21: it may stand at a wall. */
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
  const stands = bytes[CELLS + cell];
  if (stands >= WALLS && stands < STREET) bytes[LINKS + palace] |= setup.linkOfArm[stands - WALLS];
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

/** Something stands on a cell from now on. */
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
