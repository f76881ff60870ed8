import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  CHOOSE,
  COMMIT,
  COMMIT_EMPEROR,
  FACE_UP,
  HIDDEN_TILE,
  LARGEST,
  PALACE,
  PHASE,
  REVEAL,
  TAKEN,
  TILE,
  TILES,
  TURN,
  UNREVEALED,
} from '../layout.ts';
import { isPostTarget, nameTarget, postOfTarget } from '../moves/packing.ts';
import { refusals } from '../moves/refusals.ts';
import { nameOwner, type State, seatWaits } from '../state.ts';
import { TILE_COLOUR_COUNT, TILE_COLOURS, TILES_OF_A_PROVINCE } from '../vocabulary.ts';
import { paymentCards } from './payments.ts';
import { refusesPhase } from './phase.ts';

/** C31: the province that the next bonus tile is laid on: the first in order with fewer than two. */
export function provinceToLay({ cells, board }: State): number | undefined {
  for (let province = 0; province < board.provinces; province++) {
    const spaces = board.tileSpaces[province];
    let tiles = 0;
    for (let n = 0; n < spaces.length; n++) tiles += cells[TILE + spaces[n]];
    if (tiles < TILES_OF_A_PROVINCE) return province;
  }
  return undefined;
}

/** C31 */
export function refusesLay(state: State, space: number): Refusal | undefined {
  const { cells, board } = state;
  if (cells[PHASE] !== TILES) return refusals['no-tile-laid-now'];
  if (space >= board.firstPost || !board.tileSpaces[board.home[space]].includes(space))
    return refusals['tile-on-junction'];
  if (cells[TILE + space] !== 0) return refusals['tile-there'];
  return board.home[space] === provinceToLay(state) ? undefined : refusals['tile-elsewhere'];
}

/** C31 */
export function playLay(state: State, space: number, emit: Emit): void {
  state.cells[TILE + space] = HIDDEN_TILE;
  emit?.({ kind: 'tile-laid', space: state.board.spaceIds[space] });
}

/** C32: with bonus tiles, the first palace of a province is committed to before it gets its space. */
export function revealsTiles({ cells, board, options }: State, space: number): boolean {
  if (!options.bonusTiles) return false;
  return cells[LARGEST + board.home[space]] === 0 || cells[LARGEST + board.away[space]] === 0;
}

/** C32 */
export function refusesCommit({ cells }: State, home: number, away: number): Refusal | undefined {
  return cells[LARGEST + home] === 0 || cells[LARGEST + away] === 0 ? undefined : refusals['nothing-to-reveal'];
}

/** C32: announced and paid; the tiles are turned up next. */
export function playCommit(state: State, emperor: boolean, target: number, payment: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN];
  cells[COMMIT] = target + 1;
  cells[COMMIT_EMPEROR] = emperor ? 1 : 0;
  cells[PHASE] = REVEAL;
  const owner = emperor ? 'emperor' : seat;
  emit?.({ kind: 'committed', seat, owner, target: nameTarget(state, target), cards: paymentCards[payment] });
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
export function refusesReveal({ cells }: State, colour: number): Refusal | undefined {
  if (cells[PHASE] !== REVEAL) return refusals['no-tile-now'];
  return cells[UNREVEALED + colour] > 0 ? undefined : refusals['tiles-lack'];
}

/** C32: the next tile is turned up. */
export function playReveal(state: State, colour: number, emit: Emit): void {
  const space = nextHidden(state)!;
  state.cells[TILE + space] = colour + FACE_UP;
  state.cells[UNREVEALED + colour]--;
  emit?.({ kind: 'revealed', space: state.board.spaceIds[space], colour: TILE_COLOURS[colour] });
}

/** C32 */
export function refusesChoose(state: State, space: number): Refusal | undefined {
  const { cells, board } = state;
  if (cells[PHASE] !== CHOOSE) return seatWaits(state) ? refusesPhase(state) : refusals['no-commit'];
  if (space >= board.firstPost || board.home[space] !== cells[COMMIT] - 1) return refusals['choose-in-province'];
  return cells[PALACE + space] === 0 ? undefined : refusals['space-taken'];
}

/** C33 */
export function takeTile(state: State, owner: number, space: number, emit: Emit): void {
  const { cells, board } = state;
  const tile = cells[TILE + space];
  if (tile === 0) return;
  const colour = tile - FACE_UP;
  cells[TILE + space] = 0;
  cells[TAKEN + owner * TILE_COLOUR_COUNT + colour]++;
  emit?.({
    kind: 'tile-taken',
    owner: nameOwner(state.options, owner),
    space: board.spaceIds[space],
    colour: TILE_COLOURS[colour],
  });
}
