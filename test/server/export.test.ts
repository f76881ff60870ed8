// What the export of a person costs: the records of games that are over are written without playing them again.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { streamExport } from '../../src/server/http/export.ts';
import type { Services } from '../../src/server/services.ts';
import type { LoadedTable } from '../../src/server/tables/loaded.ts';
import { nameSeats } from '../../src/server/tables/present.ts';
import { Table } from '../../src/table/index.ts';
import { open, openTable, play } from './played.ts';

afterEach(() => vi.restoreAllMocks());

const WHOLE_GAME = 2000;

/** The records of a person's export, by table, and how many tables were built from their logs meanwhile. */
async function exportFor(services: Services, player: string) {
  const from = vi.spyOn(Table, 'from');
  const me = await services.people.find(player);
  const { tables } = JSON.parse(await new Response(await streamExport(services, me!)).text());
  const records = new Map<string, string>(tables.map(({ table, record }: Record<string, string>) => [table, record]));
  const replays = from.mock.calls.length;
  from.mockRestore();
  return { records, replays };
}

async function playWhole(services: Services, n: number, variant = 0): Promise<LoadedTable> {
  const loaded = await openTable(services, games[n]!, variant);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  return loaded;
}

const recordOf = (loaded: LoadedTable): string => loaded.table.record(nameSeats(loaded))!.text;

describe.each(games.map(({ id }, n) => [id, n] as const))('the export of a game of %s', (_, n) => {
  test('has the record that the table itself has, and plays nothing again', async () => {
    const services = open();
    const loaded = await playWhole(services, n);
    await play(services, loaded, WHOLE_GAME, () => {});
    expect(loaded.table.status).toBe('over');
    const { records, replays } = await exportFor(services, loaded.table.host);
    expect([records.get(loaded.id), replays]).toEqual([recordOf(loaded), 0]);
    await services.store.close();
  });

  test('has it also of a game that was ended early', async () => {
    const services = open();
    const loaded = await playWhole(services, n);
    await play(services, loaded, 30, () => {});
    for (const player of loaded.table.sitters.map(({ player }) => player!)) {
      const { status } = loaded.table;
      if (status === 'playing') await services.tables.command(loaded, player, 'end', { kind: 'resign' });
    }
    expect(loaded.table.status).toBe('over');
    const { records, replays } = await exportFor(services, loaded.table.host);
    expect([records.get(loaded.id), replays]).toEqual([recordOf(loaded), 0]);
    await services.store.close();
  });
});

test('a game of an earlier version is played again once, whatever was stored of it', async () => {
  const services = open();
  const loaded = await playWhole(services, 2);
  await play(services, loaded, WHOLE_GAME, () => {});
  const { id, table } = loaded;
  const row = await services.store.findListed(id);
  const { sealed: _, ...listing } = JSON.parse(row!.listing!);
  for (const stored of ['', JSON.stringify(listing)]) {
    await services.store.setListing(id, table.line, stored);
    services.tables.cache.drop(id);
    const first = await exportFor(services, table.host);
    const second = await exportFor(services, table.host);
    expect([first.records.get(id), first.replays <= 1]).toEqual([recordOf(loaded), true]);
    expect([second.records.get(id), second.replays]).toEqual([recordOf(loaded), 0]);
  }
  await services.store.close();
});
