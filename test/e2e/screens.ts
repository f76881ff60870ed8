// Every screen, for tests that look at all of them.
import type { Page } from 'playwright-core';
import { finishedRecord } from './finished.ts';
import { openMore, openTab, playNow, turningPoints, winner } from './locators.ts';
import { act, playerAt, playUntil } from './player.ts';
import { sitDown } from './visit.ts';

const games = ['china', 'pagoda', 'medina'] as const;

export interface Screen {
  readonly name: string;
  open(page: Page, url: string): Promise<unknown>;
}

/** A screen that needs nothing but its address. `shows` is there once it is complete. */
const at = (path: string, shows = 'h1'): Screen => ({
  name: path,
  open: async (page, url) => {
    await page.goto(url + path);
    await page.locator(shows).first().waitFor();
  },
});

const table = (game: (typeof games)[number]): Screen => ({
  name: `table of ${game}`,
  async open(page, url) {
    await sitDown(page, url, game, {
      seats: game === 'pagoda' ? ['person', 'novice'] : ['person', 'novice', 'novice'],
    });
    const player = playerAt(page, 6);
    for (let n = 0; n < 12; n++) await act(player);
  },
});

const curtain: Screen = {
  name: 'curtain',
  open: (page, url) => sitDown(page, url, 'china', { seats: ['person', 'person', 'person'] }),
};

/** The first page of somebody who has played here. */
const back: Screen = {
  name: 'first page of somebody who comes back',
  async open(page, url) {
    await page.goto(url);
    await playNow(page).click();
    await page.locator('#board').waitFor();
    await page.goto(url);
    await page.getByRole('heading', { name: /^(Continue|Reprendre)$/ }).waitFor();
  },
};

/** Brings a record to the page, as text. */
export async function importRecord(page: Page, url: string, record: string): Promise<void> {
  await page.goto(url);
  await openMore(page);
  await page.locator('textarea').fill(record);
  await page.locator('form:has(textarea) [type=submit]').click();
}

const replay = (game: (typeof games)[number]): Screen => ({
  name: `replay of ${game}`,
  async open(page, url) {
    await importRecord(page, url, finishedRecord(game));
    await page.getByRole('slider').fill('40');
  },
});

/** What is opened on the screen before by a press, and closed by the next screen. */
const then = (name: string, press: string, shows: string): Screen => ({
  name,
  async open(page) {
    await page.keyboard.press('Escape');
    await page.locator(press).first().dispatchEvent('click');
    await page.locator(shows).first().waitFor();
  },
});

/** After the table of a game: played on until something is asked or offered there. */
const played = (name: string, game: (typeof games)[number], shows: string): Screen => ({
  name,
  open: (page, url) => playUntil(playerAt(page, 9), shows, () => table(game).open(page, url)),
});

/** After the table of a game: a place where nothing can be put. */
const refused: Screen = {
  name: 'why not',
  async open(page, url) {
    await played('', 'china', '[data-legal]').open(page, url);
    await then('', '[data-spot]:not([data-legal])', '.no').open(page, url);
  },
};

/** After the replay: the same record at its end. */
const end = (game: (typeof games)[number]): Screen => ({
  name: `end of ${game}`,
  async open(page) {
    await page.keyboard.press('Escape');
    await page.locator('a[href^="/end/"]').click();
    await winner(page).waitFor();
  },
});

/** A game that the bots have judged, the quick one for beginners. */
const judged: Screen = {
  name: 'end of a judged game',
  async open(page, url) {
    await importRecord(page, url, finishedRecord('pagoda', 3));
    await page.getByRole('slider').waitFor();
    await end('pagoda').open(page, url);
    await turningPoints(page).first().waitFor({ timeout: 300_000 });
  },
};

/** After the judged game: one of its turning points on the board. */
const turningPoint: Screen = {
  name: 'turning point',
  async open(page) {
    await turningPoints(page).first().click();
    await page.getByRole('button', { name: /^(Show better move|Montrer le meilleur coup)$/ }).click();
    await page.getByRole('button', { pressed: true, name: /move played|coup joué/ }).waitFor();
  },
};

