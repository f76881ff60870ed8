import { describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { drawing, panelsButton, table } from './locators.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

/** A picture of an example is one thing for those who do not see it. */
const PICTURE = 'div[role=img]';

describe('the rules', () => {
  test('show their examples, with words for those who do not see them', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE, WITH_AXE);
    for (const game of ['china', 'medina', 'pagoda']) {
      await page.goto(`${site.server.url}/rules/${game}`);
      await drawing(page).last().waitFor({ state: 'attached' });
      const pictures = await page.locator(PICTURE).count();
      expect(pictures).toBeGreaterThanOrEqual(3);
      await expect.poll(() => drawing(page.locator(PICTURE)).count()).toBe(pictures);
      await expect.poll(() => page.locator(`${PICTURE}[aria-label]`).count()).toBe(pictures);
      await isFine(page);
    }
    await leave();
  });

  test('are found by words without accents and by id, and marked', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
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
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/rules/china#c19`);
    const isAtTop = (id: string): Promise<boolean> =>
      page.evaluate(id => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top > -5 && top < 300;
      }, id);
    const inSight = (id: string): Promise<void> => expect.poll(() => isAtTop(id)).toBe(true);
    await page.locator('#c19[aria-current=location]').waitFor();
    await drawing(page).first().waitFor({ state: 'attached' });
    await inSight('c19');
    await page.locator('#c18 a[href="#c38"]').first().click();
    await page.locator('#c38[aria-current=location]').waitFor();
    await inSight('c38');
    // Once more, after looking elsewhere.
    const contents = page.locator('nav[aria-label=Contents] a').nth(2);
    const id = (await contents.getAttribute('href'))!.slice(1);
    for (let n = 0; n < 2; n++) {
      await contents.click();
      await inSight(id);
    }
    await page.goBack();
    await page.locator('#c38[aria-current=location]').waitFor();
    await leave();
  });

  test('begin with the game in one minute and a turn in pictures', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    for (const game of ['china', 'medina', 'pagoda']) {
      await page.goto(`${site.server.url}/rules/${game}`);
      const minute = page.getByRole('region', { name: 'The game in one minute' });
      await expect.poll(() => minute.getByRole('listitem').count()).toBe(5);
      await expect.poll(() => minute.getByRole('img').count()).toBe(2);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const [left, right] = [(await contents.boundingBox())!, (await minute.boundingBox())!];
      expect(left.x + left.width).toBeLessThan(right.x);
      expect(Math.abs(left.y - right.y)).toBeLessThan(20);
    }
    await leave();
  });
});

describe('rules over a table', () => {
  test('open at the rule of a refusal, lead to others, and close without a trace', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    const address = page.url();
    await page.locator('[data-legal]').first().waitFor();
    await page.locator('[data-spot]:not([data-legal])').first().dispatchEvent('click');
    const refused = page.getByRole('alert').getByRole('link');
    const rule = (await refused.getAttribute('href'))!.split('#')[1]!;
    await refused.click();
    const drawer = page.getByRole('dialog', { name: 'Rules of China' });
    await drawer.locator(`#${rule}[aria-current=location]`).waitFor();
    await table(page).waitFor();
    await expect.poll(() => page.url()).toBe(address);
    await drawer.getByRole('link', { name: 'C5', exact: true }).first().click();
    await drawer.locator('#c5[aria-current=location]').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await table(page).waitFor();
    // The key opens them, the browser's way back closes them.
    await page.keyboard.press('r');
    await drawer.getByRole('searchbox').fill('z');
    await page.goBack();
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(address);
    await leave();
  });

  test('fit a phone, in both languages and themes', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE, WITH_AXE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await panelsButton(page).click();
    await page.getByRole('link', { name: 'Règles' }).click();
    const drawer = page.getByRole('dialog', { name: 'Règles de Medina' });
    await drawer.getByRole('searchbox').waitFor();
    await isFine(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Fermer|Close)$/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave();
  });
});
