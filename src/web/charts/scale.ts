// Numbers of a chart: where lines and labels go.

/** A line of a chart: somebody's values, with the class of colour and sign. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly number[];
}

/** What every chart over the turns of a game is given. */
export interface ChartProps {
  readonly label: string;
  readonly series: readonly Series[];
  /** The number of the turn at each point. */
  readonly turns: readonly number[];
  readonly words: {
    readonly asTable: string;
    readonly chart: (label: string, summary: string) => string;
    readonly turn: string;
    readonly last: string;
  };
  /** The turn that is being looked at. */
  readonly now?: number | undefined;
  readonly over?: boolean;
}

/** Room around what is drawn, in pixels. */
export const LEFT = 30;
export const RIGHT = 58;
export const BOTTOM = 24;

/** Dashes by colour: nobody needs to see colours to follow a line. */
export const dashes: { readonly [colour: string]: string } = {
  p1: '',
  p2: '7 4',
  p3: '2 4',
  p4: '10 3 2 3',
  p5: '14 4',
};

const STEPS = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200, 500, 1000];

/** Round marks from 0 to at least `most`: no more than `count` steps. */
export function marks(most: number, count: number): number[] {
  const step = STEPS.find(step => step * count >= most) ?? Math.ceil(most / count);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, n) => n * step);
}

/** Numbers from 0 to `last` for labels, few enough to be read; the last one is always there, and no other close to it. */
export function labels(last: number, count: number): number[] {
  const step = STEPS.find(step => step * count >= last) ?? last;
  const inner: number[] = [];
  for (let n = 0; n < last - step * 0.6; n += step) inner.push(n);
  return [...inner, last];
}

/** Moves heights apart, so that each is at least `gap` from the next; their order stays. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((height, n) => ({ height, n })).sort((a, b) => a.height - b.height || a.n - b.n);
  const placed: number[] = [];
  for (const { height } of order) placed.push(Math.max(height, (placed.at(-1) ?? -Infinity) + gap));
  const result = new Array<number>(heights.length);
  let limit = lowest;
  for (const { n } of order.reverse()) {
    const place = Math.min(placed.pop() ?? limit, limit);
    result[n] = place;
    limit = place - gap;
  }
  return result;
}

/** Bounds of stacked shares at each point, from the first on: 0, a, a + b … 1. */
export function stack(series: readonly Series[]): number[][] {
  const points = series[0]?.values.length ?? 0;
  let below = new Array<number>(points).fill(0);
  const bounds = [below];
  const sums = below.map((_, n) => series.reduce((sum, { values }) => sum + (values[n] ?? 0), 0));
  for (const { values } of series) {
    below = below.map((bound, n) => {
      const sum = sums[n] ?? 0;
      return bound + (sum > 0 ? (values[n] ?? 0) / sum : 1 / series.length);
    });
    bounds.push(below);
  }
  return bounds;
}
