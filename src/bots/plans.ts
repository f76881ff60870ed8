import type { Move, Seat } from '../kernel/index.ts';
import { type Evaluation, valueOf } from './evaluation/evaluation.ts';

/** The rest of a turn: the decisions up to the point where another, or the dealer, is to act. */
export interface Plan<S> {
  readonly moves: readonly Move[];
  readonly state: S;
  readonly value: number;
}

export interface Breadth {
  /** Beginnings of a turn that are followed further at each step. */
  readonly beam: number;
  /** Positions looked at in all. */
  readonly nodes: number;
}

/** The turns that a seat can play from here, the best ones if there are many, best first. */
export function plansOf<S>(evaluation: Evaluation<S>, state: S, seat: Seat, { beam, nodes }: Breadth): Plan<S>[] {
  const { game } = evaluation;
  const seen = new Set<number>();
  const complete: Plan<S>[] = [];
  let open: Plan<S>[] = [{ moves: [], state, value: 0 }];
  let looked = 0;
  for (let left = evaluation.horizon(state); open.length > 0; left--) {
    const next: Plan<S>[] = [];
    for (const plan of open) {
      // Once the limit is reached, turns are only brought to an end.
      const enough = looked >= nodes;
      if (enough && complete.length > 0) break;
      let best: Plan<S> | undefined;
      for (const move of evaluation.narrow(plan.state, game.moves(plan.state))) {
        const after = game.clone(plan.state);
        game.play(after, move);
        looked++;
        const goesOn = left > 1 && game.actor(after) === seat;
        const key = evaluation.key(after);
        if (seen.has(key)) continue;
        seen.add(key);
        const reached = { moves: [...plan.moves, move], state: after, value: valueOf(evaluation, after, seat) };
        if (!goesOn) complete.push(reached);
        else if (!enough) next.push(reached);
        else if (!best || reached.value > best.value) best = reached;
      }
      if (best) next.push(best);
    }
    open = best(next).slice(0, beam);
  }
  return best(complete);
}

/** Best first; of equal ones, in the order of discovery. */
const best = <S>(plans: Plan<S>[]): Plan<S>[] => plans.sort((a, b) => b.value - a.value);
