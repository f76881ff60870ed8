import type { Hono } from 'hono';
import { followTable } from '../../api/index.ts';
import type { Outgoing, Subscriber } from '../live/subscriber.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { tableFor } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, personOf } from './person.ts';
import { idIn } from './tables.ts';

const BEAT_MS = 20_000;
const MOST_WAITING = 1024 * 1024;

/** The same stream as on a socket, as server-sent events: for scripts, and where sockets do not get through. */
export function serveEvents(app: Hono, services: Services, open: Set<() => void>): void {
  serveOperation(app, followTable, async (c, { query }) => {
    const player = personOf(services, c);
    const loaded = await tableFor(services, player, idIn(c));
    const last = Number.parseInt(c.req.header('last-event-id') ?? '', 10);
    const { readable, subscriber, end } = streamFor(services, {
      player,
      since: last >= 0 && last <= 1_000_000 ? last : query.since,
      chat: query.chat === 'none' ? null : query.chat,
    });
    const close =
      services.openings.take(addressIn(services, c)) ??
      reject(429, 'too-many-open', 'There are too many open connections from this address: close one.');
    const unsubscribe = await services.hub.subscribe(loaded, subscriber).catch(error => {
      close();
      throw error;
    });
    const stop = (): void => {
      open.delete(stop);
      close();
      unsubscribe();
      end();
    };
    subscriber.end = stop;
    open.add(stop);
    if (c.req.raw.signal.aborted) stop();
    else c.req.raw.signal.addEventListener('abort', stop, { once: true });
    return c.body(readable, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });
}

function streamFor(services: Services, from: Pick<Subscriber, 'player' | 'since' | 'chat'>) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let ended = false;
  let beat: NodeJS.Timeout;
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    try {
      controller.close();
    } catch {
      // The client went away first.
    }
  };
  const subscriber: Subscriber = {
    ...from,
    end,
    send({ kind, line, bytes }: Outgoing) {
      if (ended) return;
      if ((controller.desiredSize ?? 0) < -MOST_WAITING) {
        services.metrics.dropped();
        subscriber.end();
        return;
      }
      const id = kind === 'update' ? `id: ${line}\n` : '';
      controller.enqueue(Buffer.concat([Buffer.from(`${id}event: ${kind}\ndata: `), bytes, Buffer.from('\n\n')]));
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
  beat = setInterval(() => controller.enqueue(Buffer.from(': beat\n\n')), BEAT_MS).unref();
  return { readable, subscriber, end };
}
