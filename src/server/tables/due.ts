import type { LogLine, Outlook } from '../../table/index.ts';
import type { Summary } from '../store/index.ts';

/** People should be able to follow what bots do: a pause before a turn, a shorter one within. In milliseconds. */
export interface Pace {
  readonly turn: number;
  readonly step: number;
}

export const PACE: Pace = { turn: 900, step: 450 };

/**
 * What is kept beside a line: how the table stands then, and when somebody must look after it. A bot's pause counts from now:
 * the times in a log may be ahead, since they never go back.
 */
export function summarize(
  { status, actor, bot, deadline, position: { host, started } }: Outlook,
  { event }: LogLine,
  pace: Pace,
  now: number,
): Summary {
  if (!bot) return { status, due: deadline ?? null, started };
  const goesOn = event.kind === 'played' && event.seat === actor;
  return { status, due: now + (goesOn ? pace.step : pace.turn), botsOf: host, started };
}
