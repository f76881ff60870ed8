// Roofs: a player's own, neutral and blocking ones (M12 to M15).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { clearSet } from '../board/sets.ts';
import type { Emit } from '../events.ts';
import {
  BLOCKED_BY,
  BLOCKERS,
  BLOCKING,
  BLOCKING_USED,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  FIRST,
  GROWING,
  GROWTH,
  IN_STOCK,
  LOST,
  NEUTRAL,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  OWN_USED,
  OWNED,
  OWNERS,
  PALACES,
  ROOF,
  ROOF_OF,
  UNROOFED,
  USED,
  USED_ROOFS,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { isClosed, type State } from '../state.ts';
import { COLOUR_COUNT, VIOLET } from '../vocabulary.ts';
import { closeColour } from './buildings.ts';
import { lacks, refusesStock, takeFromStock } from './stock.ts';
import { giveTea } from './tea.ts';
import { contestPalaceTile, takeTowerTiles } from './tiles.ts';

/** `cell` must be the building that comes first in its palace. */
export function refusesRoof(state: State, seat: Seat, kind: number, cell: number): Refusal | undefined {
  const { bytes } = state;
  const missing = refusesRoofKind(state, seat, kind);
  if (missing) return missing;
  const piece = bytes[CELLS + cell];
  if (piece < BUILDING_OF) return WRONG_PLACE[kind].noPalace;
  const palace = piece & NUMBER_BITS;
  const refusal = refusesRoofOn(state, seat, kind, palace);
  if (refusal) return refusal;
  return bytes[FIRST + palace] === cell ? refusesSecondRoof(state, kind) : WRONG_PLACE[kind].name;
}

/** M12, M13, M14: each kind of roof goes on a palace without a roof by a rule of its own. */
const WRONG_PLACE: { readonly [kind: number]: { readonly [place in 'noPalace' | 'name' | 'roofed']: Refusal } } = {
  [ROOF]: { noPalace: refusals['no-palace'], name: refusals['palace-name'], roofed: refusals.roofed },
  [NEUTRAL]: {
    noPalace: refusals['neutral-no-palace'],
    name: refusals['neutral-palace-name'],
    roofed: refusals['neutral-roofed'],
  },
  [BLOCKING]: {
    noPalace: refusals['blocking-no-palace'],
    name: refusals['blocking-palace-name'],
    roofed: refusals['blocking-roofed'],
  },
};

/** M13, M14: a kind of roof that the game or the seat does not have. Own roofs are counted by colour. */
const lacksRoofKind = (state: State, seat: Seat, kind: number): boolean =>
  kind === NEUTRAL ? lacks(state, seat, NEUTRAL) : kind === BLOCKING && !state.setup.duel;

function refusesRoofKind(state: State, seat: Seat, kind: number): Refusal | undefined {
  if (!lacksRoofKind(state, seat, kind)) return undefined;
  if (kind === BLOCKING) return refusals['no-blocking-roofs'];
  return state.setup.pieces.neutrals === 0 ? refusals['no-neutral-roofs'] : refusesStock(state, seat, NEUTRAL);
}

/** M15: a second roof of its kind in a turn of the duel. */
function hasUsedRoof({ bytes }: State, kind: number): boolean {
  const used = kind === ROOF ? OWN_USED : kind === BLOCKING ? BLOCKING_USED : 0;
  return (bytes[USED_ROOFS] & used) !== 0;
}

const refusesSecondRoof = (state: State, kind: number): Refusal | undefined =>
  hasUsedRoof(state, kind) ? refusals['roof-turn'] : undefined;

/** M12, M13, M14 */
const refusesRoofOn = (state: State, seat: Seat, kind: number, palace: number): Refusal | undefined =>
  state.bytes[ROOF_OF + palace] === NONE
    ? refusesRoofColour(state, seat, kind, state.bytes[COLOUR_OF + palace])
    : WRONG_PLACE[kind].roofed;

/** M12, M14: a colour of which the seat has no such roof left. */
function lacksRoofOf({ bytes }: State, seat: Seat, kind: number, colour: number): boolean {
  const own = seat * COLOUR_COUNT + colour;
  return kind === ROOF ? bytes[OWNED + own] !== NONE : kind === BLOCKING && bytes[BLOCKERS + own] !== IN_STOCK;
}

function refusesRoofColour(state: State, seat: Seat, kind: number, colour: number): Refusal | undefined {
  if (!lacksRoofOf(state, seat, kind, colour)) return undefined;
  if (kind === ROOF) return refusals['colour-owned'];
  const blocker = state.bytes[BLOCKERS + seat * COLOUR_COUNT + colour];
  return blocker === USED ? refusals['blocker-used'] : refusals['blocker-lost'];
}

/** The cells that `refusesRoof` allows, found palace by palace. Returns how many there are. */
export function roofCells(state: State, seat: Seat, kind: number, into: Int32Array): number {
  const { bytes } = state;
  const colours = roofableColours(state, seat, kind);
  if (colours === 0) return 0;
  let count = 0;
  clearSet(into);
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    if (bytes[ROOF_OF + palace] !== NONE || ((colours >> bytes[COLOUR_OF + palace]) & 1) === 0) continue;
    const cell = bytes[FIRST + palace];
    into[cell >> 5] |= 1 << (cell & 31);
    count++;
  }
  return count;
}

