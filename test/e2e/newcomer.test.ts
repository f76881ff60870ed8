import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { finger, mouse } from './hands.ts';
import { playAsNewcomer } from './newcomer.ts';
import { newGame, sitAt } from './positions.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';

const site = openSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const isLong = process.env.MODE === 'long';

/** One usual game each; in the long run every way to play. */
const courses = games.flatMap(({ id, variants }) =>
  (isLong ? variants : variants.slice(0, 1)).map(({ name, options }) => ({ id, name, options })),
);

describe('somebody who presses what the message line names', () => {
  test.each(courses)('finishes a game of $id, $name', async ({ id, name, options }) => {
    const onPhone = id === 'pagoda';
    const { page, leave } = await visit(site.browser, ENGLISH, onPhone ? PHONE : {});
    await sitAt(page, site.server.url, newGame(id, options, 11));
    const { presses, messages } = await playAsNewcomer(page, id, 3, onPhone ? finger : mouse);
    if (isLong) console.log(`${id} ${name}: ${presses} presses, ${messages.size} sentences`);
    expect(messages.size).toBeGreaterThan(2);
    await leave();
  });
});
