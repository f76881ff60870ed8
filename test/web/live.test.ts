import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../src/api/index.ts';
import { type Connection, Live } from '../../src/web/online/live.ts';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let connections: Connection['kind'][];
let heard: ServerMessage['kind'][];
let page: EventTarget;
let since: number;
let live: Live;
const last = (): FakeSocket => sockets.at(-1)!;
const update = { kind: 'update' };

beforeEach(() => {
  sockets = [];
  connections = [];
  heard = [];
  since = 4;
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'games.example' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  live = new Live('t', {
    get seen() {
      return { since, mark: 7, chat: 2 };
    },
    hear: ({ kind }) => heard.push(kind),
    connection: ({ kind }) => connections.push(kind),
  });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following a table', () => {
  test('asks for what was not seen yet, and is live once it comes', () => {
    last().open();
    expect(last().sent).toEqual([
      { kind: 'subscribe', table: 't', choices: false, deltas: 1, since: 4, mark: 7, chat: 2 },
    ]);
    expect(connections).toEqual(['joining']);
    last().say(update);
    expect([connections, heard]).toEqual([['joining', 'live'], ['update']]);
  });

  test.each(['beat', 'presence', 'chat'])('is back with the first answer, also if that is a %s', kind => {
    last().open();
    last().say(update);
    last().onclose();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(connections.at(-1)).toBe('joining');
    last().say({ kind });
    expect(connections.at(-1)).toBe('live');
  });

  test('finds its way back after a cut, from what is seen by then', () => {
    last().open();
    last().say(update);
    since = 9;
    last().onclose();
    expect(connections.at(-1)).toBe('cut');
    vi.advanceTimersByTime(1000);
    last().open();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([
      { kind: 'subscribe', table: 't', choices: false, deltas: 1, since: 9, mark: 7, chat: 2 },
    ]);
  });

  test('tries less and less often while the server is gone, but never gives up; and soon again after the next cut', () => {
    const tries = (ms: number): number => {
      const before = sockets.length;
      for (let passed = 0; passed < ms; passed += 100) {
        if (last().readyState === 0) last().onclose();
        vi.advanceTimersByTime(100);
      }
      return sockets.length - before;
    };
    expect(tries(10_000)).toBeGreaterThan(2);
    expect(tries(600_000)).toBeLessThan(90);
    expect(tries(60_000)).toBeGreaterThan(1);
    vi.advanceTimersByTime(20_000);
    last().open();
    last().say(update);
    last().onclose();
    expect(tries(1000)).toBeGreaterThan(0);
  });

  test('takes a silent connection for dead, but not one that beats', () => {
    last().open();
    last().say(update);
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(20_000);
      last().say({ kind: 'beat' });
    }
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('is tried again when it was refused', () => {
    last().open();
    last().say({ kind: 'problem' });
    expect([heard, connections.at(-1)]).toEqual([['problem'], 'cut']);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test('knows at once when the network goes and comes', () => {
    last().open();
    last().say(update);
    page.dispatchEvent(new Event('offline'));
    expect(connections.at(-1)).toBe('cut');
    page.dispatchEvent(new Event('online'));
    expect([connections.at(-1), sockets.length]).toEqual(['joining', 2]);
  });

  test('hears nothing from a connection that was left', () => {
    const [first] = sockets as [FakeSocket];
    live.renew();
    first.open();
    first.say(update);
    first.onclose();
    expect([first.sent, heard, connections]).toEqual([[], [], ['joining', 'joining']]);
  });

  test('ends when the page is left', () => {
    last().open();
    live.close();
    last().onclose();
    page.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect([sockets.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
