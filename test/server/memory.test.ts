import { afterEach, describe, expect, test } from 'vitest';
import { openServices, type Services } from '../../src/server/services.ts';
import { type EventStore, openSqlite } from '../../src/server/store/index.ts';
import type { TableSetup } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';
import { SECRET } from './guest.ts';

const SETUP: TableSetup = {
  game: 'toy',
  options: { players: 2 },
  seats: [{ kind: 'person', player: 'ann' }, { kind: 'open' }],
  host: 'ann',
  public: false,
  watching: true,
  shuffle: false,
  clock: { kind: 'none' },
};

const running: Services[] = [];
afterEach(async () => {
  for (const services of running) services.hub.close();
  await running[0]?.store.close();
  running.length = 0;
});

function openOn(store: EventStore): Services {
  const services = openServices({ games: [toy], store, secret: SECRET, unlimited: true });
  running.push(services);
  return services;
}

/** A table in the memory of some services. */
async function load(services: Services, id: string) {
  const loaded = await services.tables.find(id);
  if (!loaded) throw new Error(`no table ${id}`);
  return loaded;
}

describe('a table in memory', () => {
  test('takes in what another process wrote once, however many read it at the same time', async () => {
    const store = openSqlite(':memory:');
    const [here, there] = [openOn(store), openOn(store)];
    const { id } = await here.tables.open(SETUP);
    const loaded = await load(here, id);
    await there.tables.command(await load(there, id), 'bo', 'sits', { kind: 'sit' });
    await Promise.all([1, 2, 3].map(() => here.tables.writer.catchUp(loaded)));
    expect(loaded.table.newsSince(0).map(({ kind }) => kind)).toEqual(['opened', 'sat']);
    await there.tables.command(await load(there, id), 'ann', 'starts', { kind: 'start' });
    await here.tables.writer.catchUp(loaded);
    expect(loaded.table.newsSince(0).map(({ kind }) => kind)).toEqual(['opened', 'sat', 'started']);
  });

  test('takes in its own line once, also when a reader finds it stored before the writer hears so', async () => {
    const store = openSqlite(':memory:');
    let afterStoring = async (): Promise<unknown> => undefined;
    const append: EventStore['append'] = async line => {
      const outcome = await store.append(line);
      await afterStoring();
      return outcome;
    };
    const services = openOn({ ...store, append });
    const { id } = await services.tables.open(SETUP);
    const loaded = await load(services, id);
    afterStoring = () => services.tables.writer.catchUp(loaded);
    const outcome = await services.tables.command(loaded, 'bo', 'sits', { kind: 'sit' });
    expect(outcome).toMatchObject({ ok: true, line: 2 });
    expect(loaded.table.newsSince(0).map(({ kind }) => kind)).toEqual(['opened', 'sat']);
  });
});
