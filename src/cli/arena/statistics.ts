/** What one deal came to, with every rotation of the seats. */
export interface Block {
  /** Of each game: the share of the victory that bot A had. */
  readonly shares: readonly number[];
  /** Of each game: A's points less the most of the others. */
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
  /** The share of victories of A, what it would be among equals, and the ends of its 95 % interval. */
  readonly share: number;
  readonly par: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  /** How many Elo points A is better than each of the others. */
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

/**
 * Games of one deal depend on each other. So the interval is that of as many independent games as would make the mean of
 * the deals vary as it does; never more than were played.
 */
export function effectiveGames(means: readonly number[], games: number): number {
  const mean = average(means);
  let squares = 0;
  for (const value of means) squares += (value - mean) ** 2;
  const variance = squares / Math.max(1, means.length - 1) / means.length;
  return variance === 0 ? games : Math.min(games, (mean * (1 - mean)) / variance);
}

/** The interval of Wilson (1927) for a share of n trials. */
export function wilson(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A clean sweep counts as half a game short of one, so that the difference stays finite. */
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
