import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import { anyMove, NOBODY, seeded } from '../../src/kernel/index.ts';
import { isFine, WITH_AXE } from './fine.ts';
import { drawing, sheets } from './locators.ts';
import { openTestServer } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, KEPT, PHONE, visit, waitUntilInstalled } from './visit.ts';

const site = openSite();

/** A finished game of three with fortifications, as engine and table have it. */
function finishedGame() {
  const random = seeded(7);
  const { options } = china.variants.find(({ name }) => name === '3p-34-fortifications')!;
  const state = china.start(options);
  while (china.actor(state) !== NOBODY) china.play(state, anyMove(china, state as never, random));
  return { sheet: china.scores(state), view: china.view(state, null) };
}

const press = (page: Page, spot: string): Promise<void> => page.locator(`[data-spot="${spot}"]`).dispatchEvent('click');
const take = (page: Page, tool: string): Promise<void> =>
  page.getByRole('radiogroup').locator('label', { hasText: tool }).first().click();
const problems = (page: Page) => page.locator('[aria-live] li');

/** Lays what the view of that game has. */
async function setUpChina(page: Page, view: ReturnType<typeof finishedGame>['view']): Promise<void> {
  await page.locator('fieldset', { hasText: 'Players' }).getByRole('button', { name: '3', exact: true }).click();
  await page.locator('fieldset', { hasText: 'Fortifications' }).getByRole('button', { name: 'On' }).click();
  for (let seat = 0; seat < 3; seat++) {
    await take(page, `Player ${seat + 1}`);
    for (const [space, owner] of Object.entries(view.palaces)) if (owner === seat) await press(page, space);
    for (const [province, counts] of Object.entries(view.emissaries))
      for (let n = 0; n < counts[seat]!; n++) await press(page, province);
  }
  await take(page, 'fortification');
  for (const space of view.fortifications!) await press(page, space);
  for (const [seat, left] of view.fortificationsLeft!.entries())
    await page
      .locator('fieldset')
      .getByRole('checkbox', { name: `Player ${seat + 1}` })
      .setChecked(left === 1);
}

/** Points and tie-break of the page, as they are read. */
async function sheetOf(page: Page): Promise<{ points: number[]; lines: number }> {
  const totals = await sheets(page).locator('summary span').allInnerTexts();
  return { points: totals.map(Number), lines: await sheets(page).locator('tbody tr').count() };
}

