import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, mouse } from './hands.ts';
import { act, playerAt, waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

/** Where the action bar and its buttons are; nothing while the bar has none. */
const boxes = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.action-bar, .action-bar .btns, .action-bar .btns > button')];
    if (parts.length < 5) return null;
    return parts
      .map(part => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .join(', ');
  });
const said = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.action-bar .say > p')?.textContent?.trim() ?? '');

const TABLES = [
  ['china', { seats: ['person', 'novice', 'novice'] }],
  ['china', { seats: ['person', 'novice'] }],
  ['pagoda', { seats: ['person', 'novice'] }],
  ['medina', { seats: ['person', 'novice'] }],
] as const;
const WINDOWS = [
  ['a desktop', {}, mouse],
  ['a phone', PHONE, finger],
] as const;

describe.each(WINDOWS)('on %s', (_, size, hand) => {
  test.each(TABLES)(
    'the action bar of %s (%o) never moves while turns are made, and always says something',
    async (game, wanted) => {
      const { page, leave } = await visit(site.browser, hand === mouse ? ENGLISH : FRENCH, size);
      await sitDown(page, site.server.url, game, wanted);
      const player = playerAt(page, 11, hand);
      const seen = new Set<string>();
      for (let n = 0; n < 40; n++) {
        if (await act(player)) break;
        await waitForPaint(page);
        const here = await boxes(page);
        if (here) seen.add(here);
        expect(await said(page)).not.toBe('');
      }
      expect([...seen]).toHaveLength(1);
      await leave();
    },
  );
});
