const MEGABYTE = 1024 * 1024;
/** For all clients together, more or less. */
const MOST_IN_ALL = 256 * MEGABYTE;
const MOST = MEGABYTE;
/** Enough for any message. */
const LEAST = MEGABYTE / 16;

/**
 * How many bytes may wait for a client that does not read, if so many are connected. Whoever has more is disconnected: they
 * reconnect and get what they missed.
 */
export const mostUnread = (connected: number): number =>
  Math.max(LEAST, Math.min(MOST, MOST_IN_ALL / Math.max(1, connected)));
