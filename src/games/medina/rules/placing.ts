// What a piece does, with all that follows from it at once. Whether it may be placed is not asked here.
import type { Seat } from '../../../kernel/index.ts';
import { TOWER_OF_ARM, WORDS } from '../board/board.ts';
import { clearSet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import {
  ARMS,
  BLOCKED_BY,
  BLOCKERS,
  BLOCKING,
  BUILDING_OF,
  CELLS,
  CLAIMS,
  COLOUR_OF,
  FIRST,
  GROWING,
  GROWTH,
  IN_STOCK,
  LINKS,
  LOST,
  MERCHANT,
  NEUTRAL,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  OWNED,
  OWNERS,
  ROOF,
  ROOF_OF,
  STABLE,
  STOCK_SIZE,
  STOCKS,
  TEA,
  TOUCH,
  UNROOFED,
  USED,
  USED_COLOURS,
  USED_ROOFS,
  WALL,
  WALL_ROOM,
  WALLS,
  WELL_PIECE,
} from '../layout.ts';
import { isBuilding } from '../moves/packing.ts';
import { isClosed, type State } from '../state.ts';
import { COLOUR_COUNT, TEA_OF_CLAIM, VIOLET } from '../vocabulary.ts';
import { attach, bar, build, occupy } from './palaces.ts';
import { addMerchant } from './streets.ts';
import { contestPalaceTile, takeTowerTiles } from './tiles.ts';

/** Places a piece of a seat; for a roof, `cell` is the name of its palace. */
export function place(state: State, seat: Seat, kind: number, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const { names } = setup.board;
  if (kind < TEA) bytes[STOCKS + seat * STOCK_SIZE + kind]--;
  if (setup.duel) countDuelLimits(bytes, kind);
  if (isBuilding(kind)) {
    const starts = build(state, kind, cell);
    emit?.({ kind: 'building', seat, colour: setup.colours[kind], cell: names[cell], starts });
  } else if (kind === STABLE) placeStable(state, seat, cell, emit);
  else if (kind === MERCHANT) {
    const begins = addMerchant(state, cell);
    emit?.({ kind: 'merchant', seat, cell: names[cell], begins });
  } else if (kind === WALL) placeWall(state, seat, cell, emit);
  else placeRoof(state, seat, kind, bytes[CELLS + cell] & NUMBER_BITS, emit);
}

/** M15: what this turn has used up. */
function countDuelLimits(bytes: Uint8Array, kind: number): void {
  if (isBuilding(kind)) bytes[USED_COLOURS] |= 1 << kind;
  else if (kind === ROOF) bytes[USED_ROOFS] |= 1;
  else if (kind === BLOCKING) bytes[USED_ROOFS] |= 2;
}

function placeStable(state: State, seat: Seat, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const linksBefore = bytes[LINKS + bytes[TOUCH + cell]];
  const palace = attach(state, cell);
  emit?.({
    kind: 'stable',
    seat,
    cell: setup.board.names[cell],
    palace: setup.board.names[bytes[FIRST + palace]],
    colour: setup.colours[bytes[COLOUR_OF + palace]],
  });
  contestPalaceTile(state, palace, emit);
  takeTowerTiles(state, palace, linksBefore, emit);
}

/** M19 */
function placeWall(state: State, seat: Seat, cell: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const { board } = setup;
  const side = board.sideOf[cell];
  const arm = board.placeOf[cell] === bytes[ARMS + 2 * side] ? 2 * side : 2 * side + 1;
  bytes[ARMS + arm]++;
  bytes[WALL_ROOM]--;
  bytes[CELLS + cell] = WALLS + arm;
  emit?.({ kind: 'wall', seat, cell: board.names[cell], tower: TOWER_OF_ARM[arm] + 1 });
  const stands = bytes[CELLS + board.inside[cell]];
  if (stands < BUILDING_OF) return;
  const palace = stands & NUMBER_BITS;
  const linksBefore = bytes[LINKS + palace];
  bytes[LINKS + palace] |= setup.linkOfArm[arm];
  takeTowerTiles(state, palace, linksBefore, emit);
}

function placeRoof(state: State, seat: Seat, kind: number, palace: number, emit?: Emit): void {
  const { bytes, sets, setup } = state;
  const colour = bytes[COLOUR_OF + palace];
  bytes[UNROOFED + colour]--;
  if (bytes[GROWING + colour] === palace) {
    bytes[GROWING + colour] = NONE;
    clearSet(sets, GROWTH + colour * WORDS);
  }
  emit?.({
    kind: 'roof',
    seat,
    roof: kind === ROOF ? 'own' : kind === NEUTRAL ? 'neutral' : 'blocking',
    palace: setup.board.names[bytes[FIRST + palace]],
    colour: setup.colours[colour],
  });
  if (kind === ROOF) {
    bytes[ROOF_OF + palace] = seat;
    bytes[OWNED + seat * COLOUR_COUNT + colour] = palace;
    bytes[OWNERS + colour]++;
    if (isClosed(state, colour)) closeColour(state, colour, emit);
  } else if (kind === NEUTRAL) bytes[ROOF_OF + palace] = NEUTRAL_ROOF;
  else {
    bytes[ROOF_OF + palace] = BLOCKED_BY + seat;
    bytes[BLOCKERS + seat * COLOUR_COUNT + colour] = USED;
  }
  if (setup.duel) loseBlocker(state, seat, colour, emit);
  if (setup.options.tea && colour === VIOLET) giveTea(state, kind === NEUTRAL ? NONE : seat, emit);
  contestPalaceTile(state, palace, emit);
  takeTowerTiles(state, palace, 0, emit);
}

/** M11: all buildings of the colour leave the game. */
function closeColour({ bytes, setup }: State, colour: number, emit?: Emit): void {
  const lost = emit && Array.from({ length: setup.players }, (_, seat) => bytes[STOCKS + seat * STOCK_SIZE + colour]);
  for (let seat = 0; seat < setup.players; seat++) bytes[STOCKS + seat * STOCK_SIZE + colour] = 0;
  if (lost) emit({ kind: 'colour-closed', colour: setup.colours[colour], lost });
}

/** M14: who has used both roofs of a colour makes the opponent lose the blocking one. */
function loseBlocker({ bytes, setup }: State, seat: Seat, colour: number, emit?: Emit): void {
  const opponent = 1 - seat;
  if (bytes[OWNED + seat * COLOUR_COUNT + colour] === NONE || bytes[BLOCKERS + seat * COLOUR_COUNT + colour] !== USED)
    return;
  if (bytes[BLOCKERS + opponent * COLOUR_COUNT + colour] !== IN_STOCK) return;
  bytes[BLOCKERS + opponent * COLOUR_COUNT + colour] = LOST;
  emit?.({ kind: 'roof-lost', seat: opponent, colour: setup.colours[colour] });
}

/** M23: a claim of a violet palace. Seat NONE is a neutral roof. */
function giveTea({ bytes }: State, seat: number, emit?: Emit): void {
  const count = TEA_OF_CLAIM[bytes[CLAIMS]++] ?? 0;
  if (count === 0) return;
  if (seat !== NONE) bytes[STOCKS + seat * STOCK_SIZE + TEA] += count;
  emit?.({ kind: 'tea-gained', seat: seat === NONE ? null : seat, count });
}

/** M5 */
export function placeWell(state: State, cell: number): void {
  const { bytes, setup } = state;
  const { stride } = setup.board;
  occupy(state, cell);
  bytes[CELLS + cell] = WELL_PIECE;
  for (let row = cell - stride; row <= cell + stride; row += stride)
    for (let around = row - 1; around <= row + 1; around++) if (around !== cell) bar(state, around);
}
