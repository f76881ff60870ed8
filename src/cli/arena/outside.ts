import { type ChildProcess, spawn } from 'node:child_process';
import type { Budget } from '../../bots/index.ts';
import type { AnyGame, Move, Seat } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { readLines } from '../engine/lines.ts';

/** How much longer than its budget a program may take, to allow for startup and busy machines. */
const PATIENCE_MS = 20_000;

/** The shell and everything it starts form one process group, so they can be killed together. Windows has no such groups. */
const GROUPS = process.platform !== 'win32';

/** An external program that answers `best` requests of the engine protocol, one line each. */
export class OutsideBot {
  readonly #command: string;
  readonly #process: ChildProcess;
  readonly #answers: AsyncGenerator<string | undefined>;
  #asked = 0;

  constructor(command: string) {
    this.#command = command;
    this.#process = spawn(command, { shell: true, detached: GROUPS, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = readLines(this.#process.stdout!);
    // A program that exited or never started is noticed when it does not answer.
    this.#process.on('error', () => {});
    this.#process.stdin!.on('error', () => {});
  }

  async choose(game: AnyGame, state: unknown, seat: Seat, seed: number, budget: Budget): Promise<Move> {
    const id = ++this.#asked;
    const moves = game.moves(state).map(move => game.writeMove(state, move));
    const request = { id, op: 'best', game: game.id, view: game.view(state, seat), seat, moves, seed, ...budget };
    this.#process.stdin!.write(`${JSON.stringify(request)}\n`);
    const line = await this.#answer(('ms' in budget ? budget.ms : 0) + PATIENCE_MS);
    const answer = readAnswer(line);
    const move = typeof answer.move === 'string' ? game.readMove(state, answer.move) : undefined;
    if (move === undefined || game.refusal(state, move)) throw this.#fault(`answered ${line.slice(0, 200)}`);
    return move;
  }

  close(): void {
    const { pid, stdin, stdout } = this.#process;
    if (GROUPS && pid !== undefined) endGroup(pid);
    else this.#process.kill();
    // Whatever the program does from here on, it must not block us.
    stdin!.destroy();
    stdout!.destroy();
    this.#process.unref();
  }

  async #answer(patience: number): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#fault(`did not answer within ${patience} ms`)), patience);
    });
    try {
      const { value, done } = await Promise.race([this.#answers.next(), late]);
      if (done || value === undefined) throw this.#fault('stopped without an answer');
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  #fault(what: string): UsageError {
    return new UsageError(`the program ${this.#command} ${what}`);
  }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader);
  } catch {
    // It has already exited.
  }
}

function readAnswer(line: string): { readonly move?: unknown } {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Lets a contest close its programs before a signal ends this process: separate process groups don't receive Ctrl-C.
 * The promise passed to `play` rejects on the signal; a second signal kills everything at once.
 */
export async function interruptible(play: (interrupted: Promise<never>) => Promise<void>): Promise<void> {
  let caught: NodeJS.Signals | undefined;
  let interrupt = (_: Error): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = reject;
  });
  const listen = (signal: NodeJS.Signals): void => {
    caught = signal;
    interrupt(new UsageError(`stopped by ${signal}`));
  };
  for (const signal of INTERRUPTIONS) process.once(signal, listen);
  try {
    await play(interrupted);
  } finally {
    for (const signal of INTERRUPTIONS) process.off(signal, listen);
    if (caught) process.kill(process.pid, caught);
  }
}
