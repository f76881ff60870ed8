// Games on this device, in IndexedDB: a record each, with who sits where and the seed of its chance.

import type { TableState } from '../../api/index.ts';
import type { BotKind } from '../../bots/index.ts';
import type { AnyOptions, Ending, Entry, Header, RecordComment, Seat } from '../../kernel/index.ts';
import type { HowLeft } from '../online/play/leavers.ts';
import { randomHex } from '../random.ts';
import { forgetAnalysis } from '../replay/analyses.ts';

/** Who sits at a local table: a person at this device, or a bot. */
export interface LocalSeat {
  readonly name: string;
  readonly bot?: BotKind;
}

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** The revision of its rules; missing where it was begun before there was a second one. */
  readonly revision?: number;
  readonly options: AnyOptions;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  /** The version of its chance; missing where it was begun before there was a second one. */
  readonly chance?: 2;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  readonly changed: number;
  /** The tab that took it last: no other one keeps moves of it. */
  readonly owner?: string;
  /** A record from outside, with its first and last lines as they came: it is looked at, not played on. */
  readonly imported?: { readonly header: Header; readonly ending?: Ending };
  /** Played at a table on a server: which one, from which seat, and how it ended there. */
  readonly online?: {
    readonly table: string;
    readonly seat: Seat | null;
    /** Whoever left comes last whatever the score. */
    readonly places?: readonly number[];
    /** What ended it; earlier versions did not keep it. */
    readonly why?: NonNullable<TableState['why']>;
    readonly left: readonly (HowLeft | undefined)[];
  };
  /** A game that goes on from a position of another one: its chance before that came from elsewhere. */
  readonly branch?: { readonly of: string; readonly entries: number; readonly turn?: number };
  /** What was written about its positions, in their order. */
  readonly comments?: readonly RecordComment[];
  /** How many hints were taken. */
  readonly hints?: number;
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

/** One connection as long as the page lives. */
function connect(): Promise<IDBDatabase> {
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
  const database = await connect();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

const requestGame = (store: IDBObjectStore, id: string): IDBRequest<KeptGame | undefined> => store.get(id);

export const keepGame = (game: KeptGame): Promise<unknown> => transact('readwrite', store => store.put(game));
export const loadGame = (id: string): Promise<KeptGame | undefined> =>
  transact('readonly', store => requestGame(store, id));
export const forgetGame = (id: string): Promise<unknown> =>
  Promise.all([transact('readwrite', store => store.delete(id)), forgetAnalysis(id)]);

/** Takes a game over from the tab that has it. Where nothing can be written, it is only looked at. */
export async function takeGame(id: string): Promise<KeptGame | undefined> {
  const owner = randomHex(8);
  const take = (store: IDBObjectStore): IDBRequest<KeptGame | undefined> => {
    const request = requestGame(store, id);
    request.onsuccess = () => request.result && store.put({ ...request.result, owner });
    return request;
  };
  const taken = await transact('readwrite', take).catch(() => undefined);
  return taken ? { ...taken, owner } : loadGame(id);
}

/** Keeps what was played in a game that was taken; false, and nothing is kept, if another tab has taken it since. */
export async function keepOwn(game: KeptGame): Promise<boolean> {
  const isOurs = (kept: KeptGame | undefined): boolean => kept === undefined || kept.owner === game.owner;
  const before = await transact('readwrite', store => {
    const request = requestGame(store, game.id);
    request.onsuccess = () => isOurs(request.result) && store.put(game);
    return request;
  });
  return isOurs(before);
}

/** All games of this device, the latest first. */
export const listGames = async (): Promise<KeptGame[]> =>
  (await transact<KeptGame[]>('readonly', store => store.getAll())).sort((a, b) => b.changed - a.changed);
