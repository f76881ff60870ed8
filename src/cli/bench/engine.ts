import { type AnyGame, type AnyOptions, anyMove, NOBODY, playOut, seeded, type Variant } from '../../kernel/index.ts';
import { chessNodes } from './chess.ts';
import { median, rateOf } from './measure.ts';
import type { Bench, Goal, Result } from './result.ts';

/** What full random games per second ÷ chess.js perft nodes per second should reach, by game and variant. */
const GOALS: { readonly [gameAndVariant: string]: Goal } = {
  'china 4p-34': { floor: 0.03, aim: 0.08 },
  'pagoda standard': { floor: 0.05, aim: 0.13 },
  'medina second-4': { floor: 0.01, aim: 0.03 },
};

const ROUNDS = 3;
const CLONES = 1000;

/** Full random games, moves and clones a second of every variant, beside the perft of chess.js in the same process. */
export const engineBench =
  (games: readonly AnyGame[]): Bench =>
  note => {
    const nodes = chessNodes();
    return games.flatMap(game =>
      game.variants.flatMap(variant => {
        note(`${game.id} ${variant.name}`);
        return measured(game, variant, nodes);
      }),
    );
  };

function measured(game: AnyGame, { name, options }: Variant<AnyOptions>, nodes: () => number): Result[] {
  const middle = middleOf(game, options);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const chess = rateOf(nodes).work;
    const random = rateOf(seed => {
      const state = game.start(options);
      const plies = playOut(game, state, seeded(seed));
      game.scores(state);
      return plies;
    });
    const clones = rateOf(() => {
      for (let n = 0; n < CLONES; n++) game.clone(middle);
      return CLONES;
    }).work;
    return { chess, games: random.calls, moves: random.work, clones };
  });
  const pick = (what: keyof (typeof rounds)[number]): number => median(rounds.map(round => round[what]));
  const result = (what: 'games' | 'moves' | 'clones', goal: Goal = {}): Result => ({
    name: `${game.id} ${name}: ${what}`,
    value: pick(what),
    unit: `${what}/s`,
    baseline: { name: 'chess.js perft', value: pick('chess'), unit: 'nodes/s' },
    ratio: median(rounds.map(round => round[what] / round.chess)),
    ...goal,
  });
  return [result('games', GOALS[`${game.id} ${name}`]), result('moves'), result('clones')];
}

/** A state from the middle of a random game. */
function middleOf(game: AnyGame, options: AnyOptions): unknown {
  let left = playOut(game, game.start(options), seeded(1)) >> 1;
  const random = seeded(1);
  const state = game.start(options);
  while (left-- > 0 && game.actor(state) !== NOBODY) game.play(state, anyMove(game, state, random));
  return state;
}
