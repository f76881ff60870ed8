import { type ChildProcess, spawn } from 'node:child_process';
import type { Budget } from '../../bots/index.ts';
import type { AnyGame, Move, Seat } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { linesOf } from '../engine/lines.ts';

/** How much longer than its budget a program may take, for starting up and for slow days. */
const PATIENCE_MS = 20_000;

/** A program of any language that answers `best` requests of the engine protocol, a line each. */
export class OutsideBot {
  readonly #command: string;
  readonly #process: ChildProcess;
  readonly #answers: AsyncGenerator<string | undefined>;
  #asked = 0;

  constructor(command: string) {
    this.#command = command;
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = linesOf(this.#process.stdout!);
    // A program that has ended is noticed when it does not answer.
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
    this.#process.stdin!.end();
    this.#process.kill();
  }

  async #answer(patience: number): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#fault(`did not answer within ${patience} ms`)), patience);
    });
    try {
      const { value, done } = await Promise.race([this.#answers.next(), late]);
      if (done || value === undefined) throw this.#fault('ended without an answer');
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  #fault(what: string): UsageError {
    return new UsageError(`the program ${this.#command} ${what}`);
  }
}

function readAnswer(line: string): { readonly move?: unknown } {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
