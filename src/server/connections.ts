import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readAddress } from './request.ts';
import type { Services } from './services.ts';

/** How long a client that is turned away may take to read why. */
const FAREWELL_MS = 1000;

export interface Connections {
  readonly size: number;
  /** Ends all of them, whatever they are in the middle of. */
  destroy(): void;
}

/** All connections of a server: also those that became sockets, of which `node:http` knows nothing any more. */
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
  // A request line or headers that can't be read.
  server.on('clientError', (_, socket) => turnAway(socket, '400 Bad Request'));
  return {
    get size() {
      return all.size;
    },
    destroy() {
      for (const socket of all) socket.destroy();
    },
  };
}

/** A clear answer, and the connection ends: soon even if the client does not end its half. */
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
