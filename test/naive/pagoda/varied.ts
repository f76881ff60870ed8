// Play that tries many things: longer turns, more tiles and more abilities than in random games.
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { anyMove, DEALER, type JsonObject, type Move, NOBODY, type Random } from '../../../src/kernel/index.ts';
import { disagreements, type State } from './beside.ts';
import { any, chance } from './history.ts';

/** Kinds of moves after which little can happen. */
const DULL = ['discard', 'end', 'pass'];

/** A legal move, as likely of one kind as of another, but for dull ones. */
function variedMove(state: State, random: Random): Move {
  if (pagoda.actor(state) === DEALER) return anyMove(pagoda, state, random);
  const moves = pagoda.moves(state);
  const kindOf = (move: Move) => pagoda.explain(state, move).kind;
  const kinds = [...new Set(moves.map(kindOf))];
  const lively = kinds.filter(kind => !DULL.includes(kind));
  const kind = any(lively.length > 0 && chance(85, random) ? lively : kinds, random);
  return any(
    moves.filter(move => kindOf(move) === kind),
    random,
  );
}

interface Comparison {
  positions: number;
  readonly disagreements: string[];
}

/** Compares engine and reference in positions at the beginning of a turn, and for some moves on from each. */
export function comparedFrom(starts: readonly JsonObject[], moves: number, random: Random): Comparison {
  const comparison: Comparison = { positions: 0, disagreements: [] };
  for (const start of starts) {
    const reading = pagoda.readPosition(start);
    if (!reading.ok) throw new Error(`${JSON.stringify(reading.problems)} in ${JSON.stringify(start)}`);
    compareOnwards(comparison, reading.value, moves, random);
  }
  return comparison;
}

function compareOnwards(comparison: Comparison, state: State, moves: number, random: Random): void {
  for (let ply = 0; ply <= moves; ply++) {
    // The dealer's moves are much alike.
    if (pagoda.actor(state) !== DEALER || chance(25, random)) {
      comparison.positions++;
      comparison.disagreements.push(...disagreements(state));
    }
    if (pagoda.actor(state) === NOBODY) return;
    pagoda.play(state, variedMove(state, random));
  }
}
