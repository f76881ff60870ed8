import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readAddress } from './request.ts';
import type { Services } from './services.ts';

/** How long a refused client may take to read the answer. */
const FAREWELL_MS = 1000;

export interface Connections {
  readonly size: number;
  /** Closes all connections, whatever they are doing. */
  destroy(): void;
}

/** All connections of a server, including upgraded sockets, which `node:http` no longer tracks. */
export function trackConnections(server: Server, services: Services): Connections {
  const all = new Set<Socket>();
  server.on('connection', socket => {
    // Behind a proxy they all come from one address, and the proxy limits them.
    const close = services.behindProxy
      ? () => {}
      : services.connections.take(readAddress(services, socket.remoteAddress, undefined));
    if (!close) return socket.destroy();
    all.add(socket);
    return socket.once('close', () => {
      all.delete(socket);
      close();
    });
  });
  // A request line or headers that can't be read, or that do not come.
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
    // Browsers open connections ahead of need: an answer there would be taken for that to their first request.
    if (isLate && 'bytesRead' in socket && socket.bytesRead === 0) socket.destroy();
    else turnAway(socket, isLate ? '408 Request Timeout' : '400 Bad Request');
  });
  return {
    get size() {
      return all.size;
    },
    destroy() {
      for (const socket of all) socket.destroy();
    },
  };
}

/** Sends a clear answer and closes the connection, soon even if the client keeps its half open. */
export function turnAway(stream: Duplex, status: string, detail = ''): void {
  if (stream.writableEnded) return;
  stream.on('error', () => stream.destroy());
  const end = setTimeout(() => stream.destroy(), FAREWELL_MS).unref();
  stream.once('close', () => clearTimeout(end));
  stream.once('end', () => stream.destroy());
  stream.resume();
  const body = detail === '' ? '' : `${detail}\n`;
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`];
  if (body !== '') head.push('Content-Type: text/plain; charset=utf-8');
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
