import { type AnyGame, type Move, type Seat, seeded } from '../../kernel/index.ts';
import { findReasoning } from '../evaluation/trained.ts';
import type { PlayedTurn, Reason } from './reasoning.ts';

/** What is said about a turn: more would not be read. */
const MOST_REASONS = 3;

/**
 * Says what a turn does in terms of the rules, the weightiest first: what the alternatives do too is left out, unless there is
 * nothing else. The turn and its alternatives are lines of moves from the position that the seat sees.
 */
export function explainTurn(
  game: AnyGame,
  seen: { readonly view: unknown; readonly seat: Seat },
  turn: readonly string[],
  alternatives: readonly (readonly string[])[] = [],
): Reason[] {
  const reasoning = findReasoning(game);
  if (!reasoning) return [];
  const common = new Set(
    alternatives.flatMap(line =>
      reasoning.findReasons(playTurn(game, seen, line)).map(reason => JSON.stringify(reason)),
    ),
  );
  const isOwn = (reason: Reason): boolean => !common.has(JSON.stringify(reason));
  const found = withoutRepeats(reasoning.findReasons(playTurn(game, seen, turn)));
  const own = found.filter(isOwn);
  return (own.length > 0 ? own : found).slice(0, MOST_REASONS);
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map(reason => [JSON.stringify(reason), reason])).values()];
}

/** Plays a line on a position that looks like the view, as far as the seat acts in it. */
export function playTurn(
  game: AnyGame,
  { view, seat }: { readonly view: unknown; readonly seat: Seat },
  line: readonly string[],
): PlayedTurn {
  const state = game.guess(view, seat, seeded(0));
  const before = { view, sheet: game.scores(state) };
  const events: unknown[] = [];
  for (const text of line) {
    const move = game.actor(state) === seat ? findLegal(game, state, text) : undefined;
    if (move === undefined) break;
    game.play(state, move, event => events.push(event));
  }
  return { seat, before, after: { view: game.view(state, seat), sheet: game.scores(state) }, events };
}

function findLegal(game: AnyGame, state: unknown, text: string): Move | undefined {
  const move = game.readMove(state, text);
  return move === undefined || game.refusal(state, move) ? undefined : move;
}
