// A server behind a slow line, with a table of each game at which the visitor is to move.
import type { Browser, BrowserContext } from 'playwright-core';
import type { AnyGame } from '../../../kernel/index.ts';
import type { Process } from '../server/process.ts';
import { SLOWDOWN } from '../web/browser.ts';
import { type Visit, visitPage, whenInstalled } from '../web/visit.ts';
import { type Line, openLine, type Speed } from './line.ts';

/** A mobile network that is neither good nor bad. */
const SLOW: Speed = { bytesPerSecond: 200_000, roundTripMs: 150 };
const WAIT_MS = 60_000;

/** What can be pressed at a table once it is usable. */
const AT_TABLE = '[data-legal], .tray .legal, .pick button:not(.off), .tray .card:not([aria-disabled=true])';
const AT_HOME = 'main button, main a.btn';

export interface Subject {
  readonly name: string;
  readonly path: string;
  readonly usable: string;
}

const HOME: Subject = { name: 'home', path: '/', usable: AT_HOME };

/** Of one page over the slow line, the second time with everything kept on the device. */
export interface Visits {
  readonly first: Visit;
  readonly repeat: Visit;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export class LoadSite {
  readonly #browser: Browser;
  readonly #server: Process;
  readonly #line: Line;
  /** The cookies of whoever sits at the tables, and nothing else. */
  readonly #player: State;
  readonly subjects: readonly Subject[];
  private constructor(browser: Browser, server: Process, line: Line, player: State, subjects: readonly Subject[]) {
    this.#browser = browser;
    this.#server = server;
    this.#line = line;
    this.#player = player;
    this.subjects = subjects;
  }

  static async open(browser: Browser, server: Process, games: readonly AnyGame[]): Promise<LoadSite> {
    const line = await openLine(server.url);
    const context = await browser.newContext();
    await ask(context, line, 'POST', '/api/people', { name: 'Visitor' });
    const subjects = [HOME];
    for (const game of games)
      subjects.push({ name: game.id, path: `/t/${await sitDown(context, line, game)}`, usable: AT_TABLE });
    const player = await context.storageState();
    await context.close();
    return new LoadSite(browser, server, line, player, subjects);
  }

  /** The first visit of a page over the slow line, and the next one once everything is kept on the device. */
  async visit(name: string, phone: boolean): Promise<Visits> {
    const { path, usable } = this.subjects.find(subject => subject.name === name) ?? HOME;
    const context = await this.#browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      locale: 'en-GB',
      storageState: this.#player,
    });
    try {
      const url = this.#line.url + path;
      this.#line.shape(SLOW);
      const first = await visitPage(context, url, usable, SLOWDOWN);
      this.#line.shape(undefined);
      await whenInstalled(first.page, WAIT_MS);
      await this.#whenIdle();
      await first.page.close();
      this.#line.shape(SLOW);
      const repeat = await visitPage(context, url, usable, SLOWDOWN);
      return { first: first.visit, repeat: repeat.visit };
    } finally {
      await context.close();
    }
  }

  /** Waits until nothing has come over the line for a while. */
  async #whenIdle(): Promise<void> {
    for (let before = -1; before !== this.#line.received; ) {
      before = this.#line.received;
      await new Promise(resolve => setTimeout(resolve, 1500));
    }
  }

  async close(): Promise<void> {
    this.#line.close();
    await this.#server.stop();
  }
}

/** Opens a table with a bot in every other seat, and waits until it is our turn. */
async function sitDown(context: BrowserContext, line: Line, game: AnyGame): Promise<string> {
  const options = game.variants[0]?.options ?? { players: 2 };
  const seats = Array.from({ length: options.players }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'novice' },
  );
  const wish = { game: game.id, options, seats, public: true };
  const { table } = (await ask(context, line, 'POST', '/api/tables', wish)) as { table: string };
  const look = (): Promise<unknown> => ask(context, line, 'GET', `/api/tables/${table}?since=1000000`);
  const isOpen = ({ state }: { state: { status: string } }): boolean => state.status === 'open';
  if (isOpen((await look()) as never))
    await ask(context, line, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } });
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const { state } = (await look()) as { state: { actor: number } };
    if (state.actor === 0) return table;
    if (Date.now() > end) throw new Error(`${game.id}: the bots do not move`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

async function ask(context: BrowserContext, line: Line, method: string, path: string, data?: object): Promise<unknown> {
  const answer = await context.request.fetch(line.url + path, { method, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
