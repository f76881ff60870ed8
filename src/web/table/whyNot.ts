// Why a tap does nothing: the refusal of the move that a person would mean by it. The page and the test that measures it ask here.
import type { AnyGame, Explanation, Refusal } from '../../kernel/index.ts';

/** What a tap may mean. */
export interface Meant<E extends Explanation = Explanation> {
  /** Picks the moves that it could mean. */
  readonly matches: (explain: E) => boolean;
  /** The move in a line, where no game has it as a move: a piece in a place that its kind never goes to. */
  readonly text?: string | undefined;
}

/** How a game understands taps. */
// biome-ignore lint/suspicious/noExplicitAny: each game has types of its own, which pass through unread
export interface Understanding<View = any, E extends Explanation = any> {
  readonly game: AnyGame;
  /** How far a move is from what a person means by a tap: the nearest have the lowest number. */
  rankMeaning(explain: E, view: View): number;
  /** Reasons that other cards would remove, the most telling first. */
  readonly aboutCards: readonly string[];
}

/**
 * Why nothing that a tap means can be done now, or nothing if it means no move at all. Among several ways to pay, a reason that
 * would remain whatever the cards comes before the missing card.
 */
export function whyNot(
  { game, rankMeaning, aboutCards }: Understanding,
  state: unknown,
  view: unknown,
  { matches, text }: Meant,
): Refusal | undefined {
  const ranked = new Map<number, Refusal[]>();
  for (const move of game.vocabulary(state)) {
    const explain = game.explain(state, move);
    if (!matches(explain)) continue;
    const refusal = game.refusal(state, move);
    const rank = rankMeaning(explain, view);
    if (refusal) ranked.set(rank, [...(ranked.get(rank) ?? []), refusal]);
  }
  const nearest = ranked.get(Math.min(...ranked.keys()));
  return nearest ? mostTelling(nearest, aboutCards) : text === undefined ? undefined : game.refuseText?.(state, text);
}

function mostTelling(refusals: readonly Refusal[], aboutCards: readonly string[]): Refusal {
  const weigh = ({ reason }: Refusal): number => aboutCards.indexOf(reason);
  const least = Math.min(...refusals.map(weigh));
  const counts = new Map<string, number>();
  for (const { reason } of refusals) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return refusals
    .filter(refusal => weigh(refusal) === least)
    .reduce((best, next) => (counts.get(next.reason)! > counts.get(best.reason)! ? next : best));
}
