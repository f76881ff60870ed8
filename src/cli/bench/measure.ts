const WARM_UP_MS = 300;
const ROUND_MS = 500;

/** How often a task ran in a second of processor time, and how much work it said it did. */
export interface Rate {
  readonly calls: number;
  readonly work: number;
}

/** Calls a task with a growing number until a round's time is over, after a warm-up. The task returns its work. */
export function measureRate(task: (n: number) => number): Rate {
  run(task, WARM_UP_MS);
  return run(task, ROUND_MS);
}

function run(task: (n: number) => number, ms: number): Rate {
  const end = performance.now() + ms;
  const before = process.cpuUsage();
  let calls = 0;
  let work = 0;
  while (performance.now() < end) work += task(++calls);
  // Not the time on the clock: others may use the machine too.
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { calls: calls / seconds, work: work / seconds };
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
