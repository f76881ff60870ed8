// The pictures that are kept as files: covers of the games, and those of the README. `npm run pictures` takes them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Studio } from '../../src/server/previews/studio.ts';
import { previews } from '../previews.ts';
import { COVER, covers, takeCover } from './covers.ts';
import { docPictures } from './docPictures.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';
import { sizeOfWebp, toWebp } from './webp.ts';

const site = openSite();
const ROOT = join(import.meta.dirname, '../..');
const taking = process.env.MODE === 'pictures';
/** What a cover may weigh: three of them are on the first page. */
const MOST_BYTES_OF_COVER = 40_000;
const MOST_BYTES_OF_PICTURE = 200_000;
const BOARD = { width: 1200, height: 900 };
/** Of the 300 KB that a table is to load in all. */
const MOST_BYTES_OF_BOARD = 92_000;

describe.each(covers)('the cover of $game', cover => {
  const path = join(ROOT, 'src/web/games', cover.game, 'cover.webp');

  test.runIf(taking)('is taken', async () => {
    const { page, context, leave } = await visit(site.browser, ENGLISH, {
      bypassCSP: true,
      serviceWorkers: 'block',
      colorScheme: 'light',
      deviceScaleFactor: 3,
    });
    const png = await takeCover(page, site.server.url, cover);
    writeFileSync(path, await toWebp(await context.newPage(), png, COVER, MOST_BYTES_OF_COVER));
    await leave();
  });

  test('is as large as the pages want it, and light', () => {
    const file = readFileSync(path);
    expect(sizeOfWebp(file)).toEqual([COVER.width, COVER.height]);
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES_OF_COVER);
  });
});

describe.each(['china-34', 'china-45', 'china-border'])('the painted board %s for small screens', name => {
  const path = (size: string): string => join(ROOT, 'src/web/games/china/board', `${name}${size}.webp`);

  test.runIf(taking)('is taken', async () => {
    const context = await site.browser.newContext();
    const small = await toWebp(await context.newPage(), readFileSync(path('')), BOARD, MOST_BYTES_OF_BOARD);
    writeFileSync(path('-small'), small);
    await context.close();
  });

  test('is as large as the drawing over it, and light', () => {
    const file = readFileSync(path('-small'));
    expect(sizeOfWebp(file)).toEqual([BOARD.width, BOARD.height]);
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES_OF_BOARD);
  });
});

describe.each(docPictures)('the picture $name of the README', ({ name, width, height, take }) => {
  const path = join(ROOT, 'docs/pictures', `${name}.webp`);

  test.runIf(taking)('is taken', async () => {
    const png = await take(site.browser, site.server.url);
    const context = await site.browser.newContext();
    writeFileSync(path, await toWebp(await context.newPage(), png, { width, height }, MOST_BYTES_OF_PICTURE));
    await context.close();
  });

  test('is light', () => {
    expect(readFileSync(path).length).toBeLessThanOrEqual(MOST_BYTES_OF_PICTURE);
  });
});

describe('the general preview of links', () => {
  const path = join(ROOT, 'src/web/public/preview.png');

  test.runIf(taking)('is drawn', async () => {
    const studio = new Studio(previews);
    const answer = await studio.ask({ want: 'picture', subject: { kind: 'page', page: 'home' }, language: 'en' });
    if (!('picture' in answer)) throw new Error('there is no picture');
    writeFileSync(path, answer.picture);
    await studio.close();
  });

  test('has the size that messengers want, and is light', () => {
    const file = readFileSync(path);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES_OF_PICTURE);
  });
});

test('the README shows these pictures and no others', () => {
  const shown = readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/docs\/pictures\/([\w-]+)\.webp/g);
  expect(Array.from(shown, ([, name]) => name).sort()).toEqual(docPictures.map(({ name }) => name).sort());
});
