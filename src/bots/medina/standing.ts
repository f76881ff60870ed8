import { GRID, TOWER_COUNT } from '../../games/medina/board/board.ts';
import {
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  EMPTY,
  END_A,
  END_B,
  LINKS,
  NONE,
  NUMBER_BITS,
  OWNED,
  PALACE_TILES,
  PALACES,
  ROOF_OF,
  SIZE,
  STREET,
  TOWER_TILES,
  WALLS,
  WELL_PIECE,
} from '../../games/medina/layout.ts';
import type { State } from '../../games/medina/state.ts';
import { COLOUR_COUNT } from '../../games/medina/vocabulary.ts';

const SEATS = 4;
const MOST_PALACES = 64;
const WELL_POINTS = 4;

/** The current points on the board. Refilled by `survey`; shared to avoid allocations. */
export interface Standing {
  /** Points of each palace, whoever owns it: pieces, walls, merchants, well. */
  readonly worth: Uint8Array;
  /** Points of each seat if the game ended now. */
  readonly points: Int32Array;
  /** By palace: adjacent spaces where the street could go next. */
  readonly merchantsNear: Uint8Array;
}

export const standing: Standing = {
  worth: new Uint8Array(MOST_PALACES),
  points: new Int32Array(SEATS),
  merchantsNear: new Uint8Array(MOST_PALACES),
};

export function survey(state: State): void {
  const { bytes, setup } = state;
  const { worth, points, merchantsNear } = standing;
  const palaces = bytes[PALACES];
  for (let palace = 0; palace < palaces; palace++) worth[palace] = bytes[SIZE + palace];
  merchantsNear.fill(0, 0, palaces);
  points.fill(0);
  addWalls(state);
  addStreetsAndWell(state);
  addStreetEnds(bytes, setup.board.stride);
  for (let palace = 0; palace < palaces; palace++) {
    const roof = bytes[ROOF_OF + palace];
    if (roof < SEATS) points[roof] += worth[palace];
  }
  for (let tile = 0; tile < COLOUR_COUNT; tile++) {
    const palaceTile = bytes[PALACE_TILES + tile];
    if (palaceTile !== NONE) points[palaceTile] += tile + 1;
    const towerTile = bytes[TOWER_TILES + tile];
    if (towerTile !== NONE) points[towerTile] += tile + 1;
  }
}

function addNearWell(bytes: Uint8Array, cell: number): void {
  const palace = cell < 0 || cell >= GRID ? -1 : palaceOn(bytes, cell);
  if (palace >= 0) standing.worth[palace] += WELL_POINTS;
}

/** Every wall counts for the building inside it. */
function addWalls({ bytes, setup }: State): void {
  const { ring, inside } = setup.board;
  for (let n = 0; n < ring.length; n++) {
    const cell = ring[n];
    if (!isWall(bytes[CELLS + cell])) continue;
    const palace = palaceOn(bytes, inside[cell]);
    if (palace >= 0) standing.worth[palace]++;
  }
}

/** Merchants count for the palaces beside them, the well for buildings two spaces away. */
function addStreetsAndWell({ bytes, setup }: State): void {
  const { city, stride } = setup.board;
  for (let n = 0; n < city.length; n++) {
    const cell = city[n];
    const stands = bytes[CELLS + cell];
    if (stands === EMPTY || stands >= BUILDING_OF) continue;
    if (stands >= STREET) beside(bytes, cell, stride, standing.worth);
    else if (stands === WELL_PIECE) {
      addNearWell(bytes, cell - 2 * stride);
      addNearWell(bytes, cell - 2);
      addNearWell(bytes, cell + 2);
      addNearWell(bytes, cell + 2 * stride);
    }
  }
}

/** Counts the spaces where a street could go next, for the adjacent palaces. */
function addStreetEnds(bytes: Uint8Array, stride: number): void {
  for (let end = END_A; end <= END_B; end++) {
    const at = bytes[end];
    if (at === NONE) continue;
    addStreetEnd(bytes, at - stride, stride);
    addStreetEnd(bytes, at - 1, stride);
    addStreetEnd(bytes, at + 1, stride);
    addStreetEnd(bytes, at + stride, stride);
  }
}

function addStreetEnd(bytes: Uint8Array, cell: number, stride: number): void {
  if (bytes[CELLS + cell] === 0) beside(bytes, cell, stride, standing.merchantsNear);
}

const isWall = (stands: number): boolean => stands >= WALLS && stands < STREET;

/** Counts a merchant's space once per adjacent palace. */
function beside(bytes: Uint8Array, cell: number, stride: number, counts: Uint8Array): void {
  const a = palaceOn(bytes, cell - stride);
  const b = palaceOn(bytes, cell - 1);
  const c = palaceOn(bytes, cell + 1);
  const d = palaceOn(bytes, cell + stride);
  if (a >= 0) counts[a]++;
  if (b >= 0 && b !== a) counts[b]++;
  if (c >= 0 && c !== a && c !== b) counts[c]++;
  if (d >= 0 && d !== a && d !== b && d !== c) counts[d]++;
}

function palaceOn(bytes: Uint8Array, cell: number): number {
  const stands = bytes[CELLS + cell];
  return stands >= BUILDING_OF ? stands & NUMBER_BITS : -1;
}

/** What a seat would gain from a roof on a palace now: its points, and the tiles that come with it. */
export function valueClaim({ bytes, setup }: State, seat: number, palace: number): number {
  let gain = standing.worth[palace];
  const colour = bytes[COLOUR_OF + palace];
  const holder = bytes[PALACE_TILES + colour];
  if (holder === NONE) gain += colour + 1;
  else if (holder !== seat && bytes[SIZE + palace] > bytes[SIZE + bytes[OWNED + holder * COLOUR_COUNT + colour]])
    gain += colour + 1;
  let towers = 0;
  for (let link = 0; link < setup.towerOfLink.length; link++)
    if ((bytes[LINKS + palace] & (1 << link)) !== 0) towers |= 1 << setup.towerOfLink[link];
  for (let tower = 0; tower < TOWER_COUNT; tower++)
    if ((towers & (1 << tower)) !== 0 && bytes[TOWER_TILES + tower] !== seat) gain += tower + 1;
  return gain;
}
