// A slow reference of the rules, written from docs/rules and sharing no code with the engine, beside the engine.
import {
  type AnyGame,
  type AnyOptions,
  type Explanation,
  type JsonObject,
  type Move,
  NOBODY,
  type RuleId,
  seeded,
} from '../../src/kernel/index.ts';
import { walk } from '../conformance/walk.ts';

/** The rules once more, read off position documents. */
export interface Naive {
  /** Every rule that a move, given as its explanation, breaks in a position; none when it is legal. */
  broken(position: JsonObject, move: Explanation): ReadonlySet<RuleId>;
  /** Points of each seat if the game ended in this position, settled ones included. */
  projected(position: JsonObject): readonly number[];
}

export interface Comparison {
  readonly positions: number;
  readonly moves: number;
  readonly disagreements: readonly string[];
}

const MOST_TOLD = 10;

/** What the engine does with a move that the reference would not: allow it, refuse it, or refuse it by a rule that it keeps. */
export function objectionTo(
  game: Pick<AnyGame, 'explain' | 'refusal' | 'writeMove'>,
  naive: Naive,
  state: unknown,
  position: JsonObject,
  move: Move,
  legal: boolean,
): string | undefined {
  const broken = naive.broken(position, game.explain(state, move));
  if ((broken.size === 0) !== legal) return `${legal ? 'allows' : 'refuses'} "${game.writeMove(state, move)}"`;
  if (legal) return undefined;
  const cited = game.refusal(state, move)?.rule;
  if (cited !== undefined && broken.has(cited)) return undefined;
  return `refuses "${game.writeMove(state, move)}" by ${cited ?? 'no rule'}, but it breaks ${[...broken].join(', ')}`;
}

/** Compares all moves of the vocabulary and the points in positions of random games, over all variants or the given ways to play in turn. */
export function compared(
  game: AnyGame,
  naive: Naive,
  wanted: number,
  seed: number,
  progress: (positions: number) => void = () => {},
  ways: readonly AnyOptions[] = game.variants.map(({ options }) => options),
): Comparison {
  const disagreements: string[] = [];
  let positions = 0;
  let moves = 0;
  const random = seeded(seed);
  const object = (options: AnyOptions, position: JsonObject, what: string): void => {
    disagreements.push(`${game.id} ${JSON.stringify(options)}: ${what} in ${JSON.stringify(position)}`);
  };
  for (let n = 0; positions < wanted && disagreements.length < MOST_TOLD; n++) {
    const options = ways[n % ways.length]!;
    walk(game, options, random.below(2 ** 31), STOPS, ({ state }) => {
      if (positions >= wanted) return;
      const position = JSON.parse(JSON.stringify(game.writePosition(state))) as JsonObject;
      if (game.actor(state) !== NOBODY) {
        const legal = new Set(game.moves(state));
        for (const move of game.vocabulary(state)) {
          moves++;
          const objection = objectionTo(game, naive, state, position, move, legal.has(move));
          if (objection) object(options, position, `the engine ${objection}`);
        }
      }
      const points = game.scores(state).projected.join();
      const recount = naive.projected(position).join();
      if (points !== recount) object(options, position, `the engine counts ${points}, the reference ${recount}`);
      positions++;
      progress(positions);
    });
  }
  return { positions, moves, disagreements };
}

const STOPS = 20;
