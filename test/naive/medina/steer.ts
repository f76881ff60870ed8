// Games that random play comes to too rarely: one-sided ones, and their ends.
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import {
  type AnyGame,
  type AnyOptions,
  deal,
  type Move,
  NOBODY,
  playOnCopy,
  type Random,
} from '../../../src/kernel/index.ts';

const LIKINGS = [1, 1, 8, 60, 400];
const ABOVE_ALL = 100_000;
const CANDIDATES = 8;

/** What a piece is to a player who likes some kinds better than others. */
function kindOf(move: Explanation): string {
  if (move.kind === 'roof') return `${move.roof} roof`;
  return move.kind === 'building' ? move.colour : move.kind;
}

/**
 * The states of a game in which each seat has likings of its own: it saves up some kinds of pieces and wastes others.
 * In half of the games one seat roofs as late as it can and the others as soon as they can (M11, M25). In a third of
 * them all leave as little freedom as they can, in a third as much: by blocking palaces (M9) and streets (M18).
 */
export function oneSidedGame(game: AnyGame, options: AnyOptions, random: Random): unknown[] {
  const aim = random.below(3) - 1;
  const liking = new Map<string, number>();
  const dawdler = random.below(2 * options.players);
  const likes = (seat: number, kind: string): number => {
    const key = `${seat} ${kind}`;
    const hurries = dawdler < options.players && kind === 'own roof' && seat !== dawdler;
    const drawn = hurries ? ABOVE_ALL : LIKINGS[random.below(LIKINGS.length)]!;
    const weight = liking.get(key) ?? (kind === 'own roof' && seat === dawdler ? 1 : drawn);
    liking.set(key, weight);
    return weight;
  };
  const state = deal(game, game.start(options), random);
  const states = [game.clone(state)];
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    const kinds = new Map<string, Move[]>();
    for (const move of game.moves(state)) {
      const kind = kindOf(game.explain(state, move) as Explanation);
      kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
    }
    const weights = [...kinds.keys()].map(kind => likes(seat, kind));
    let ticket = random.below(weights.reduce((a, b) => a + b, 0));
    const chosen = [...kinds.values()].find((_, i) => {
      ticket -= weights[i]!;
      return ticket < 0;
    })!;
    const candidates = Array.from({ length: aim === 0 ? 1 : CANDIDATES }, () => chosen[random.below(chosen.length)]!);
    const freedom = candidates.map(move => (aim === 0 ? 0 : aim * game.moves(playOnCopy(game, state, move)).length));
    game.play(state, candidates[freedom.indexOf(Math.max(...freedom))]!);
    states.push(game.clone(state));
  }
  return states;
}

/** A few of the states, most of them from the end of the game. */
export function mostlyLate(states: readonly unknown[], wanted: number, random: Random): unknown[] {
  const late = Math.min(states.length, 5 + Math.floor(states.length / 6));
  return Array.from({ length: wanted }, () => {
    const from = random.below(4) === 0 ? states.length : late;
    return states[states.length - 1 - random.below(from)];
  });
}
