import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MapDocument, Options, OwnBoard } from '../../src/games/china/index.ts';
import { makeMap } from '../../src/games/china/maps.ts';
import { games } from '../../src/games/index.ts';
import { readMaps } from '../../src/server/ops/maps.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { WrongSetting } from '../../src/server/settings.ts';
import type { TableSetup } from '../../src/table/index.ts';
import { read } from '../records/read.ts';
import { Guest, openToyServer } from './guest.ts';

const map = makeMap(18, { provinces: 8, players: 3 });
/** Nearly as large as a document may be. */
const large = {
  ...map,
  provinces: map.provinces.map(province => ({
    ...province,
    outline: Array.from({ length: 200 }, (_, i) => [1000 + i, 700]),
  })),
  bends: Array.from({ length: 480 }, () => ({
    between: map.roads['34']![0]!,
    via: [
      [1000, 700],
      [1001, 701],
      [1002, 702],
    ],
  })),
};

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ games, maps: [{ name: 'eight', map }] });
});
afterAll(() => server.close());

const opened = async (board: unknown) => {
  const guest = await Guest.named(server.url, 'Cartographer');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }];
  return guest.post('/api/tables', { game: 'china', options: { players: 3, board }, seats });
};

describe('a table on a map of one’s own', () => {
  test('is opened, also with a document of nearly 64 KB, and carries its map', async () => {
    expect(JSON.stringify(large).length).toBeGreaterThan(45_000);
    for (const own of [map, large]) expect((await opened({ side: '34', map: own })).status).toBe(201);
  });
  test('is refused with every problem if the map has an error', async () => {
    const answer = await opened({ side: '34', map: { ...map, alliances: [map.alliances[0], map.alliances[0]] } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('board.map.alliances[1].number');
  });
  test('is refused if the request is larger than any map', async () => {
    const huge = { ...large, bends: [...large.bends, ...large.bends, ...large.bends] };
    expect((await opened({ side: '34', map: huge })).status).toBe(413);
  });
});

describe('a map of versions 0.1.0 and 0.2.0, with tags in its names and roads that are hard to score', () => {
  const { options } = read('china', '3p-34-entangled-map').header as unknown as { options: Options };
  const early = (options.board as OwnBoard).map;
  const named: MapDocument = JSON.parse(JSON.stringify(early).replaceAll(/[<>]/g, ''));
  const at = (map: MapDocument) => ({ players: 3, board: { side: '34', map } });

  test('is refused for a new table, with the reason', async () => {
    const problems = async (map: MapDocument) => (await opened({ side: '34', map })).json;
    expect(await problems(early)).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ path: 'options.board.map.provinces[0].name' })]),
    });
    expect(await problems(named)).toMatchObject({ rule: 'C20', problems: [{ path: 'options.board.map.roads.34' }] });
  });

  test('is refused for a table that waits for players, where it replaces another map', async () => {
    const host = await Guest.named(server.url, 'Ann');
    const wish = { game: 'china', options: at(map), seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const { table } = (await host.post('/api/tables', wish)).json;
    const change = { kind: 'change', clock: { kind: 'none' }, shuffle: false };
    const changed = async (wanted: MapDocument) => (await host.command(table, { ...change, options: at(wanted) })).json;
    expect(await changed(early)).toMatchObject({ code: 'wrong-options' });
    expect(await changed(named)).toMatchObject({ code: 'wrong-options' });
    expect(await changed(large)).toMatchObject({ kind: 'done' });
  });

  test('is refused, however deeply it is nested', async () => {
    const host = await Guest.named(server.url, 'Ann');
    const wish = { game: 'china', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table } = (await host.post('/api/tables', wish)).json;
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    for (const options of [`{"players":2,"board":${deep}}`, `{"players":2,"board":{"side":"34","map":${deep}}}`]) {
      const command = `{"kind":"change","options":${options},"clock":{"kind":"none"},"shuffle":false}`;
      const answer = await host.post(
        `/api/tables/${table}/commands`,
        `{"id":"a${options.length}","command":${command}}`,
      );
      expect([answer.status, answer.json.code]).toEqual([422, 'wrong-options']);
    }
  });

  test('is played on at a table that has it', async () => {
    const ann = await Guest.named(server.url, 'Early');
    const player = (await server.services.store.listPeople(99)).find(({ name }) => name === 'Early')!.id;
    const setup: TableSetup = {
      game: 'china',
      options: options as unknown as TableSetup['options'],
      seats: [{ kind: 'person', player }, { kind: 'open' }, { kind: 'open' }],
      host: player,
      public: false,
      watching: true,
      shuffle: false,
      clock: { kind: 'none' },
      chance: 2,
    };
    const { id } = await server.services.tables.open(setup);
    const clock = { kind: 'days', days: 3 };
    for (const command of [
      { kind: 'change', options, clock, shuffle: false },
      { kind: 'hire', seat: 1, level: 'novice' },
      { kind: 'hire', seat: 2, level: 'novice' },
      { kind: 'start' },
    ])
      expect((await ann.command(id, command)).json).toMatchObject({ kind: 'done' });
    expect(await ann.look(id)).toMatchObject({ state: { status: 'playing', options: { board: { map: early } } } });
  });
});

test('the maps of a server are listed', async () => {
  const guest = await Guest.named(server.url, 'Reader');
  expect((await guest.get('/api/maps')).json).toEqual({ maps: [{ name: 'eight', map }] });
});

describe('the folder of MAPS', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (file: string, content: string) => writeFileSync(join(folder, file), content);

  test('gives its maps by name; other files are left alone', () => {
    put('nine.json', JSON.stringify(makeMap(9)));
    put('eight.json', JSON.stringify(map));
    put('notes.txt', 'no map');
    expect(readMaps(folder).map(({ name }) => name)).toEqual(['eight', 'nine']);
  });
  test.each([
    ['no JSON', '{', /it is not JSON/],
    ['no map', '[]', /must be an object/],
    ['a map with an error', JSON.stringify({ ...map, roads: {} }), /has no side with roads/],
  ])('stops the server where a file is %s', (_, content, why) => {
    put('wrong.json', content);
    expect(() => readMaps(folder)).toThrow(WrongSetting);
    expect(() => readMaps(folder)).toThrow(why);
    expect(() => readMaps(folder)).toThrow(/wrong\.json/);
    rmSync(join(folder, 'wrong.json'));
  });
  test('must be there', () => expect(() => readMaps(join(folder, 'none'))).toThrow(/not a folder/));
});
