import type { AnyGame } from '../kernel/index.ts';
import { type Limiters, limitersOf, MOST_OPEN, type Openings, openingsOf } from './limits.ts';
import { Hub } from './live/hub.ts';
import { type Log, silentLog } from './ops/log.ts';
import { type Metrics, metricsOf } from './ops/metrics.ts';
import { People } from './people/people.ts';
import type { EventStore } from './store/index.ts';
import { PACE, type Pace } from './tables/due.ts';
import { Tables } from './tables/tables.ts';
import { realWorld, secretOf, type World } from './world.ts';

/** Everything behind the doors: what HTTP, sockets and the attendant of the tables share. */
export interface House {
  /** Tells this process from others. */
  readonly name: string;
  readonly games: readonly AnyGame[];
  readonly world: World;
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

export interface HouseOptions {
  readonly games: readonly AnyGame[];
  readonly store: EventStore;
  readonly secret: string;
  readonly world?: World;
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

export function houseOf(options: HouseOptions): House {
  const { games, store, secret, world = realWorld } = options;
  const name = secretOf(world, 6);
  const people = new People({ store, world, secret });
  const tables = new Tables({
    store,
    people,
    games,
    world,
    pace: options.pace ?? PACE,
    standIn: options.standIn ?? 'apprentice',
    capacity: options.capacity ?? CAPACITY,
  });
  const hub = new Hub({ tables, store, people, house: name });
  const metrics = options.metrics ?? metricsOf();
  metrics.watch({ tables: () => tables.shelf.size, followers: () => hub.size });
  return {
    name,
    games,
    world,
    store,
    people,
    tables,
    hub,
    limiters: limitersOf(() => world.now(), options.unlimited),
    openings: openingsOf(options.unlimited ? Infinity : (options.mostOpen ?? MOST_OPEN)),
    metrics,
    log: options.log ?? silentLog,
    publicUrl: options.publicUrl,
    behindProxy: options.behindProxy ?? false,
    metricsToken: options.metricsToken,
  };
}
