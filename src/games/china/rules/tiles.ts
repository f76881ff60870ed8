import type { Emit } from '../events.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { COMMIT, FACE_UP, HIDDEN_TILE, type State, TILE, UNREVEALED } from '../state.ts';
import { TILE_COLOURS, TILES_OF_A_PROVINCE } from '../vocabulary.ts';

/** C31: the province that the next bonus tile is laid on: the first in order with fewer than two. */
export function provinceToLay({ cells, board }: State): number | undefined {
  for (let province = 0; province < board.provinces; province++) {
    let tiles = 0;
    for (const space of board.tileSpaces[province]) tiles += cells[TILE + space];
    if (tiles < TILES_OF_A_PROVINCE) return province;
  }
  return undefined;
}

/** C31: says whether that was the last. */
export function layTile(state: State, space: number, emit: Emit): boolean {
  state.cells[TILE + space] = HIDDEN_TILE;
  emit?.({ kind: 'tile-laid', space: state.board.spaceIds[space] });
  return provinceToLay(state) === undefined;
}

/** C32: the space of the next tile to turn up for the palace committed to. */
export function nextHidden({ cells, board }: State): number | undefined {
  const target = cells[COMMIT] - 1;
  if (!isPostTarget(target)) return hiddenIn(cells, board.tileSpaces[target]);
  const post = board.firstPost + postOfTarget(target);
  return hiddenIn(cells, board.tileSpaces[board.home[post]]) ?? hiddenIn(cells, board.tileSpaces[board.away[post]]);
}

function hiddenIn(cells: Uint8Array, spaces: Uint8Array): number | undefined {
  for (let i = 0; i < spaces.length; i++) if (cells[TILE + spaces[i]] === HIDDEN_TILE) return spaces[i];
  return undefined;
}

/** C32 */
export function revealTile(state: State, colour: number, emit: Emit): void {
  const space = nextHidden(state)!;
  state.cells[TILE + space] = colour + FACE_UP;
  state.cells[UNREVEALED + colour]--;
  emit?.({ kind: 'revealed', space: state.board.spaceIds[space], colour: TILE_COLOURS[colour] });
}
