/**
 * Lets many writers share one commit: requests that arrive during a commit wait for the next one, together.
 * `commit` gets them all and returns their results in the same order; if it throws, all of them fail.
 */
export function groupCommits<Job, Result>(
  commit: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  { most = 500, atOnce = 1 } = {},
): { add(job: Job): Promise<Result>; idle(): Promise<void> } {
  interface Waiting {
    readonly job: Job;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let running = 0;
  let scheduled = false;
  let whenIdle: (() => void)[] = [];

  async function run(): Promise<void> {
    scheduled = false;
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    running++;
    try {
      const results = await commit(group.map(({ job }) => job));
      for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    running--;
    schedule();
    if (running === 0 && waiting.length === 0) {
      for (const idle of whenIdle) idle();
      whenIdle = [];
    }
  }

  function schedule(): void {
    if (scheduled || waiting.length === 0 || running >= atOnce) return;
    scheduled = true;
    // Runs after pending input has been read, so that its writers join the commit.
    setImmediate(() => void run());
  }

  return {
    add: job =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        schedule();
      }),
    idle: () =>
      new Promise(resolve => {
        if (running === 0 && waiting.length === 0) resolve();
        else whenIdle.push(resolve);
      }),
  };
}
