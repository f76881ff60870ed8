import type { ServerMessage } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { Sent } from '../tables/deltas.ts';

/** An outgoing message, serialised once for all who get the same. */
export interface Outgoing {
  readonly kind: ServerMessage['kind'];
  readonly line: number;
  readonly bytes: Buffer;
}

/** A follower of a table, over any kind of connection. */
export interface Subscriber {
  readonly player: PlayerId | undefined;
  /** The first line not sent yet. */
  since: number;
  /** The mark of the line before that, if the client sent it. */
  readonly mark?: number | undefined;
  /** The first chat message not sent yet; null if muted. */
  chat: number | null;
  /** Whether it wants the list of legal moves. */
  readonly choices: boolean;
  /** The number that stands for the table in what is new. */
  readonly as?: number;
  /** What it was sent last, if it wants only what is new. */
  sent?: Sent | 'nothing' | undefined;
  /** Whether its page is out of view; unknown if it does not say. */
  readonly hidden?: boolean;
  send(message: Outgoing): void;
  /** Ends it, because it may no longer see the table. */
  end(): void;
}

/** An update that is JSON already. */
export const toOutgoingUpdate = (line: number, text: string): Outgoing => ({
  kind: 'update',
  line,
  bytes: Buffer.from(text),
});

/** A delta that is JSON already, but for the number of its table. */
export const toOutgoingDelta = (line: number, as: number, text: string): Outgoing => ({
  kind: 'delta',
  line,
  bytes: Buffer.from(`{"kind":"delta","as":${as},${text.slice(1)}`),
});

export const toOutgoing = (message: ServerMessage): Outgoing => ({
  kind: message.kind,
  line: 'line' in message ? message.line : 0,
  bytes: Buffer.from(JSON.stringify(message)),
});
