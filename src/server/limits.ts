/** A rate limit: `burst` at once, and `perSecond` in the long run. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

export const LIMITS = {
  /** All requests from an address, which many people may share. */
  address: { burst: 600, perSecond: 100 },
  /** New guests from an address. */
  people: { burst: 30, perSecond: 0.2 },
  /** One-time codes, recovery links and passkeys tried from an address. */
  codes: { burst: 10, perSecond: 0.05 },
  /** Club passwords tried from an address. */
  passwords: { burst: 10, perSecond: 0.05 },
  /** Tables opened by a person. */
  tables: { burst: 20, perSecond: 0.05 },
  /** Options that a person wants to play with and that take a while to be tried out: maps with many rings of roads. */
  trials: { burst: 10, perSecond: 0.1 },
  /** The same, wished for from an address, by however many guests: trials wait for each other. */
  trialsFrom: { burst: 20, perSecond: 0.2 },
  /** Commands of a person, over HTTP or a socket. */
  commands: { burst: 60, perSecond: 10 },
  /** Vacations set by a person: each adds a line to the logs of all their tables over days. */
  vacations: { burst: 6, perSecond: 0.0003 },
  /** Chat messages of a person. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Changes of where a person is notified, and tests of a webhook. */
  notices: { burst: 20, perSecond: 0.1 },
  /** E-mails to confirm an address that a person asks for: they go to addresses which may be somebody else’s. */
  mails: { burst: 3, perSecond: 0.001 },
  /** The same, asked for from an address, by however many people. */
  mailsFrom: { burst: 10, perSecond: 0.003 },
  /** The same, sent to one address, whoever asks. */
  mailsTo: { burst: 3, perSecond: 0.00005 },
  /** Tests of webhooks asked for from an address: requests of ours to servers of others. */
  posts: { burst: 20, perSecond: 0.2 },
  /** Pictures of links drawn for an address. */
  previews: { burst: 30, perSecond: 0.5 },
  /** Frames on one socket. */
  frames: { burst: 120, perSecond: 20 },
  /** Frames on all sockets of an address: following a table costs more than most requests. */
  framesFrom: { burst: 4000, perSecond: 400 },
} as const satisfies { [name: string]: Limit };

const KEYS_KEPT = 50_000;

/** Counts per key; `take` says whether one more is within the limit. */
export function createLimiter({ burst, perSecond }: Limit, now: () => number): { take(key: string): boolean } {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? { left: burst, at };
      if (buckets.size >= KEYS_KEPT) buckets.delete(buckets.keys().next().value!);
      bucket.left = Math.min(burst, bucket.left + Math.max(0, at - bucket.at) * 0.001 * perSecond);
      bucket.at = at;
      buckets.set(key, bucket);
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
}

/** Live connections per address, which many people may share. */
export const MOST_OPEN = 1000;

/** Counts open connections per key. `take` returns a function that releases one, or undefined if there are too many. */
export interface Openings {
  take(key: string): (() => void) | undefined;
}

export function createOpenings(most: number): Openings {
  const open = new Map<string, Set<() => void>>();
  return {
    take(key) {
      const here = open.get(key) ?? new Set();
      if (here.size >= most) return undefined;
      const close = (): void => {
        here.delete(close);
        if (here.size === 0) open.delete(key);
      };
      open.set(key, here.add(close));
      return close;
    },
  };
}

export type Limiters = { readonly [name in keyof typeof LIMITS]: { take(key: string): boolean } };

/** All limiters, or ones without a limit. */
export function createLimiters(now: () => number, off = false): Limiters {
  const all = Object.entries(LIMITS).map(([name, limit]) => [
    name,
    off ? { take: () => true } : createLimiter(limit, now),
  ]);
  return Object.fromEntries(all);
}
