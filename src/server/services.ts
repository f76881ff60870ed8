import type { AnyGame } from '../kernel/index.ts';
import { type Environment, realEnvironment, secretOf } from './environment.ts';
import { type Limiters, limitersOf, MOST_OPEN, type Openings, openingsOf } from './limits.ts';
import { Followers } from './live/followers.ts';
import { Hub } from './live/hub.ts';
import { Presences } from './live/presence.ts';
import { Push } from './live/push.ts';
import { type Log, silentLog } from './ops/log.ts';
import { type Metrics, metricsOf } from './ops/metrics.ts';
import { People } from './people/people.ts';
import type { EventStore } from './store/index.ts';
import { TableCache } from './tables/cache.ts';
import { PACE, type Pace } from './tables/due.ts';
import { Tables } from './tables/tables.ts';

/** Everything behind the doors: what HTTP, sockets and the scheduler share. */
export interface Services {
  /** Tells this process from others. */
  readonly name: string;
  readonly games: readonly AnyGame[];
  readonly environment: Environment;
  readonly store: EventStore;
  readonly people: People;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly limiters: Limiters;
  /** Live connections by address. */
  readonly openings: Openings;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly publicUrl: string | undefined;
  /** Addresses of clients are told by a proxy in front. */
  readonly behindProxy: boolean;
  readonly metricsToken: string | undefined;
}

export interface ServicesOptions {
  readonly games: readonly AnyGame[];
  readonly store: EventStore;
  readonly secret: string;
  readonly environment?: Environment;
  readonly pace?: Pace;
  readonly standIn?: string;
  readonly capacity?: number;
  readonly unlimited?: boolean;
  readonly mostOpen?: number;
  readonly metrics?: Metrics;
  readonly log?: Log;
  readonly publicUrl?: string | undefined;
  readonly behindProxy?: boolean;
  readonly metricsToken?: string | undefined;
}

/** Tables kept in memory; others are read from their logs when they are asked for. */
const CAPACITY = 3000;

export function openServices(options: ServicesOptions): Services {
  const { games, store, secret, environment = realEnvironment } = options;
  const name = secretOf(environment, 6);
  const people = new People({ store, world: environment, secret });
  const followers = new Followers();
  const cache = new TableCache({
    store,
    games,
    capacity: options.capacity ?? CAPACITY,
    namesOf: ids => people.namesOf(ids),
    inUse: id => followers.has(id),
  });
  const presences = new Presences({ process: name, hints: store.hints, followers, tables: cache });
  const push = new Push(followers, presences);
  const tables = new Tables({
    store,
    cache,
    live: {
      isConnected: (loaded, seat) => presences.isHere(loaded, seat),
      push: loaded => push.send(loaded),
    },
    games,
    environment,
    pace: options.pace ?? PACE,
    standIn: options.standIn ?? 'apprentice',
  });
  const hub = new Hub({ tables, store, people, followers, presences, push });
  const metrics = options.metrics ?? metricsOf();
  metrics.watch({ tables: () => cache.size, followers: () => followers.size });
  return {
    name,
    games,
    environment,
    store,
    people,
    tables,
    hub,
    limiters: limitersOf(() => environment.now(), options.unlimited),
    openings: openingsOf(options.unlimited ? Infinity : (options.mostOpen ?? MOST_OPEN)),
    metrics,
    log: options.log ?? silentLog,
    publicUrl: options.publicUrl,
    behindProxy: options.behindProxy ?? false,
    metricsToken: options.metricsToken,
  };
}
