import type { ServerMessage } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';

/** A message on its way out, written once for all who get the same. */
export interface Outgoing {
  readonly kind: ServerMessage['kind'];
  readonly line: number;
  readonly bytes: Buffer;
}

/** Somebody who follows a table, by whatever connection. */
export interface Subscriber {
  readonly player: PlayerId | undefined;
  /** The first line that was not sent yet. */
  since: number;
  /** Names the line before that, where the client told it. */
  readonly mark?: number | undefined;
  /** The first thing said that was not sent yet; null when muted. */
  chat: number | null;
  /** Whether it wants to be told every legal move. */
  readonly choices: boolean;
  send(message: Outgoing): void;
  /** Ends it: the right to see the table was lost. */
  end(): void;
}

export const toOutgoing = (message: ServerMessage): Outgoing => ({
  kind: message.kind,
  line: 'line' in message ? message.line : 0,
  bytes: Buffer.from(JSON.stringify(message)),
});
