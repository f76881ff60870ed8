import type { Update } from '../../../api/index.ts';
import type { AnyGame, AnyOptions } from '../../../kernel/index.ts';
import type { Process } from './process.ts';

let commands = 0;

/** A table with people in all seats, played by the benchmark. */
export class BenchTable {
  readonly #server: Process;
  /** One per seat. */
  readonly cookies: readonly string[];
  readonly id: string;
  private constructor(services: Process, id: string, cookies: readonly string[]) {
    this.#server = services;
    this.id = id;
    this.cookies = cookies;
  }

  static async open(services: Process, game: AnyGame, options: AnyOptions): Promise<BenchTable> {
    const cookies: string[] = [];
    for (let seat = 0; seat < options.players; seat++)
      cookies.push((await services.ask('POST', '/api/people', { name: `Player ${seat}` })).cookie);
    const seats = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const wish = { game: game.id, options, seats, public: true };
    const { table } = JSON.parse((await services.ask('POST', '/api/tables', wish, cookies[0])).text);
    const opened = new BenchTable(services, table, cookies);
    for (const cookie of cookies.slice(1)) await opened.#command({ kind: 'sit' }, cookie);
    await opened.#command({ kind: 'start' }, cookies[0]!);
    return opened;
  }

  /** A legal move for the seat to move, ready to send; undefined once the game is over. */
  async ready(pick: (choices: number) => number): Promise<(() => Promise<unknown>) | undefined> {
    const { ply, state } = await this.#look(0);
    if (state.status !== 'playing') return undefined;
    const { sight } = await this.#look(state.actor);
    const { move } = sight!.choices[pick(sight!.choices.length)]!;
    return () => this.#command({ kind: 'play', ply, move }, this.cookies[state.actor]!);
  }

  async #look(seat: number): Promise<Update> {
    const path = `/api/tables/${this.id}?since=1000000`;
    return JSON.parse((await this.#server.ask('GET', path, undefined, this.cookies[seat])).text);
  }

  #command(command: object, cookie: string): Promise<unknown> {
    return this.#server.ask('POST', `/api/tables/${this.id}/commands`, { id: `b${commands++}`, command }, cookie);
  }
}
