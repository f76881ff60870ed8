import { Worker } from 'node:worker_threads';
import { StoreDown } from './port.ts';
import type { Job, Result } from './sqliteWriter.ts';
import type { WriterAnswer, WriterQuestion } from './worker.ts';

interface Waiting {
  resolve(answer: WriterAnswer): void;
  reject(error: Error): void;
}

/** A thread that commits to a database file, one group of jobs at a time. One that ended is replaced. */
export class ThreadedWriter {
  readonly #program: string;
  readonly #file: string;
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;

  constructor(program: string, file: string) {
    this.#program = program;
    this.#file = file;
  }

  async commit(jobs: readonly Job[]): Promise<readonly Result[]> {
    const answer = await this.#ask(jobs);
    if (answer === 'closed') throw new Error('the thread that writes is closed');
    if ('error' in answer) throw new Error(answer.error);
    return answer.results;
  }

  async close(): Promise<void> {
    const answer = await this.#ask('close');
    this.#worker = undefined;
    if (answer !== 'closed' && 'error' in answer) throw new Error(answer.error);
  }

  #ask(question: WriterQuestion): Promise<WriterAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      const worker = this.#hire();
      // A process may end while nothing is to be written, but not before.
      worker.ref();
      worker.postMessage(question);
    });
  }

  #hire(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#program, { workerData: { file: this.#file } });
    worker.on('message', (answer: WriterAnswer) => {
      worker.unref();
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(answer);
    });
    // Whether the last commit was carried out is unknown then.
    const end = (why: unknown): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.reject(new StoreDown('gone', why));
    };
    worker.on('error', end);
    worker.on('exit', code => end(new Error(`the thread that writes ended with ${code}`)));
    this.#worker = worker;
    return worker;
  }
}