/** Whether a seat can place a roof of a kind on some palace. */
export const canRoof = (state: State, seat: Seat, kind: number): boolean => roofableColours(state, seat, kind) !== 0;

/** The colours of the palaces on which a seat can place a roof of a kind, as bits. */
function roofableColours(state: State, seat: Seat, kind: number): number {
  if (lacksRoofKind(state, seat, kind) || hasUsedRoof(state, kind)) return 0;
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (state.bytes[UNROOFED + colour] > 0 && !lacksRoofOf(state, seat, kind, colour)) colours |= 1 << colour;
  return colours;
}

export function placeRoof(state: State, seat: Seat, kind: number, cell: number, emit?: Emit): void {
  const { bytes, sets, setup } = state;
  const palace = bytes[CELLS + cell] & NUMBER_BITS;
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
  if (kind === ROOF) own(state, seat, palace, colour, emit);
  else if (kind === NEUTRAL) {
    takeFromStock(state, seat, NEUTRAL);
    bytes[ROOF_OF + palace] = NEUTRAL_ROOF;
  } else {
    bytes[ROOF_OF + palace] = BLOCKED_BY + seat;
    bytes[BLOCKERS + seat * COLOUR_COUNT + colour] = USED;
    bytes[USED_ROOFS] |= BLOCKING_USED;
  }
  if (setup.duel) loseBlocker(state, seat, colour, emit);
  if (setup.options.tea && colour === VIOLET) giveTea(state, kind === NEUTRAL ? NONE : seat, emit);
  contestPalaceTile(state, palace, emit);
  takeTowerTiles(state, palace, 0, emit);
}

/** M12 */
function own(state: State, seat: Seat, palace: number, colour: number, emit?: Emit): void {
  const { bytes, setup } = state;
  bytes[ROOF_OF + palace] = seat;
  bytes[OWNED + seat * COLOUR_COUNT + colour] = palace;
  bytes[OWNERS + colour]++;
  if (setup.duel) bytes[USED_ROOFS] |= OWN_USED;
  if (isClosed(state, colour)) closeColour(state, colour, emit);
}

/** M14: when a player has used both roofs of a colour, the opponent loses the blocking one. */
function loseBlocker({ bytes, setup }: State, seat: Seat, colour: number, emit?: Emit): void {
  const own = seat * COLOUR_COUNT + colour;
  const rival = (1 - seat) * COLOUR_COUNT + colour;
  if (bytes[OWNED + own] === NONE || bytes[BLOCKERS + own] !== USED || bytes[BLOCKERS + rival] !== IN_STOCK) return;
  bytes[BLOCKERS + rival] = LOST;
  emit?.({ kind: 'roof-lost', seat: 1 - seat, colour: setup.colours[colour] });
}
