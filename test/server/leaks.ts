// What a server in this process holds open: followers, sockets, streams, timers, file descriptors. All of it ends with who caused it.
import { createHook } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';

/** Timers that code of the server began and that are not over. Those of clients and of the test itself do not count. */
const timers = new Set<number>();
createHook({
  init(id, type) {
    if (type === 'Timeout' && /\/src\/server\//.test(new Error().stack ?? '')) timers.add(id);
  },
  destroy: id => void timers.delete(id),
}).enable();

/** Connections that wait for another request are nobody's: closed, they show what is left beside them. */
function takeStock(server: RunningServer): { readonly [what: string]: number } {
  server.http.closeIdleConnections();
  return {
    followers: server.services.followers.size,
    presences: server.services.presences.size,
    sockets: server.sockets,
    streams: server.streams,
    connections: server.connections,
    timers: timers.size,
    files: readdirSync('/proc/self/fd').length,
  };
}

/** Clients in this process hear a little later that their connection was closed; until then they would ask over it. */
async function letClientsNotice(): Promise<void> {
  const countFiles = (): number => readdirSync('/proc/self/fd').length;
  for (let files = countFiles(), same = 0; same < 5; ) {
    await new Promise(resolve => setTimeout(resolve, 10));
    const now = countFiles();
    same = now === files ? same + 1 : 0;
    files = now;
  }
}

/** Notes what is open now. What it returns waits until no more than that is open again. */
export async function noteOpen(server: RunningServer): Promise<() => Promise<void>> {
  const countIdle = (): number => {
    const { connections, sockets, streams } = takeStock(server);
    return connections! - sockets! - streams!;
  };
  await expect.poll(countIdle).toBe(0);
  await letClientsNotice();
  const before = takeStock(server);
  const listMore = (): string[] =>
    Object.entries(takeStock(server)).flatMap(([what, now]) =>
      now > before[what]! ? [`${now} ${what}, not ${before[what]}`] : [],
    );
  return async () => {
    await expect.poll(listMore).toEqual([]);
    await letClientsNotice();
  };
}
