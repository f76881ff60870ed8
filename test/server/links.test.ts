// What a page names for browsers to ask for at once: only what is there, and only what its visitor may know.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openServer, type RunningServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { Guest, SECRET } from './guest.ts';

const WEB = join(import.meta.dirname, '../../build/web');
const LISTED = JSON.parse(readFileSync(join(WEB, 'links.json'), 'utf8')) as { [page: string]: string[] };

let server: RunningServer;
beforeAll(async () => {
  server = await openServer({
    games,
    store: openSqlite(':memory:'),
    secret: SECRET,
    webFolder: WEB,
    unlimited: true,
    pace: { turn: 0, step: 0 },
  });
});
afterAll(() => server.close());

async function readLinks(path: string, cookie = ''): Promise<string[]> {
  const html = await (await fetch(server.url + path, { headers: { cookie } })).text();
  return Array.from(html.matchAll(/<link [^>]*href="([^"]+)"/g), ([, address]) => address!.replaceAll('&amp;', '&'));
}

async function openTable(more: object = {}) {
  const ann = await Guest.named(server.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
  const { json } = await ann.post('/api/tables', { game: 'medina', options: { players: 2 }, seats, ...more });
  return { ann, table: json.table as string };
}

describe('the links of a page', () => {
  test('lead to files that are there', async () => {
    const { ann, table } = await openTable();
    for (const path of ['/', '/games', `/t/${table}`]) {
      const links = await readLinks(path, ann.cookie);
      const files = links.filter(link => !link.startsWith('/api/'));
      expect(files.filter(link => !existsSync(join(WEB, link)))).toEqual([]);
      expect(new Set(links).size).toBe(links.length);
    }
  });

  test('are those of the first page there', async () => {
    expect(await readLinks('/')).toEqual(expect.arrayContaining(LISTED.home!));
    expect(await readLinks('/games')).not.toEqual(expect.arrayContaining(LISTED.home!));
  });

  test('at a table are those of its game, with what the page asks first', async () => {
    const { ann, table } = await openTable();
    const links = await readLinks(`/t/${table}`, ann.cookie);
    expect(links).toEqual(expect.arrayContaining([...LISTED.online!, ...LISTED.medina!]));
    const asked = links.filter(link => link.startsWith('/api/'));
    expect(asked).toEqual([`/api/tables/${table}?since=0&choices=none`]);
    expect((await ann.get(asked[0]!)).json.state.game).toBe('medina');
    expect(links.filter(link => link.includes('ui-'))).toEqual(LISTED.medina!.filter(link => link.includes('ui-')));
  });

  test('are the same to strangers for a private table, a missing one and an invalid one', async () => {
    const { table } = await openTable();
    const { ann: cy } = await openTable();
    const missing = await readLinks(`/t/${'A'.repeat(22)}`);
    expect(missing).toEqual(expect.arrayContaining(LISTED.online!));
    for (const path of [`/t/${table}`, '/t/nothing'])
      for (const cookie of ['', cy.cookie]) expect(await readLinks(path, cookie)).toEqual(missing);
  });

  test('of a public table are there for everybody', async () => {
    const { ann, table } = await openTable({ public: true });
    await ann.command(table, { kind: 'start' });
    expect(await readLinks(`/t/${table}`)).toEqual(await readLinks(`/t/${table}`, ann.cookie));
  });
});
