import type { BotKind, Option, Share } from '../../bots/index.ts';
import type { Seat } from '../../kernel/index.ts';

/** What a bot is asked: it sees what its seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: BotKind;
  /** Drawn anew for each decision, so that no two games are alike. */
  readonly seed: number;
}

/** What a worker is told: to decide alone, to search with a seed of its own, or to settle what several have found. */
export type Task =
  | { readonly kind: 'decide' }
  | { readonly kind: 'search'; readonly seed: number; readonly share: Share }
  | { readonly kind: 'settle'; readonly searches: readonly (readonly Option[])[] };

/** A master shares its search between so many workers at most; one core is left to the page. */
const MOST_WORKERS = 4;
const crewSize = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
/** Many times what any level thinks, and time to load what it knows. */
const PATIENCE_MS = 30_000;
const crew: Worker[] = [];
let asked = 0;

function give<T>(n: number, question: Question, task: Task): Promise<T> {
  crew[n] ??= new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  const worker = crew[n];
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const handleAnswer = ({ data }: MessageEvent<{ id: number; answer?: T; error?: string }>): void => {
      if (data.id !== id) return;
      done.abort();
      if (data.error === undefined) resolve(data.answer as T);
      else reject(new Error(data.error));
    };
    // A worker that could not be loaded never answers, nor one that died; the next question gets a fresh one.
    const fail = (why: string): void => {
      done.abort();
      worker.terminate();
      if (crew[n] === worker) delete crew[n];
      reject(new Error(why));
    };
    const late = setTimeout(fail, PATIENCE_MS, 'no answer');
    done.signal.addEventListener('abort', () => clearTimeout(late));
    worker.addEventListener('error', ({ message }) => fail(message), { signal: done.signal });
    worker.addEventListener('message', handleAnswer, { signal: done.signal });
    worker.postMessage({ id, question, task });
  });
}

async function think(question: Question): Promise<string> {
  if (question.level !== 'master' || crewSize === 1) return give(0, question, { kind: 'decide' });
  const searches = await Promise.all(
    Array.from({ length: crewSize }, (_, n) =>
      give<Option[] | undefined>(n, question, {
        kind: 'search',
        seed: question.seed + n,
        share: { worker: n, of: crewSize },
      }),
    ),
  );
  const found = searches.flatMap(options => (options ? [options] : []));
  return give(0, question, found.length > 0 ? { kind: 'settle', searches: found } : { kind: 'decide' });
}

/** Asks the bots for a move, as text; once more if a worker is lost, as on a device that sleeps. */
export function askBot(asking: Question): Promise<string> {
  // Views are plain data, but what the page shows of them may be watched: a worker gets a copy.
  const question = JSON.parse(JSON.stringify(asking)) as Question;
  return think(question).catch(() => think(question));
}
