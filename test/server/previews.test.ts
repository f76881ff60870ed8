// Links as crawlers see them: no cookie, no script, whatever they accept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Log } from '../../src/server/ops/log.ts';
import { openServer, type RunningServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { previews } from '../previews.ts';
import { Guest, SECRET } from './guest.ts';

const WEB = join(import.meta.dirname, '../../build/web');
const GENERAL = readFileSync(join(WEB, 'preview.png'));
const OPEN = { kind: 'open' };
const MEDINA = {
  game: 'medina',
  options: { players: 3, rules: 'second' },
  seats: [{ kind: 'me' }, OPEN, OPEN],
  clock: { kind: 'days', days: 3 },
};
const DUEL = { options: { players: 2, rules: 'second' }, seats: [{ kind: 'me' }, OPEN] };

const open = (options: object = {}): Promise<RunningServer> =>
  openServer({
    games,
    store: openSqlite(':memory:'),
    secret: SECRET,
    webFolder: WEB,
    unlimited: true,
    pace: { turn: 0, step: 0 },
    previews,
    ...options,
  });

let server: RunningServer;
beforeAll(async () => {
  server = await open();
});
afterAll(() => server.close());

/** Asks as curl does. */
const crawl = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, server.url), { headers: { accept: '*/*', ...headers } });

/** The tags of a page, by name or property, as its text has them. */
async function readTags(path: string, headers?: Record<string, string>) {
  const response = await crawl(path, headers);
  const html = await response.text();
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return { response, html, tags: Object.fromEntries(Array.from(tags, ([, name, content]) => [name!, content!])) };
}

const textIn = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

async function readPicture(address: string) {
  const response = await fetch(textIn(address));
  const file = Buffer.from(await response.arrayBuffer());
  return { response, file, size: [file.readUInt32BE(16), file.readUInt32BE(20)] };
}

async function openTable(body: object = {}, name = 'Ann') {
  const ann = await Guest.named(server.url, name);
  const { json } = await ann.post('/api/tables', { ...MEDINA, ...body });
  return { ann, table: json.table as string, card: json.card as string, invite: json.invite as string };
}

/** A public game between two that has begun. */
async function openGame(body: object = {}) {
  const { ann, table, card, invite } = await openTable({ ...DUEL, public: true, ...body });
  const bo = await Guest.named(server.url, 'Bo');
  await bo.post(`/api/invitations/${card}`, { secret: invite });
  await bo.command(table, { kind: 'sit' });
  await ann.command(table, { kind: 'start' });
  return { ann, bo, table, card };
}

