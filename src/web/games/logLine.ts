import type { Seat } from '../../kernel/index.ts';

/** A line of the log, and where in it the player is named whom it is about. */
export interface LogLine {
  readonly text: string;
  readonly subject?: { readonly seat: Seat; readonly from: number; readonly to: number };
}

/** A line that says what a player did, after some words or none. */
export const lineAbout = (seat: Seat, name: string, did: string, before = ''): LogLine => ({
  text: `${before}${name} ${did}`,
  subject: { seat, from: before.length, to: before.length + name.length },
});
