// Maps on this device, in a database of their own: the map, its undo steps, and a photo to trace over. Nothing of it is sent.
import type { Side } from '../../games/china/index.ts';
import { randomHex } from '../random.ts';
import { type Draft, toDocument } from './draft.ts';
import type { Corners } from './projective.ts';

export interface KeptMap {
  readonly id: string;
  readonly changed: number;
  readonly side: Side;
  readonly draft: Draft;
}

export interface KeptSteps {
  readonly id: string;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** A photo of the board, with the corners of the board in it as parts of its width and height. */
export interface KeptPhoto {
  readonly id: string;
  readonly image: Blob;
  readonly corners: Corners;
  /** From 0 to 100. */
  readonly strength: number;
  readonly shown: boolean;
}

interface Stores {
  readonly maps: KeptMap;
  readonly steps: KeptSteps;
  readonly photos: KeptPhoto;
}
const STORES = ['maps', 'steps', 'photos'] as const;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('caravanserai-maps', 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function transact<T>(
  stores: readonly (keyof Stores)[],
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, mode);
      const request = act(transaction);
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const load = <S extends keyof Stores>(store: S, id: string): Promise<Stores[S] | undefined> =>
  transact<Stores[S] | undefined>([store], 'readonly', transaction => transaction.objectStore(store).get(id));

export const loadMap = (id: string): Promise<KeptMap | undefined> => load('maps', id);
export const loadSteps = (id: string): Promise<KeptSteps | undefined> => load('steps', id);
export const loadPhoto = (id: string): Promise<KeptPhoto | undefined> => load('photos', id);

/** Keeps a map together with its steps: after a crash they fit. */
export const keepMap = (map: KeptMap, steps: KeptSteps): Promise<unknown> =>
  transact(['maps', 'steps'], 'readwrite', transaction => {
    transaction.objectStore('steps').put(steps);
    return transaction.objectStore('maps').put(map);
  });

export const keepPhoto = (photo: KeptPhoto): Promise<unknown> =>
  transact(['photos'], 'readwrite', transaction => transaction.objectStore('photos').put(photo));
export const forgetPhoto = (id: string): Promise<unknown> =>
  transact(['photos'], 'readwrite', transaction => transaction.objectStore('photos').delete(id));

export const forgetMap = (id: string): Promise<unknown> =>
  transact(STORES, 'readwrite', transaction => {
    for (const store of STORES) transaction.objectStore(store).delete(id);
    return undefined;
  });

/** All maps of this device, the latest first. */
export const listMaps = async (): Promise<readonly KeptMap[]> =>
  (
    (await transact<KeptMap[]>(['maps'], 'readonly', transaction => transaction.objectStore('maps').getAll())) ?? []
  ).sort((a, b) => b.changed - a.changed);

/** Keeps a new map and returns its id; the same map that is here already is not kept twice. */
export async function keepNew(draft: Draft, side: Side): Promise<string> {
  const written = JSON.stringify(toDocument(draft));
  const same = (await listMaps()).find(map => JSON.stringify(toDocument(map.draft)) === written);
  if (same) return same.id;
  const id = randomHex(8);
  await keepMap({ id, changed: Date.now(), side, draft }, { id, past: [], future: [] });
  return id;
}