describe('pages', () => {
  test.each(['/', '/rules/china', '/t/nothing', '/i/nothing', '/replay', '/score/medina', '/games', '/nowhere'])(
    '%s is HTML for whoever asks',
    async path => {
      for (const accept of ['*/*', 'text/html', 'image/*', '']) {
        const { response, html, tags } = await readTags(path, { accept });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toContain('text/html');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
        expect(html).toContain('<div id="app">');
        expect(tags['og:title']).toBeTruthy();
        expect(tags['og:image']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/preview/);
        expect(tags['twitter:card']).toBe('summary_large_image');
      }
    },
  );

  test('come as they are to those who have a cookie of ours, without waiting for a preview', async () => {
    const { cookie } = await Guest.named(server.url, 'Ann');
    const response = await crawl('/games', { cookie });
    expect(await response.text()).toBe(readFileSync(join(WEB, 'index.html'), 'utf8'));
    expect((await readTags('/games', { cookie: 'caravanserai=forged' })).tags['og:title']).toBeDefined();
  });

  test('data that is not there is still a problem document', async () => {
    for (const path of ['/api/nothing', '/nothing.png', '/previews/nothing']) {
      const response = await crawl(path);
      if (path.startsWith('/previews')) expect(response.headers.get('content-type')).toBe('image/png');
      else expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
  });

  test('are about what they show, in a language that is asked for', async () => {
    const { tags } = await readTags('/score/medina');
    expect(tags['og:title']).toBe('Medina: score sheet');
    const { tags: french, html } = await readTags('/score/medina', { 'accept-language': 'de, fr-FR;q=0.8, en;q=0.5' });
    expect(french['og:title']).toBe('Medina\u00a0: feuille de score');
    expect(html).toContain('<html lang="fr"');
    expect((await readTags('/replay')).tags['og:title']).toBe('Replay of a game');
    expect((await readPicture(tags['og:image']!)).size).toEqual([1200, 630]);
    expect((await readTags('/')).tags['og:image']).toMatch(/\/preview\.png$/);
    expect(GENERAL.readUInt32BE(16)).toBe(1200);
    expect(GENERAL.readUInt32BE(20)).toBe(630);
  });

  test('have pictures at the address that people use', async () => {
    const named = await open({ publicUrl: 'https://play.example/' });
    const html = await (await fetch(named.url, { headers: { accept: '*/*' } })).text();
    expect(html).toContain('<meta property="og:image" content="https://play.example/preview.png">');
    await named.close();
  });
});

describe('an invitation', () => {
  test('shows host, game, options and free seats, in the language of the host', async () => {
    const { card, table, invite } = await openTable({ language: 'fr' });
    const { html, tags } = await readTags(`/i/${card}`, { 'accept-language': 'en' });
    expect(tags['og:title']).toBe('Ann vous invite à jouer à Medina');
    expect(html).toContain('<title>Ann vous invite à jouer à Medina</title>');
    expect(tags['og:description']).toMatch(
      /^2e édition · puits · thé, 3 joueurs, 3 jours par tour\. 2 places libres\.$/,
    );
    for (const secret of [table, invite]) expect(html).not.toContain(secret);
    const { response, size, file } = await readPicture(tags['og:image']!);
    expect(size).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(300_000);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(file.equals(GENERAL)).toBe(false);
    expect((await readPicture(tags['og:image']!)).file.equals(file), 'the same again').toBe(true);
  });

  test('has another picture once a seat is taken, and none of its own once it is renewed', async () => {
    const { ann, card, table, invite } = await openTable();
    const before = (await readTags(`/i/${card}`)).tags['og:image']!;
    const bo = await Guest.named(server.url, 'Bo');
    await bo.post(`/api/invitations/${card}`, { secret: invite });
    await bo.command(table, { kind: 'sit' });
    const { tags } = await readTags(`/i/${card}`);
    expect(tags['og:image']).not.toBe(before);
    expect(tags['og:description']).toContain('1 seat free');
    await ann.post(`/api/tables/${table}/invite`, {});
    const renewed = await readTags(`/i/${card}`);
    expect(renewed.html).toBe((await readTags(`/i/${'A'.repeat(16)}`)).html);
    expect((await readPicture(tags['og:image']!)).file.equals(GENERAL)).toBe(true);
  });

  test('escapes what people write', async () => {
    const name = `<script>&"'</title>`;
    const { card } = await openTable({}, name);
    const { html, tags } = await readTags(`/i/${card}`);
    expect(html).not.toContain(name);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(textIn(tags['og:title']!)).toBe(`${name} invites you to Medina`);
    expect((await readPicture(tags['og:image']!)).file.equals(GENERAL)).toBe(false);
  });

  test('leaves a name out of the picture that its fonts do not have, and keeps it in the text', async () => {
    const pictures: Buffer[] = [];
    for (const name of ['名前', 'よしこ', 'Наталья']) {
      const { tags } = await readTags(`/i/${(await openTable({}, name)).card}`);
      expect(tags['og:title']).toBe(`${name} invites you to Medina`);
      pictures.push((await readPicture(tags['og:image']!)).file);
    }
    const [short, long, known] = pictures;
    expect(short!.equals(long!), 'no row of boxes, as long as the name').toBe(true);
    expect(short!.equals(known!)).toBe(false);
  });
});

describe('a table', () => {
  test('that is private looks like one that does not exist', async () => {
    const { table, card } = await openTable();
    const missing = await readTags(`/t/${'x'.repeat(table.length)}`);
    const there = await readTags(`/t/${table}`);
    expect(there.html).toBe(missing.html);
    const headers = ({ response }: { response: Response }) => {
      const { date, ...rest } = Object.fromEntries(response.headers);
      return date ? rest : undefined;
    };
    expect(headers(there)).toEqual(headers(missing));
    const picture = await readPicture(`${server.url}/previews/t/${table}.png`);
    expect(picture.file.equals(GENERAL)).toBe(true);
    expect((await readTags(`/t/${card}`)).html).toBe(missing.html);
  });

  test('that is public invites, then shows its board, then its result', async () => {
    const { table: waiting } = await openTable({ public: true });
    expect((await readTags(`/t/${waiting}`)).tags['og:title']).toBe('Ann invites you to Medina');
    const { ann, table } = await openGame();
    const playing = (await readTags(`/t/${table}`)).tags;
    expect(playing['og:title']).toBe('Medina: Ann and Bo');
    const china = await openGame({ game: 'china', options: { players: 2 } });
    expect((await readTags(`/t/${china.table}`)).tags['og:description']).toMatch(
      /^In play now\. .*\. With the Emperor/,
    );
    const board = await readPicture(playing['og:image']!);
    expect(board.size).toEqual([1200, 630]);
    await ann.command(table, { kind: 'resign' });
    const over = (await readTags(`/t/${table}`)).tags;
    expect(over['og:title']).toBe('Bo wins at Medina');
    expect(over['og:description']).toMatch(/^Bo \d+, Ann \d+\. /);
    const end = await readPicture(over['og:image']!);
    expect(end.size).toEqual([1200, 630]);
    expect(end.file.equals(board.file)).toBe(false);
  });

  test.each(games.map(({ id, variants }) => [id, variants] as const))(
    'of %s has a picture in every way to play',
    async (game, variants) => {
      for (const { options } of variants.filter((_, n) => n % 3 === 0)) {
        const ann = await Guest.named(server.url, 'Ann');
        const seats = Array.from({ length: options.players }, (_, n) =>
          n === 0 ? { kind: 'me' } : { kind: 'bot', level: 'novice' },
        );
        const { table } = (await ann.post('/api/tables', { game, options, seats, public: true })).json;
        await ann.command(table, { kind: 'start' });
        const { tags } = await readTags(`/t/${table}`);
        const { file, size } = await readPicture(tags['og:image']!);
        expect(size).toEqual([1200, 630]);
        expect(file.equals(GENERAL)).toBe(false);
      }
    },
  );

  test('of a club shows nothing to strangers', async () => {
    const club = await open();
    const ann = await Guest.named(club.url, 'Ann');
    const { json } = await ann.post('/api/tables', { ...MEDINA, public: true });
    const page = async (path: string) => (await fetch(club.url + path)).text();
    const missing = await page('/t/nothing');
    expect(await page(`/t/${json.table}`)).not.toBe(missing);
    expect(await page(`/i/${json.card}`)).not.toBe(await page('/i/nothing'));
    await club.services.store.writeSetting('club', 'salt.hash');
    await club.services.store.noteAction({ at: Date.now(), action: 'password', target: '', detail: '' });
    await club.services.house.look();
    expect(await page(`/t/${json.table}`)).toBe(missing);
    expect(await page(`/i/${json.card}`)).toBe(await page('/i/nothing'));
    await club.close();
  });
});

describe('trouble', () => {
  test('of what draws them leaves the general preview', async () => {
    const broken = await open({ previews: { ...previews, folder: '/nowhere' } });
    const ann = await Guest.named(broken.url, 'Ann');
    const { card } = (await ann.post('/api/tables', MEDINA)).json;
    const html = await (await fetch(`${broken.url}/i/${card}`)).text();
    expect(html).toContain('<meta property="og:title" content="Caravanserai">');
    const picture = await fetch(`${broken.url}/previews/i/${card}.png`);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(GENERAL)).toBe(true);
    await broken.close();
  });

  test('too many pictures for one address become the general one, and those already drawn stay', async () => {
    const limited = await open({ unlimited: false });
    const draw = async (path: string) =>
      Buffer.from(await (await fetch(`${limited.url}/previews${path}.png`)).arrayBuffer());
    const first = await draw('/rules/medina');
    for (let n = 0; n < 40; n++) limited.services.limiters.previews.take('127.0.0.1');
    expect((await draw('/rules/china')).equals(GENERAL)).toBe(true);
    expect((await draw('/rules/medina')).equals(first)).toBe(true);
    await limited.close();
  });

  test('the log has no secret and no card', async () => {
    const lines: string[] = [];
    const note = (...said: unknown[]): unknown => lines.push(JSON.stringify(said));
    const log = { debug: note, info: note, warn: note, error: note } as unknown as Log;
    const talking = await open({ log, previews: { ...previews, folder: '/nowhere' } });
    const ann = await Guest.named(talking.url, 'Ann');
    const { card, invite } = (await ann.post('/api/tables', MEDINA)).json;
    await fetch(`${talking.url}/i/${card}`);
    await ann.post(`/api/invitations/${card}`, { secret: invite });
    await ann.post(`/api/invitations/${card}`, { secret: 'wrong' });
    await talking.close();
    expect(lines.join()).toContain('a preview could not be made');
    for (const secret of [card, invite]) expect(lines.join()).not.toContain(secret);
  });
});
