import { type AnyGame, asOf, DEALER, type GameRecord, type Move, playOnCopy, type Seat } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import { findReasoning } from '../evaluation/trained.ts';
import { type RatedLine, rateTurns } from './assess.ts';
import { explainTurn } from './explainTurn.ts';
import type { Reason } from './reasoning.ts';

/** One turn of a record, looked at again: as far as nothing was drawn in it, or from the last draw that left a choice. */
export interface Decision {
  readonly ply: number;
  /** Counted from 1; a turn can have several decisions, between which cards are drawn. */
  readonly turn: number;
  readonly seat: Seat;
  readonly move: string;
  /** All that was played, up to the next draw or the end of the turn. */
  readonly line: readonly string[];
  /** How likely each seat won before it, if the best was played, and after it; by what the one who played knew. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The best turns, the one played among them. */
  readonly alternatives: readonly RatedLine[];
  /** What the turn gave away: the chance of the best one less its own, and the same in points. */
  readonly loss: number;
  readonly cost: number;
  /** How much better it was than the best of the others, in chance. */
  readonly edge: number;
  /** What the best turn does, and what the one played does instead; of the best one, what it does alone. */
  readonly reasons: { readonly better: readonly Reason[]; readonly played: readonly Reason[] };
}

const SHOWN = 4;

/**
 * Looks again at every turn of a record that had a choice, each by what its seat knew then. Yields after every small step,
 * and a decision as soon as it is ready. The record must be a good one: `replay` has said so.
 */
export function* review(
  newest: AnyGame,
  record: GameRecord,
  moves: readonly Move[],
  seed: number,
  budget: Budget,
): Generator<Decision | undefined, void> {
  const game = asOf(newest, record.header.revision);
  const options = game.readOptions(record.header.options);
  if (!options.ok) throw new Error('a record with bad options can not be reviewed');
  let state = game.start(options.value);
  let turn = 0;
  let last = DEALER;
  let planned = 0;
  for (const [ply, move] of moves.entries()) {
    const seat = game.actor(state);
    if (seat !== DEALER && seat !== last) {
      turn++;
      last = seat;
    }
    if (seat !== DEALER && ply >= planned && hasChoice(game, state, seat)) {
      const line = spellTurn(game, state, moves.slice(ply));
      planned = ply + line.length;
      const decision = yield* judge(
        game,
        state,
        moves.slice(ply, planned),
        line,
        { ply, turn, seat },
        seed + ply,
        budget,
      );
      if (!decision) return;
      yield decision;
    }
    state = playOnCopy(game, state, move);
  }
}

/** Whether what is decided now shapes the turn. */
function hasChoice(game: AnyGame, state: unknown, seat: Seat): boolean {
  if (game.moves(state).length < 2) return false;
  return findReasoning(game)?.shapesTurn(game.view(state, seat)) !== false;
}

/** The moves of a seat up to the next draw or the end of its turn, as text. */
function spellTurn(game: AnyGame, from: unknown, moves: readonly Move[]): string[] {
  const state = game.clone(from);
  const seat = game.actor(state);
  const line: string[] = [];
  for (const move of moves) {
    if (game.actor(state) !== seat) break;
    line.push(game.writeMove(state, move));
    game.play(state, move);
  }
  return line;
}

function* judge(
  game: AnyGame,
  state: unknown,
  moves: readonly Move[],
  line: readonly string[],
  at: Pick<Decision, 'ply' | 'turn' | 'seat'>,
  seed: number,
  budget: Budget,
): Generator<undefined, Decision | undefined> {
  const seen = { view: game.view(state, at.seat), seat: at.seat };
  const thinking = rateTurns(game, seen.view, at.seat, seed, budget, moves);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield undefined;
  if (!step.value) return undefined;
  const turns = step.value;
  const spelt = line.join();
  const own = turns.find(turn => turn.line.join() === spelt)!;
  const best = turns[0];
  const rival = turns.find(turn => turn !== own);
  const compared = own === best ? rival : best;
  const shown = turns.slice(0, SHOWN);
  return {
    ...at,
    move: line[0],
    line,
    before: best.chances,
    after: own.chances,
    alternatives: shown.includes(own) ? shown : [...shown, own],
    loss: best.chance - own.chance,
    cost: Math.max(0, best.lead - own.lead),
    edge: rival ? Math.max(0, own.chance - rival.chance) : 0,
    reasons: {
      better: explainTurn(game, seen, best.line, compared && own === best ? [compared.line] : [line]),
      played: explainTurn(game, seen, line, compared ? [compared.line] : []),
    },
  };
}
