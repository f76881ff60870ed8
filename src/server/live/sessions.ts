import { keyOf } from '../people/devices.ts';
import type { Signed } from '../people/signing.ts';

/** An open connection: a socket or an event stream. */
export interface Session {
  readonly token: Signed | undefined;
  readonly address: string;
  /** Whether its sender may pass the door now. */
  mayPass(): boolean;
  /** Closes it, because who opened it may no longer have it. */
  end(): void;
}

/** The connections that are open at this process. */
export class Sessions {
  readonly #open = new Set<Session>();

  /** Adds a connection. Returns a function that removes it. */
  add(session: Session): () => void {
    this.#open.add(session);
    return () => void this.#open.delete(session);
  }

  get size(): number {
    return this.#open.size;
  }

  list(): Session[] {
    return [...this.#open];
  }

  /** Closes the connections of a device. */
  endDevice(device: string): void {
    for (const { token, end } of this.list()) if (token && keyOf(token) === device) end();
  }

  /** Closes the connections of those who have not entered the club password. */
  endOutsiders(): void {
    for (const session of this.list()) if (!session.mayPass()) session.end();
  }

  endAddresses(isBanned: (address: string) => boolean): void {
    for (const { address, end } of this.list()) if (isBanned(address)) end();
  }
}
