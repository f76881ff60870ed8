import type { Hint } from '../../bots/analysis/hints.ts';
import type { HintQuestion } from './hintWorker.ts';

/** Asks for good turns; none where the worker fails. */
export function askForHints(question: HintQuestion): Promise<readonly Hint[]> {
  const worker = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Hint[]>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<readonly Hint[]>) => resolve(data);
    worker.onerror = () => resolve([]);
    // Views are plain data, but what the page shows of them may be watched: a worker gets a copy.
    worker.postMessage(JSON.parse(JSON.stringify(question)));
  }).finally(() => worker.terminate());
}
