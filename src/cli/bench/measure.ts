const WARM_UP_MS = 300;
const ROUND_MS = 500;

/** How often a task ran per second of processor time, and how much work it reported. */
export interface Rate {
  readonly calls: number;
  readonly work: number;
}

/** After a warm-up, calls a task with increasing numbers until the round's time is over. The task returns its work. */
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
  // Processor time, not wall-clock time, because others may use the machine as well.
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { calls: calls / seconds, work: work / seconds };
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
