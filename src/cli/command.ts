import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type AnyGame, type AnyOptions, type Problem, type Reading, readOptionsToStart } from '../kernel/index.ts';

/** Where a command reads and writes. `tell` is for people: it writes to stderr, and not with --json. */
export interface Terminal {
  readonly input: AsyncIterable<Uint8Array>;
  readonly interactive: boolean;
  print(text: string): Promise<void>;
  tell(text: string): void;
  readText(file: string): string;
}

export interface Command {
  readonly summary: string;
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], terminal: Terminal, games: readonly AnyGame[]): Promise<number>;
}

/** An error in the arguments or in a given file: reported in one sentence, with exit code 2. */
export class UsageError extends Error {}

/** Parses arguments with `node:util` and turns its errors into usage errors. Only some commands allow positionals. */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  allowPositionals = false,
): ReturnType<typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Ids of tables and people are random: some begin with a dash, and the parser would take them for options. */
const DASHED_ID = /^-[\w-]{21}$/;
const HIDDEN = '\0';

/** Parses arguments among which ids may be. */
export function parseWithIds<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
): ReturnType<typeof parseOptions<T>> {
  const { values, positionals, ...rest } = parseOptions(
    args.map(arg => (DASHED_ID.test(arg) ? HIDDEN + arg : arg)),
    options,
    true,
  );
  const show = <V>(value: V): V => (typeof value === 'string' ? (value.replace(HIDDEN, '') as V) : value);
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, show(value)]));
  return { ...rest, values: shown as typeof values, positionals: positionals.map(show) };
}

/** Parses the arguments of a command that takes one file. */
export function parseWithFile<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
): { values: ReturnType<typeof parseOptions<T>>['values']; file: string } {
  const { values, positionals } = parseOptions(args, options, true);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`expected one file: ${usage}`);
  return { values, file };
}

export function findGame(games: readonly AnyGame[], id: string | undefined): AnyGame {
  const game = games.find(known => known.id === id);
  if (game) return game;
  const known = games.map(known => known.id).join(', ') || 'none';
  throw new UsageError(`${id === undefined ? '--game is required' : `unknown game ${id}`}; games: ${known}`);
}

/** Finds options given as JSON or as the name of a variant; by default those of the usual game. */
export function findOptions(game: AnyGame, given: string | undefined): AnyOptions {
  const variant = given === undefined ? game.variants[0] : game.variants.find(({ name }) => name === given);
  if (variant) return variant.options;
  let document: unknown;
  try {
    document = JSON.parse(given!);
  } catch {
    const known = game.variants.map(({ name }) => name).join(', ');
    throw new UsageError(`--options must be JSON or the name of a variant; variants of ${game.id}: ${known}`);
  }
  return accept(readOptionsToStart(game, document), '--options');
}

export function wholeNumber(given: string | undefined, name: string, fallback: number, least = 0): number {
  if (given === undefined) return fallback;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${name} must be a whole number, ${least} or more; got ${given}`);
}

export function accept<T>(reading: Reading<T>, what: string): T {
  if (reading.ok) return reading.value;
  throw new UsageError(reading.problems.map(problem => `${what}: ${sentence(problem)}`).join('\n'));
}

export const sentence = ({ path, message, rule }: Problem): string =>
  `${path} ${message}${rule ? ` (rule ${rule})` : ''}`;
