import { earlierRules, games } from '../../games/index.ts';
import { drawSecret, realEnvironment } from '../environment.ts';
import { HOUSE, hashPassword } from '../people/house.ts';
import { toNetwork } from '../request.ts';
import { openServices } from '../services.ts';
import type { BanRow, EventStore } from '../store/index.ts';

/** What a host can ask for. */
export type Order =
  | { readonly action: 'show' | 'bans' }
  | { readonly action: 'tables' | 'people' | 'log'; readonly limit: number }
  | { readonly action: 'chat'; readonly table: string; readonly limit: number }
  | { readonly action: 'close' | 'delete'; readonly table: string }
  | { readonly action: 'unsay'; readonly table: string; readonly n: number }
  | BanOrder
  | { readonly action: 'unban'; readonly ban: string }
  | { readonly action: 'club'; readonly password?: string }
  | { readonly action: 'welcome'; readonly en?: string; readonly fr?: string }
  | { readonly action: 'registration'; readonly isOpen: boolean };

interface BanOrder {
  readonly action: 'ban';
  readonly kind: BanRow['kind'];
  readonly target: string;
  readonly hours: number;
  readonly widens: boolean;
}

const HOUR = 3_600_000;
const BAN_BYTES = 5;
const { now } = realEnvironment;

/** Carries out an order. What changes something is noted in the host's log, by ids and not by names. */
export async function carryOut(store: EventStore, order: Order): Promise<object> {
  const note = (action: string, target: string, detail = ''): Promise<void> =>
    store.noteAction({ at: now(), action, target, detail });
  switch (order.action) {
    case 'show':
      return show(store);
    case 'tables':
      return { tables: await store.listTableEntries(order.limit) };
    case 'people':
      return { people: await store.listPeople(order.limit) };
    case 'bans':
      return { bans: await store.listBans(now()) };
    case 'log':
      return { log: await store.readActions(Math.max(0, (await store.lastAction()) - order.limit), order.limit) };
    case 'chat':
      return { messages: await readChat(store, order.table, order.limit) };
    case 'close':
      await close(store, order.table);
      await note('close', order.table);
      return { table: order.table };
    case 'delete':
      if (!(await store.findTable(order.table))) return noTable(order.table);
      await store.dropTable(order.table);
      await note('delete', order.table);
      return { table: order.table };
    case 'unsay':
      if (!(await store.deleteMessage(order.table, order.n)))
        throw new Error(`table ${order.table} has no message ${order.n}: cli host chat lists them`);
      await note('unsay', order.table, `${order.n}`);
      return { table: order.table, n: order.n };
    case 'ban': {
      const ban = await putBan(store, order);
      await note('ban', ban.id, `${ban.kind} ${ban.target} until ${new Date(ban.until).toISOString()}`);
      return { ban };
    }
    case 'unban':
      if (!(await store.deleteBan(order.ban)))
        throw new Error(`there is no ban ${order.ban}: cli host bans lists them`);
      await note('unban', order.ban);
      return { ban: order.ban };
    case 'club': {
      const stored = order.password && (await hashPassword(order.password, drawSecret(realEnvironment)));
      await store.writeSetting(HOUSE.club, stored);
      await note('club', stored === undefined ? 'off' : 'on');
      return show(store);
    }
    case 'welcome':
      await writeWelcome(store, HOUSE.english, order.en);
      await writeWelcome(store, HOUSE.french, order.fr);
      await note('welcome', '');
      return show(store);
    case 'registration':
      await store.writeSetting(HOUSE.registration, order.isOpen ? undefined : 'closed');
      await note('registration', order.isOpen ? 'open' : 'closed');
      return show(store);
  }
}

async function show(store: EventStore): Promise<object> {
  const settings = await store.readSettings();
  return {
    welcome: { en: settings.get(HOUSE.english) ?? null, fr: settings.get(HOUSE.french) ?? null },
    club: settings.has(HOUSE.club),
    registration: settings.get(HOUSE.registration) === 'closed' ? 'closed' : 'open',
    bans: (await store.listBans(now())).length,
  };
}

/** Sets a text; an empty one removes it, and a missing one leaves it as it is. */
async function writeWelcome(store: EventStore, setting: string, text: string | undefined): Promise<void> {
  if (text !== undefined) await store.writeSetting(setting, text === '' ? undefined : text);
}

async function readChat(store: EventStore, table: string, limit: number): Promise<object[]> {
  if (!(await store.findTable(table))) return noTable(table);
  const rows = await store.readChat(table, 0, limit);
  const names = await store.findNames([...new Set(rows.map(({ player }) => player))]);
  const nameOf = (id: string): string | undefined => names.find(each => each.id === id)?.name;
  return rows.map(({ n, at, player, text }) => ({ n, at, player, name: nameOf(player) ?? '', text }));
}

/** Ends a table by a line of its log, as the server would. */
async function close(store: EventStore, table: string): Promise<void> {
  const services = openServices({ games, earlierRules, store, secret: drawSecret(realEnvironment, 32) });
  try {
    const loaded = (await services.tables.find(table)) ?? noTable(table);
    const outcome = await services.tables.stop(loaded);
    if (!outcome.ok) throw new Error(`table ${table}: ${outcome.message}`);
  } finally {
    services.hub.close();
  }
}

/** Bans somebody in place of an earlier ban: the newest one counts. */
async function putBan(store: EventStore, { kind, target, hours, widens }: BanOrder): Promise<BanRow> {
  const at = now();
  const banned = kind === 'address' ? toNetwork(target) : await store.resolvePlayer(target);
  if (kind === 'person' && !(await store.findPlayer(banned)))
    throw new Error(`there is no person ${target}: cli host people lists them`);
  for (const ban of await store.listBans(at))
    if (ban.kind === kind && ban.target === banned) await store.deleteBan(ban.id);
  const row: BanRow = {
    // It is typed to lift the ban, so it does not begin with a dash.
    id: Buffer.from(realEnvironment.bytes(BAN_BYTES)).toString('hex'),
    kind,
    target: banned,
    until: at + hours * HOUR,
    widens: widens && kind === 'person',
    at,
  };
  await store.putBan(row);
  return row;
}

const noTable = (table: string): never => {
  throw new Error(`there is no table ${table}: cli host tables lists them`);
};
