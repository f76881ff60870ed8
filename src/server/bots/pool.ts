import { Worker } from 'node:worker_threads';
import type { BotQuestion, Decide } from './decide.ts';

/** How long it may take until all waiting questions are answered, per thread. */
const ROUND_MS = 2000;

/** A job for a thread: a question and its time limit. */
export type TimedQuestion = BotQuestion & { readonly ms: number };

/** The answer did not come in time; its thread was terminated. */
export class TooLate extends Error {}

const CLOSED = 'the threads of bots are closed';

interface Job {
  readonly question: BotQuestion;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A thread and its current question. */
interface Thinker {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Runs bots in separate threads, one question each, never longer than the deadline. */
export function openPool(file: URL | string, { threads, deadline }: { threads: number; deadline: number }) {
  const waiting: Job[] = [];
  const thinkers = new Set<Thinker>();
  let closed = false;

  function hire(): Thinker {
    const thinker: Thinker = { worker: new Worker(file), job: undefined, timer: undefined };
    thinkers.add(thinker);
    thinker.worker.unref();
    thinker.worker.on('message', (move: string) => {
      const job = putDown(thinker);
      job?.resolve(move);
      next();
    });
    thinker.worker.on('error', error => dismiss(thinker, error));
    thinker.worker.on('exit', () => dismiss(thinker, new Error('a thread of bots ended')));
    return thinker;
  }

  function putDown(thinker: Thinker): Job | undefined {
    const { job } = thinker;
    clearTimeout(thinker.timer);
    thinker.job = undefined;
    return job;
  }

  function dismiss(thinker: Thinker, why: Error): void {
    if (!thinkers.delete(thinker)) return;
    void thinker.worker.terminate();
    putDown(thinker)?.reject(why);
    next();
  }

  function next(): void {
    if (waiting.length === 0 || closed) return;
    const idle = [...thinkers].find(({ job }) => job === undefined);
    const thinker = idle ?? (thinkers.size < threads ? hire() : undefined);
    if (!thinker) return;
    thinker.job = waiting.shift()!;
    thinker.timer = setTimeout(() => dismiss(thinker, new TooLate('a bot thought too long')), deadline);
    const { question } = thinker.job;
    const timed: TimedQuestion = { ...question, ms: (ROUND_MS * threads) / question.crowd };
    thinker.worker.postMessage(timed);
  }

  const decide: Decide = question =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error(CLOSED));
      waiting.push({ question, resolve, reject });
      next();
    });
  return {
    decide,
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error(CLOSED));
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()));
    },
  };
}
