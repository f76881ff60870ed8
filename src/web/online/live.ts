// One socket that follows a table, and finds its way back after every cut.
import type { ClientFrame, ServerMessage } from '../../api/index.ts';

export type Connection =
  | { readonly kind: 'joining' | 'live' }
  /** Cut off; the next attempt is made then, by this device's clock. */
  | { readonly kind: 'cut'; readonly retryAt: number };

export interface Follower {
  /** What was seen so far: the server sends exactly the rest. */
  readonly seen: { readonly since: number; readonly mark: number; readonly chat: number | null };
  hear(message: ServerMessage): void;
  connection(now: Connection): void;
  /** This device was signed out, or may no longer be here. */
  signedOut?(): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** The server beats every 20 seconds. */
const SILENCE_MS = 45_000;
const LOOK_MS = 5000;
/** The code that the server closes the sockets of a device with that it signs out. */
const SIGNED_OUT = 4401;

export class Live {
  readonly #table: string;
  readonly #follower: Follower;
  #socket: WebSocket | undefined;
  #heard = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(table: string, follower: Follower) {
    this.#table = table;
    this.#follower = follower;
    this.#watch = setInterval(this.#look, LOOK_MS);
    addEventListener('online', this.#now);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#look);
    document.addEventListener('visibilitychange', this.#tellView);
    this.#connect();
  }

  /** Connects anew at once: as somebody else, or because the network is back. */
  readonly #now = (): void => {
    this.#failures = 0;
    this.#connect();
  };

  renew(): void {
    this.#now();
  }

  /** Follows from what is seen now: after chat was muted, or is wanted again. */
  subscribe(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    // The page knows the rules: what is legal, and what a move leads to, it works out itself.
    const wish = { choices: false, deltas: 1 };
    const frame: ClientFrame = { kind: 'subscribe', table: this.#table, ...wish, ...this.#follower.seen };
    this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#look);
    document.removeEventListener('visibilitychange', this.#tellView);
    this.#leave();
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#leave();
    this.#follower.connection({ kind: 'joining' });
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      if (document.hidden) this.#tellView();
      this.subscribe();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message: ServerMessage = JSON.parse(data);
      this.#heard = Date.now();
      // Whatever is heard first, the connection is back.
      if (message.kind !== 'problem') {
        this.#failures = 0;
        this.#follower.connection({ kind: 'live' });
      }
      this.#follower.hear(message);
      // The table could not be followed: without another try nothing of it would be heard any more.
      if (message.kind === 'problem') this.#drop();
    };
    socket.onclose = (event?: CloseEvent) => {
      if (socket !== this.#socket) return;
      this.#drop();
      if (event?.code === SIGNED_OUT) this.#follower.signedOut?.();
    };
  }

  readonly #drop = (): void => {
    this.#leave();
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++) * (0.75 + Math.random() / 2);
    this.#follower.connection({ kind: 'cut', retryAt: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(), wait);
  };

  /** Whoever has the page out of view is notified; pages count as in view until they say otherwise. */
  readonly #tellView = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const frame: ClientFrame = { kind: 'view', hidden: document.hidden };
    this.#socket.send(JSON.stringify(frame));
  };

  /** A connection that says nothing is dead, whatever the browser believes. */
  readonly #look = (): void => {
    if (this.#socket && Date.now() - this.#heard > SILENCE_MS) this.#drop();
  };
}
