import { FORT, PALACE, ROW_AT, TILE, TURN } from '../../games/china/layout.ts';
import {
  CHOOSE_MOVE,
  changedCard,
  changedPosition,
  indexOf,
  moveKind,
  paymentOf,
  targetOf,
} from '../../games/china/moves/packing.ts';
import { hasTwoCards } from '../../games/china/rules/payments.ts';
import type { State } from '../../games/china/state.ts';
import { COLOUR_COUNT } from '../../games/china/vocabulary.ts';
import type { Move } from '../../kernel/index.ts';

/**
 * Leaves out moves that are hardly ever best: two cards where one pays, spaces of a province that look
 * alike from the roads, a card of the row like an earlier one, and a change of a card for one of its own colour.
 */
export function narrow(state: State, moves: Move[]): Move[] {
  if (moves.length < 4) return moves;
  const { cells, options } = state;
  let single = -1;
  let colours = 0;
  const looks = new Set<number>();
  const kept = moves.filter(move => {
    const kind = moveKind(move);
    const index = indexOf(move);
    switch (kind) {
      case 'palace':
      case 'fortification':
      case 'emperor-palace':
      case 'emissary':
      case 'emperor-emissary':
      case 'commit':
      case 'emperor-commit': {
        const payment = paymentOf(index);
        const spot = move - payment;
        if (hasTwoCards(payment) && spot === single && !options.influence) return false;
        if (!hasTwoCards(payment)) single = spot;
        if (kind !== 'palace' && kind !== 'fortification' && kind !== 'emperor-palace') return true;
        return isNew(looks, hashLook(state, targetOf(index)) * 64 + payment + (kind === 'fortification' ? 32 : 0));
      }
      case 'choose':
        return isNew(looks, hashLook(state, move - CHOOSE_MOVE) * 64);
      case 'draw-row': {
        const bit = 1 << cells[ROW_AT + index];
        if (colours & bit) return false;
        colours |= bit;
        return true;
      }
      case 'change-card': {
        const taken = cells[ROW_AT + changedPosition(index)] - 1;
        return taken !== changedCard(index) && isNew(looks, -1 - (changedCard(index) * COLOUR_COUNT + taken));
      }
      default:
        return true;
    }
  });
  return kept.length > 0 ? kept : moves;
}

function isNew(seen: Set<number>, key: number): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** A number that describes a space: its province, what is on it, and whose palaces its roads lead to. */
function hashLook({ cells, board }: State, space: number): number {
  const seat = cells[TURN];
  const roads = board.roads[space];
  let own = 0;
  let free = 0;
  let others = 0;
  for (let n = 0; n < roads.length; n++) {
    const there = cells[PALACE + roads[n]];
    if (there === seat + 1) own++;
    else if (there === 0) free++;
    else others = Math.max(others, there);
  }
  let look = board.home[space] * 17 + board.away[space];
  look = look * 3 + Math.min(2, own);
  look = look * 3 + Math.min(2, free);
  look = look * 6 + others;
  look = look * 2 + cells[FORT + space];
  return look * 6 + cells[TILE + space];
}

/** Two provinces that share an alliance are a step apart, others two. */
export function distance({ board }: State, one: Move, other: Move): number {
  const a = provinceOf(board, one);
  const b = provinceOf(board, other);
  if (a === undefined || b === undefined || a === b) return 0;
  return board.alliances.some(([, c, d]) => (a === c && b === d) || (a === d && b === c)) ? 1 : 2;
}

/** Where a piece goes; nothing for moves of cards. */
function provinceOf(board: State['board'], move: Move): number | undefined {
  const target = targetOf(indexOf(move));
  switch (moveKind(move)) {
    case 'palace':
    case 'fortification':
    case 'emperor-palace':
      return board.home[target];
    case 'emissary':
    case 'emperor-emissary':
      return target;
    default:
      return undefined;
  }
}
