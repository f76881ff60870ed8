import type { AnyGame } from '../../kernel/index.ts';
import { playAll } from '../arena/pool.ts';
import { tallied } from '../arena/statistics.ts';
import type { Bench, Goal, Result } from './result.ts';

interface Pairing extends Goal {
  readonly game: string;
  readonly variant: string;
  readonly a: string;
  readonly b: string;
}

const master = (game: string, variant: string): Pairing => ({
  game,
  variant,
  a: 'master',
  b: 'greedy',
  floor: 0.8,
  aim: 0.95,
});
const masterOfFour = (game: string, variant: string): Pairing => ({ ...master(game, variant), floor: 0.45, aim: 0.65 });

/** The floors of docs/bots.md in short: few deals, and iterations instead of time, so that every machine plays the same games. */
const PAIRINGS: readonly Pairing[] = [
  master('pagoda', 'standard'),
  master('medina', 'second-2'),
  master('medina', 'duel'),
  master('china', '2p-influence'),
  masterOfFour('china', '4p-34'),
  masterOfFour('medina', 'second-4'),
  { game: 'pagoda', variant: 'standard', a: 'greedy', b: 'random', floor: 0.95, aim: 1 },
];

const DEALS = 3;
const BUDGET = { iterations: 16 };

/** Win shares, and how long the bots thought. */
export const botsBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    const results: Result[] = [];
    for (const { game: id, variant, a, b, floor, aim } of PAIRINGS) {
      const game = games.find(game => game.id === id);
      if (!game) continue;
      const { options } = game.variants.find(({ name }) => name === variant)!;
      const contest = { game: id, options, a, b, budget: BUDGET, seed: 1 };
      note(`${id} ${variant}: ${a} against ${b}`);
      const blocks = await playAll(games, contest, DEALS, 0, done =>
        note(`${id} ${variant}: ${a} against ${b}, ${done} of ${DEALS} deals`),
      );
      const { share } = tallied(blocks, options.players);
      results.push({
        name: `${id} ${variant}: ${a}, ${b}`,
        value: share,
        unit: 'share',
        baseline: { name: 'all games', value: 1, unit: 'share' },
        ratio: share,
        ...(floor !== undefined && { floor }),
        ...(aim !== undefined && { aim }),
      });
    }
    return results;
  };
