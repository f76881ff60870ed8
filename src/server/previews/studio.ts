import { Worker } from 'node:worker_threads';
import type { PreviewLanguage, PreviewSubject, PreviewText } from '../../api/index.ts';

/** What the thread is asked for. */
export interface PreviewQuestion {
  readonly want: 'text' | 'picture';
  readonly subject: PreviewSubject;
  readonly language: PreviewLanguage;
}

export type PreviewAnswer =
  | { readonly text: PreviewText }
  | { readonly picture: Uint8Array }
  | { readonly failed: string };

interface Job {
  readonly question: PreviewQuestion;
  readonly done: (answer: PreviewAnswer) => void;
}

export interface StudioOptions {
  /** The file of the thread, and the folder with its program and fonts. */
  readonly worker: string;
  readonly folder: string;
  /** How long one answer may take, in milliseconds. */
  readonly deadline?: number;
  /** How many questions may wait. */
  readonly most?: number;
}

const DEADLINE_MS = 5000;
const MOST_WAITING = 40;

/** Makes previews in a thread of its own, one at a time; texts come before pictures. A question that fails has no answer. */
export class Studio {
  readonly #options: StudioOptions;
  readonly #texts: Job[] = [];
  readonly #pictures: Job[] = [];
  #worker: Worker | undefined;
  #current: { readonly job: Job; readonly timer: NodeJS.Timeout } | undefined;
  #closed = false;

  constructor(options: StudioOptions) {
    this.#options = options;
  }

  ask(question: PreviewQuestion): Promise<PreviewAnswer> {
    const waiting = question.want === 'text' ? this.#texts : this.#pictures;
    if (this.#closed || waiting.length >= (this.#options.most ?? MOST_WAITING))
      return Promise.resolve({ failed: 'too much to do' });
    return new Promise(done => {
      waiting.push({ question, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { done } of [...this.#texts.splice(0), ...this.#pictures.splice(0)]) done({ failed: 'closed' });
    await this.#dismiss('closed');
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#texts.shift() ?? this.#pictures.shift();
    if (!job) return;
    const worker = this.#hire();
    const timer = setTimeout(() => void this.#dismiss('took too long'), this.#options.deadline ?? DEADLINE_MS);
    this.#current = { job, timer };
    worker.postMessage(job.question);
  }

  #hire(): Worker {
    if (this.#worker) return this.#worker;
    const { worker: file, folder } = this.#options;
    const worker = new Worker(file, { workerData: { folder } });
    worker.unref();
    worker.on('message', (answer: PreviewAnswer) => this.#finish(answer));
    worker.on('error', error => this.#isCurrent(worker) && void this.#dismiss(error.message));
    worker.on('exit', () => this.#isCurrent(worker) && void this.#dismiss('the thread ended'));
    this.#worker = worker;
    return worker;
  }

  #isCurrent(worker: Worker): boolean {
    return this.#worker === worker;
  }

  #finish(answer: PreviewAnswer): void {
    const current = this.#current;
    this.#current = undefined;
    clearTimeout(current?.timer);
    current?.job.done(answer);
    this.#next();
  }

  /** Ends the thread; the next question gets a new one. */
  async #dismiss(why: string): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.removeAllListeners('message');
    this.#finish({ failed: why });
    await worker?.terminate();
  }
}
