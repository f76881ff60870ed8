import { describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { finishedGame, keepOnDevice } from './kept.ts';
import { decisions, openTab, totals } from './locators.ts';
import { openSite } from './site.ts';
import { ENGLISH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

describe('the end of a game against bots', () => {
  test('says your place first, then your decisions with reasons; they are kept, and lead to the same turn', async () => {
    const kept = finishedGame('pagoda', 2, { hints: 2 });
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    await keepOnDevice(page, site.server.url, kept);
    await page.goto(`${site.server.url}/end/${kept.id}`);
    await page.getByRole('heading', { level: 1, name: /^You (came|won|share)/ }).waitFor();
    await page.getByText('You used 2 hints in this game.').waitFor();
    // The count-up ends with the totals of the sheet; without motion at once.
    const counted = await page.getByRole('list', { name: 'Scores' }).getByRole('listitem').allInnerTexts();
    const sums = (await totals(page).allInnerTexts()).map(Number);
    expect(counted.map(text => Number(text.split('\n').at(-1))).toSorted()).toEqual(sums.toSorted());

    const cards = decisions(page);
    await cards.first().waitFor();
    const told = await cards.allInnerTexts();
    expect(told.length).toBeLessThanOrEqual(4);
    for (const text of told) expect(text).toMatch(/The better turn .+\.|It .+; nothing else was as good\./);
    const turn = /Turn (\d+)/.exec(told[0]!)![1]!;
    const before = cards.first().getByRole('button', { name: 'Before' });
    await before.click();
    await expect.poll(() => before.getAttribute('aria-pressed')).toBe('true');
    await isFine(page);

    // The others in a tab.
    await page.getByRole('group', { name: 'Player' }).getByRole('button', { name: 'Mandarin' }).click();
    await page.getByRole('heading', { name: 'Mandarin’s decisions' }).waitFor();
    await page.getByRole('group', { name: 'Player' }).getByRole('button').first().click();

    // A second visit thinks no more.
    await page.route('**/reviewWorker*', route => route.abort());
    await page.reload();
    await cards.first().waitFor();
    expect(await cards.count()).toBe(told.length);

    await cards.first().getByRole('link', { name: 'In the replay' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `Turn ${turn} of ` })
      .waitFor();
    await page.goBack();
    await cards.first().getByRole('button', { name: 'Try it from here' }).click();
    await page.getByText(`Branched from turn ${turn}`).waitFor();
    await leave(/reviewWorker|ERR_FAILED/);
  });
});

test('a comment is kept with its position and goes with the record', async () => {
  const kept = finishedGame('pagoda', 2);
  const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
  await keepOnDevice(page, site.server.url, kept);
  await page.goto(`${site.server.url}/replay/${kept.id}#9`);
  await openTab(page, 'Comments');
  await page.getByRole('textbox', { name: 'Comment on this position' }).fill('A fine idea');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await isFine(page);
  await page.reload();
  await page.getByRole('status').filter({ hasText: '“A fine idea”' }).waitFor();
  await page.goto(`${site.server.url}/end/${kept.id}`);
  await page.getByRole('button', { name: 'Share…' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export game record' }).click(),
  ]);
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\n');
  expect(lines.at(-2)).toMatch(/^# \d+ A fine idea$/);
  await leave();
});

test.each([
  ['china', 3, ENGLISH],
  ['pagoda', 2, ENGLISH],
  ['medina', 3, PHONE],
] as const)(
  'a hint at a table of %s shows good turns with reasons, and a tap tries one',
  async (game, players, wishes) => {
    const { page, leave } = await visit(site.browser, ENGLISH, wishes, WITH_AXE);
    const seats = (['person', 'novice', 'novice'] as const).slice(0, players);
    await sitDown(page, site.server.url, game, { seats });
    await page.getByRole('button', { name: 'Hint' }).click();
    const panel = page.getByRole('region', { name: 'Hint' });
    const hints = panel.getByRole('listitem');
    await hints.first().waitFor();
    expect(await hints.count()).toBeLessThanOrEqual(3);
    // On the board each has its letter, and none covers another.
    const letters = page.locator('[data-hint]');
    const onBoard = hints.filter({ hasText: /(Place|Send|Build|Claim|Put|Add) / });
    await expect.poll(() => letters.count()).toBe(await onBoard.count());
    const places = await Promise.all((await letters.all()).map(letter => letter.boundingBox()));
    for (const [n, place] of places.entries())
      for (const other of places.slice(0, n))
        expect(Math.hypot(place!.x - other!.x, place!.y - other!.y)).toBeGreaterThan(20);
    await isFine(page);
    await hints.first().getByRole('button').click();
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).isEnabled()).toBe(true);
    await leave();
  },
);
