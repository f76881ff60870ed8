import { perform, type TaskName, type Tasks } from './tasks.ts';

export interface Asked {
  readonly task: TaskName;
  readonly question: never;
}

/** Has a task done in a thread of its own; where that fails, the page does it. */
export function ask<T extends TaskName>(task: T, question: Tasks[T]['question']): Promise<Tasks[T]['answer']> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./mapWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return Promise.resolve(perform(task, question));
  }
  return new Promise<Tasks[T]['answer']>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<Tasks[T]['answer']>) => resolve(data);
    worker.onerror = () => resolve(perform(task, question));
    worker.postMessage({ task, question });
  }).finally(() => worker.terminate());
}
