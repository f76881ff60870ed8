// A server that has the tables made up for the page of parts, and a browser in which no bot thinks.
import type { ServerMessage } from '../../../api/index.ts';
import * as hints from './hints.ts';
import { silent } from './notices.ts';
import { madeUpTables } from './tables.ts';

const json = (document: unknown, status = 200): Response =>
  new Response(JSON.stringify(document), { status, headers: { 'content-type': 'application/json' } });

const nothing = { title: 'Not found', status: 404, code: 'not-found', detail: 'There is nothing here.' };

async function answer(path: string): Promise<Response> {
  const [, table, glance] = /^\/api\/tables\/([\w-]+)(\/glance)?$/.exec(path) ?? [];
  if (/\/offer$/.test(path)) return json({ secret: 'made-up-secret' });
  if (/\/seen$/.test(path)) return json({ line: 0, chat: 0 });
  if (path === '/api/me/notices') return json(silent);
  const found = table === undefined ? undefined : (await madeUpTables()).get(table);
  return found ? json(glance ? found.glance : found.update) : json(nothing, nothing.status);
}

/** A connection over which a table says at once all that it has to say; or none at all. */
class MadeUpSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | undefined;
  onclose: (() => void) | undefined;
  onmessage: ((message: { readonly data: string }) => void) | undefined;

  constructor() {
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  async send(text: string): Promise<void> {
    const { table }: { readonly table: string } = JSON.parse(text);
    const found = (await madeUpTables()).get(table);
    if (!found || found.cut) this.onclose?.();
    else for (const message of [found.update, ...found.messages]) this.#say(message);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A worker that takes every question and answers none, but about hints that were made up. */
class SilentWorker {
  onmessage: ((message: { readonly data: unknown }) => void) | undefined;

  postMessage(): void {
    if (hints.found) setTimeout(() => this.onmessage?.({ data: hints.found }));
  }

  terminate(): void {}
}

/** From here on nothing of this page reaches a server. */
export function answerRequests(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith('/api/') ? answer(pathname) : fetch(input, init);
  };
  window.WebSocket = new Proxy(WebSocket, {
    construct: (Socket, args: [string, ...string[]]) =>
      args[0].endsWith('/api/live') ? new MadeUpSocket() : new Socket(args[0]),
  });
  window.Worker = new Proxy(Worker, { construct: () => new SilentWorker() });
}
