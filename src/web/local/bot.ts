import type { Level } from '../../bots/index.ts';
import type { AnyOptions, Seat } from '../../kernel/index.ts';

/** What a bot is asked: it sees what its seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly options: AnyOptions;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly ply: number;
}

let worker: Worker | undefined;
let asked = 0;

/** Asks the bots' worker for a move, as text. */
export function askBot(question: Question): Promise<string> {
  worker ??= new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  const id = ++asked;
  const listening = worker;
  return new Promise((resolve, reject) => {
    const answered = ({ data }: MessageEvent<{ id: number; move?: string; error?: string }>): void => {
      if (data.id !== id) return;
      listening.removeEventListener('message', answered);
      if (data.move === undefined) reject(new Error(data.error));
      else resolve(data.move);
    };
    listening.addEventListener('message', answered);
    listening.postMessage({ id, question: JSON.parse(JSON.stringify(question)) });
  });
}
