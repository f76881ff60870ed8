import { problemsToPlay, readDraft } from '../../games/china/index.ts';
import { examineMap, FEWEST_PROVINCES, MOST_MADE_PROVINCES, makeMap } from '../../games/china/maps.ts';
import type { AnyGame, Problem } from '../../kernel/index.ts';
import { type Command, findGame, parseOptions, sentence, type Terminal, UsageError, wholeNumber } from '../command.ts';
import { type Balance, MOST_PROVINCE, MOST_SEAT, measureBalance } from '../maps/balance.ts';
import { waysOnMap } from '../maps/ways.ts';
import { showProgress } from '../progress.ts';
import { simulateVariant } from '../simulation.ts';

const SIDES = ['34', '45', 'border'] as const;
const text = { type: 'string' } as const;

export const map: Command = {
  summary: 'make, check and measure maps of China',
  help: `usage: cli map make --seed N [--provinces ${FEWEST_PROVINCES}-${MOST_MADE_PROVINCES}] [--players 2-5]
       cli map check FILE [--json]
       cli map simulate [--maps N] [--games N]
       cli map balance [--maps N] [--games N] [--bot BOT] [--json]

make      prints a new map as a JSON document; the same seed makes the same map on every machine
check     lists what is wrong with a map (exit code 1) and what is unusual about it
simulate  plays random games on made maps and checks every invariant (default: 50 maps, 10,000 games on each)
balance   plays equal bots on made maps and on the built-in one, and compares how often each seat wins
          (default: 30 maps, 400 games on each, bot greedy)`,
  async run([action, ...args], terminal, games) {
    switch (action) {
      case 'make':
        return make(args, terminal);
      case 'check':
        return check(args, terminal);
      case 'simulate':
        return simulate(args, terminal, findGame(games, 'china'));
      case 'balance':
        return balance(args, terminal);
      default:
        throw new UsageError('expected make, check, simulate or balance');
    }
  },
};

async function make(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values } = parseOptions(args, { seed: text, provinces: text, players: text });
  if (values.seed === undefined) throw new UsageError('--seed is required');
  const seed = wholeNumber(values.seed, '--seed', 0);
  const provinces = wholeNumber(values.provinces, '--provinces', 9, FEWEST_PROVINCES);
  const players = wholeNumber(values.players, '--players', 4, 2);
  if (provinces > MOST_MADE_PROVINCES) throw new UsageError(`--provinces must be at most ${MOST_MADE_PROVINCES}`);
  if (players > 5) throw new UsageError('--players must be at most 5');
  await terminal.print(`${JSON.stringify(makeMap(seed, { provinces, players }))}\n`);
  return 0;
}

async function check(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } }, true);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('expected one file: cli map check FILE');
  const { errors, remarks } = examineText(terminal.readText(file));
  if (values.json) await terminal.print(`${JSON.stringify({ ok: errors.length === 0, errors, remarks })}\n`);
  else {
    for (const problem of errors) await terminal.print(`error: ${sentence(problem)}\n`);
    for (const problem of remarks) await terminal.print(`remark: ${sentence(problem)}\n`);
    await terminal.print(errors.length === 0 ? 'This map can be played.\n' : 'This map cannot be played.\n');
  }
  return errors.length === 0 ? 0 : 1;
}

function examineText(json: string): { errors: readonly Problem[]; remarks: readonly Problem[] } {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return { errors: [{ path: '(document)', message: 'is not JSON' }], remarks: [] };
  }
  const reading = readDraft(document);
  if (!reading.ok) return { errors: reading.problems, remarks: [] };
  const { errors, remarks } = examineMap(reading.value);
  if (errors.length > 0) return { errors, remarks };
  const offered = SIDES.filter(side => reading.value.roads[side]);
  return { errors: offered.flatMap(side => problemsToPlay(reading.value, side, false, '')), remarks };
}

async function simulate(args: readonly string[], terminal: Terminal, china: AnyGame): Promise<number> {
  const { values } = parseOptions(args, { maps: text, games: text });
  const maps = wholeNumber(values.maps, '--maps', 50, 1);
  const games = wholeNumber(values.games, '--games', 10_000, 1);
  const progress = showProgress(terminal, maps, 'maps');
  const violations: string[] = [];
  let played = 0;
  for (let number = 1; number <= maps; number++) {
    const ways = waysOnMap(number);
    for (const way of ways) {
      const summary = simulateVariant(china, way, Math.ceil(games / ways.length), number, () => {});
      violations.push(...summary.violations);
      played += summary.games;
    }
    progress.at(number);
  }
  progress.end();
  await terminal.print(`${played} random games on ${maps} maps, ${violations.length} violations\n`);
  for (const violation of violations.slice(0, 20)) terminal.tell(`${violation}\n`);
  return violations.length > 0 ? 1 : 0;
}

async function balance(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values } = parseOptions(args, { maps: text, games: text, bot: text, json: { type: 'boolean' } });
  const maps = wholeNumber(values.maps, '--maps', 30, 1);
  const games = wholeNumber(values.games, '--games', 400, 4);
  const progress = showProgress(terminal, maps * games, 'pairs of games');
  const result = measureBalance(maps, games, values.bot ?? 'greedy', done => progress.at(done));
  progress.end();
  await terminal.print(values.json ? `${JSON.stringify(result)}\n` : describe(result));
  return result.worstSeat <= MOST_SEAT && result.worstProvince <= MOST_PROVINCE ? 0 : 1;
}

function describe({ maps, games, seats, worstSeat, worstProvince }: Balance): string {
  const shares = (list: readonly number[]): string => list.map(share => share.toFixed(3)).join('  ');
  return [
    `${maps} maps, ${games} games on each`,
    ...seats.map(
      ({ players, made, builtIn }) => `${players} players: made ${shares(made)}   built-in ${shares(builtIn)}`,
    ),
    `farthest seat: ${worstSeat.toFixed(3)} of its share on the built-in map (at most ${MOST_SEAT})`,
    `richest province: ${worstProvince.toFixed(2)} of its map's mean (at most ${MOST_PROVINCE})`,
    '',
  ].join('\n');
}
