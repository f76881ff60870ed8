import type { CommandFrame, Done } from '../../api/index.ts';
import { randomHex } from '../random.ts';
import { type Answer, api, isPassing } from './api.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;

/** Sends commands to a table until there is an answer. */
export class Sender {
  readonly #table: string;
  #closed = false;
  #wake: (() => void)[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  /** Always with the same id, so that it has one effect. */
  async send(command: CommandFrame, tries: number): Promise<Answer<Done>> {
    const id = randomHex(16);
    for (let failures = 0; ; ) {
      const answer = await api.command(this.#table, id, command);
      if (answer.ok || !isPassing(answer.problem) || ++failures >= tries || this.#closed) return answer;
      await this.#pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
    }
  }

  /** Waits, but no longer than until the connection is back. */
  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.#wake.push(resolve);
      setTimeout(resolve, ms);
    });
  }

  rouse(): void {
    for (const wake of this.#wake) wake();
    this.#wake = [];
  }

  close(): void {
    this.#closed = true;
    this.rouse();
  }
}
