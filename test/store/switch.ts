// An address whose connections lead to one database, and later to another: what is put in front of a database and its replica.
import { connect, createServer, type Socket } from 'node:net';

export interface Switch {
  readonly port: number;
  /** Cuts all connections; new ones lead there. */
  lead(to: number): void;
  /** Lets nothing through until what it returns is called; then all of it arrives. */
  hold(): () => void;
  close(): void;
}

export async function openSwitch(to: number): Promise<Switch> {
  /** Each with the one at the other end. */
  const open = new Map<Socket, Socket>();
  let target = to;
  let held = false;
  const cut = (): void => {
    for (const socket of open.keys()) socket.destroy();
  };
  const server = createServer(client => {
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.set(socket, other);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      if (!held) socket.pipe(other);
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead(next) {
      target = next;
      cut();
    },
    hold() {
      held = true;
      for (const socket of open.keys()) socket.unpipe();
      return () => {
        held = false;
        for (const [socket, other] of open) socket.pipe(other);
      };
    },
    close() {
      cut();
      server.close();
    },
  };
}
