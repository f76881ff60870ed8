import { keyOf } from '../people/devices.ts';
import type { Signed } from '../people/signing.ts';

/** An open connection: a socket or an event stream. */
export interface Session {
  readonly token: Signed | undefined;
  readonly address: string;
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

  list(): Session[] {
    return [...this.#open];
  }

  /** Closes the connections of a device; `earlier` stands for all that have a cookie of an earlier version. */
  endDevice(device: string): void {
    const isMeant = (key: string): boolean => key === device || key.startsWith(`${device} `);
    for (const { token, end } of this.list()) if (token && isMeant(keyOf(token))) end();
  }

  endAddresses(isBanned: (address: string) => boolean): void {
    for (const { address, end } of this.list()) if (isBanned(address)) end();
  }
}
