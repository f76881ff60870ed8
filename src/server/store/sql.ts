import { storeChat } from './chat.ts';
import type { Database } from './database.ts';
import { storeDue } from './due.ts';
import { storeNotices } from './notices.ts';
import { storePeople } from './people.ts';
import type { EventStore } from './port.ts';
import { storeRetention } from './retention.ts';
import { storeTables } from './tables.ts';
import { storeUpkeep } from './upkeep.ts';

/** The store over either database. */
export const storeOn = (db: Database, restoredAt: EventStore['restoredAt'] = async () => 0): EventStore => ({
  shared: db.shared,
  hints: db.hints,
  ...storeTables(db),
  ...storeDue(db),
  ...storeRetention(db),
  ...storePeople(db),
  ...storeChat(db),
  ...storeNotices(db),
  ...storeUpkeep(db),
  restoredAt,
  check: async () => void (await db.read('SELECT 1 AS one')),
  close: () => db.close(),
});
