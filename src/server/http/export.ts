import { setImmediate } from 'node:timers/promises';
import { findSeat, type PlayerId, readStatus, type Sealed, Table, writeSealed } from '../../table/index.ts';
import type { Services } from '../services.ts';
import { type PlayerRow, StoreDown } from '../store/index.ts';
import { type ListedPosition, writeListing } from '../tables/listing.ts';
import { readListed } from '../tables/lists.ts';
import { listPlayers } from '../tables/loaded.ts';
import { nameSeats } from '../tables/present.ts';
import { UnreadableTable } from '../tables/unreadable.ts';
import { describePasskey } from './access.ts';

const SAID_AT_ONCE = 200;

/** Streams everything stored about a person: one table per turn of the event loop, as fast as it is read. */
export async function streamExport(services: Services, player: PlayerRow): Promise<ReadableStream<Uint8Array>> {
  const parts = writeExport(services, player, await services.store.listAllTables(player.id));
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* writeExport(
  services: Services,
  { id, name, createdAt }: PlayerRow,
  tables: readonly string[],
): AsyncGenerator<string, undefined> {
  yield `{"name":${JSON.stringify(name)},"since":${createdAt},"tables":[`;
  let comma = '';
  const unreadable: string[] = [];
  for (const table of tables) {
    const part = await describeTable(services, table, id).catch(error => {
      if (!(error instanceof UnreadableTable)) throw error;
      unreadable.push(table);
    });
    await setImmediate();
    if (!part) continue;
    yield `${comma}${JSON.stringify(part)}`;
    comma = ',';
  }
  yield ']';
  if (unreadable.length > 0) yield `,"unreadable":${JSON.stringify(unreadable)}`;
  yield `,"notices":${JSON.stringify(await describeNotices(services, id))}`;
  yield ',"said":[';
  const said = await services.store.readChatBy(id);
  for (let from = 0; from < said.length; from += SAID_AT_ONCE) {
    const some = said.slice(from, from + SAID_AT_ONCE).map(({ table, at, text }) => ({ table, at, text }));
    await setImmediate();
    yield `${from > 0 ? ',' : ''}${JSON.stringify(some).slice(1, -1)}`;
  }
  yield ']';
  const { devices, passkeys, recovery } = await describeAccess(services, id);
  yield `,"devices":${JSON.stringify(devices)},"passkeys":${JSON.stringify(passkeys)}`;
  if (recovery !== undefined) yield `,"recovery":${recovery}`;
  const [vacations, seen] = await Promise.all([services.store.listVacations(id, 0), services.store.listSeen(id)]);
  yield `,"vacations":${JSON.stringify(vacations)},"seen":${JSON.stringify(seen)}}`;
}

async function describeAccess({ people, passkeys, store }: Services, player: PlayerId) {
  return {
    devices: (await people.devices.list(player)).map(({ browser, system, createdAt, usedAt }) => ({
      browser,
      system,
      since: createdAt,
      used: usedAt,
    })),
    passkeys: (await passkeys.list(player)).map(row => {
      const { id: _, ...shown } = describePasskey(row);
      return shown;
    }),
    recovery: await store.recoverySince(player),
  };
}

async function describeNotices({ store }: Services, player: PlayerId) {
  const wishes = await store.readWishes(player);
  const targets = await store.listTargets(player);
  return {
    ...(wishes !== undefined && { wishes }),
    targets: targets.map(({ kind, address, language, createdAt }) => ({ kind, address, language, since: createdAt })),
  };
}

async function describeTable(services: Services, table: string, player: PlayerId) {
  const row = await services.store.findListed(table);
  const unreadable = services.tables.cache.unreadable.get(table);
  if (unreadable) throw unreadable;
  const listed = row && (await readListed(services, row));
  if (!listed) return undefined;
  const { position } = listed;
  const seat = findSeat(position.sitters, player);
  const status = readStatus(position);
  // An invited person without a seat may see the end of a game only if everyone may watch.
  const seen = status === 'over' && (seat !== null || position.setup.watching);
  const record = seen ? await readRecord(services, listed) : undefined;
  return { table, game: listed.row.game, status, seat, ...(record !== undefined && { record }) };
}

/**
 * The record of a finished table, from its log and what is stored beside it. A table of an earlier version is played once
 * more, without being cached, since a long export would evict the tables in use; then its summary is stored.
 */
async function readRecord(services: Services, listed: ListedPosition): Promise<string | undefined> {
  const { tables, store, people, log } = services;
  const { row, position } = listed;
  try {
    const whole = await store.findTable(row.id);
    const game = whole && tables.cache.rulesOf(whole);
    if (!game || !position.started) return undefined;
    const lines = await store.readLog(row.id, 0);
    const sealed = listed.sealed ?? (await keepSealed(services, Table.from(game, whole.seed, lines), row.id));
    if (!sealed) return undefined;
    const names = nameSeats({ table: position, names: await people.findNames(listPlayers(position)) });
    return writeSealed({ game, setup: position.setup, seed: whole.seed, lines, sealed }, names);
  } catch (error) {
    if (error instanceof StoreDown) throw error;
    log.error({ err: error }, 'a table could not be read for an export');
    return undefined;
  }
}

/** Stores the summary of a table with what its record needs. */
async function keepSealed({ store }: Services, table: Table, id: string): Promise<Sealed | undefined> {
  const { line, ply, actor, position, result, sealed } = table;
  if (sealed) await store.setListing(id, line, writeListing(line, { ply, actor, position, result, sealed }));
  return sealed;
}
