// The page of parts, which is built here and nowhere else: it is not released.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { buildParts } from '../../scripts/build.mjs';
import type { Screen } from './screens.ts';
import { openSite } from './site.ts';
import { BARE_VISIT, faultsOf } from './sweep.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const BUILD = join(import.meta.dirname, '../../build');
const PARTS = join(BUILD, 'parts');

beforeAll(() => buildParts());
const site = openSite({ webFolder: PARTS });

/** A page of parts is there once all of them are, some of which are loaded for it. */
const partsPage = (id: string): Screen => ({
  name: `parts ${id}`,
  async open(page, url) {
    await page.goto(`${url}/?page=${id}`);
    await page.locator(`[data-parts="${id}"]`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  },
});

async function pagesOf(page: Page): Promise<readonly Screen[]> {
  await page.goto(site.server.url);
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
  await links.first().waitFor();
  return (await links.allInnerTexts()).map(partsPage);
}

test.each([
  { size: 'desktop', wishes: [ENGLISH] },
  { size: 'phone', wishes: [FRENCH, PHONE] },
])(
  'every part fits on a $size, is accessible and cuts no text, in both languages and themes',
  async ({ size, wishes }) => {
    const { page, leave } = await visit(site.browser, BARE_VISIT, ...wishes);
    const pages = await pagesOf(page);
    expect(pages.length).toBeGreaterThan(10);
    expect(await faultsOf(pages, page, site.server.url, size)).toEqual({});
    await leave();
  },
);

test.each([
  ['dark', 'fr'],
  ['light', 'en'],
])('the address of the page of parts chooses theme and language: %s, %s', async (theme, language) => {
  const { page, leave } = await visit(site.browser, BARE_VISIT);
  await page.goto(`${site.server.url}/?theme=${theme}&language=${language}`);
  await page.locator('[data-parts]').waitFor();
  const shown = await page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.lang]);
  expect(shown).toEqual([theme, language]);
  await leave();
});

test('nothing of the page of parts is among the pages that are released', () => {
  const isOfParts = (folder: string): boolean =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes('data-parts'));
  expect({ parts: isOfParts(PARTS), web: isOfParts(join(BUILD, 'web')) }).toEqual({ parts: true, web: false });
});
