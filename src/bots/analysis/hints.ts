import { type AnyGame, type Seat, seeded } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import { findReasoning } from '../evaluation/trained.ts';
import { type RatedLine, rateTurns } from './assess.ts';
import { explainTurn } from './explainTurn.ts';
import type { Reason } from './reasoning.ts';

/** A good turn with its reasons. */
export interface Hint {
  readonly line: readonly string[];
  readonly reasons: readonly Reason[];
}

const MOST_HINTS = 3;
/** How much worse than the best a good turn may be, in chance or in points. */
const NEARLY = { chance: 0.02, points: 1 };

/**
 * Finds up to three good turns of about equal worth, in the order of their texts and not of their worth. None where the
 * choices do not shape a turn, or for a game that the bots have not learnt.
 */
export function* findHints(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
): Generator<void, readonly Hint[]> {
  if (!findReasoning(game)?.shapesTurn(view)) return [];
  const turns = yield* rateTurns(game, view, seat, seed, budget);
  if (!turns) return [];
  const seen = { view, seat };
  const good = turns
    .filter(turn => isGood(turn, turns[0]))
    .map(({ line }) => cutAtDraw(game, seen, line))
    .filter((line, n, all) => all.findIndex(other => other[0] === line[0]) === n)
    .slice(0, MOST_HINTS)
    .sort((a, b) => (a.join() < b.join() ? -1 : 1));
  // A turn without a reason teaches nothing.
  return good
    .map(line => ({ line, reasons: findMerits(game, seen, line, good) }))
    .filter(({ reasons }) => reasons.length > 0);
}

const isGood = (turn: RatedLine, best: RatedLine): boolean =>
  best.chance - turn.chance <= NEARLY.chance || best.lead - turn.lead <= NEARLY.points;

/** What speaks for a turn, compared with the other good ones; what speaks against it only if there is nothing else. */
function findMerits(
  game: AnyGame,
  seen: { readonly view: unknown; readonly seat: Seat },
  line: readonly string[],
  good: readonly (readonly string[])[],
): readonly Reason[] {
  const reasons = explainTurn(
    game,
    seen,
    line,
    good.filter(other => other !== line),
  );
  const merits = reasons.filter(({ against }) => !against);
  return merits.length > 0 ? merits : reasons;
}

/** The part of a turn that shapes it: what is drawn afterwards is no hint. */
function cutAtDraw(
  game: AnyGame,
  { view, seat }: { readonly view: unknown; readonly seat: Seat },
  line: readonly string[],
): readonly string[] {
  const state = game.guess(view, seat, seeded(0));
  const reasoning = findReasoning(game)!;
  for (const [n, text] of line.entries()) {
    if (n > 0 && !reasoning.shapesTurn(game.view(state, seat))) return line.slice(0, n);
    game.play(state, game.readMove(state, text)!);
  }
  return line;
}
