import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { followTable } from '../../api/index.ts';
import type { Outgoing, Subscriber } from '../live/subscriber.ts';
import { mostUnread } from '../live/unread.ts';
import { reject } from '../rejections.ts';
import { mayPass } from '../request.ts';
import type { Services } from '../services.ts';
import { tableFor } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, readPerson, tokenIn } from './person.ts';
import { idIn } from './tables.ts';

const BEAT_MS = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The same stream as on a socket, as server-sent events: for scripts, and for networks that block sockets. */
export function serveEvents(app: Hono, services: Services, open: Set<() => void>): void {
  serveOperation(app, followTable, async (c, { query }) => {
    const player = await readPerson(services, c);
    const loaded = await tableFor(services, player, idIn(c));
    // A HEAD request gets only headers, since nobody would read a stream.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, HEADERS);
    const close =
      services.openings.take(addressIn(services, c)) ??
      reject(429, 'too-many-open', 'Too many open connections from this address: close one.');
    const last = Number.parseInt(c.req.header('last-event-id') ?? '', 10);
    const { readable, subscriber, end } = streamFor(services, c, {
      player,
      since: last >= 0 && last <= 1_000_000 ? last : query.since,
      chat: query.chat === 'none' ? null : query.chat,
      choices: query.choices === 'all',
    });
    const unsubscribe = services.hub.subscribe(loaded, subscriber);
    const token = tokenIn(services, c);
    const leave = services.sessions.add({
      token,
      address: addressIn(services, c),
      mayPass: () => mayPass(services, c.req.header('cookie')),
      end: () => subscriber.end(),
    });
    const stop = (): void => {
      open.delete(stop);
      close();
      leave();
      unsubscribe();
      end();
    };
    subscriber.end = stop;
    open.add(stop);
    if (c.req.raw.signal.aborted) stop();
    else c.req.raw.signal.addEventListener('abort', stop, { once: true });
    try {
      // A guest who was deleted while the table was looked up did not have this follower yet, so it is ended here.
      if (player !== (await services.people.findKnown(token))) stop();
      else if (subscriber.chat !== null) await services.hub.forwardChat(loaded.id);
    } catch (error) {
      stop();
      throw error;
    }
    return c.body(readable, 200, HEADERS);
  });
}

function streamFor(services: Services, c: Context, from: Pick<Subscriber, 'player' | 'since' | 'chat' | 'choices'>) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    try {
      controller.close();
    } catch {
      // The client disconnected first.
    }
  };
  const write = (bytes: Buffer): void => {
    if (ended) return;
    if ((controller.desiredSize ?? 0) >= -mostUnread(services.sessions.size)) {
      controller.enqueue(bytes);
      return;
    }
    services.metrics.dropped();
    subscriber.end();
    // Unread data would keep the connection open as long as the client likes.
    (c.env as Partial<HttpBindings> | undefined)?.outgoing?.destroy();
  };
  const subscriber: Subscriber = {
    ...from,
    end,
    send({ kind, line, bytes }: Outgoing) {
      const id = kind === 'update' ? `id: ${line}\n` : '';
      write(Buffer.concat([Buffer.from(`${id}event: ${kind}\ndata: `), bytes, Buffer.from('\n\n')]));
    },
  };
  const readable = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: () => subscriber.end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  const beat = setInterval(() => write(Buffer.from(': beat\n\n')), BEAT_MS).unref();
  return { readable, subscriber, end };
}
