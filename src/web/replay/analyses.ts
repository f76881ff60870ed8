// Analyses of games on this device, in a database of their own: lists of games stay small without them.
import type { Decision } from '../../bots/analysis/review.ts';

/** What the bots found out about a game; of another version, it is looked at again. */
interface KeptAnalysis {
  readonly id: string;
  readonly version: number;
  /** How many moves the game had. */
  readonly moves: number;
  readonly decisions: readonly Decision[];
}

/** Goes up when decisions look different or are judged in another way. */
const VERSION = 1;
const STORE = 'analyses';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('caravanserai-analyses', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function transact<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Without a place to keep it, the analysis is made again at the next visit. */
export const keepAnalysis = (id: string, moves: number, decisions: readonly Decision[]): Promise<unknown> =>
  transact('readwrite', store => store.put({ id, version: VERSION, moves, decisions } satisfies KeptAnalysis)).catch(
    () => undefined,
  );

/** The kept decisions of a game with so many moves; nothing where there are none that are still good. */
export async function loadAnalysis(id: string, moves: number): Promise<readonly Decision[] | undefined> {
  const kept = await transact<KeptAnalysis | undefined>('readonly', store => store.get(id)).catch(() => undefined);
  return kept?.version === VERSION && kept.moves === moves ? kept.decisions : undefined;
}

export const forgetAnalysis = (id: string): Promise<unknown> =>
  transact('readwrite', store => store.delete(id)).catch(() => undefined);
