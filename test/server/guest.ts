// People at a server, for tests: each with a cookie, over real HTTP and real sockets. What they get must be as described.
import { WebSocket } from 'ws';
import type { ProblemDocument, ServerMessage, Update } from '../../src/api/index.ts';
import { serverMessage } from '../../src/api/index.ts';
import { openServer, type RunningServer, type ServerOptions } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { toy } from '../toy/toy.ts';
import { checkAnswer } from './described.ts';

export const SECRET = 'a secret of tests that is long enough';

/** A server of its own with the toy game, in memory unless told otherwise. */
export const openToyServer = (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  openServer({
    games: [toy],
    store: openSqlite(':memory:'),
    secret: SECRET,
    webFolder: import.meta.dirname,
    unlimited: true,
    pace: { turn: 20, step: 10 },
    scheduler: { every: 10 },
    ...options,
  });

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  readonly json: any;
}

let counter = 0;
export const newId = (): string => `id-${counter++}`;

export class Guest {
  readonly url: string;
  cookie = '';
  constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    const { status } = await guest.post('/api/people', { name });
    if (status !== 201) throw new Error(`no welcome: ${status}`);
    return guest;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0]!;
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    const answer = { status: response.status, headers: response.headers, text, json };
    checkAnswer(method, path, answer);
    return answer;
  }

  get = (path: string): Promise<Answer> => this.ask('GET', path);
  post = (path: string, body: unknown): Promise<Answer> => this.ask('POST', path, body);
  command = (table: string, command: object, id = newId()): Promise<Answer> =>
    this.post(`/api/tables/${table}/commands`, { id, command });
  async look(table: string, since = 0): Promise<Update> {
    return (await this.get(`/api/tables/${table}?since=${since}`)).json as Update;
  }

  /** Plays whatever it may, if it is its turn. */
  async playAny(table: string, pick: (choices: number) => number = () => 0): Promise<Answer> {
    const { ply, sight } = await this.look(table);
    const choices = sight!.choices;
    return this.command(table, { kind: 'play', ply, move: choices[pick(choices.length)]!.move });
  }

  live(url = this.url): Promise<Live> {
    return Live.open(url, this.cookie);
  }
}

export class Live {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  #wake: (() => void)[] = [];
  closed = false;
  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const message = JSON.parse(String(data));
      serverMessage.parse(message);
      this.messages.push(message);
      this.#alert();
    });
    socket.on('close', () => {
      this.closed = true;
      this.#alert();
    });
    socket.on('error', () => {});
  }

  static open(url: string, cookie: string, headers: Record<string, string> = {}): Promise<Live> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie, ...headers } });
    const live = new Live(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(live));
      socket.on('error', reject);
    });
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  subscribe(table: string, since = 0): void {
    this.send({ kind: 'subscribe', table, since });
  }

  /** The first message so far or to come that fits. */
  async until<T extends ServerMessage = ServerMessage>(
    fits: (message: ServerMessage) => boolean,
    ms = 60_000,
  ): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const found = this.messages.find(fits);
      if (found) return found as T;
      if (this.closed || Date.now() > end) throw new Error(`no such message; got ${this.messages.map(m => m.kind)}`);
      await new Promise<void>(resolve => {
        this.#wake.push(resolve);
        setTimeout(resolve, 200);
      });
    }
  }

  /** Whether the server still answers here: a socket that is being closed is not closed yet, but answers nothing. */
  async isHeard(): Promise<boolean> {
    const table = newId().padEnd(22, '_');
    if (!this.closed) this.subscribe(table);
    return this.until(message => message.kind === 'problem' && message.table === table).then(
      () => true,
      () => false,
    );
  }

  updateAt = (line: number): Promise<Update> => this.until<Update>(m => m.kind === 'update' && m.line >= line);
  problem = async (): Promise<ProblemDocument> =>
    (await this.until<ServerMessage & { kind: 'problem' }>(m => m.kind === 'problem')).problem;

  close(): void {
    this.socket.close();
  }

  #alert(): void {
    for (const wake of this.#wake) wake();
    this.#wake = [];
  }
}

export const TOY = { game: 'toy', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Two people at a table that has started. */
export async function twoAtTable(url: string, over: object = {}): Promise<{ ann: Guest; bo: Guest; table: string }> {
  const [ann, bo] = await Promise.all([Guest.named(url, 'Ann'), Guest.named(url, 'Bo')]);
  const { json } = await ann.post('/api/tables', { ...TOY, ...over });
  await bo.post(`/api/tables/${json.table}/enter`, { invite: json.invite });
  await bo.command(json.table, { kind: 'sit' });
  const started = await ann.command(json.table, { kind: 'start' });
  if (started.status !== 200) throw new Error(started.text);
  return { ann, bo, table: json.table };
}
