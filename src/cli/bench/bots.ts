import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Budget, findBot, startSearch, think } from '../../bots/index.ts';
import { type AnyGame, anyMove, deal, NOBODY, seeded } from '../../kernel/index.ts';
import { stylesOf } from '../arena/players.ts';
import { playAll } from '../arena/pool.ts';
import { type Tally, tally } from '../arena/statistics.ts';
import { percentile } from './measure.ts';
import { type Bench, type Goal, type Result, within } from './result.ts';

/** The two-player variants in which each game is measured. */
const DUELS = [
  ['pagoda', 'standard'],
  ['medina', 'second-2'],
  ['medina', 'duel'],
  ['china', '2p-influence'],
] as const;
const FOURS = [
  ['china', '4p-34'],
  ['medina', 'second-4'],
] as const;
/** Where a master meets three of each style. */
const STYLED = [['china', '4p-34']] as const;
/** Games with hidden cards, where a fair master is compared with one that sees them. */
const HIDDEN = [
  ['pagoda', 'standard'],
  ['china', '2p-influence'],
] as const;

const OVER_GREEDY: Goal = { floor: 0.8, aim: 0.95 };
const OVER_THREE: Goal = { floor: 0.45, aim: 0.65 };
const OVER_RANDOM: Goal = { floor: 0.95, aim: 1 };
/** By game: over the last master. */
const OVER_MASTER_1: { readonly [game: string]: Goal } = {
  medina: { floor: 0.65, aim: 0.8 },
  china: { floor: 0.55, aim: 0.65 },
  pagoda: { floor: 0.55, aim: 0.65 },
};
const OVER_THREE_MASTERS_1: Goal = { floor: 0.33, aim: 0.45 };
const OVER_STYLES: Goal = { floor: 0.45, aim: 0.6 };
const OVER_LEVEL_BELOW: Goal = { floor: 0.62, aim: 0.75 };
const LEVELS = [
  ['apprentice', 'novice'],
  ['expert', 'apprentice'],
  ['master', 'expert'],
] as const;

/** Few deals, and a budget of iterations instead of time, so that every machine plays the same games. */
const DEALS = 4;
const BUDGET: Budget = { iterations: 16 };
/** A master's budget at a table. */
const AT_TABLE = { ms: 500 };
const SEARCHES_TIMED = 4;
const PLIES_BETWEEN = 5;

/** A short version of docs/bots-results.md: win shares, the value of seeing hands, thinking time and compressed size. */
export const botsBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    const here = ([game]: readonly [string, string]): boolean => games.some(({ id }) => id === game);
    const measureShare = async (
      place: readonly [string, string],
      a: string,
      b: string,
      goal: Goal,
    ): Promise<Result> => {
      const { share } = await contest(games, place, a, b, BUDGET, DEALS, note);
      const baseline = { name: 'all games', value: 1, unit: 'share' };
      return { name: `${place.join(' ')}: ${a}, ${b}`, value: share, unit: 'share', baseline, ratio: share, ...goal };
    };
    const results: Result[] = [];
    for (const place of DUELS.filter(here)) {
      results.push(await measureShare(place, 'master', 'greedy', OVER_GREEDY));
      results.push(await measureShare(place, 'greedy', 'random', OVER_RANDOM));
      results.push(await measureShare(place, 'master', 'master-1', OVER_MASTER_1[place[0]]!));
      for (const [a, b] of LEVELS) results.push(await measureShare(place, a, b, OVER_LEVEL_BELOW));
    }
    for (const place of FOURS.filter(here)) {
      results.push(await measureShare(place, 'master', 'greedy', OVER_THREE));
      results.push(await measureShare(place, 'master', 'master-1', OVER_THREE_MASTERS_1));
    }
    for (const place of STYLED.filter(here))
      for (const style of stylesOf(games.find(({ id }) => id === place[0])!))
        results.push(await measureShare(place, 'master', style, OVER_STYLES));
    for (const place of HIDDEN.filter(here)) results.push(await worthOfSight(games, place, note));
    for (const place of [...DUELS, ...FOURS].filter(here)) {
      const { timesA } = await contest(games, place, 'master', 'greedy', AT_TABLE, 1, note);
      results.push(within(`${place.join(' ')}: master, p95`, timesA.p95, 1200, 'ms', 800));
    }
    for (const place of [...DUELS, ...FOURS].filter(here)) results.push(stopping(games, place));
    for (const place of [...DUELS, ...FOURS].filter(here)) results.push(measureTimeUsed(games, place));
    return [...results, within('all bots, compressed', weight(), 90, 'KB', 45)];
  };

