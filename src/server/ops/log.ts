import pino, { type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Structured logs on standard output. Moves, texts, tokens and addresses are never logged. */
export const openLog = (level: string): Log => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

const nothing = (): void => {};
export const silentLog = { debug: nothing, info: nothing, warn: nothing, error: nothing } as unknown as Log;
