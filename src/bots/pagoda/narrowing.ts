import { LOT } from '../../games/pagoda/layout.ts';
import {
  columnColour,
  columnLot,
  columnPayment,
  kindOf,
  modifiedLot,
  tileBuilt,
  tileLot,
  tilePayment,
} from '../../games/pagoda/moves/packing.ts';
import { isPair, PAIRS } from '../../games/pagoda/rules/payments.ts';
import { backgroundOf } from '../../games/pagoda/rules/supply.ts';
import type { State } from '../../games/pagoda/state.ts';
import type { Move } from '../../kernel/index.ts';

/**
 * Leaves out moves that are never best: a lot identical to an earlier one, hand cards where the display has the
 * same, two cards of a colour instead of one, and a modified turn while a column can be built in a normal one.
 */
export function narrow(state: State, moves: Move[]): Move[] {
  if (moves.length < 2) return moves;
  const builds = moves.some(move => kindOf(move) === 'column' || kindOf(move) === 'tile');
  let target = -1;
  let paid = 0;
  const kept = moves.filter(move => {
    switch (kindOf(move)) {
      case 'discard':
        return !builds;
      case 'modified-column':
        return !isRepeated(state, modifiedLot(move));
      case 'column': {
        const lot = columnLot(move);
        if (isRepeated(state, lot)) return false;
        const goal = lot * 8 + columnColour(move);
        if (goal !== target) paid = 0;
        target = goal;
        return pays(columnPayment(move), columnColour(move));
      }
      case 'tile': {
        const lot = tileLot(move);
        if (isRepeated(state, lot)) return false;
        const goal = 64 + lot * 32 + tileBuilt(move);
        if (goal !== target) paid = 0;
        target = goal;
        return pays(tilePayment(move), backgroundOf(tileBuilt(move)));
      }
      default:
        return true;
    }
  });
  return kept.length > 0 ? kept : moves;

  /** Payments come in ascending order, the display's cards before those of the hand. */
  function pays(payment: number, colour: number): boolean {
    const means = isPair(payment) ? 1 + (((payment - PAIRS) / 3) | 0) : 0;
    const bit = 1 << means;
    if (paid & bit) return false;
    if (means === 1 + colour && paid & 1) return false;
    paid |= bit;
    return true;
  }
}

/** Whether an earlier lot is identical. */
function isRepeated({ words }: State, lot: number): boolean {
  for (let earlier = 0; earlier < lot; earlier++) if (words[LOT + earlier] === words[LOT + lot]) return true;
  return false;
}

/** Half of the lots between two moves. */
export function distance(_: State, one: Move, other: Move): number {
  const a = lotOf(one);
  const b = lotOf(other);
  return a === undefined || b === undefined ? 0 : Math.abs(a - b) >> 1;
}

function lotOf(move: Move): number | undefined {
  switch (kindOf(move)) {
    case 'modified-column':
      return modifiedLot(move);
    case 'column':
      return columnLot(move);
    case 'tile':
      return tileLot(move);
    default:
      return undefined;
  }
}