describe('a game played with cardboard', () => {
  test('of China is set up by pressing, has the sheet that the engine has, and its link and this device keep it', async () => {
    const { sheet, view } = finishedGame();
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${site.server.url}/score/china`);
    await setUpChina(page, view);
    await expect.poll(() => problems(page).allInnerTexts()).toEqual([]);
    const shown = { points: [...sheet.points], lines: sheet.items.length };
    await expect.poll(() => sheetOf(page)).toEqual(shown);
    await page.getByText(`${sheet.winners.map(seat => `Player ${seat + 1}`).join(', ')} wins!`).waitFor();
    await isFine(page);

    // A line of the sheet marks what it counts, by pointer and by key.
    const line = sheets(page).locator('tbody tr').first();
    await line.hover();
    await page.locator('[data-mark]').first().waitFor();
    await page.mouse.move(5, 5);
    await line.getByRole('button').focus();
    await page.locator('[data-mark]').first().waitFor();

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await sheets(page).first().waitFor();
    await expect.poll(() => sheetOf(page)).toEqual(shown);

    const other = await visit(site.browser, FRENCH, PHONE, WITH_AXE);
    await other.page.goto(link);
    await sheets(other.page).first().waitFor();
    await expect.poll(() => sheetOf(other.page)).toEqual(shown);
    await isFine(other.page);
    await press(other.page, Object.keys(view.palaces)[0]!);
    await expect.poll(() => sheetOf(other.page)).not.toEqual(shown);
    const changed = await sheetOf(other.page);
    await other.page.reload();
    await sheets(other.page).first().waitFor();
    await expect.poll(() => sheetOf(other.page)).toEqual(changed);
    // The same link again shows what it tells of, and then again what was changed.
    await other.page.goto(link);
    await expect.poll(() => sheetOf(other.page)).toEqual(shown);
    await press(other.page, Object.keys(view.palaces)[0]!);
    await expect.poll(() => sheetOf(other.page)).toEqual(changed);
    await other.page.goto(link);
    await expect.poll(() => sheetOf(other.page)).toEqual(shown);
    await other.leave();

    // What can't be is told, with its rule; undo takes it back.
    await take(page, 'Player 1');
    for (let n = 0; n < 8; n++) await press(page, 'yan');
    await problems(page).filter({ hasText: 'C10' }).first().waitFor();
    for (let n = 0; n < 8; n++) await page.keyboard.press('z');
    await expect.poll(() => sheetOf(page)).toEqual(shown);
    await leave();
  });

  test('of Medina and of Pagoda is set up by pressing', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    await page.goto(`${site.server.url}/score/medina`);
    const put = async (tool: string, ...cells: string[]): Promise<void> => {
      await take(page, tool);
      for (const cell of cells) await press(page, cell);
    };
    await put('well', 'F5');
    await put('merchant', 'H5', 'H6', 'H7');
    await put('orange', 'J5', 'J6', 'I6');
    await put('stable', 'J7');
    await put('Player 2', 'J5');
    await problems(page).filter({ hasText: 'M20' }).waitFor();
    await page.locator('select[aria-label=orange]').selectOption('Player 2');
    // Three buildings, a stable, a merchant beside, the orange tile.
    await expect.poll(async () => (await sheetOf(page)).points).toEqual([0, 3 + 1 + 1 + 4, 0, 0]);
    await isFine(page);

    await page.goto(`${site.server.url}/score/pagoda`);
    // While the game is played: points of both, taken back, and equal turns.
    const first = page.getByRole('region', { name: 'Player 1' });
    const tops = await page
      .locator('main > section')
      .evaluateAll(all => all.map(box => box.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
    await page.getByRole('button', { name: '+4 for Player 1' }).click();
    await page.getByRole('button', { name: '+6 for Player 1' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => first.getByRole('status').innerText()).toBe('4');
    await page.getByRole('button', { name: 'Third pagoda complete' }).click();
    await page.getByText('Player 2 has one more turn').waitFor();
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByText('Player 1 wins!').waitFor();
    await isFine(page);
    // By pieces at the end.
    await page.getByRole('button', { name: 'By pieces at the end' }).click();
    const builders = page.getByRole('radiogroup');
    for (let n = 0; n < 5; n++) await press(page, 'lot2');
    await builders.nth(1).getByText('green').click();
    await press(page, 'lot2');
    // Four columns and a tile of the first builder; a column on the second floor of the other.
    await expect.poll(async () => (await sheetOf(page)).points).toEqual([4 + 1, 2]);
    await isFine(page);
    await leave();
  });

  test('is refused where its link is damaged, with a way to begin anew', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, WITH_AXE);
    for (const link of ['nonsense', 'q1YqSSxKTy0BAA', '%%%']) {
      await page.goto('about:blank');
      await page.goto(`${site.server.url}/score/china#${link}`);
      await page.getByRole('alert').filter({ hasText: 'Ce lien est incomplet' }).waitFor();
    }
    await isFine(page);
    await page.getByRole('link', { name: 'Partir d’un plateau vide' }).click();
    await page.locator('[data-spot=yan1]').waitFor();
    await leave();
  });

  test('is scored without a network', async () => {
    const server = await openTestServer();
    const { page, context } = await visit(site.browser, ENGLISH, KEPT);
    await page.goto(`${server.url}/score/china`);
    await page.locator('[data-spot=yan1]').waitFor();
    await waitUntilInstalled(page);
    for (const space of ['yan1', 'yan2', 'yan3', 'yan4', 'yan5']) await press(page, space);
    await server.close();
    await page.goto(`${server.url}/score/china`);
    await sheets(page).first().waitFor();
    // Five palaces of a full province, and a road of four: the fifth is a branch.
    await expect.poll(async () => (await sheetOf(page)).points[0]).toBeGreaterThanOrEqual(9);
    await page.goto(`${server.url}/learn/medina`);
    await page.locator('[data-coach]').waitFor();
    await context.close();
  });
});

const WINDOWS = [
  ['a desktop', ENGLISH, {}],
  ['a desktop in French', FRENCH, {}],
  ['a phone', ENGLISH, { ...PHONE, viewport: { width: 390, height: 844 } }],
  ['a phone in French', FRENCH, { ...PHONE, viewport: { width: 390, height: 844 } }],
] as const;
describe.each(WINDOWS)('on %s', (_, language, size) => {
  test.each(['china', 'pagoda', 'medina'])('the whole board of %s is seen without scrolling', async game => {
    const { page, leave } = await visit(site.browser, language, size);
    await page.goto(`${site.server.url}/score/${game}`);
    if (game === 'pagoda')
      await page.getByRole('button', { name: /^(By pieces at the end|Par les pièces à la fin)$/ }).click();
    const board = drawing(page);
    await board.waitFor();
    const { height } = page.viewportSize()!;
    await expect.poll(async () => (await board.boundingBox())!.y).toBeGreaterThan(0);
    const box = (await board.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    // Not so small that nobody could tap it.
    expect(box.width).toBeGreaterThanOrEqual(360);
    await leave();
  });
});
