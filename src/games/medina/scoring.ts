// M26, M27: the score of each owned palace, item by item, and the tiles.
import { type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
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
  type State,
  TOWER_TILES,
  WALLS,
  wellOf,
} from './state.ts';

export const SCORE_KINDS = ['buildings', 'stables', 'walls', 'merchants', 'well', 'palace-tile', 'tower-tile'] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

const WELL_POINTS = 4;

export function scores(state: State): ScoreSheet {
  const { bytes, setup } = state;
  const settled = bytes[PHASE] === OVER;
  const items: ScoreItem[] = [];
  for (let palace = 0; palace < bytes[PALACES]!; palace++) {
    const seat = bytes[ROOF_OF + palace]!;
    if (seat >= BLOCKED_BY) continue;
    const colour = setup.colours[bytes[COLOUR_OF + palace]!]!;
    const name = setup.board.names[bytes[FIRST + palace]!]!;
    for (const [kind, cells] of Object.entries(piecesOf(state, palace))) {
      if (cells.length === 0) continue;
      items.push({
        seat,
        rule: 'M26',
        kind,
        points: cells.length * (kind === 'well' ? WELL_POINTS : 1),
        settled,
        detail: { palace: name, colour, cells: cells.map(cell => setup.board.names[cell]!) },
      });
    }
  }
  for (const [index, colour] of setup.colours.entries()) {
    const seat = bytes[PALACE_TILES + index]!;
    if (seat !== NONE)
      items.push({ seat, rule: 'M20', kind: 'palace-tile', points: index + 1, settled, detail: { colour } });
  }
  for (let tower = 1; tower <= 4; tower++) {
    const seat = bytes[TOWER_TILES + tower - 1]!;
    if (seat !== NONE) items.push({ seat, rule: 'M21', kind: 'tower-tile', points: tower, settled, detail: { tower } });
  }
  return scoreSheet(setup.players, items);
}

/** The cells of everything that counts for a palace. A wall or merchant counts once for it, however often they meet. */
function piecesOf(state: State, palace: number): { [kind in ScoreKind]?: number[] } {
  const { bytes, setup } = state;
  const { city, stride } = setup.board;
  const buildings: number[] = [];
  const stables: number[] = [];
  const walls = new Set<number>();
  const merchants = new Set<number>();
  const well: number[] = [];
  const wellAt = wellOf(state);
  for (const cell of city) {
    const stands = bytes[CELLS + cell]!;
    if (stands < BUILDING_OF || (stands & NUMBER_BITS) !== palace) continue;
    (stands < STABLE_OF ? buildings : stables).push(cell);
    for (const step of [-stride, -1, 1, stride]) {
      const beside = bytes[CELLS + cell + step]!;
      if (beside >= WALLS && beside < STREET) walls.add(cell + step);
      else if (beside >= STREET && beside < BUILDING_OF) merchants.add(cell + step);
    }
    if (isAtWell(cell, wellAt, stride)) well.push(cell);
  }
  const sorted = (cells: Set<number>): number[] => [...cells].sort((a, b) => a - b);
  return { buildings, stables, walls: sorted(walls), merchants: sorted(merchants), well };
}

/** M26: exactly two cells from the well in a straight line. The well is not at the edge, so no line wraps around. */
const isAtWell = (cell: number, well: number, stride: number): boolean => {
  const apart = Math.abs(cell - well);
  return well >= 0 && (apart === 2 || apart === 2 * stride);
};
