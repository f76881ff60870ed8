// People who play at random through any of several processes, ask again when they get no answer, and have all of it noted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage, Update } from '../../../src/api/index.ts';
import type { Random } from '../../../src/kernel/index.ts';
import { type Answer, Guest, type Live, newId, TOY } from '../../server/guest.ts';
import { type Recorder, toldBy } from './recorder.ts';

/** How long a client waits for an answer; a server gives up later. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 25;

/** Where some people play one game after another. */
export interface Place {
  table: string;
  readonly seats: readonly object[];
}

export interface ClientOptions {
  readonly name: string;
  readonly cookie: string;
  /** The addresses of the processes. */
  readonly urls: readonly string[];
  readonly recorder: Recorder;
  readonly random: Random;
  readonly place: Place;
  /** Opens the next table once a game is over. */
  readonly isHost: boolean;
}

export class Client {
  readonly name: string;
  readonly #options: ClientOptions;
  readonly #guests: readonly Guest[];
  readonly #under = new Set<Promise<unknown>>();
  readonly #followed = new Set<string>();
  #live: Live | undefined;
  #streams = 0;

  constructor(options: ClientOptions) {
    this.name = options.name;
    this.#options = options;
    this.#guests = options.urls.map(url => Object.assign(new Guest(url), { cookie: options.cookie }));
  }

  /** Opens a socket at one process; the tables it comes to are followed there from now on. */
  async listen(process: number): Promise<void> {
    const live = await this.#guests[process]!.live();
    this.#live = live;
    const streams = new Map<string, string>();
    live.socket.on('message', data => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.kind === 'update') this.#hear(message, process, streams);
      else if (message.kind === 'problem' && message.table !== undefined) {
        const { table, problem } = message;
        const stream = streams.get(table);
        if (problem.status !== 503) {
          if (stream !== undefined) this.#note(table, process, stream);
          return;
        }
        // It was followed in vain: the store failed meanwhile.
        if (stream !== undefined) this.#options.recorder.close(stream);
        streams.delete(table);
        setTimeout(() => this.#subscribe(table), 200);
      }
    });
  }

  #hear(update: Update, process: number, streams: Map<string, string>): void {
    const { table } = update;
    const stream = streams.get(table) ?? `${this.name}'s socket ${this.#streams++} for ${table}`;
    streams.set(table, stream);
    this.#note(table, process, stream, update);
  }

  /** Without an update: the table is gone. */
  #note(table: string, process: number, stream: string, update?: Update): void {
    const { recorder } = this.#options;
    const began = recorder.tick();
    const base = { client: this.name, process, table, stream, began, ended: began };
    const { since = 0, anew = update === undefined } = update ?? {};
    recorder.read({ ...base, since, anew, told: update ? toldBy(update) : [] });
  }

  #subscribe(table: string): void {
    if (this.#live && !this.#live.closed) this.#live.subscribe(table);
  }

  /** One look and, if there is something to do, one command that is repeated until it is answered. */
  async step(): Promise<void> {
    const { place, recorder, random, isHost } = this.#options;
    const { table } = place;
    recorder.tables.add(table);
    if (!this.#followed.has(table)) this.#subscribe(table);
    this.#followed.add(table);
    await sleep(random.below(PAUSE_MS));
    const answer = await this.look(table);
    if (answer === undefined || answer.status === 503) {
      recorder.vain++;
      return;
    }
    if (answer.status !== 404 && answer.status !== 200) throw new Error(`${table} can't be read: ${answer.text}`);
    if (answer.status === 404 || answer.json.state.status === 'over') {
      if (isHost && place.table === table) await this.#openNext();
      return;
    }
    const command = this.#choose(answer.json);
    if (command) await this.#insist(table, command);
  }

  /** Looks at a table; nothing if there is no answer in time. */
  async look(table: string, process = this.#anyProcess()): Promise<Answer | undefined> {
    const { recorder } = this.#options;
    const began = recorder.tick();
    return this.#within(async () => {
      const answer = await this.#guests[process]!.get(`/api/tables/${table}`);
      const base = { client: this.name, process, table, began, ended: recorder.tick() };
      if (answer.status === 200) recorder.read({ ...base, since: 0, anew: false, told: toldBy(answer.json) });
      return answer;
    });
  }

  #choose({ state, seat, ply, sight }: Update): object | undefined {
    const { random, isHost } = this.#options;
    if (state.status === 'open') {
      if (seat === null) return { kind: 'sit' };
      return isHost && state.seats.every(({ kind }) => kind !== 'open') ? { kind: 'start' } : undefined;
    }
    const mood = random.below(12);
    if (sight && sight.takeBack > 0 && mood === 0) return { kind: 'back', ply, count: 1 };
    // What is too late is refused.
    if (mood === 1) return { kind: 'play', ply: Math.max(0, ply - 1), move: 'pass' };
    if (!sight || sight.choices.length === 0) return undefined;
    return { kind: 'play', ply, move: sight.choices[random.below(sight.choices.length)]!.move };
  }

  async #insist(table: string, command: object): Promise<void> {
    const id = newId();
    for (;;) {
      const answer = await this.#send(table, command, id);
      if (answer !== undefined && answer.status !== 503) return;
      await sleep(PAUSE_MS);
    }
  }

  #send(table: string, command: object, id: string): Promise<Answer | undefined> {
    const { recorder } = this.#options;
    const process = this.#anyProcess();
    const base = { client: this.name, process, table, id, began: recorder.tick() };
    const sent = this.#within(async () => {
      const answer = await this.#guests[process]!.command(table, command, id);
      const outcome = answer.status === 200 ? 'ok' : answer.status < 500 ? 'fail' : 'unknown';
      const line = answer.status === 200 ? { line: answer.json.line as number } : {};
      recorder.attempts.push({ ...base, ended: recorder.tick(), outcome, ...line });
      return answer;
    });
    return sent.then(answer => {
      // It may be carried out as long as nobody knows.
      if (answer === undefined) recorder.attempts.push({ ...base, ended: Infinity, outcome: 'unknown' });
      return answer;
    });
  }

  /** A table whose answer never came is nobody's. */
  async #openNext(): Promise<void> {
    const { place } = this.#options;
    const opened = await this.#within(() =>
      this.#guests[this.#anyProcess()]!.post('/api/tables', { ...TOY, public: true, seats: place.seats }),
    );
    if (opened?.status === 201) place.table = opened.json.table;
  }

  #anyProcess = (): number => this.#options.random.below(this.#guests.length);

  /** What is not answered in time goes on, and is noted when its answer comes. */
  async #within<T>(work: () => Promise<T>): Promise<T | undefined> {
    const working = work();
    const tracked = working.finally(() => this.#under.delete(tracked));
    this.#under.add(tracked);
    const stop = new AbortController();
    const tired = sleep(PATIENCE_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    return Promise.race([tracked, tired]).finally(() => stop.abort());
  }

  /** Waits for all that is still under way, and leaves. */
  async end(): Promise<void> {
    await Promise.all(this.#under);
    this.#live?.close();
  }
}
