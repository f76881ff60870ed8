import type { Budget } from '../../bots/index.ts';
import { type AnyGame, type AnyOptions, anyMove, DEALER, NOBODY, quickMove, seeded } from '../../kernel/index.ts';
import { createPlayers, type Player } from './players.ts';
import type { Block } from './statistics.ts';

/** The match to play: bot A in one seat, bot B in all others. Of several styles, each deal seats another first. */
export interface Contest {
  readonly game: string;
  readonly options: AnyOptions;
  readonly a: string;
  readonly b: string;
  readonly budget: Budget;
  /** The budget of B, if it is another. */
  readonly budgetOfB?: Budget;
  /** Whether budgets of time are counted in processor time, which a busy machine doesn't shorten. For one thread only. */
  readonly processor?: boolean;
  readonly seed: number;
}

const OPENING = 4;

/** The processor time of this process, in milliseconds. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays the deals of a contest, each once with A in every seat. */
export class ArenaGame {
  readonly #game: AnyGame;
  readonly #contest: Contest;
  readonly #a: Player;
  readonly #b: readonly Player[];
  readonly #clock: () => number;
  readonly #budgetOfA: Budget;
  readonly #budgetOfB: Budget;

  constructor(game: AnyGame, contest: Contest) {
    const { budget, budgetOfB = budget, processor } = contest;
    this.#game = game;
    this.#clock = processor ? processorTime : () => performance.now();
    this.#budgetOfA = processor ? countProcessor(budget) : budget;
    this.#budgetOfB = processor ? countProcessor(budgetOfB) : budgetOfB;
    this.#contest = contest;
    this.#a = createPlayers(contest.a, game)[0]!;
    this.#b = createPlayers(contest.b, game);
  }

  async block(deal: number): Promise<Block> {
    const block = { shares: [] as number[], margins: [] as number[], timesA: [] as number[], timesB: [] as number[] };
    for (let seatOfA = 0; seatOfA < this.#contest.options.players; seatOfA++) await this.#play(deal, seatOfA, block);
    return block;
  }

  close(): void {
    this.#a.close();
    for (const player of this.#b) player.close();
  }

  async #play(
    deal: number,
    seatOfA: number,
    block: { shares: number[]; margins: number[]; timesA: number[]; timesB: number[] },
  ): Promise<void> {
    const game = this.#game;
    const { options, seed } = this.#contest;
    const chance = seeded(mixSeed(seed, deal));
    const choices = seeded(mixSeed(seed, deal) ^ (0x5bd1e995 * (seatOfA + 1)));
    const state = game.start(options);
    // Without a deal, bots that make no mistakes would repeat one game, so the first moves are drawn instead.
    if (game.actor(state) !== DEALER)
      for (let n = 0; n < OPENING; n++) game.play(state, quickMove(game, state, chance));
    for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
      if (actor === DEALER) {
        game.play(state, anyMove(game, state, chance));
        continue;
      }
      const isA = actor === seatOfA;
      const begun = this.#clock();
      const move = isA
        ? await this.#a.choose(game, state, actor, choices.next(), this.#budgetOfA)
        : await this.#b[(actor + deal) % this.#b.length]!.choose(game, state, actor, choices.next(), this.#budgetOfB);
      (isA ? block.timesA : block.timesB).push(this.#clock() - begun);
      game.play(state, move);
    }
    const { points, winners } = game.scores(state);
    block.shares.push(winners.includes(seatOfA) ? 1 / winners.length : 0);
    block.margins.push(points[seatOfA]! - Math.max(...points.filter((_, seat) => seat !== seatOfA)));
  }
}

const countProcessor = (budget: Budget): Budget => ('ms' in budget ? { ...budget, clock: processorTime } : budget);

const mixSeed = (seed: number, deal: number): number =>
  Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(deal + 1, 0x85ebca77);
