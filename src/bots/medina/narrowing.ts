import { has } from '../../games/medina/board/sets.ts';
import {
  BUILDING_OF,
  CELLS,
  GROWING,
  MERCHANT,
  NEUTRAL,
  NONE,
  NUMBER_BITS,
  ROOF_OF,
  SEAT,
  SIZE,
  STABLE,
  STARTS,
  STREET,
  TEA,
  TOUCH,
} from '../../games/medina/layout.ts';
import { cellOf, isBuilding, kindOf } from '../../games/medina/moves/packing.ts';
import { type State, wellOf } from '../../games/medina/state.ts';
import type { Move } from '../../kernel/index.ts';

/** How many spaces are considered for a new palace of a colour, and for a new street. */
const STARTS_KEPT = 7;
const STREETS_KEPT = 10;

/** Leaves out stables for others' palaces, and all but the most useful spaces for a new palace or street. */
export function narrow(state: State, moves: Move[]): Move[] {
  if (moves.length < 12) return moves;
  const { bytes } = state;
  const seat = bytes[SEAT];
  const kept: Move[] = [];
  let from = 0;
  while (from < moves.length) {
    const kind = kindOf(moves[from]);
    let to = from;
    while (to < moves.length && kindOf(moves[to]) === kind) to++;
    if (isBuilding(kind) && bytes[GROWING + kind] === NONE)
      keepBest(state, moves, from, to, STARTS_KEPT, startWorth, kept);
    else if (kind === MERCHANT) keepBest(state, moves, from, to, STREETS_KEPT, streetWorth, kept);
    else
      for (let n = from; n < to; n++) {
        const move = moves[n];
        if (kind === STABLE && isOthers(bytes, bytes[TOUCH + cellOf(move)], seat)) continue;
        kept.push(move);
      }
    from = to;
  }
  return kept.length > 0 ? kept : moves;
}

/** A neutral roof on a palace of one building takes little from anyone. */
export const isClumsy = ({ bytes }: State, move: Move): boolean =>
  kindOf(move) === NEUTRAL && bytes[SIZE + (bytes[CELLS + cellOf(move)] & NUMBER_BITS)] === 1;

const isOthers = (bytes: Uint8Array, palace: number, seat: number): boolean => {
  const roof = bytes[ROOF_OF + palace];
  return roof !== NONE && roof !== seat;
};

type Worth = (state: State, cell: number, seat: number, well: number) => number;

/** The best spaces by a quick estimate, in the order of the moves. */
function keepBest(
  state: State,
  moves: readonly Move[],
  from: number,
  to: number,
  most: number,
  worth: Worth,
  into: Move[],
): void {
  if (to - from <= most) {
    for (let n = from; n < to; n++) into.push(moves[n]);
    return;
  }
  const well = wellOf(state);
  const seat = state.bytes[SEAT];
  const ranked: { move: Move; worth: number }[] = [];
  for (let n = from; n < to; n++) ranked.push({ move: moves[n], worth: worth(state, cellOf(moves[n]), seat, well) });
  ranked.sort((a, b) => b.worth - a.worth);
  for (let n = 0; n < most; n++) into.push(ranked[n].move);
}

/** Room to grow, adjacent merchants and walls, the well two spaces away, plus a little that varies over the board. */
function startWorth({ bytes, sets, setup }: State, cell: number, _seat: number, well: number): number {
  const { stride } = setup.board;
  let worth = ((cell * 37) % 17) / 10;
  for (const step of [-stride, -1, 1, stride]) {
    const beside = bytes[CELLS + cell + step];
    if (beside === 0 && has(sets, STARTS, cell + step)) worth += 1;
    else if (beside >= STREET && beside < BUILDING_OF) worth += 2;
    else if (beside !== 0 && beside < STREET) worth += 1.5;
  }
  const apart = Math.abs(cell - well);
  if (well >= 0 && (apart === 2 || apart === 2 * stride)) worth += 4;
  return worth;
}

/** Adjacent palaces: one's own count most, those of others count against it. */
function streetWorth({ bytes, setup }: State, cell: number, seat: number): number {
  const { stride } = setup.board;
  let worth = ((cell * 37) % 17) / 40;
  for (const step of [-stride, -1, 1, stride]) {
    const beside = bytes[CELLS + cell + step];
    if (beside < BUILDING_OF) continue;
    const roof = bytes[ROOF_OF + (beside & NUMBER_BITS)];
    worth += roof === seat ? 3 : roof === NONE ? 0.5 : -1;
  }
  return worth;
}

/** So many spaces are a step. */
const STEP = 4;

/** Rows or columns between two moves, whichever are more. */
export function distance({ setup }: State, one: Move, other: Move): number {
  if (kindOf(one) === TEA || kindOf(other) === TEA) return 0;
  const { stride } = setup.board;
  const rows = Math.floor(cellOf(one) / stride) - Math.floor(cellOf(other) / stride);
  const columns = (cellOf(one) % stride) - (cellOf(other) % stride);
  return Math.floor(Math.max(Math.abs(rows), Math.abs(columns)) / STEP);
}
