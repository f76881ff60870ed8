import type { MapDocument } from '../games/china/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { drawSecret, type Environment, realEnvironment } from './environment.ts';
import { createLimiters, createOpenings, type Limiters, MOST_OPEN, type Openings } from './limits.ts';
import { keepDoor } from './live/doorkeeper.ts';
import { Followers } from './live/followers.ts';
import { Hub } from './live/hub.ts';
import { Presences } from './live/presence.ts';
import { Push } from './live/push.ts';
import { Sessions } from './live/sessions.ts';
import { type Notices, type NoticesOptions, openNotices } from './notices/notices.ts';
import { type Log, silentLog } from './ops/log.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import { House } from './people/house.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { createOrigins, createSeatSecrets, createSigner, type Signer } from './people/signing.ts';
import { Vacations } from './people/vacations.ts';
import type { EventStore } from './store/index.ts';
import { Admission } from './tables/admission.ts';
import { TableCache } from './tables/cache.ts';
import { PACE, type Pace } from './tables/due.ts';
import { Tables } from './tables/tables.ts';

/** A map of China that this server offers besides the built-in one. */
export interface OfferedMap {
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly map: MapDocument;
}

/** The services that HTTP, sockets and the scheduler share. */
export interface Services {
  /** Identifies this process. */
  readonly name: string;
  readonly games: readonly AnyGame[];
  readonly maps: readonly OfferedMap[];
  readonly environment: Environment;
  readonly store: EventStore;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly house: House;
  readonly signer: Signer;
  readonly tables: Tables;
  readonly admission: Admission;
  readonly vacations: Vacations;
  /** The secret in the link to a seat that was offered at a time. */
  seatSecret(table: string, seat: number, offered: number): string;
  readonly hub: Hub;
  readonly followers: Followers;
  readonly sessions: Sessions;
  readonly presences: Presences;
  readonly notices: Notices;
  readonly limiters: Limiters;
  /** Hashes an address for storage. */
  toOrigin(address: string): string;
  /** Live connections by address. */
  readonly openings: Openings;
  /** All connections by address. */
  readonly connections: Openings;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly publicUrl: string | undefined;
  /** Whether a proxy in front reports the addresses of clients. */
  readonly behindProxy: boolean;
  readonly metricsToken: string | undefined;
}

export interface ServicesOptions {
  readonly games: readonly AnyGame[];
  readonly maps?: readonly OfferedMap[];
  /** Rules of earlier revisions, for tables that started with them. */
  readonly earlierRules?: readonly AnyGame[];
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
  /** E-mail, what may be reached, and the pace of notices. */
  readonly notices?: Omit<NoticesOptions, 'secret' | 'publicUrl'>;
}

/** How many tables are kept in memory; others are read from their logs on demand. */
const CAPACITY = 3000;

export function openServices(options: ServicesOptions): Services {
  const { games, store, secret, environment = realEnvironment } = options;
  const { log = silentLog, metrics = createMetrics() } = options;
  const name = drawSecret(environment, 6);
  const house = new House(store, environment);
  const signer = createSigner(secret);
  const people = new People({ store, world: environment, signer, house });
  const sessions = new Sessions();
  const followers = new Followers(store.hints);
  const cache = new TableCache({
    store,
    games,
    earlierRules: options.earlierRules ?? [],
    capacity: options.capacity ?? CAPACITY,
    findNames: ids => people.findNames(ids),
    isInUse: id => followers.has(id),
    noteUnreadable: ({ row, code }) =>
      log.error({ table: row.id.slice(0, 8), code }, 'a table can not be read: cli table check tells more'),
    noteLost(id, lines) {
      metrics.lost(lines);
      log.warn({ table: id.slice(0, 8), lines }, 'the database lost lines that were known here: the table starts over');
    },
  });
  const presences = new Presences({
    process: name,
    hints: store.hints,
    followers,
    tables: cache,
    now: () => environment.now(),
    findNames: ids => people.findNames(ids),
  });
  const push = new Push(followers, presences);
  const tables = new Tables({
    store,
    cache,
    live: {
      isConnected: (loaded, seat) => presences.isHere(loaded, seat),
      leftAt: (loaded, seat) => presences.leftAt(loaded, seat),
      push: loaded => push.send(loaded),
      startOver: loaded => push.startOver(loaded),
      end: loaded => push.end(loaded),
    },
    games,
    environment,
    pace: options.pace ?? PACE,
    standIn: options.standIn ?? 'apprentice',
  });
  const hub = new Hub({ tables, store, people, followers, presences, push });
  const notices = openNotices(
    { store, environment, people, tables, games, log, metrics },
    { ...options.notices, secret, publicUrl: options.publicUrl },
  );
  keepDoor({ people, house, sessions, tables, hub });
  const mostOpen = options.unlimited ? Infinity : (options.mostOpen ?? MOST_OPEN);
  metrics.watch({ tables: () => cache.size, unreadable: () => cache.unreadable.size, followers: () => followers.size });
  return {
    name,
    games,
    maps: options.maps ?? [],
    environment,
    store,
    people,
    passkeys: new Passkeys(store, environment),
    house,
    signer,
    tables,
    admission: new Admission(store, environment),
    vacations: new Vacations({ store, tables, environment }),
    seatSecret: createSeatSecrets(secret),
    hub,
    followers,
    sessions,
    presences,
    notices,
    toOrigin: createOrigins(secret),
    limiters: createLimiters(() => environment.now(), options.unlimited),
    openings: createOpenings(mostOpen),
    // More than the live connections, so that a client at that limit can still send requests and get an answer.
    connections: createOpenings(2 * mostOpen),
    metrics,
    log,
    publicUrl: options.publicUrl,
    behindProxy: options.behindProxy ?? false,
    metricsToken: options.metricsToken,
  };
}
