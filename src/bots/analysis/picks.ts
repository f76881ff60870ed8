import type { Seat } from '../../kernel/index.ts';
import type { Decision } from './review.ts';

/** What a decision is measured in: points where the game was lost anyway. */
export type Unit = 'chance' | 'points';

/** The turns of a seat that are worth a second look. */
export interface Picks {
  /** Those that cost most, in the order of the game. */
  readonly costly: readonly Decision[];
  /** The turn that was most ahead of all others. */
  readonly best: Decision | undefined;
}

const TURNING_POINTS = 5;
const COSTLY = 3;
const LEAST_LOSS = 0.02;
const LEAST_COST = 1;
const LEAST_EDGE = 0.005;
/** Below this chance a game counts as lost. */
const LOST = 0.03;

export const unitOf = ({ before, seat }: Decision): Unit => (before[seat] < LOST ? 'points' : 'chance');

/** Picks the turns of a seat: at most one decision of each turn. */
export function pickDecisions(decisions: readonly Decision[], seat: Seat): Picks {
  const turns = new Map<number, Decision>();
  for (const decision of decisions) {
    if (decision.seat !== seat) continue;
    const known = turns.get(decision.turn);
    if (!known || rank(decision) > rank(known)) turns.set(decision.turn, decision);
  }
  const own = [...turns.values()];
  const costly = own
    .filter(isCostly)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, COSTLY)
    .sort((a, b) => a.ply - b.ply);
  const best = own.filter(({ loss, edge }) => loss === 0 && edge >= LEAST_EDGE).sort((a, b) => b.edge - a.edge)[0];
  return { costly, best };
}

const isCostly = (decision: Decision): boolean =>
  unitOf(decision) === 'chance' ? decision.loss >= LEAST_LOSS : decision.cost >= LEAST_COST;

/** Lost chances come before lost points. */
const rank = (decision: Decision): number =>
  unitOf(decision) === 'chance' ? 1 + decision.loss : decision.cost / (1 + decision.cost);

/** The decisions that gave most away, in the order of the game. */
export const turningPoints = (decisions: readonly Decision[]): Decision[] =>
  decisions
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.ply - b.ply);
