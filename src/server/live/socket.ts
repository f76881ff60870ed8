import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ClientFrame, clientFrame } from '../../api/index.ts';
import { sameOrigin } from '../origin.ts';
import { documentOf, problemDocument, RejectionError, reject, unreadable } from '../rejections.ts';
import { readAddress, readPlayer } from '../request.ts';
import type { Services } from '../services.ts';
import { carryOut, say, tableFor, tooFast } from '../tables/handlers.ts';
import { outgoing, type Subscriber } from './subscriber.ts';

const BEAT_MS = 20_000;
const MOST_BYTES = 16 * 1024;
/** A client that lets this much wait is dropped; it comes back and gets what it missed. */
const MOST_WAITING = 1024 * 1024;
const MOST_TABLES = 50;
const MOST_MISTAKES = 20;

export interface Sockets {
  readonly count: number;
  close(): void;
}

/** Live connections: one for each client, for any number of tables. */
export function serveSockets(server: Server, services: Services): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const turnAway = (status: string): unknown =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    const address = readAddress(services, request.socket.remoteAddress, request.headers['x-forwarded-for']);
    const refusal = refusesUpgrade(services, request, address);
    if (refusal !== undefined) return turnAway(refusal);
    const close = services.openings.take(address);
    if (!close) return turnAway(TOO_MANY);
    stream.on('close', close);
    sockets.handleUpgrade(request, stream, head, socket => serve(services, socket, request));
  });
  const beat = setInterval(() => {
    const message = outgoing({ kind: 'beat', at: services.environment.now() }).bytes;
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
      socket.send(message, { binary: false });
    }
  }, BEAT_MS).unref();
  return {
    get count() {
      return sockets.clients.size;
    },
    close() {
      clearInterval(beat);
      for (const socket of sockets.clients) socket.close(1012, 'restart');
      sockets.close();
    },
  };
}

/** Sockets that have not been heard of since the last beat. */
const silent = new WeakSet<WebSocket>();

let opened = 0;

const TOO_MANY = '429 Too Many Requests';

function refusesUpgrade(services: Services, { url, headers }: IncomingMessage, address: string): string | undefined {
  if (url?.split('?')[0] !== '/api/live') return '404 Not Found';
  if (!sameOrigin({ origin: headers.origin, host: headers.host }, services.publicUrl)) return '403 Forbidden';
  return services.limiters.address.take(address) ? undefined : TOO_MANY;
}

function serve(services: Services, socket: WebSocket, request: IncomingMessage): void {
  const player = readPlayer(services, request.headers.cookie);
  const following = new Map<string, Promise<() => void>>();
  const key = `${opened++}`;
  let mistakes = 0;

  const send = (bytes: Buffer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      services.metrics.dropped();
      socket.terminate();
      return;
    }
    socket.send(bytes, { binary: false });
  };

  const unfollow = async (table: string): Promise<void> => {
    const stop = following.get(table);
    following.delete(table);
    (await stop?.catch(() => undefined))?.();
  };

  async function follow({ table, since, chat }: ClientFrame & { kind: 'subscribe' }): Promise<void> {
    await unfollow(table);
    if (following.size >= MOST_TABLES) reject(429, 'too-many-tables', 'One connection follows 50 tables at most.');
    const subscriber: Subscriber = {
      player,
      since,
      chat,
      send: ({ bytes }) => send(bytes),
      end: () => void unfollow(table),
    };
    const stop = tableFor(services, player, table).then(loaded => services.hub.subscribe(loaded, subscriber));
    following.set(table, stop);
    stop.catch(() => following.delete(table));
    await stop;
    // Gone while it was looked up: nobody would end it later.
    if (socket.readyState !== socket.OPEN) await unfollow(table);
  }

  async function receive(frame: ClientFrame): Promise<void> {
    if (frame.kind === 'subscribe') await follow(frame);
    else if (frame.kind === 'unsubscribe') await unfollow(frame.table);
    else if (frame.kind === 'command') send(outgoing(await carryOut(services, player, frame.table, frame)).bytes);
    else if (frame.kind === 'say') await say(services, player, frame.table, frame.text);
  }

  async function hear(data: Buffer, isBinary: boolean): Promise<void> {
    let frame: ClientFrame | undefined;
    try {
      if (!services.limiters.frames.take(key)) tooFast();
      frame = readFrame(data, isBinary);
      await receive(frame);
    } catch (error) {
      if (!(error instanceof RejectionError)) services.log.warn({ err: error }, 'a frame failed');
      else if (error.problem.status === 400 || error.problem.status === 429) mistakes++;
      const about = frame && {
        ...('table' in frame && { table: frame.table }),
        ...('id' in frame && { id: frame.id }),
      };
      send(outgoing({ kind: 'problem', ...about, problem: documentOf(error) }).bytes);
      if (mistakes > MOST_MISTAKES) socket.close(1008, 'too many mistakes');
    }
  }

  socket.on('message', (data, isBinary) => {
    silent.delete(socket);
    void hear(data as Buffer, isBinary);
  });
  socket.on('pong', () => silent.delete(socket));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const table of [...following.keys()]) void unfollow(table);
  });
}

function readFrame(data: Buffer, isBinary: boolean): ClientFrame {
  let value: unknown;
  try {
    value = isBinary ? undefined : JSON.parse(data.toString());
  } catch {
    value = undefined;
  }
  if (value === undefined) throw new RejectionError(problemDocument(400, 'unreadable', 'A frame must be JSON text.'));
  const frame = clientFrame.safeParse(value);
  if (!frame.success) throw new RejectionError(unreadable(frame.error));
  return frame.data;
}
