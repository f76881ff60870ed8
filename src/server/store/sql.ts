import { storeChat } from './chat.ts';
import type { Database } from './database.ts';
import { storePeople } from './people.ts';
import type { EventStore } from './port.ts';
import { storeDue, storeTables } from './tables.ts';

/** The store over either database. */
export const storeOn = (db: Database): EventStore => ({
  shared: db.shared,
  hints: db.hints,
  ...storeTables(db),
  ...storeDue(db),
  ...storePeople(db),
  ...storeChat(db),
  check: async () => void (await db.read('SELECT 1 AS one')),
  close: () => db.close(),
});
