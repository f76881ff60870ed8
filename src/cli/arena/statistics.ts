/** The results of one deal, with every rotation of the seats. */
export interface Block {
  /** For each game, bot A's share of the victory. */
  readonly shares: readonly number[];
  /** For each game, A's points minus those of the best other seat. */
  readonly margins: readonly number[];
  /** How long each decision of A and of B took, in milliseconds. */
  readonly timesA: readonly number[];
  readonly timesB: readonly number[];
}

export interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly p95: number;
}

export interface Tally {
  readonly deals: number;
  readonly games: number;
  /** A's share of victories, the share among equals, and the bounds of the 95% interval. */
  readonly share: number;
  readonly par: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  /** By how many Elo points A is stronger than each of the others. */
  readonly elo: number;
  readonly timesA: Times;
  readonly timesB: Times;
}

const Z = 1.96;

export function tally(blocks: readonly Block[], players: number): Tally {
  const means = blocks.map(({ shares }) => average(shares));
  const games = blocks.reduce((sum, { shares }) => sum + shares.length, 0);
  const share = average(means);
  const [low, high] = wilson(share, effectiveGames(means, games));
  return {
    deals: blocks.length,
    games,
    share,
    par: 1 / players,
    low,
    high,
    margin: average(blocks.flatMap(({ margins }) => margins)),
    elo: toElo(share, games, players),
    timesA: summarizeTimes(blocks.flatMap(({ timesA }) => timesA)),
    timesB: summarizeTimes(blocks.flatMap(({ timesB }) => timesB)),
  };
}

/** From so many games on an interval is trusted to decide a contest before its end. */
const FEWEST_GAMES = 20;

/** Whether a contest is decided: its interval lies above the floor, or below the share among equals. */
export function isDecided(blocks: readonly Block[], players: number, floor: number): boolean {
  const { games, low, high, par } = tally(blocks, players);
  return games >= FEWEST_GAMES && (low > floor || high < par);
}

/**
 * The effective number of independent games: games of one deal are correlated, so it is the number that would give the
 * mean of the deals its observed variance, and never more than were played.
 */
export function effectiveGames(means: readonly number[], games: number): number {
  const mean = average(means);
  let squares = 0;
  for (const value of means) squares += (value - mean) ** 2;
  const variance = squares / Math.max(1, means.length - 1) / means.length;
  return variance === 0 ? games : Math.min(games, (mean * (1 - mean)) / variance);
}

/** Wilson's (1927) interval for a share of n trials. */
export function wilson(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Counts a clean sweep as half a game less, so that the Elo difference stays finite. */
function toElo(share: number, games: number, players: number): number {
  const least = 0.5 / Math.max(1, games);
  const within = Math.min(1 - least, Math.max(least, share));
  return 400 * Math.log10((within / (1 - within)) * (players - 1));
}

function summarizeTimes(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return { decisions: times.length, mean: average(times), p95: sorted[Math.floor(0.95 * sorted.length)] ?? 0 };
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
