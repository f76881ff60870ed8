import { type AnyGame, type AnyOptions, anyMove, NOBODY, playOut, seeded, type Variant } from '../../kernel/index.ts';
import { measureRate, median } from './measure.ts';
import { type Bench, type Goal, type Result, within } from './result.ts';
import { roadsBench } from './roads.ts';
import { playYardstick } from './yardstick.ts';

/** Goals for full random games per second ÷ games of the yardstick per second, by game and variant. */
const GOALS: { readonly [gameAndVariant: string]: Goal } = {
  'china 4p-34': { floor: 1.8, aim: 5 },
  'pagoda standard': { floor: 2.5, aim: 6.5 },
  'medina second-4': { floor: 1, aim: 3 },
};

/** Goals for copying a state, in µs. */
const CLONE_LIMITS: { readonly [gameAndVariant: string]: number } = { 'medina second-4': 1 };

const ROUNDS = 3;
/** More rounds for figures with a goal, so that a busy machine disturbs their median less. */
const ROUNDS_TO_A_GOAL = 7;
const CLONES = 1000;

/** Random games, moves and clones per second of every variant, and China's roads, against the yardstick's games. */
export const engineBench =
  (games: readonly AnyGame[]): Bench =>
  note => {
    const results = games.flatMap(game =>
      game.variants.flatMap(variant => {
        note(`${game.id} ${variant.name}`);
        return measure(game, variant);
      }),
    );
    return games.some(({ id }) => id === 'china') ? [...results, ...roadsBench()] : results;
  };

function measure(game: AnyGame, { name, options }: Variant<AnyOptions>): Result[] {
  const middle = playToMiddle(game, options);
  const goal = GOALS[`${game.id} ${name}`];
  const rounds = Array.from({ length: goal ? ROUNDS_TO_A_GOAL : ROUNDS }, () => {
    const yardstick = measureRate(playYardstick).calls;
    const random = measureRate(seed => {
      const state = game.start(options);
      const plies = playOut(game, state, seeded(seed));
      game.scores(state);
      return plies;
    });
    const clones = measureRate(() => {
      for (let n = 0; n < CLONES; n++) game.clone(middle);
      return CLONES;
    }).work;
    return { yardstick, games: random.calls, moves: random.work, clones };
  });
  const pick = (what: keyof (typeof rounds)[number]): number => median(rounds.map(round => round[what]));
  const result = (what: 'games' | 'moves' | 'clones', goal: Goal = {}): Result => ({
    name: `${game.id} ${name}: ${what}`,
    value: pick(what),
    unit: `${what}/s`,
    baseline: { name: 'yardstick', value: pick('yardstick'), unit: 'games/s' },
    ratio: median(rounds.map(round => round[what] / round.yardstick)),
    ...goal,
  });
  const limit = CLONE_LIMITS[`${game.id} ${name}`];
  // Takes the fastest round: other work on the machine only adds to the time.
  const quickest = 1e6 / Math.max(...rounds.map(({ clones }) => clones));
  const clone = limit === undefined ? [] : [within(`${game.id} ${name}: a clone`, quickest, limit, 'µs')];
  return [result('games', goal), result('moves'), result('clones'), ...clone];
}

/** A state from the middle of a random game. */
function playToMiddle(game: AnyGame, options: AnyOptions): unknown {
  let left = playOut(game, game.start(options), seeded(1)) >> 1;
  const random = seeded(1);
  const state = game.start(options);
  while (left-- > 0 && game.actor(state) !== NOBODY) game.play(state, anyMove(game, state, random));
  return state;
}
