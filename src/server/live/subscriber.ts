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
  /** What it was sent last, if it wants only what is new. */
  sent?: Sent | 'nothing' | undefined;
  /** Whether its page is out of view; unknown if it does not say. */
  readonly hidden?: boolean;
  send(message: Outgoing): void;
  /** Ends it, because it may no longer see the table. */
  end(): void;
}

/** An update or a delta that is JSON already. */
export const toOutgoingUpdate = (line: number, text: string, kind: 'update' | 'delta' = 'update'): Outgoing => ({
  kind,
  line,
  bytes: Buffer.from(text),
});

export const toOutgoing = (message: ServerMessage): Outgoing => ({
  kind: message.kind,
  line: 'line' in message ? message.line : 0,
  bytes: Buffer.from(JSON.stringify(message)),
});
