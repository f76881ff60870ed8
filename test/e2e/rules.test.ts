import { describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

describe('the rules', () => {
  test('show their examples, with words for those who do not see them', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE, WITH_AXE, { serviceWorkers: 'block' });
    for (const game of ['china', 'medina', 'pagoda']) {
      await page.goto(`${site.server.url}/rules/${game}`);
      await page.locator('.picture svg.board-drawing').last().waitFor({ state: 'attached' });
      const pictures = await page.locator('.picture').count();
      expect(pictures).toBeGreaterThanOrEqual(3);
      await expect.poll(() => page.locator('.picture svg.board-drawing').count()).toBe(pictures);
      await expect.poll(() => page.locator('.picture[role=img][aria-label]').count()).toBe(pictures);
      await isFine(page);
    }
    await leave();
  });

  test('are found by words without accents and by id, and marked', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/rules/china`);
    const search = page.getByRole('searchbox');
    const rules = page.locator('article[id]');
    await search.fill('émissaire');
    await page.locator('mark').first().waitFor();
    const found = await rules.count();
    expect(found).toBeGreaterThan(3);
    await search.fill('EMISSAIRE');
    await expect.poll(() => rules.count()).toBe(found);
    await expect.poll(() => page.locator('mark').first().innerText()).toMatch(/émissaire/i);
    await search.fill('c10');
    await expect.poll(() => rules.first().getAttribute('id')).toBe('c10');
    await search.fill('xyzzy');
    await page.getByText('Aucun résultat').waitFor();
    await leave();
  });

  test('open at the rule that a link names, also from another rule', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/rules/china#c19`);
    const isAtTop = (id: string): Promise<boolean> =>
      page.evaluate(id => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top > -5 && top < 300;
      }, id);
    const inSight = (id: string): Promise<void> => expect.poll(() => isAtTop(id)).toBe(true);
    await page.locator('#c19.marked').waitFor();
    await page.locator('.picture svg.board-drawing').first().waitFor({ state: 'attached' });
    await inSight('c19');
    await page.locator('#c18 a[href="#c38"]').first().click();
    await page.locator('#c38.marked').waitFor();
    await inSight('c38');
    // Once more, after looking elsewhere.
    const contents = page.locator('nav[aria-label=Contents] a').nth(2);
    const id = (await contents.getAttribute('href'))!.slice(1);
    for (let n = 0; n < 2; n++) {
      await contents.click();
      await inSight(id);
    }
    await page.goBack();
    await page.locator('#c38.marked').waitFor();
    await leave();
  });
});
