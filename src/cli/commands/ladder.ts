import { availableParallelism } from 'node:os';
import { type Budget, botKinds } from '../../bots/index.ts';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import type { Contest } from '../arena/match.ts';
import { checkPlayer, MIXED } from '../arena/players.ts';
import { playAll } from '../arena/pool.ts';
import { type Meeting, type Rating, ratePlayers } from '../arena/ratings.ts';
import { openResults } from '../arena/results.ts';
import { alignColumns } from '../columns.ts';
import { type Command, findGame, findOptions, parseOptions, UsageError, wholeNumber } from '../command.ts';
import { showProgress } from '../progress.ts';

const DEFAULT_ITERATIONS = 48;
/** How many places apart players still meet: those further apart would only show that one always wins. */
const REACH = 4;

export const ladder: Command = {
  summary: 'rate all bots by letting them play each other',
  help: `usage: cli ladder --game GAME [--options JSON|VARIANT] [--deals N] [--iterations N] [--with BOT …] [--file FILE]
                  [--seed N] [--workers N] [--json]

Every level and character, master-1 and the bots of --with meet those up to ${REACH} places away, for two players; every deal is
played with each in both seats. Ratings are Elo points above the first, with 95% intervals.

  --deals       deals of every pair; each is two games (default 20)
  --iterations  thinking budget of a decision (default ${DEFAULT_ITERATIONS}); only masters use more than one
  --ms          thinking time per decision instead
  --with        another bot, as arena knows it, such as exec:COMMAND; can be repeated
  --file        keeps every deal in files whose names begin so; the same command goes on from there
  --workers     number of threads (default: one per core; 0 runs in the main thread)
  --json        print one JSON object instead of a table`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const { values } = parseOptions(args, {
      game: text,
      options: text,
      deals: text,
      iterations: text,
      ms: text,
      with: { type: 'string', multiple: true },
      file: text,
      seed: text,
      workers: text,
      json: { type: 'boolean' },
    });
    const game = findGame(games, values.game);
    const options = findOptions(
      game,
      values.options ?? game.variants.find(({ options }) => options.players === 2)?.name,
    );
    if (options.players !== 2) throw new UsageError('a ladder is for two players');
    const players = [...botKinds, 'master-1', ...(values.with ?? [])];
    if (players.includes(MIXED)) throw new UsageError(`${MIXED} is not one player`);
    for (const player of players) checkPlayer(player, game);
    const deals = wholeNumber(values.deals, '--deals', 20, 1);
    const budget: Budget =
      values.ms === undefined
        ? { iterations: wholeNumber(values.iterations, '--iterations', DEFAULT_ITERATIONS, 1) }
        : { ms: wholeNumber(values.ms, '--ms', 0, 1) };
    const seed = wholeNumber(values.seed, '--seed', 1);
    const workers = wholeNumber(values.workers, '--workers', availableParallelism());
    const pairs = listPairs(players.length);
    const progress = showProgress(terminal, pairs.length * deals, 'deals');
    const meetings: Meeting[] = [];
    for (const [index, [a, b]] of pairs.entries()) {
      const contest: Contest = { game: game.id, options, a: players[a]!, b: players[b]!, budget, seed };
      const kept = values.file === undefined ? {} : openResults(`${values.file}.${a}-${b}`, contest);
      const told = (done: number): void => progress.at(index * deals + done);
      meetings.push({ a, b, blocks: await playAll(games, contest, deals, workers, told, kept) });
    }
    progress.end();
    const ratings = ratePlayers(players.length, meetings, seeded(seed));
    await terminal.print(
      values.json
        ? `${JSON.stringify({ game: game.id, options, budget, seed, deals, players: players.map((name, n) => ({ name, ...ratings[n] })) })}\n`
        : describe(game, players, ratings),
    );
    return 0;
  },
};

/** Who meets whom: the later, which should be the stronger, first. */
const listPairs = (players: number): (readonly [number, number])[] =>
  Array.from({ length: players }, (_, b) => b).flatMap(b =>
    Array.from({ length: Math.min(REACH, players - 1 - b) }, (_, n) => [b + n + 1, b] as const),
  );

function describe(game: AnyGame, players: readonly string[], ratings: readonly Rating[]): string {
  const rows = players
    .map((name, n) => ({ name, ...ratings[n]! }))
    .toSorted((a, b) => b.elo - a.elo)
    .map(({ name, elo, low, high, games }) => [
      name,
      elo.toFixed(0),
      `${low.toFixed(0)} to ${high.toFixed(0)}`,
      `${games}`,
    ]);
  return alignColumns([[game.id, 'Elo', '95%', 'games'], ...rows]);
}