const charts: Screen = {
  name: 'charts of a judged game',
  async open(page) {
    await openTab(page, /^(Charts|Courbes)$/);
    await page.getByRole('tabpanel').getByRole('heading').nth(1).waitFor();
  },
};

/** The map workshop with a copy of the built-in map, and the same as a list. */
const workshop: Screen = {
  name: 'map workshop',
  async open(page, url) {
    await page.goto(`${url}/maps`);
    await page.getByRole('button', { name: /^(From the built-in map|À partir du plateau d’origine)/ }).click();
    await page.getByTestId('map-sheet').waitFor();
  },
};
const workshopList: Screen = {
  name: 'map workshop as a list',
  async open(page) {
    await page.getByRole('button', { name: /^(List|Liste)$/ }).click();
    await page.getByRole('heading', { name: /^Provinces/ }).waitFor();
  },
};

/** The last one: this device remembers it. */
const asList: Screen = {
  name: 'board as a list',
  async open(page, url) {
    await table('medina').open(page, url);
    await then('', '.as-list input', '#board h2').open(page, url);
  },
};

const found: Screen = {
  name: 'rules that were looked for',
  async open(page, url) {
    await at('/rules/medina').open(page, url);
    await page.getByRole('searchbox').fill('M10');
    await page.locator('[role=search] [role=status]:not(:empty)').waitFor();
  },
};

/** The profile of somebody whom the server knows, with a code for another device. */
const profile: Screen = {
  name: 'profile',
  async open(page, url) {
    await page.goto(`${url}/me`);
    await page.getByRole('textbox', { name: /^(Your name|Votre nom)$/ }).fill('Ann');
    await page.getByRole('button', { name: /^(Enter|Entrer)$/ }).click();
    await page.getByRole('button', { name: /^(Add a device|Ajouter un appareil)$/ }).click();
    await page.getByRole('status', { name: 'Code' }).waitFor();
    await page.getByRole('switch', { name: /^(Quiet hours|Heures calmes)$/ }).click();
    await page.locator('input[type=time]').first().waitFor();
  },
};

export const screens: readonly Screen[] = [
  at('/'),
  {
    name: 'more on the first page',
    async open(page, url) {
      await page.goto(url);
      await openMore(page);
      await page.getByRole('region', { name: /^(Online tables|Tables en ligne)$/ }).waitFor();
    },
  },
  back,
  at('/learn'),
  then('settings', 'header > button', 'dialog[open]'),
  ...games.flatMap(game => [
    at(`/new/${game}`),
    at(`/new/${game}#online`, 'form .seat'),
    ...(game === 'china' ? [at('/new/china#pass', '.seat')] : []),
    at(`/rules/${game}`),
    at(`/learn/${game}`, '.app'),
    at(`/score/${game}`),
    table(game),
    ...(game === 'china' ? [refused] : []),
    ...(game === 'pagoda'
      ? [played('ways to pay', 'pagoda', '.pay button + button'), played('question', 'pagoda', 'dialog[open] li')]
      : []),
    replay(game),
    ...(game === 'china' ? [then('what if', '.controls .primary', 'dialog[open]')] : []),
    end(game),
    ...(game === 'china' ? [then('fairness', 'footer .more > button:last-of-type', 'dialog[open] dl')] : []),
    then(`share ${game}`, 'footer .share', 'dialog[open] img[src^=blob]'),
  ]),
  judged,
  turningPoint,
  charts,
  found,
  curtain,
  at('/maps'),
  workshop,
  workshopList,
  at('/tables'),
  at('/games'),
  at('/me'),
  profile,
  ...[
    '/local/nothing',
    '/replay/nothing',
    '/end/nothing',
    '/t/unknown',
    '/new/chess',
    '/rules/chess',
    '/learn/chess',
    '/score/chess',
    '/score/china#x',
    '/maps#x',
    '/maps/nothing',
    '/mail/confirm',
  ].map(path => at(path, '[role=alert], main p')),
  asList,
];

/** What a short run looks at where a long one looks at all: the heads of all kinds of pages, a form, a table, a dialog. */
export const FEW_SCREENS: ReadonlySet<string> = new Set([
  '/',
  'settings',
  '/new/china',
  '/rules/medina',
  '/tables',
  'table of medina',
]);
