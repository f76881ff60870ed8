// Games on this device, in IndexedDB: a record each, with who sits where and the seed of its chance.
import type { Level } from '../../bots/index.ts';
import type { AnyOptions, Ending, Entry, Header } from '../../kernel/index.ts';

/** Who sits at a local table: a person at this device, or a bot. */
export interface SeatPlan {
  readonly name: string;
  readonly bot?: Level;
}

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** Moves tried but not confirmed, so that a closed tab loses nothing. */
  readonly tried: readonly string[];
  readonly over: boolean;
  readonly changed: number;
  /** A record from outside, with its first and last lines as they came: it is looked at, not played on. */
  readonly imported?: { readonly header: Header; readonly ending?: Ending };
  /** A game that goes on from a position of another one: its chance before that came from elsewhere. */
  readonly branch?: { readonly of: string; readonly entries: number };
}

const STORE = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('caravanserai', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let connection: Promise<IDBDatabase> | undefined;

/** One connection as long as the page lives: what is kept in its last moment is on its way at once. */
function connected(): Promise<IDBDatabase> {
  const forget = (): void => {
    connection = undefined;
  };
  connection ??= open().then(database => {
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  });
  connection.catch(forget);
  return connection;
}

async function transact<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await connected();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    // Nothing more is asked for: a page that is closed now has said all.
    transaction.commit();
  });
}

export const keepGame = (game: KeptGame): Promise<unknown> => transact('readwrite', store => store.put(game));
export const keptGame = (id: string): Promise<KeptGame | undefined> => transact('readonly', store => store.get(id));
export const forgetGame = (id: string): Promise<unknown> => transact('readwrite', store => store.delete(id));

/** All games of this device, the latest first. */
export const keptGames = async (): Promise<KeptGame[]> =>
  (await transact<KeptGame[]>('readonly', store => store.getAll())).sort((a, b) => b.changed - a.changed);