async function contest(
  games: readonly AnyGame[],
  [id, variant]: readonly [string, string],
  a: string,
  b: string,
  budget: Budget,
  deals: number,
  note: (text: string) => void,
): Promise<Tally> {
  const game = games.find(game => game.id === id)!;
  const { options } = game.variants.find(({ name }) => name === variant)!;
  const tell = (done: number): void => note(`${id} ${variant}: ${a} against ${b}, ${done} of ${deals} deals`);
  tell(0);
  return tally(await playAll(games, { game: id, options, a, b, budget, seed: 1 }, deals, 0, tell), options.players);
}

/** The longest step of a master in a game against itself: how long it may take to react to a stop. */
function stopping(games: readonly AnyGame[], [id, variant]: readonly [string, string]): Result {
  const game = games.find(game => game.id === id)!;
  const random = seeded(1);
  const state = game.start(game.variants.find(({ name }) => name === variant)!.options);
  const steps: number[] = [];
  while (game.actor(deal(game, state, random)) !== NOBODY) {
    const seat = game.actor(state);
    const thinking = findBot('master')!({ game, view: game.view(state, seat), seat, random, budget: BUDGET });
    for (;;) {
      const begun = performance.now();
      const step = thinking.next();
      steps.push(performance.now() - begun);
      if (!step.done) continue;
      game.play(state, step.value);
      break;
    }
  }
  return within(`${id} ${variant}: master stops, p99.9`, percentile(steps, 0.999), 50, 'ms');
}

/** How much of its time a master uses in the first half of a random game, where more than one turn stays in comparison. */
function measureTimeUsed(games: readonly AnyGame[], [id, variant]: readonly [string, string]): Result {
  const game = games.find(game => game.id === id)!;
  const random = seeded(2);
  const state = game.start(game.variants.find(({ name }) => name === variant)!.options);
  const used: number[] = [];
  for (let ply = 0; used.length < SEARCHES_TIMED && game.actor(deal(game, state, random)) !== NOBODY; ply++) {
    const seat = game.actor(state);
    if (ply % PLIES_BETWEEN === 1 && game.moves(state).length > 1) {
      const begun = performance.now();
      const turns = think(startSearch(game, game.view(state, seat), seat, ply, AT_TABLE))!;
      if (turns.filter(({ kept }) => kept).length > 1) used.push((performance.now() - begun) / AT_TABLE.ms);
    }
    game.play(state, anyMove(game, state, random));
  }
  const share = used.reduce((sum, part) => sum + Math.min(1, part), 0) / used.length;
  return {
    name: `${id} ${variant}: time used`,
    value: share,
    unit: 'share',
    baseline: { name: `${AT_TABLE.ms} ms`, value: 1, unit: 'share' },
    ratio: share,
    floor: 0.9,
    aim: 0.95,
  };
}

/** The fair master's edge against greedy, compared with that of a master that sees every hand. */
async function worthOfSight(
  games: readonly AnyGame[],
  place: readonly [string, string],
  note: (text: string) => void,
): Promise<Result> {
  const edge = async (a: string): Promise<number> =>
    (await contest(games, place, a, 'greedy', BUDGET, DEALS, note)).share - 0.5;
  const [fair, cheating] = [await edge('master'), await edge('cheat:master')];
  return {
    name: `${place.join(' ')}: edge without sight`,
    value: fair,
    unit: 'share',
    baseline: { name: 'edge with sight', value: cheating, unit: 'share' },
    ratio: fair / cheating,
    floor: 0.7,
    aim: 0.9,
  };
}

/** The size of sources and weights with all comments, which is more than a browser downloads. */
function weight(): number {
  const folder = new URL('../src/bots/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !/^(training|past|styles)|styles\.ts$/.test(name),
  );
  return gzipSync(files.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n')).length / 1000;
}
