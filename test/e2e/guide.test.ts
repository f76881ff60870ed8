import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfits } from './fine.ts';
import { LIT, log, table, waysToPay } from './locators.ts';
import { waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

const coachOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Tutorial|First game|Tutoriel|Première partie)$/ });
const count = (page: Page): Promise<string> =>
  coachOn(page)
    .getByText(/Step \d+ of|Étape \d+ sur/)
    .innerText();
const goOn = (page: Page) => coachOn(page).getByRole('button', { name: /^(Next|Go on|Continue|Continuer|Suivant)$/ });
/** What the board and the tray show as possible. */
const lit = (page: Page): Locator => page.locator(LIT);
const confirmButton = (page: Page): Locator => page.locator('[data-control=confirm]');

/** A palace lights up with all its cells. */
const MOST_LIT = 5;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ring follows what it is around: where it is once it stays there. */
async function resting(ring: Locator): Promise<Box> {
  let before = '';
  for (;;) {
    const box = await ring.boundingBox();
    const now = JSON.stringify(box);
    if (box && now === before) return box;
    before = now;
    await ring.page().waitForTimeout(150);
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What is wrong with where the coach speaks: over the ring, or beyond the window. */
async function misplaced(page: Page): Promise<string | undefined> {
  const bubble = (await coachOn(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  if (bubble.x < 0 || bubble.y < 0 || bubble.x + bubble.width > width || bubble.y + bubble.height > height)
    return `${await count(page)}: beyond the window`;
  const ring = page.locator('[data-ring]');
  if ((await ring.count()) > 0 && overlap(bubble, await resting(ring))) return `${await count(page)}: over the ring`;
  return undefined;
}

/** How many players' points of what is tried reach over the edge of the bar. */
const cutGains = (page: Page): Promise<number> =>
  page.locator('[data-control=actions] [role=status]').evaluate(bar => {
    const { right } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll('.chip')].filter(chip => chip.getBoundingClientRect().right > right + 1).length;
  });

/** What a newcomer does: taps the coach's button if there is one, else the middle of what the ring is around. */
async function obey(page: Page): Promise<void> {
  const before = await count(page);
  const ring = page.locator('[data-ring]');
  if ((await goOn(page).count()) > 0) await goOn(page).click();
  else if ((await ring.count()) > 0) {
    const { x, y, width, height } = await resting(ring);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  await expect.poll(() => count(page)).not.toBe(before);
}

async function isAtEnd(page: Page): Promise<boolean> {
  const [at, of] = (await count(page)).match(/\d+/g)!;
  return at === of;
}

/** What contradicts the coach at this step: something else can be tapped, or nothing where something should. */
async function contradictions(page: Page): Promise<string[]> {
  const step = await count(page);
  const said: string[] = [];
  const reads = (await goOn(page).count()) > 0 || (await isAtEnd(page));
  const [lights, confirms] = [await lit(page).count(), await confirmButton(page).isEnabled()];
  if (reads && lights > 0) said.push(`${step}: ${lights} lit up while there is something to read`);
  if (reads && confirms) said.push(`${step}: the turn can be confirmed while there is something to read`);
  if (lights > MOST_LIT) said.push(`${step}: ${lights} lit up where one thing is asked for`);
  const cut = await cutGains(page);
  if (cut > 0) said.push(`${step}: the points of ${cut} are cut`);
  const where = await misplaced(page);
  if (where) said.push(where);
  return said;
}

/** Obeys until the coach has nothing more to say. Returns what contradicted the coach on the way. */
async function obeyToTheEnd(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < 30; n++) {
    said.push(...(await contradictions(page)));
    if (await isAtEnd(page)) return said;
    await obey(page);
  }
  throw new Error(`the guide does not come to its end: ${await count(page)}`);
}

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`${site.server.url}/learn/${game}`);
  await coachOn(page).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

const learners = ['china', 'pagoda', 'medina'].flatMap(game => [
  { game, name: 'on a desktop, in English', wishes: [ENGLISH] },
  { game, name: 'on a phone, in French', wishes: [FRENCH, PHONE] },
]);

describe('a first game with the coach', () => {
  test.each(learners)('of $game $name: by tapping what the ring is around, without a dead end', async learner => {
    const { page, leave } = await visit(site.browser, ...learner.wishes);
    await learn(page, learner.game);
    expect(await obeyToTheEnd(page)).toEqual([]);
    await expect.poll(() => misfits(page)).toEqual([]);
    // What wins games, and the next step.
    await expect.poll(() => coachOn(page).getByRole('listitem').count()).toBe(3);
    await coachOn(page)
      .getByRole('button', { name: /novice/ })
      .click();
    await page.waitForURL(/\/local\//);
    await table(page).waitFor();
    await expect.poll(() => coachOn(page).count()).toBe(0);
    await leave();
  });

  test.each([
    { game: 'china', wishes: [ENGLISH] },
    { game: 'medina', wishes: [ENGLISH, PHONE] },
  ])('of $game goes on from where it ended', async ({ game, wishes }) => {
    const { page, leave } = await visit(site.browser, ...wishes);
    await learn(page, game);
    await obeyToTheEnd(page);
    await waitForPaint(page);
    const points = await page.locator('[data-at="score:0"]').innerText();
    await coachOn(page).getByRole('button').last().click();
    await page.waitForURL(/\/local\//);
    await table(page).waitFor();
    await expect.poll(() => page.locator('[data-at="score:0"]').innerText()).toBe(points);
    await leave();
  });

  test('begins with an empty log, and shows nothing again that was prepared', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { reducedMotion: 'no-preference' });
    for (const game of ['china', 'medina']) {
      await learn(page, game);
      await expect.poll(() => log.lines(page).count()).toBe(0);
      await page.getByText('Every move will be listed here.').waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Skip/ }).count()).toBe(0);
    }
    await leave();
  });

  test('explains the refusal of Pagoda that it provokes', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { serviceWorkers: 'block' });
    await learn(page, 'pagoda');
    const refused = page.locator('[data-control=actions]').getByRole('alert');
    for (let n = 0; n < 9 && (await refused.count()) === 0; n++) await obey(page);
    expect(await refused.innerText()).toContain('3 columns this turn');
    expect(await coachOn(page).innerText()).toContain('three columns per turn');
    await leave();
  });

  test('answers kindly what it did not ask for, goes back when something is undone, and can be left', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await learn(page, 'china');
    await obey(page);
    await obey(page);
    await page.locator('[data-spot=qi3]').dispatchEvent('click');
    await page.getByText('For now, follow the ring').waitFor();
    await expect.poll(() => count(page)).toContain('Step 3 of');
    await obey(page);
    await expect.poll(() => count(page)).toContain('Step 4 of');
    await page.keyboard.press('z');
    await expect.poll(() => count(page)).toContain('Step 3 of');
    await coachOn(page).getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL(/\/new\/china/);
    await leave();
  });

  test('is paid as the coach has planned it, so that it comes to its end', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await learn(page, 'pagoda');
    const other = waysToPay(page).getByRole('button', { pressed: false }).first();
    for (let n = 0; n < 9 && (await other.count()) === 0; n++) await obey(page);
    await other.click();
    await page.getByText('For now, follow the ring').waitFor();
    await obeyToTheEnd(page);
    await leave();
  });

  test('says so when there is no such game', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/learn/chess`);
    await page.getByRole('alert').getByText('isn’t available').waitFor();
    await expect.poll(() => coachOn(page).count()).toBe(0);
    await leave();
  });
});

describe('a lesson that is left', () => {
  test.each(['china', 'pagoda', 'medina'])('of %s goes on where it was, at every step', async game => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await learn(page, game);
    for (let n = 0; n < 30 && !(await isAtEnd(page)); n++) {
      // The others play by themselves: where they have come to is not what this is about.
      await goOn(page).or(coachOn(page).getByText('Your move')).first().waitFor();
      const [step, said] = [await count(page), await coachOn(page).innerText()];
      const points = await page.locator('[data-at="score:0"]').innerText();
      await learn(page, game);
      await goOn(page).or(coachOn(page).getByText('Your move')).first().waitFor();
      expect(await count(page)).toBe(step);
      expect((await coachOn(page).innerText()).replace('Start over', '')).toContain(said.split('\n').at(-1)!);
      await expect.poll(() => page.locator('[data-at="score:0"]').innerText()).toBe(points);
      await obey(page);
    }
    await leave();
  });

  test('can start over, and is offered on the first page', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await learn(page, 'medina');
    await obey(page);
    await obey(page);
    const step = await count(page);
    await page.goto(site.server.url);
    await page
      .getByRole('link', { name: /^(Learn Medina|Continue)/ })
      .first()
      .click();
    await expect.poll(() => count(page)).toBe(step);
    await coachOn(page).getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => count(page)).toContain('Step 1 of');
    await expect.poll(() => log.lines(page).count()).toBe(0);
    await leave();
  });

  test('has the rules at hand on a phone, whatever the bubble covers', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await learn(page, 'china');
    await coachOn(page).getByRole('link', { name: 'Rules' }).tap();
    await page.getByRole('dialog', { name: /China/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => count(page)).toContain('Step 1 of');
    await leave();
  });
});
