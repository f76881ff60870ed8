import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ask, comeIn, command } from './atTable.ts';
import { beginButton, keptGames, openMore, playNow, seatNames, table } from './locators.ts';
import { guestOf } from './online.ts';
import { waitForPaint } from './player.ts';
import { openTestServer } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';

const site = openSite();
const SMALL = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('the first page', () => {
  test('speaks the language that is chosen, and remembers it and the theme', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByText('Play now').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await page.reload();
    await page.getByText('Jouer maintenant').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await leave();
  });

  test('shows a newcomer two ways to begin, both in sight on a phone, and the easiest game first', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, SMALL);
    await page.goto(site.server.url);
    const learn = page.getByRole('link', { name: /Learn a game/ });
    for (const way of [learn, playNow(page)]) {
      await way.waitFor();
      const { y, height } = (await way.boundingBox())!;
      expect(y + height).toBeLessThan(844);
    }
    await expect
      .poll(() => page.locator('article').getByRole('heading').allInnerTexts())
      .toEqual(['Medina', 'China', 'Pagoda']);
    await learn.click();
    await page.waitForURL(/\/learn$/);
    await page.getByRole('link', { name: 'Learn Medina' }).click();
    await page.waitForURL(/\/learn\/medina$/);
    await leave();
  });

  test('greets whoever comes back, and leads to the game that was left', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await playNow(page).click();
    await table(page).waitFor();
    const game = page.url();
    await page.goto(site.server.url);
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ }).waitFor();
    await page.getByRole('link', { name: 'Continue Medina' }).click();
    await page.waitForURL(game);
    await leave();
  });

  test.each([
    ['a desktop', {}],
    ['a phone', SMALL],
  ])('moves nothing on %s once it can be seen, however late the tables come', async (_, size) => {
    const guest = await guestOf(site.browser, 'Ann', { ...ENGLISH, ...size });
    const { page, leave } = guest;
    await comeIn(guest, site.server.url);
    for (const { id, variants } of games) {
      const [{ options }] = variants as readonly [(typeof variants)[number]];
      const bots = Array.from({ length: options.players - 1 }, () => ({ kind: 'bot', level: 'novice' }));
      const seats = [{ kind: 'me' }, ...bots];
      const { table } = await ask(guest, 'POST', '/api/tables', { game: id, options, seats, public: true });
      await command(guest, table, { kind: 'start' });
    }
    await expect.poll(async () => (await ask(guest, 'GET', '/api/turns')).tables.length).toBe(games.length);
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: readonly { readonly node: Element | null }[];
          };
          const what = sources.map(({ node }) => node?.nodeName).join(' ');
          moved.push({ value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
      const moved: { value: number; what: string }[] = [];
      Object.assign(window, { moved });
    });
    const head = page.getByRole('heading', { level: 1 });
    await page.route('**/api/lobby', async route => {
      await head.waitFor();
      await waitForPaint(page);
      await route.continue();
    });
    for (const visitNumber of [1, 2]) {
      await page.goto(site.server.url);
      await page.getByRole('region', { name: 'Continue' }).getByRole('link').nth(1).waitFor();
      await page.locator('article').nth(2).waitFor();
      await page.waitForLoadState('networkidle');
      await waitForPaint(page);
      const moved = await page.evaluate(
        () => (window as unknown as { moved: { value: number; what: string }[] }).moved,
      );
      const sum = moved.reduce((all, { value }) => all + value, 0);
      expect(sum, `visit ${visitNumber}: ${JSON.stringify(moved)}`).toBeLessThan(0.05);
    }
    await leave();
  });

  test('takes an invitation that was typed, and says so when it is none', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByRole('button', { name: 'I have an invitation' }).click();
    const link = page.getByRole('textbox', { name: 'The link you were sent' });
    await link.fill('https://elsewhere.example/china');
    await page.getByRole('button', { name: 'Go to the table' }).click();
    await page.getByRole('alert').getByText('Ask for the full link').waitFor();
    await link.fill(`${site.server.url}/t/unknown#secret`);
    await page.getByRole('button', { name: 'Go to the table' }).click();
    await page.waitForURL(/\/t\/unknown#secret$/);
    await leave();
  });

  test('leads to a new game that asks for names, and stores a name for everybody', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await openMore(page);
    await page.getByRole('link', { name: 'Pass and play, China' }).click();
    const names = seatNames(page);
    const called = (): Promise<string[]> =>
      names.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value, placeholder }) => value || placeholder));
    await expect.poll(called).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    await names.nth(1).fill('Ann');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(called).toEqual(['Joueur 1', 'Ann', 'Joueur 3', 'Joueur 4']);
    await page.getByLabel('Premier joueur au hasard').uncheck();
    await beginButton(page).click();
    await page.getByText('Joueur 1').first().waitFor();
    await leave();
  });

  test('offers no option that a number of players leaves no choice of', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/new/china`);
    const option = (name: RegExp) => page.getByRole('group', { name });
    await option(/^Players/)
      .getByRole('button', { name: '4' })
      .click();
    await option(/^Board/).waitFor();
    await expect.poll(() => option(/^Influence/).count()).toBe(0);
    await option(/^Players/)
      .getByRole('button', { name: '2' })
      .click();
    await option(/^Influence/).waitFor();
    await expect.poll(() => option(/^Board/).count()).toBe(0);
    await leave();
  });

  test('folds options of the house below those of the rulebooks', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/new/medina`);
    await page
      .getByRole('group', { name: /^Edition/ })
      .getByRole('button', { name: '1st edition' })
      .click();
    const lines = page.getByRole('group', { name: /^Separate wall lines/ }).getByRole('button', { name: 'On' });
    expect(await lines.getAttribute('aria-pressed')).toBe('true');
    const roofFirst = page.getByRole('group', { name: /^Roof first/ });
    await expect.poll(() => roofFirst.isVisible()).toBe(false);
    await page.getByText('House options').click();
    await roofFirst.getByRole('button', { name: 'On' }).click();
    await leave();
  });

  test('keeps the backs of Pagoda’s tiles, and plays with them', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    const back = page.getByLabel('Spire on the back of the red tile with blue slots');
    await page.goto(`${site.server.url}/new/pagoda`);
    await page.getByRole('button', { name: 'From my box' }).click();
    await back.selectOption('green');
    await page.goto(`${site.server.url}/new/pagoda`);
    expect(await back.inputValue()).toBe('green');
    await beginButton(page).click();
    await table(page).waitFor();
    const [kept] = await page.evaluate(
      () =>
        new Promise<{ options: { roofs?: string[] } }[]>(resolve => {
          const request = indexedDB.open('caravanserai', 1);
          request.onsuccess = () => {
            const all = request.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
    expect(kept!.options.roofs!.slice(0, 3)).toEqual(['red', 'green', 'green']);
    await leave();
  });

  test('offers the games that its host offers', async () => {
    const pagoda = await openTestServer({ games: games.filter(({ id }) => id === 'pagoda') });
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(pagoda.url);
    await expect.poll(() => page.locator('article').getByRole('heading').allInnerTexts()).toEqual(['Pagoda']);
    await openMore(page);
    await page.getByRole('link', { name: 'All tables' }).click();
    const filter = page.getByRole('group', { name: 'Game' }).getByRole('button');
    await expect.poll(() => filter.allInnerTexts()).toEqual(['All games', 'Pagoda']);
    await page.goBack();
    await openMore(page);
    await page.getByRole('link', { name: 'Create a table' }).click();
    await page.waitForURL(/\/new\/pagoda#online$/);
    await leave();
    await pagoda.close();
  });

  test('begins one game however often the button is pressed, and asks before it is deleted', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await playNow(page).dblclick();
    await table(page).waitFor();
    await page.goto(site.server.url);
    const kept = keptGames(page);
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    await kept.getByRole('button', { name: 'Delete this game' }).click();
    await kept.getByRole('button', { name: 'Delete?' }).blur();
    await kept.getByRole('button', { name: 'Delete this game' }).click();
    await kept.getByRole('button', { name: 'Delete?' }).click();
    await kept.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows the latest games, and all of them when asked', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    for (let n = 0; n < 4; n++) {
      await page.goto(site.server.url);
      await playNow(page).click();
      await table(page).waitFor();
    }
    await page.goto(site.server.url);
    await expect.poll(() => keptGames(page).count()).toBe(2);
    await page.getByRole('button', { name: 'All 4 games' }).click();
    await expect.poll(() => keptGames(page).count()).toBe(4);
    await leave();
  });

  test('does not take what is far too long for a record', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await openMore(page);
    const buffer = Buffer.alloc(3_000_000, 'a line of nothing\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('alert').getByText('too long to be a game record').waitFor();
    expect(await page.getByLabel('Record text').inputValue()).toBe('');
    await leave();
  });
});

describe('an address', () => {
  test.each([
    ['/nowhere', 'Page not found.'],
    ['/t/half.', 'Page not found.'],
    ['/new/constructor', 'This game isn’t available here.'],
    ['/learn/toString', 'This game isn’t available here.'],
    ['/score/valueOf', 'This game isn’t available here.'],
    ['/rules/hasOwnProperty', 'This game isn’t available here.'],
    ['/new/chess', 'This game isn’t available here.'],
  ])('like %s, which leads nowhere, says so', async (path, said) => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url + path);
    await page.getByRole('alert').getByText(said).waitFor();
    await leave();
  });

  test('may end with a slash', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/rules/medina/`);
    await page.getByRole('heading', { level: 1, name: 'Medina' }).waitFor();
    await leave();
  });
});
