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

/** What counts for a palace, as names of cells in reading order. */
type Counted = Record<(typeof PIECE_KINDS)[number], string[]>;

export function scores(state: State): ScoreSheet {
  const { bytes, setup } = state;
  const settled = bytes[PHASE] === OVER;
  const items: ScoreItem[] = [];
  const counted = countedFor(state);
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    const pieces = counted[palace];
    if (!pieces) continue;
    const seat = bytes[ROOF_OF + palace];
    const colour = setup.colours[bytes[COLOUR_OF + palace]];
    const name = setup.board.names[bytes[FIRST + palace]];
    for (const kind of PIECE_KINDS) {
      const cells = pieces[kind];
      if (cells.length === 0) continue;
      const points = kind === 'well' ? cells.length * WELL_POINTS : cells.length;
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
function countedFor(state: State): (Counted | undefined)[] {
  const { bytes, setup } = state;
  const { city, inside, names, ring, stride } = setup.board;
  const counted: (Counted | undefined)[] = [];
  for (let palace = 0; palace < bytes[PALACES]; palace++)
    counted.push(
      bytes[ROOF_OF + palace] < BLOCKED_BY
        ? { buildings: [], stables: [], walls: [], merchants: [], well: [] }
        : undefined,
    );
  const palaceOn = (cell: number): Counted | undefined => {
    const stands = bytes[CELLS + cell];
    return stands < BUILDING_OF ? undefined : counted[stands & NUMBER_BITS];
  };
  const well = wellOf(state);
  for (const cell of city) {
    const stands = bytes[CELLS + cell];
    if (stands < STREET) continue;
    const name = names[cell];
    if (stands < BUILDING_OF) {
      addOnce(palaceOn(cell - stride), name);
      addOnce(palaceOn(cell - 1), name);
      addOnce(palaceOn(cell + 1), name);
      addOnce(palaceOn(cell + stride), name);
      continue;
    }
    const palace = palaceOn(cell);
    if (stands < STABLE_OF) palace?.buildings.push(name);
    else palace?.stables.push(name);
    if (isAtWell(cell, well, stride)) palace?.well.push(name);
  }
  for (const cell of ring) if (bytes[CELLS + cell] >= WALLS) palaceOn(inside[cell])?.walls.push(names[cell]);
  return counted;
}

/** A merchant counts once for a palace, however often they meet. */
function addOnce(palace: Counted | undefined, name: string): void {
  if (palace && palace.merchants.at(-1) !== name) palace.merchants.push(name);
}

/** M26: exactly two cells from the well in a straight line. The well is not at the edge, so no line wraps around. */
const isAtWell = (cell: number, well: number, stride: number): boolean => {
  const apart = Math.abs(cell - well);
  return well >= 0 && (apart === 2 || apart === 2 * stride);
};
