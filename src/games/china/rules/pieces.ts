import type { ScoreItem } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { addProvince } from '../scoring.ts';
import {
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMISSARY,
  EMPEROR_OWNER,
  EMPEROR_POINTS,
  FACE_UP,
  FORT,
  FORTS_LEFT,
  FREE,
  FREE_IN,
  HOLDER,
  LARGEST,
  OWNER_COUNT,
  ownersOf,
  PALACE,
  PALACES_IN,
  PALACES_LEFT,
  PIECES_IN,
  type State,
  TAKEN,
  TILE,
} from '../state.ts';
import { type Owner, TILE_COLOUR_COUNT, TILE_COLOURS } from '../vocabulary.ts';

/** An owner by name. */
export const ownerName = (state: State, owner: number): Owner =>
  state.options.players === 2 && owner === EMPEROR_OWNER ? 'emperor' : owner;

/** C9, C11, C33, C37: a palace stands, takes the tile, and may complete one or two provinces. */
export function putPalace(state: State, owner: number, space: number, emit: Emit): void {
  standPalace(state, owner, space);
  takeTile(state, owner, space, emit);
  const home = state.board.home[space];
  const away = state.board.away[space];
  completeIfFull(state, home, emit);
  if (away !== home) completeIfFull(state, away, emit);
}

/** A palace on the board, with all that is counted about it. */
export function standPalace({ cells, board }: State, owner: number, space: number): void {
  const home = board.home[space];
  const away = board.away[space];
  cells[PALACE + space] = owner + 1;
  cells[PALACES_LEFT + owner]--;
  cells[FREE]--;
  countPalace(cells, owner, home);
  if (away !== home) countPalace(cells, owner, away);
}

function countPalace(cells: Uint8Array, owner: number, province: number): void {
  const count = cells[PALACES_IN + province * OWNER_COUNT + owner] + 1;
  cells[PALACES_IN + province * OWNER_COUNT + owner] = count;
  if (count > cells[LARGEST + province]) cells[LARGEST + province] = count;
  cells[PIECES_IN + province]++;
  cells[FREE_IN + province]--;
}

/** C10 */
export function putEmissary({ cells }: State, owner: number, province: number): void {
  cells[EMISSARY + province * OWNER_COUNT + owner]++;
  cells[EMISSARIES_LEFT + owner]--;
  cells[EMISSARIES_IN + province]++;
  cells[PIECES_IN + province]++;
}

/** C22 */
export function putFortification({ cells, board }: State, seat: number, space: number): void {
  cells[FORT + space] = 1;
  cells[FORTS_LEFT + seat]--;
  cells[PIECES_IN + board.home[space]]++;
}

/** C33 */
function takeTile(state: State, owner: number, space: number, emit: Emit): void {
  const { cells, board } = state;
  const tile = cells[TILE + space];
  if (tile === 0) return;
  const colour = tile - FACE_UP;
  cells[TILE + space] = 0;
  cells[TAKEN + owner * TILE_COLOUR_COUNT + colour]++;
  emit?.({
    kind: 'tile-taken',
    owner: ownerName(state, owner),
    space: board.spaceIds[space],
    colour: TILE_COLOURS[colour],
  });
}

/** C11, C28: a full province is scored at once, the Emperor's points by the influence as it stands. */
function completeIfFull(state: State, province: number, emit: Emit): void {
  const { cells, board, options } = state;
  if (cells[FREE_IN + province] !== 0) return;
  if (options.influence && cells[PALACES_IN + province * OWNER_COUNT + EMPEROR_OWNER] > 0) {
    cells[EMPEROR_POINTS + province] = cells[HOLDER + board.colour[province]];
  }
  if (!emit) return;
  const id = board.provinceIds[province];
  emit({ kind: 'completed', province: id });
  const items: ScoreItem[] = [];
  addProvince(state, province, items);
  for (const { seat, rule, points } of items) {
    emit({ kind: 'scored', seat, rule, province: id, points });
  }
}

/** C16: whether no piece of anybody could be placed anywhere, whatever the cards. */
export function nothingCanBePlaced(state: State): boolean {
  const { cells, board, options } = state;
  const owners = ownersOf(options);
  for (let owner = 0; owner < owners; owner++) {
    if (cells[FREE] !== 0 && cells[PALACES_LEFT + owner] !== 0) return false;
    if (cells[FORTS_LEFT + owner] !== 0 && spaceToFortify(state)) return false;
    if (cells[EMISSARIES_LEFT + owner] === 0) continue;
    for (let province = 0; province < board.provinces; province++) {
      if (cells[EMISSARIES_IN + province] < cells[LARGEST + province]) return false;
    }
  }
  return true;
}

function spaceToFortify({ cells, board }: State): boolean {
  for (let space = 0; space < board.spaces; space++) {
    if (cells[PALACE + space] === 0 && cells[FORT + space] === 0) return true;
  }
  return false;
}
