// A slow line to a server: a proxy on loopback that passes bytes on late and at a limited rate. Unlike what a browser
// emulates, it slows down everything that connects through it, workers and service workers included.
import { connect, createServer, type Socket } from 'node:net';

export interface Speed {
  readonly bytesPerSecond: number;
  /** There and back. */
  readonly roundTripMs: number;
}

export interface Line {
  readonly url: string;
  /** What was sent to the browser so far, headers and sockets included. */
  readonly received: number;
  /** Slow from now on, or as fast as the machine allows. */
  shape(speed: Speed | undefined): void;
  close(): void;
}

const PACKET = 1460;
const TICK_MS = 2;
/** What a connection may have waiting before its server is asked to pause. */
const MOST_WAITING = 256 * 1024;

export async function openLine(server: string): Promise<Line> {
  const { hostname, port } = new URL(server);
  const shaper = new Shaper();
  const sockets = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, browser => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        upstream.destroy();
      });
    }
    shaper.join(browser, upstream);
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${address.port}`,
    get received() {
      return shaper.received;
    },
    shape: speed => shaper.shape(speed),
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What waits to be sent to one browser's connection. */
interface Queue {
  readonly browser: Socket;
  readonly upstream: Socket;
  parts: Buffer[];
  waiting: number;
  ended: boolean;
}

/** Shares the rate of the line among its connections, one packet each in turn. */
class Shaper {
  #speed: Speed | undefined;
  #received = 0;
  #credit = 0;
  #last = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #busy: Queue[] = [];

  get received(): number {
    return this.#received;
  }

  shape(speed: Speed | undefined): void {
    this.#speed = speed;
    this.#credit = 0;
    this.#last = performance.now();
  }

  join(browser: Socket, upstream: Socket): void {
    // A connection has to be opened first, which takes one more round trip.
    const openAt = performance.now() + (this.#speed?.roundTripMs ?? 0);
    const oneWay = (): number => (this.#speed?.roundTripMs ?? 0) / 2;
    browser.on('data', part => {
      const wait = Math.max(0, openAt - performance.now()) + oneWay();
      later(wait, () => upstream.write(part));
    });
    browser.on('end', () => later(oneWay(), () => upstream.end()));
    const queue: Queue = { browser, upstream, parts: [], waiting: 0, ended: false };
    upstream.on('data', part => {
      queue.parts.push(part);
      queue.waiting += part.length;
      if (queue.waiting > MOST_WAITING) upstream.pause();
      this.#serve(queue);
    });
    upstream.on('end', () => {
      queue.ended = true;
      this.#serve(queue);
    });
  }

  #serve(queue: Queue): void {
    if (!this.#busy.includes(queue)) this.#busy.push(queue);
    if (this.#timer === undefined) this.#tick();
  }

  #tick(): void {
    this.#timer = undefined;
    const now = performance.now();
    const speed = this.#speed;
    // Nothing is saved up while the line is idle.
    const passed = Math.min(now - this.#last, 10 * TICK_MS);
    this.#credit = speed ? this.#credit + (passed * speed.bytesPerSecond) / 1000 : Number.POSITIVE_INFINITY;
    this.#last = now;
    while (this.#credit > 0) {
      const queue = this.#busy.shift();
      if (!queue) break;
      this.#credit -= this.#send(queue, speed ? PACKET : queue.waiting);
      if (queue.waiting > 0) this.#busy.push(queue);
    }
    if (this.#busy.length > 0) this.#timer = setTimeout(() => this.#tick(), TICK_MS);
    else this.#credit = 0;
  }

  #send(queue: Queue, most: number): number {
    const { browser, upstream } = queue;
    const delay = (this.#speed?.roundTripMs ?? 0) / 2;
    const packet = take(queue, most);
    this.#received += packet.length;
    if (packet.length > 0) later(delay, () => browser.write(packet));
    if (queue.waiting <= MOST_WAITING / 2 && upstream.isPaused()) upstream.resume();
    if (queue.ended && queue.waiting === 0) later(delay, () => browser.end());
    return packet.length;
  }
}

/** Takes at most so many bytes from the front of a queue. */
function take(queue: Queue, most: number): Buffer {
  const [first = Buffer.alloc(0), ...more] = queue.parts;
  const all = more.length === 0 ? first : Buffer.concat(queue.parts);
  const packet = all.subarray(0, most);
  const rest = all.subarray(most);
  queue.parts = rest.length > 0 ? [rest] : [];
  queue.waiting = rest.length;
  return packet;
}

/** In the order of asking, since timers of the same length end in that order. */
function later(ms: number, act: () => void): void {
  if (ms > 0) setTimeout(act, ms);
  else act();
}
