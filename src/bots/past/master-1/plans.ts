import type { Move, Seat } from '../../../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation.ts';

/** The rest of a turn: the decisions until another seat or the dealer moves next. */
export interface TurnPlan<S> {
  readonly moves: readonly Move[];
  readonly state: S;
  readonly value: number;
}

export interface Breadth {
  /** The width of the beam: partial turns that are continued at each step. */
  readonly beam: number;
  /** The total number of positions to evaluate; slightly more if a turn must be completed. */
  readonly nodes: number;
}

const VALUES_A_STEP = 64;

/** A position within the turn, and the moves that led to it. */
interface Step<S> {
  readonly state: S;
  readonly before: Step<S> | undefined;
  readonly move: Move | undefined;
  value: number;
}

/** The turns that a seat can play from here, the best ones if there are many, best first. */
export function planTurns<S>(evaluation: Evaluation<S>, state: S, seat: Seat, breadth: Breadth): TurnPlan<S>[] {
  const planning = planInSteps(evaluation, state, seat, breadth);
  for (;;) {
    const step = planning.next();
    if (step.done) return step.value;
  }
}

/** The same in small steps. */
export function* planInSteps<S>(
  evaluation: Evaluation<S>,
  state: S,
  seat: Seat,
  { beam, nodes }: Breadth,
): Generator<void, TurnPlan<S>[]> {
  const { game } = evaluation;
  const seen = new Set<number>();
  const complete: Step<S>[] = [];
  let open: Step<S>[] = [{ state, before: undefined, move: undefined, value: 0 }];
  let looked = 0;
  for (let left = evaluation.horizon(state); open.length > 0; left--) {
    const next: Step<S>[] = [];
    for (const step of open) {
      // When the limit is reached before any turn is complete, the best partial turn is still completed.
      if (looked >= nodes && (complete.length > 0 || next.length > 0)) break;
      for (const move of evaluation.narrow(step.state, game.moves(step.state))) {
        const after = game.clone(step.state);
        game.play(after, move);
        looked++;
        const key = evaluation.key(after);
        if (seen.has(key)) continue;
        seen.add(key);
        const goesOn = left > 1 && game.actor(after) === seat;
        (goesOn ? next : complete).push({ state: after, before: step, move, value: 0 });
      }
      yield;
    }
    open = next.length > beam ? (yield* rank(evaluation, next, seat)).slice(0, beam) : next;
  }
  return (yield* rank(evaluation, complete, seat)).map(step => ({
    moves: movesTo(step),
    state: step.state,
    value: step.value,
  }));
}

/** Best first; ties in the order of discovery. */
function* rank<S>(evaluation: Evaluation<S>, steps: Step<S>[], seat: Seat): Generator<void, Step<S>[]> {
  for (const [index, step] of steps.entries()) {
    if (index % VALUES_A_STEP === VALUES_A_STEP - 1) yield;
    step.value = valueFor(evaluation, step.state, seat);
  }
  return steps.sort((a, b) => b.value - a.value);
}

function movesTo<S>(last: Step<S>): Move[] {
  const moves: Move[] = [];
  for (let step: Step<S> | undefined = last; step?.move !== undefined; step = step.before) moves.push(step.move);
  return moves.reverse();
}
