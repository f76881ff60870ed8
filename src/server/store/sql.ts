import { storeChat } from './chat.ts';
import type { Database } from './database.ts';
import { storeDevices } from './devices.ts';
import { storeDue } from './due.ts';
import { storeHost } from './host.ts';
import { storeMergings } from './merging.ts';
import { storeNotices } from './notices.ts';
import { storePasskeys } from './passkeys.ts';
import { storePeople } from './people.ts';
import type { EventStore } from './port.ts';
import { storeRetention } from './retention.ts';
import { storeSeen, storeVacations } from './seen.ts';
import { storeTables } from './tables.ts';
import { storeUpkeep } from './upkeep.ts';

/** The store over either database. */
export function storeOn(db: Database, restoredAt: EventStore['restoredAt'] = async () => 0): EventStore {
  const { aliases, mergings } = storeMergings(db);
  return {
    shared: db.shared,
    hints: db.hints,
    ...storeTables(db, aliases),
    ...storeDue(db),
    ...storeRetention(db),
    ...storePeople(db),
    ...storeChat(db),
    ...storeNotices(db),
    ...storeSeen(db),
    ...storeVacations(db),
    ...storeUpkeep(db),
    ...storeDevices(db),
    ...storePasskeys(db),
    ...mergings,
    ...storeHost(db),
    restoredAt,
    check: async () => void (await db.read('SELECT 1 AS one')),
    close: () => db.close(),
  };
}
