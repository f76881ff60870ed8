import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Round } from '../server/connected.ts';

/** A server with tables that can be played at. */
export interface Side {
  /** A move at every table at once. */
  round(): Promise<Round>;
  /** A move at every table, so many a second: how long each took, in milliseconds. */
  steady(rate: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** A peer's server, driven by a program beside it: neither is ours, so they run where their packages are. */
export class Peer implements Side {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#answers = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  }

  static async open(program: string, peer: string, tables: number): Promise<Peer> {
    const child = spawn(process.execPath, [program, peer, `${tables}`], { stdio: ['pipe', 'pipe', 'inherit'] });
    const opened = new Peer(child);
    await opened.#hear();
    return opened;
  }

  round(): Promise<Round> {
    return this.#ask('round');
  }

  async steady(rate: number): Promise<readonly number[]> {
    const { times } = await this.#ask<{ times: number[] }>(`steady ${rate}`);
    return times;
  }

  async close(): Promise<void> {
    const ended = new Promise(resolve => this.#child.once('exit', resolve));
    this.#child.stdin!.end();
    await ended;
  }

  #ask<T>(wish: string): Promise<T> {
    this.#child.stdin!.write(`${wish}\n`);
    return this.#hear();
  }

  async #hear<T>(): Promise<T> {
    const { done, value } = await this.#answers.next();
    if (done) throw new Error('a peer has ended');
    return JSON.parse(value) as T;
  }
}
