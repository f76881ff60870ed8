// Who leads where is never cut: in the left column where it has room, and with the scores at every size.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View as ChinaView } from '../../src/games/china/index.ts';
import type { View as MedinaView } from '../../src/games/medina/index.ts';
import type { Explanation } from '../../src/kernel/index.ts';
import type { KeptGame } from '../../src/web/local/keeping.ts';
import { openTab } from './locators.ts';
import { waitForPaint } from './player.ts';
import { findMoment, sitAt } from './positions.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, TABLET, visit } from './visit.ts';

const site = openSite();

const lateInChina = (players: number, board: string): KeptGame =>
  findMoment<ChinaView, Explanation>(
    {
      game: 'china',
      options: { players, board, fortifications: false, bonusTiles: false, influence: players === 2 } as never,
    },
    ({ view }) => view.phase === 'act' && Object.keys(view.palaces).length > 26,
  );
const lateInMedina = (players: number): KeptGame =>
  findMoment<MedinaView, Explanation>(
    { game: 'medina', options: { rules: 'second', players, well: true, tea: true } as never },
    ({ view }) => view.palaces.filter(({ roof }) => roof).length >= 3 && view.streets.flat().length > 6,
  );

/** Lines of the contest that are not wholly in sight of the box that they are in; a hidden one has none. */
const cutLines = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(within => {
    const box = document.querySelector(within)!.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.querySelector(within)!;
    return [...document.querySelectorAll<HTMLElement>(`${within} li`)]
      .filter(line => line.getClientRects().length > 0)
      .filter(line => {
        const { top, bottom, right } = line.getBoundingClientRect();
        const reach = scrollHeight > clientHeight ? box.bottom + scrollHeight - clientHeight : box.bottom;
        return (
          top < box.top - 1 || bottom > reach + 1 || right > box.right + 1 || line.scrollWidth > line.clientWidth + 1
        );
      })
      .map(({ innerText }) => innerText);
  }, within);

test.each([
  ['china for five', () => lateInChina(5, '45')],
  ['china for four', () => lateInChina(4, '45')],
  ['china for three', () => lateInChina(3, '34')],
  ['china for two', () => lateInChina(2, '34')],
  ['medina for four', () => lateInMedina(4)],
  ['medina for three', () => lateInMedina(3)],
  ['medina for two', () => lateInMedina(2)],
] as const)('%s', async (_, find) => {
  const kept = find();
  for (const [width, height, language] of [
    [1440, 900, ENGLISH],
    [1280, 720, FRENCH],
    [1024, 768, FRENCH],
    [390, 844, FRENCH],
  ] as const) {
    const { page, leave } = await visit(site.browser, language, { viewport: { width, height } });
    await sitAt(page, site.server.url, kept);
    await waitForPaint(page);
    if (width > 800) {
      expect({ width, cut: await cutLines(page, '[data-place]') }).toEqual({ width, cut: [] });
      const scrolls = await page
        .locator('[data-place]')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect({ width, scrolls }).toEqual({ width, scrolls: 0 });
      await page.locator('[data-place] li').first().waitFor();
      const beyond = await page
        .getByRole('region', { name: /^(Players|Joueurs)$/ })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect({ width, beyond }).toEqual({ width, beyond: 0 });
    }
    await openTab(page, 'Scores');
    await waitForPaint(page);
    await page
      .getByRole('heading', { name: /by province|par province|Palaces and tiles|Palais et tuiles/ })
      .last()
      .waitFor();
    expect({ width, cut: await cutLines(page, '.contest ul') }).toEqual({ width, cut: [] });
    await leave();
  }
});

test('on a tablet that stands, five players and their scores are whole', async () => {
  const { page, leave } = await visit(site.browser, FRENCH, TABLET);
  await sitAt(page, site.server.url, lateInChina(5, '45'));
  await waitForPaint(page);
  const beyond = await page.locator('[data-at^="score:"]').evaluateAll(scores =>
    scores.map(score => {
      const panel = score.closest('section')!.getBoundingClientRect();
      return Math.max(0, Math.round(score.getBoundingClientRect().right - panel.right));
    }),
  );
  expect(beyond).toEqual([0, 0, 0, 0, 0]);
  await leave();
});
