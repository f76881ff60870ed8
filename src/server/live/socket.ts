import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ClientFrame, clientFrame } from '../../api/index.ts';
import { turnAway } from '../connections.ts';
import { isOurHost, OTHER_HOST } from '../hosts.ts';
import { sameOrigin } from '../origin.ts';
import { describeError, problemDocument, RejectionError, unreadableDocument } from '../rejections.ts';
import { mayPass, readAddress, readToken } from '../request.ts';
import type { Services } from '../services.ts';
import { carryOut, say, tableFor, tooFast } from '../tables/handlers.ts';
import { Following, type Place } from './following.ts';
import { toOutgoing } from './subscriber.ts';
import { mostUnread } from './unread.ts';

const BEAT_MS = 20_000;
const MOST_BYTES = 16 * 1024;
/** A client with this much unread data gets no pongs. */
const PONG_WAITING = 16 * 1024;
/** How long a client may take to acknowledge a close. */
const CLOSE_MS = 2000;
const MOST_MISTAKES = 20;
/** Why a socket is closed whose device was signed out, or whose sender may no longer be here. */
const SIGNED_OUT = 4401;

export interface Sockets {
  readonly count: number;
  close(): void;
}

/** Live connections: one per client, for any number of tables. */
export function serveSockets(server: Server, services: Services, every = BEAT_MS): Sockets {
  // A separate object, because the types do not know `closeTimeout` yet.
  const options = {
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    autoPong: false,
    closeTimeout: CLOSE_MS,
  };
  const sockets = new WebSocketServer(options);
  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Right after a start it is not known yet who is banned.
    await services.house.ready();
    const address = readAddress(services, request.socket.remoteAddress, request.headers['x-forwarded-for']);
    const refusal = refusesUpgrade(services, request, address);
    if (refusal !== undefined) return turnAway(stream, refusal, refusal === OTHER ? OTHER_HOST : '');
    const close = services.openings.take(address);
    if (!close) return turnAway(stream, TOO_MANY);
    stream.on('close', close);
    sockets.handleUpgrade(request, stream, head, socket => serve(services, socket, request, address));
  }
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch(() => turnAway(stream, '503 Service Unavailable'));
  });
  const beat = setInterval(() => {
    const message = toOutgoing({ kind: 'beat', at: services.environment.now() }).bytes;
    for (const socket of sockets.clients) {
      if (silent.has(socket) || dropSlow(services, socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.ping();
      socket.send(message, { binary: false });
    }
  }, every).unref();
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

/** Sockets that have been silent since the last beat. */
const silent = new WeakSet<WebSocket>();

/** Closes a connection whose client has too much unread data. */
function dropSlow({ metrics, sessions }: Services, socket: WebSocket): boolean {
  if (socket.bufferedAmount <= mostUnread(sessions.size)) return false;
  metrics.dropped();
  socket.terminate();
  return true;
}

let opened = 0;

/** Whether a new socket of an address may send one more frame: it has a limit of its own, and they have one together. */
function limitFrames({ limiters: { frames, framesFrom } }: Services, address: string): () => boolean {
  const key = `${opened++}`;
  return () => frames.take(key) && framesFrom.take(address);
}

const TOO_MANY = '429 Too Many Requests';
const OTHER = '421 Misdirected Request';

function refusesUpgrade(services: Services, { url, headers }: IncomingMessage, address: string): string | undefined {
  if (!isOurHost(headers.host, services.publicUrl)) return OTHER;
  if (url?.split('?')[0] !== '/api/live') return '404 Not Found';
  if (!sameOrigin({ origin: headers.origin, host: headers.host }, services.publicUrl)) return '403 Forbidden';
  if (services.house.isAddressBanned(address) || !mayPass(services, headers.cookie)) return '403 Forbidden';
  return services.limiters.address.take(address) ? undefined : TOO_MANY;
}

function serve(services: Services, socket: WebSocket, request: IncomingMessage, address: string): void {
  const token = readToken(services, request.headers.cookie);
  const leave = services.sessions.add({
    token,
    address,
    mayPass: () => mayPass(services, request.headers.cookie),
    end: () => socket.close(SIGNED_OUT, 'signed out'),
  });
  const following = new Following();
  const isWithin = limitFrames(services, address);
  let mistakes = 0;
  let hidden = false;

  const send = (bytes: Buffer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (!dropSlow(services, socket)) socket.send(bytes, { binary: false });
  };

  async function follow(
    { table, since, mark, chat, choices, deltas }: ClientFrame & { kind: 'subscribe' },
    place: Place,
  ): Promise<void> {
    const known = await services.people.findKnown(token, address);
    const loaded = await tableFor(services, known, table);
    if (place.ended) return;
    place.stop = services.hub.subscribe(loaded, {
      player: known,
      since,
      mark,
      chat,
      choices: choices && deltas === 0,
      as: deltas,
      sent: deltas > 0 ? 'nothing' : undefined,
      get hidden() {
        return hidden;
      },
      // A chat message may still be on its way to a follower that has ended.
      send: ({ bytes }) => place.ended || send(bytes),
      end: () => following.end(table),
    });
    // A guest who was deleted while the table was looked up did not have this follower yet, so it is ended here.
    if (known !== (await services.people.findKnown(token))) following.end(table);
    else if (chat !== null) await services.hub.forwardChat(table);
  }

  async function receive(frame: ClientFrame): Promise<void> {
    if (frame.kind === 'subscribe') await following.follow(frame.table, place => follow(frame, place));
    else if (frame.kind === 'unsubscribe') following.end(frame.table);
    else if (frame.kind === 'view') {
      hidden = frame.hidden;
      for (const table of following.tables) services.presences.noteChange(table);
    } else if (frame.kind === 'command')
      send(toOutgoing(await carryOut(services, token, frame.table, { ...frame, address })).bytes);
    else if (frame.kind === 'say') await say(services, token, frame.table, frame.text);
  }

  async function hear(data: Buffer, isBinary: boolean): Promise<void> {
    let frame: ClientFrame | undefined;
    try {
      if (!isWithin()) tooFast();
      frame = readFrame(data, isBinary);
      await receive(frame);
    } catch (error) {
      if (!(error instanceof RejectionError)) services.log.warn({ err: error }, 'a frame failed');
      else if (error.problem.status === 400 || error.problem.status === 429) mistakes++;
      const about = frame && {
        ...('table' in frame && { table: frame.table }),
        ...('id' in frame && { id: frame.id }),
      };
      send(toOutgoing({ kind: 'problem', ...about, problem: describeError(error) }).bytes);
      if (mistakes > MOST_MISTAKES) socket.close(1008, 'too many mistakes');
    }
  }

  /** Frames that are not messages count as well, and get no answer if there are too many. */
  function countFrame(): boolean {
    const within = isWithin();
    if (!within && ++mistakes > MOST_MISTAKES) socket.close(1008, 'too many mistakes');
    return within && !dropSlow(services, socket);
  }

  socket.on('message', (data, isBinary) => {
    silent.delete(socket);
    void hear(data as Buffer, isBinary);
  });
  // Answers pings by hand: `ws` would keep answering a client that never reads and fill the memory.
  socket.on('ping', data => {
    if (countFrame() && socket.readyState === socket.OPEN && socket.bufferedAmount < PONG_WAITING) socket.pong(data);
  });
  socket.on('pong', () => {
    silent.delete(socket);
    countFrame();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    leave();
    following.close();
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
  if (!frame.success) throw new RejectionError(unreadableDocument(frame.error));
  return frame.data;
}
