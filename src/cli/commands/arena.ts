import { availableParallelism } from 'node:os';
import type { Budget } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Contest } from '../arena/match.ts';
import { checkPlayer, MIXED, playerHelp, stylesOf } from '../arena/players.ts';
import { playAll, serveDeals } from '../arena/pool.ts';
import { openResults } from '../arena/results.ts';
import { type Block, isDecided, type Tally, tally } from '../arena/statistics.ts';
import {
  type Command,
  findGame,
  findOptions,
  parseOptions,
  type Terminal,
  UsageError,
  wholeNumber,
} from '../command.ts';
import { showProgress } from '../progress.ts';

const DEFAULT_MS = 200;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  game: text,
  options: text,
  a: text,
  b: text,
  styles: flag,
  deals: text,
  ms: text,
  iterations: text,
  'ms-b': text,
  'iterations-b': text,
  processor: flag,
  seed: text,
  from: text,
  floor: text,
  file: text,
  workers: text,
  json: flag,
} as const;
type Values = {
  readonly [O in keyof typeof OPTIONS]?: ((typeof OPTIONS)[O] extends typeof flag ? boolean : string) | undefined;
};

export const arena: Command = {
  summary: 'play bots against each other',
  help: `usage: cli arena --game GAME [--options JSON|VARIANT] --a BOT (--b BOT | --styles) [--deals N] [--ms T | --iterations N]
                 [--ms-b T | --iterations-b N] [--processor] [--seed N] [--from N] [--floor SHARE] [--file FILE]
                 [--workers N] [--json]

Bot A plays one seat, bot B all the others. Every deal is played once with A in each seat, with the same draws.
Win shares come with a 95% Wilson interval, widened because games from the same deal are correlated.
With --styles, A meets every style of the game in all other seats, one style after another, and then all of them.

  BOT           ${playerHelp}
  --deals       number of deals; each is played once per seat (default 100)
  --from        number of the first deal (default 0), to split a long run into parts
  --ms          thinking time per decision (default ${DEFAULT_MS})
  --iterations  thinking budget in simulated continuations instead: same games on any machine
  --ms-b, --iterations-b
                the budget of B, if it is another
  --processor   counts --ms in processor time, which a busy machine doesn't shorten; needs --workers 0
  --floor       stop once the interval lies above this share, or below the share among equals
  --file        keeps every deal in this file; the same command goes on from there. With --styles a file per contest
  --workers     number of threads (default: one per core; 0 runs in the main thread)
  --json        print one JSON object, with shares and margins for every deal`,
  async run(args, terminal, games) {
    const serving = serveDeals(games);
    if (serving) {
      await serving;
      return 0;
    }
    const { values } = parseOptions(args, OPTIONS);
    const game = findGame(games, values.game);
    const { a, b, styles } = values;
    if (a === undefined || (b === undefined) !== (styles === true))
      throw new UsageError('two bots are required: --a BOT --b BOT, or --a BOT --styles');
    if (a === MIXED) throw new UsageError(`${MIXED} can only be --b`);
    checkPlayer(a, game);
    const fields = b === undefined ? [...stylesOf(game), MIXED] : [b];
    for (const field of fields) checkPlayer(field, game);
    const rest = readContest(game, values);
    for (const field of fields) {
      const contest: Contest = { ...rest, a, b: field };
      const file = styles && values.file !== undefined ? `${values.file}.${nameFile(field)}` : values.file;
      await playContest(games, contest, { ...values, file }, terminal);
    }
    return 0;
  },
};

/** Everything but who plays. */
function readContest(game: AnyGame, values: Values): Omit<Contest, 'a' | 'b'> {
  const options = findOptions(game, values.options);
  const budgetOfB = readBudget(values['ms-b'], values['iterations-b'], '-b');
  const { processor } = values;
  if (processor && readWorkers(values) !== 0) throw new UsageError('--processor needs --workers 0');
  return {
    game: game.id,
    options,
    budget: readBudget(values.ms, values.iterations, '') ?? { ms: DEFAULT_MS },
    ...(budgetOfB ? { budgetOfB } : {}),
    ...(processor ? { processor } : {}),
    seed: wholeNumber(values.seed, '--seed', 1),
  };
}

const readWorkers = ({ workers }: Values): number => wholeNumber(workers, '--workers', availableParallelism());

/** The part of a file's name that says which style a contest is against. */
const nameFile = (field: string): string => (field === MIXED ? 'mixed' : field.slice(field.indexOf(':') + 1));

async function playContest(
  games: readonly AnyGame[],
  contest: Contest,
  values: Values,
  terminal: Terminal,
): Promise<void> {
  const { players } = contest.options;
  const deals = wholeNumber(values.deals, '--deals', 100, 1);
  const from = wholeNumber(values.from, '--from', 0);
  const floor = readFloor(values.floor);
  const conditions = {
    from,
    ...(values.file === undefined ? {} : openResults(values.file, contest)),
    ...(floor === undefined ? {} : { enough: (blocks: readonly Block[]) => isDecided(blocks, players, floor) }),
  };
  const progress = showProgress(terminal, deals, 'deals');
  const played = playAll(games, contest, deals, readWorkers(values), done => progress.at(done), conditions);
  const blocks = await played.finally(progress.end);
  const result = tally(blocks, players);
  await terminal.print(
    values.json
      ? `${JSON.stringify({ ...contest, from, ...result, blocks: blocks.map(({ shares, margins }) => ({ shares, margins })) })}\n`
      : describe(contest.a, contest.b, result),
  );
}

function readFloor(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const floor = Number(text);
  if (!(floor > 0 && floor < 1)) throw new UsageError('--floor must be between 0 and 1');
  return floor;
}

/** A budget of time or of iterations; undefined if neither is given. */
function readBudget(ms: string | undefined, iterations: string | undefined, suffix: string): Budget | undefined {
  if (ms !== undefined && iterations !== undefined)
    throw new UsageError(`use either --ms${suffix} or --iterations${suffix}, not both`);
  if (ms !== undefined) return { ms: wholeNumber(ms, `--ms${suffix}`, DEFAULT_MS, 1) };
  return iterations === undefined ? undefined : { iterations: wholeNumber(iterations, `--iterations${suffix}`, 1, 1) };
}

function describe(a: string, b: string, tally: Tally): string {
  const { games, deals, share, par, low, high, margin, elo } = tally;
  const times = (name: string, { mean, p95 }: Tally['timesA']): string =>
    `${name}: ${mean.toFixed(1)} ms per decision, p95 ${p95.toFixed(1)} ms\n`;
  return (
    `${a} vs ${b}: ${games} games from ${deals} deals\n` +
    `win share ${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), par ${par.toFixed(3)}\n` +
    `mean margin ${margin.toFixed(1)} points, Elo ${elo >= 0 ? '+' : ''}${elo.toFixed(0)}\n` +
    times(a, tally.timesA) +
    times(b, tally.timesB)
  );
}
