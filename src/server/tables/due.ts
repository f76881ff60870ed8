import { isPresent, type LogLine, type Outlook, type TablePosition } from '../../table/index.ts';
import type { Summary } from '../store/index.ts';

/** Pauses in milliseconds so that people can follow the bots: one before a turn, a shorter one within it. */
export interface Pace {
  readonly turn: number;
  readonly step: number;
}

export const PACE: Pace = { turn: 900, step: 450 };

/**
 * What is stored with a line: the state of the table after it, and when it is due. A bot's pause counts from now, because
 * times in a log may be ahead, since they never go back.
 */
export function summarize(
  { status, actor, bot, deadline, position }: Outlook,
  { event }: LogLine,
  pace: Pace,
  now: number,
  listing: string,
): Summary {
  const { started } = position;
  if (!bot) return { status, due: deadline ?? null, started, listing };
  const goesOn = event.kind === 'played' && event.seat === actor;
  return { status, due: now + (goesOn ? pace.step : pace.turn), botsOf: whoseBots(position), started, listing };
}

/**
 * Whose share of the threads the bots of a table use up: that of the people who play there, together. So the many tables of
 * one person do not keep that person's friends waiting at another one.
 */
export function whoseBots({ sitters, host }: Pick<TablePosition, 'sitters' | 'host'>): string {
  const people = sitters.flatMap(sitter => (isPresent(sitter) && sitter.player !== undefined ? sitter.player : []));
  return people.length === 0 ? host : people.sort().join(' ');
}
