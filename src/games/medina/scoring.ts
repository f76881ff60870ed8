// M26, M27: the score of each owned palace, item by item, and the tiles.
import { type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
import { TOWER_COUNT } from './board/board.ts';
import {
  BLOCKED_BY,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  FIRST,
  NONE,
  NUMBER_BITS,
  OVER,
  PALACE_TILES,
  PALACES,
  PHASE,
  ROOF_OF,
  STABLE_OF,
  STREET,
  TOWER_TILES,
  WALLS,
} from './layout.ts';
import { type State, wellOf } from './state.ts';
import { COLOUR_COUNT, WELL_POINTS } from './vocabulary.ts';

const PIECE_KINDS = ['buildings', 'stables', 'walls', 'merchants', 'well'] as const;
export const SCORE_KINDS = [...PIECE_KINDS, 'palace-tile', 'tower-tile'] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

const [BUILDINGS, STABLES, WALL_PIECES, MERCHANTS, WELL] = [0, 1, 2, 3, 4];

/** Names of cells in reading order: what counts for a palace by a kind of piece, at `palace * PIECE_KINDS.length + kind`. */
type Counted = (string[] | undefined)[];

export function scores(state: State): ScoreSheet {
  const { bytes, setup } = state;
  const settled = bytes[PHASE] === OVER;
  const items: ScoreItem[] = [];
  const counted = count(state);
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    const seat = bytes[ROOF_OF + palace];
    if (seat >= BLOCKED_BY) continue;
    const colour = setup.colours[bytes[COLOUR_OF + palace]];
    const name = setup.board.names[bytes[FIRST + palace]];
    for (let index = 0; index < PIECE_KINDS.length; index++) {
      const cells = counted[palace * PIECE_KINDS.length + index];
      if (!cells) continue;
      const kind = PIECE_KINDS[index];
      const points = index === WELL ? cells.length * WELL_POINTS : cells.length;
      items.push({ seat, rule: 'M26', kind, points, settled, detail: { palace: name, colour, cells } });
    }
  }
  for (let index = 0; index < COLOUR_COUNT; index++) {
    const seat = bytes[PALACE_TILES + index];
    const detail = { colour: setup.colours[index] };
    if (seat !== NONE) items.push({ seat, rule: 'M20', kind: 'palace-tile', points: index + 1, settled, detail });
  }
  for (let tower = 1; tower <= TOWER_COUNT; tower++) {
    const seat = bytes[TOWER_TILES + tower - 1];
    if (seat !== NONE) items.push({ seat, rule: 'M21', kind: 'tower-tile', points: tower, settled, detail: { tower } });
  }
  return scoreSheet(setup.players, items);
}

/** What counts for each owned palace, found in one look over the board. */
function count(state: State): Counted {
  const { bytes, setup } = state;
  const { city, inside, names, ring, stride } = setup.board;
  const counted: Counted = [];
  for (let n = bytes[PALACES] * PIECE_KINDS.length; n > 0; n--) counted.push(undefined);
  const well = setup.options.well ? wellOf(state) : -1;
  for (const cell of city) {
    const piece = bytes[CELLS + cell];
    if (piece < STREET) continue;
    const name = names[cell];
    if (piece < BUILDING_OF) {
      add(counted, bytes, cell - stride, MERCHANTS, name);
      add(counted, bytes, cell - 1, MERCHANTS, name);
      add(counted, bytes, cell + 1, MERCHANTS, name);
      add(counted, bytes, cell + stride, MERCHANTS, name);
      continue;
    }
    add(counted, bytes, cell, piece < STABLE_OF ? BUILDINGS : STABLES, name);
    if (isAtWell(cell, well, stride)) add(counted, bytes, cell, WELL, name);
  }
  for (const cell of ring)
    if (bytes[CELLS + cell] >= WALLS) add(counted, bytes, inside[cell], WALL_PIECES, names[cell]);
  return counted;
}

/** Counts a piece for the owned palace on a cell, if there is one: once, however often they meet. */
function add(counted: Counted, bytes: Uint8Array, cell: number, kind: number, name: string): void {
  const piece = bytes[CELLS + cell];
  if (piece < BUILDING_OF) return;
  const palace = piece & NUMBER_BITS;
  if (bytes[ROOF_OF + palace] >= BLOCKED_BY) return;
  const index = palace * PIECE_KINDS.length + kind;
  const names = counted[index];
  if (!names) counted[index] = [name];
  else if (names[names.length - 1] !== name) names.push(name);
}

/** M26: exactly two cells from the well in a straight line. The well is not at the edge, so no line wraps around. */
const isAtWell = (cell: number, well: number, stride: number): boolean => {
  const apart = Math.abs(cell - well);
  return well >= 0 && (apart === 2 || apart === 2 * stride);
};
