// Everything that a state remembers only for speed, made anew from what the position says.
import { WORDS } from '../board/board.ts';
import { has } from '../board/sets.ts';
import {
  ARMS,
  ATTACHES,
  BLOCKED_BY,
  BLOCKERS,
  BUILDING_OF,
  CELLS,
  CLAIMS,
  COLOUR_OF,
  GROWING,
  GROWTH,
  IN_STOCK,
  LEFT,
  LOST,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  OVER,
  OWNED,
  OWNERS,
  PALACES,
  PHASE,
  PLAYING,
  ROOF_OF,
  ROOM,
  SETTING_MERCHANT,
  SETTING_WELL,
  STABLE_OF,
  STREET,
  STREETS,
  TOUCH,
  UNROOFED,
  USED,
  WALL_ROOM,
  WALLS,
} from '../layout.ts';
import { addBuilding, addStable, occupy } from '../rules/palaces.ts';
import { putWell } from '../rules/start.ts';
import { putMerchant, setEnds } from '../rules/streets.ts';
import { type State, start, wellOf } from '../state.ts';
import { COLOUR_COUNT, VIOLET } from '../vocabulary.ts';

/** The same position with all caches computed from scratch. */
export function recompute(state: State): State {
  const fresh = start(state.setup.options, state.setup.revision);
  fresh.bytes.set(state.bytes.subarray(0, PHASE));
  const well = wellOf(state);
  if (well >= 0) putWell(fresh, well);
  for (const cell of state.setup.board.ring) standWall(fresh, cell);
  for (const cell of state.setup.board.city) stand(fresh, cell);
  for (let palace = 0; palace < state.bytes[PALACES]; palace++) countPalace(fresh, palace);
  if (state.setup.duel) loseBlockers(fresh);
  findEnds(fresh);
  fresh.bytes[PHASE] = phaseOf(fresh);
  return fresh;
}

function standWall({ bytes }: State, cell: number): void {
  const stands = bytes[CELLS + cell];
  if (stands < WALLS) return;
  bytes[ARMS + stands - WALLS]++;
  bytes[WALL_ROOM]--;
}

function stand(state: State, cell: number): void {
  const stands = state.bytes[CELLS + cell];
  if (stands >= STABLE_OF) {
    occupy(state, cell);
    addStable(state, stands & NUMBER_BITS, cell);
  } else if (stands >= BUILDING_OF) {
    occupy(state, cell);
    addBuilding(state, stands & NUMBER_BITS, cell);
  } else if (stands >= STREET) putMerchant(state, stands - STREET, cell);
}

/** Who owns a palace, or whether it can grow. Asked when all pieces stand. */
function countPalace(state: State, palace: number): void {
  const { bytes, sets, setup } = state;
  const roof = bytes[ROOF_OF + palace];
  const colour = bytes[COLOUR_OF + palace];
  if (roof < BLOCKED_BY) {
    bytes[OWNED + roof * COLOUR_COUNT + colour] = palace;
    bytes[OWNERS + colour]++;
  } else if (roof < NEUTRAL_ROOF) bytes[BLOCKERS + (roof - BLOCKED_BY) * COLOUR_COUNT + colour] = USED;
  if (roof < BLOCKED_BY || roof === NEUTRAL_ROOF) {
    if (setup.options.tea && colour === VIOLET) bytes[CLAIMS]++;
  } else if (roof === NONE) {
    bytes[UNROOFED + colour]++;
    if (bytes[ROOM + palace] === 0) return;
    bytes[GROWING + colour] = palace;
    for (const cell of setup.board.city)
      if (bytes[TOUCH + cell] === palace && has(sets, ATTACHES, cell))
        sets[GROWTH + colour * WORDS + (cell >> 5)] |= 1 << (cell & 31);
  }
}

/** M14 */
function loseBlockers({ bytes }: State): void {
  for (let own = 0; own < 2 * COLOUR_COUNT; own++) {
    const rival = (own + COLOUR_COUNT) % (2 * COLOUR_COUNT);
    if (bytes[OWNED + own] !== NONE && bytes[BLOCKERS + own] === USED && bytes[BLOCKERS + rival] === IN_STOCK)
      bytes[BLOCKERS + rival] = LOST;
  }
}

/** M17: the outermost merchants of the current street have at most one neighbour in it. */
function findEnds({ bytes, setup }: State): void {
  const street = STREET + bytes[STREETS] - 1;
  const { stride } = setup.board;
  const ends: number[] = [];
  for (const cell of setup.board.city) {
    if (bytes[CELLS + cell] !== street) continue;
    const beside = [cell - stride, cell - 1, cell + 1, cell + stride].filter(n => bytes[CELLS + n] === street);
    if (beside.length < 2) ends.push(cell);
  }
  if (ends.length > 0) setEnds(bytes, ends[0], ends.at(-1)!);
}

function phaseOf(state: State): number {
  const { bytes, setup } = state;
  if (setup.options.well && wellOf(state) < 0) return SETTING_WELL;
  if (bytes[STREETS] === 0) return SETTING_MERCHANT;
  return bytes[LEFT] > 0 ? PLAYING : OVER;
}
