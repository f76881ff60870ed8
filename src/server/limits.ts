/** How many of something one may do: `burst` at once, and `perSecond` in the long run. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

export const LIMITS = {
  /** All requests of an address: many people may share one. */
  address: { burst: 600, perSecond: 100 },
  /** New guests of an address. */
  people: { burst: 30, perSecond: 0.2 },
  /** One-time codes tried from an address; of 31^10 codes. */
  codes: { burst: 10, perSecond: 0.05 },
  /** Tables opened by a person. */
  tables: { burst: 20, perSecond: 0.05 },
  /** Commands of a person, by whatever way. */
  commands: { burst: 60, perSecond: 10 },
  /** What a person says. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Frames on one socket. */
  frames: { burst: 120, perSecond: 20 },
} as const satisfies { [name: string]: Limit };

const KEYS_KEPT = 50_000;

/** Counts for each key; `take` says whether one more is within the limit. */
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

/** Live connections that an address keeps open: many people may share one. */
export const MOST_OPEN = 1000;

/** What is open now for each key. `take` returns what closes it again; nothing where there are too many. */
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

/** All limiters, or none that limits. */
export function createLimiters(now: () => number, off = false): Limiters {
  const all = Object.entries(LIMITS).map(([name, limit]) => [
    name,
    off ? { take: () => true } : createLimiter(limit, now),
  ]);
  return Object.fromEntries(all);
}
