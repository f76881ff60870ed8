// Where turns lead when nothing is left to chance: a tree of turns, kept while it is searched deeper and deeper.
import { NOBODY, type Seat } from '../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation/evaluation.ts';
import { type Breadth, planTurns } from './plans.ts';

/** A position between two turns. */
export interface Node<S> {
  readonly state: S;
  /** By seat, once it has been worked out. */
  readonly values: (number | undefined)[];
  /** What the seat that moves can play, best first, once it has been planned. */
  replies: readonly Node<S>[] | undefined;
}

/** How a tree grows. */
export interface Tree<S> {
  readonly evaluation: Evaluation<S>;
  /** The seat for which it is searched. */
  readonly seat: Seat;
  readonly reply: Breadth;
  /** How many turns each following player weighs, in order; the last number holds for all after it. */
  readonly widths: readonly number[];
  readonly inTime: () => boolean;
  /** How many positions have been planned. */
  planned: number;
}

export const createNode = <S>(state: S, values: readonly number[] = []): Node<S> => ({
  state,
  values: [...values],
  replies: undefined,
});

/** What a position is worth to a seat. Of two players, what is good for one is bad for the other, and both are asked. */
export function valueNode<S>({ evaluation }: Tree<S>, node: Node<S>, seat: Seat): number {
  const value = valueSeat(evaluation, node, seat);
  if (evaluation.game.options(node.state).players > 2) return value;
  return (value - valueSeat(evaluation, node, 1 - seat)) / 2;
}

function valueSeat<S>(evaluation: Evaluation<S>, { state, values }: Node<S>, seat: Seat): number {
  values[seat] ??= valueFor(evaluation, state, seat);
  return values[seat];
}

/**
 * Where a position leads in a number of turns if everyone looks ahead: of the turns it likes best, a seat plays the one
 * with the best outcome for it. Of two players, one does not look for what the other would not allow: `low` and `high` are
 * what the seat of the tree is sure of, and what it can't exceed. Undefined when time runs out.
 */
export function* foresee<S>(
  tree: Tree<S>,
  node: Node<S>,
  depth: number,
  level = 0,
  low = -Infinity,
  high = Infinity,
): Generator<void, Node<S> | undefined> {
  const { game } = tree.evaluation;
  const actor = game.actor(node.state);
  if (actor === NOBODY || depth === 0) return node;
  const width = tree.widths[Math.min(level, tree.widths.length - 1)];
  if (!node.replies) {
    node.replies = planReplies(tree, node, actor, width);
    yield;
    if (!tree.inTime()) return undefined;
  }
  const two = game.options(node.state).players === 2;
  let best: Node<S> | undefined;
  let most = -Infinity;
  for (const reply of node.replies) {
    const end: Node<S> | undefined = yield* foresee(tree, reply, depth - 1, level + 1, low, high);
    if (!end || node.replies.length === 1) return end;
    const value = valueNode(tree, end, actor);
    if (value > most) {
      most = value;
      best = end;
    }
    if (!two) continue;
    if (actor === tree.seat) low = Math.max(low, value);
    else high = Math.min(high, -value);
    if (low >= high) break;
  }
  return best;
}

function planReplies<S>(tree: Tree<S>, { state }: Node<S>, actor: Seat, width: number): Node<S>[] {
  tree.planned++;
  const plans = planTurns(tree.evaluation, state, actor, tree.reply).slice(0, width);
  return plans.map(plan => {
    const node = createNode(plan.state);
    node.values[actor] = plan.value;
    return node;
  });
}
