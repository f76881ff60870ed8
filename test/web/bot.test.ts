import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, Task } from '../../src/web/local/bot.ts';

interface Asked {
  readonly id: number;
  readonly task: Task;
}
/** What the next worker does with a question: a mute one died with it. */
type Temper = 'answers' | 'fails' | 'mute';

let tempers: Temper[] = [];
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly temper: Temper = tempers.shift() ?? 'answers';
  isTerminated = false;
  readonly asked: Task[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  postMessage({ id, task }: Asked): void {
    this.asked.push(task);
    const answer = task.kind === 'search' ? [] : task.kind;
    if (this.temper === 'answers') queueMicrotask(() => this.#say('message', { data: { id, answer } }));
    else if (this.temper === 'fails') queueMicrotask(() => this.#say('error', { message: 'not loaded' }));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #say(kind: string, about: object): void {
    this.dispatchEvent(Object.assign(new Event(kind), about));
  }
}

async function asking(level: Question['level'], ...expected: Temper[]): Promise<string> {
  tempers = expected;
  const { askBot } = await import('../../src/web/local/bot.ts');
  return askBot({ game: 'medina', view: {}, seat: 0, level, seed: 3 });
}

beforeEach(() => {
  workers = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a bot of the page', () => {
  test('is asked in a worker, which is asked again the next time', async () => {
    expect(await asking('novice')).toBe('decide');
    expect(await asking('novice')).toBe('decide');
    expect(workers).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is a master searches in as many workers as the page can spare', async () => {
    expect(await asking('master')).toBe('settle');
    expect(workers).toHaveLength(3);
    // Each with a seed of its own, from the one that was drawn for this decision.
    const seeds = workers.map(({ asked }) => asked[0]).map(task => task?.kind === 'search' && task.seed);
    expect(seeds).toEqual([3, 4, 5]);
  });

  test.each(['fails', 'mute'] as const)('whose worker %s is asked once more, in a fresh one', async temper => {
    const answer = asking('expert', temper);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('decide');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('that loses one worker of several keeps the others', async () => {
    const answer = asking('master', 'answers', 'mute');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('settle');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true, false, false]);
  });

  test('that never answers is given up', async () => {
    const answer = asking('novice', 'mute', 'mute').catch(String);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await answer).toBe('Error: no answer');
  });
});
