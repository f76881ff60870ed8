const WARM_UP_MS = 300;
const ROUND_MS = 500;

/** How often a task ran in a second, and how much work it said it did. */
export interface Rate {
  readonly calls: number;
  readonly work: number;
}

/** Calls a task with a growing number until a round's time is over, after a warm-up. The task returns its work. */
export function rateOf(task: (n: number) => number): Rate {
  run(task, WARM_UP_MS);
  return run(task, ROUND_MS);
}

function run(task: (n: number) => number, ms: number): Rate {
  const begun = performance.now();
  let calls = 0;
  let work = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    work += task(++calls);
    elapsed = performance.now() - begun;
  }
  return { calls: (calls * 1000) / elapsed, work: (work * 1000) / elapsed };
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
