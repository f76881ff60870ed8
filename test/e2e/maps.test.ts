import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli/cli.ts';
import { china, type MapDocument } from '../../src/games/china/index.ts';
import { games } from '../../src/games/index.ts';
import { builtInDraft } from '../../src/web/maps/builtIn.ts';
import { isInside } from '../../src/web/maps/shapes.ts';
import { isFine, WITH_AXE } from './fine.ts';
import { ownName, startButton, table } from './locators.ts';
import { comeByLink, guestOf, sit } from './online.ts';
import { playerAt, playOn } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const sheet = (page: Page) => page.getByTestId('map-sheet');
const onMap = (page: Page, name: RegExp) => sheet(page).getByRole('button', { name });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: RegExp) => page.getByRole('listitem', { name });

/** Taps a point of the sheet, in its own units. */
async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const box = (await sheet(page).boundingBox())!;
  await page.mouse.click(box.x + (x * box.width) / 1200, box.y + (y * box.height) / 900);
}

async function startFromBuiltIn(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/maps`);
  await page.getByRole('button', { name: /^From the built-in map/ }).click();
  await sheet(page).waitFor();
}

/** What a button saves, as a text. */
async function savedBy(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return readFileSync(await (await download).path(), 'latin1');
}
const savedMap = async (page: Page): Promise<MapDocument> =>
  JSON.parse(Buffer.from(await savedBy(page, 'Save file'), 'latin1').toString('utf8'));

/** Two places in Ch'in that are free. */
function freePlaces(): readonly (readonly [number, number])[] {
  const { provinces, spaces, alliances } = builtInDraft('');
  const { outline = [] } = provinces.find(({ id }) => id === 'chin')!;
  const taken: (readonly [number, number])[] = [...provinces, ...spaces, ...alliances].map(({ x, y }) => [x, y]);
  const isFree = (x: number, y: number): boolean => taken.every(([a, b]) => Math.hypot(a - x, b - y) > 60);
  for (let y = 400; y < 640; y += 10)
    for (let x = 140; x < 400; x += 10)
      if (taken.length < provinces.length + spaces.length + alliances.length + 2)
        if (isInside([x, y], outline) && isFree(x, y)) taken.push([x, y]);
  return taken.slice(-2);
}

/** The corrections of somebody whose printed board is another: by mouse, and by keys and lists. */
async function correct(page: Page): Promise<void> {
  await page.keyboard.press('s');
  for (const [n, [x, y]] of freePlaces().entries()) {
    await tapAt(page, x, y);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`New ${n + 1}`);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('region', { name: "Ch'in" }).getByText('6 spaces').waitFor();

  // A road by mouse: one is removed and another one drawn.
  await tool(page, 'Road').click();
  for (const end of [/^Yong,/, /^Shangch’in,/, /^Yong,/, /^New 1,/]) await onMap(page, end).click();
  // Another one by keys alone, from thing to thing.
  await onMap(page, /^New 1,/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect.poll(() => onMap(page, /^New 2,/).evaluate(item => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');

  // Yan by mouse.
  await page.keyboard.press('v');
  await onMap(page, /^Yan,/).click();
  await button(page, 'violet').click();
  // The rest in the list.
  await button(page, 'List').click();
  await row(page, /^Province \d, Shu$/)
    .getByRole('button', { name: 'green', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await row(page, /^Road from Deng to Chen$/)
    .getByRole('combobox', { name: 'From' })
    .selectOption({ label: 'Yiling' });
  await row(page, /^Alliance 9$/)
    .getByRole('spinbutton', { name: 'Number' })
    .focus();
  await page.keyboard.press('Shift+ArrowUp');
  await row(page, /^Alliance 19$/).waitFor();
  await button(page, 'Drawing').click();
}

/** Spaces that all have six roads. */
function entangled(): MapDocument {
  const numbers = Array.from({ length: 24 }, (_, i) => i);
  const id = (n: number): string => `s${(n % 24) + 1}`;
  return {
    provinces: [
      { id: 'east', name: 'East', colour: 'red', x: 300, y: 450 },
      { id: 'west', name: 'West', colour: 'green', x: 900, y: 450 },
    ],
    spaces: numbers.map(n => ({
      id: id(n),
      name: id(n),
      province: n < 12 ? 'east' : 'west',
      x: 100 + (n % 6) * 80 + (n < 12 ? 0 : 500),
      y: n % 12 < 6 ? 200 : 600,
    })),
    alliances: [{ number: 1, between: ['east', 'west'], x: 600, y: 450 }],
    roads: { '34': numbers.flatMap(n => [1, 5, 7].map(step => [id(n), id(n + step)])) },
  };
}

describe('the map workshop', () => {
  test('turns the built-in map into another one, which is shared, printed and played online to the end', async () => {
    const host = await guestOf(site.browser, 'Ann', ENGLISH, CLIPBOARD);
    await startFromBuiltIn(host.page);
    await host.page.getByRole('textbox', { name: 'Name of the map' }).fill('Our board');
    await host.page.keyboard.press('Enter');
    await correct(host.page);
    const map = await savedMap(host.page);
    expect(map.spaces.filter(({ province }) => province === 'chin')).toHaveLength(6);
    expect(map.provinces.filter(({ id }) => ['yan', 'shu'].includes(id)).map(({ colour }) => colour)).toEqual([
      'violet',
      'green',
    ]);
    expect(map.alliances.map(({ number }) => number)).toContain(19);
    const roads = map.roads['34']!.map(road => road.join(' '));
    expect(roads).toEqual(expect.arrayContaining(['chin1 chin5', 'chin5 chin6', 'chu2 chu8']));
    expect(roads).not.toContain('chin1 chin2');
    expect(map.title).toBe('Our board');

    // Undo by key, redo by key; both are still there after the page was loaded again.
    await host.page.keyboard.press('z');
    await onMap(host.page, /^Alliance 9,/).waitFor();
    await host.page.keyboard.press('Shift+Z');
    await onMap(host.page, /^Alliance 19,/).waitFor();
    await host.page.keyboard.press('z');
    await expect.poll(() => host.page.getByText('saved on this device').count()).toBe(1);
    await host.page.reload();
    await onMap(host.page, /^Alliance 9,/).waitFor();
    await button(host.page, 'Redo').click();
    await onMap(host.page, /^Alliance 19,/).waitFor();
    expect(await savedMap(host.page)).toEqual(map);

    await button(host.page, 'Share and print').click();
    expect(await savedBy(host.page, 'Save as PDF')).toMatch(/^%PDF-/);
    expect(await savedBy(host.page, 'Save as SVG')).toMatch(/<svg/);
    await button(host.page, 'Copy link').click();
    await host.page.getByText('Link copied').waitFor();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    await button(host.page, 'Close').click();

    const guest = await guestOf(site.browser, 'Bo', ENGLISH);
    await guest.page.goto(link);
    await onMap(guest.page, /^Alliance 19,/).waitFor();
    expect(await savedMap(guest.page)).toEqual(map);

    await button(host.page, 'Play with it').click();
    await host.page.locator('a[href="#online"]').click();
    await host.page.getByRole('button', { name: 'Our board', pressed: true }).waitFor();
    await ownName(host.page).fill(host.name);
    for (const seat of ['Seat 3', 'Seat 4'])
      await host.page.getByRole('combobox', { name: seat }).selectOption('novice');
    await button(host.page, 'Create table').click();
    await startButton(host.page).waitFor();
    await comeByLink(guest, host.page.url());
    await sit(guest);
    await startButton(host.page).click();
    for (const { page } of [host, guest]) {
      await table(page).waitFor();
      await page.locator('[data-spot="chin5"]').waitFor();
    }
    await Promise.all([host, guest].map(({ page }, n) => playOn(playerAt(page, 20 + n))));

    const id = new URL(host.page.url()).pathname.split('/').at(-1);
    const record = await host.page.evaluate(async table => (await fetch(`/api/tables/${table}/record`)).text(), id);
    expect(record).toContain('Our board');
    const printed: string[] = [];
    const print = (text: string): void => void printed.push(text);
    const code = await runCli(
      ['replay', 'game.txt', '--json'],
      {
        input: (async function* () {})(),
        interactive: false,
        print: async text => print(text),
        tell: print,
        readText: () => record,
      },
      games,
    );
    expect(code, printed.join('')).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({ ok: true, over: true });
    await guest.leave();
    await host.leave();
  });

  test('moves corners by two presses as well as by a drag', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await startFromBuiltIn(page);
    await onMap(page, /^Yan,/).click();
    const corner = sheet(page).locator('[data-corner="0"]');
    const middle = async (): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await corner.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const { x, y } = await middle();
    await page.mouse.click(x, y);
    await page.mouse.click(x + 14, y + 12);
    const moved = async (): Promise<number> => Math.round(((await middle()).x - x) / 7);
    await expect.poll(moved).toBe(2);
    // It was put down there.
    await page.mouse.click(x + 40, y + 40);
    await onMap(page, /^Yan,/).click();
    expect(await moved()).toBe(2);
    await leave();
  });

  test('lays the score track by a line, by pressing points, by keys and in the list, and takes it back', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    await startFromBuiltIn(page);
    const line = async () => (await savedMap(page)).track;
    const turn = (n: number) => onMap(page, new RegExp(`^Corner ${n} of the score track$`));
    const at = async (x: number, y: number): Promise<[number, number]> => {
      const box = (await sheet(page).boundingBox())!;
      return [box.x + (x * box.width) / 1200, box.y + (y * box.height) / 900];
    };
    expect(await line()).toBeUndefined();

    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Track', pressed: true }).waitFor();
    await page.mouse.move(...(await at(1150, 700)));
    await page.mouse.down();
    for (const [x, y] of [[900, 700], [400, 700], [60, 700], [60, 400], [60, 60]] as const) await page.mouse.move(...(await at(x, y)), { steps: 4 }); // biome-ignore format: a table
    await page.mouse.up();
    await turn(3).waitFor();
    await tapAt(page, 60, 20);
    await turn(4).waitFor();
    const drawn = (await line())!;
    const near = [[1150, 700], [60, 700], [60, 60], [60, 20]]; // biome-ignore format: a table
    for (const [n, [x, y]] of drawn.entries()) expect(Math.hypot(x! - near[n]![0]!, y! - near[n]![1]!)).toBeLessThan(9);
    expect(drawn).toHaveLength(4);

    await turn(4).focus();
    await page.keyboard.press('Delete');
    await turn(4).waitFor({ state: 'detached' });
    await turn(2).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await line())![1]![0]).toBe(drawn[1]![0]! + 10);
    await page.keyboard.press('z');
    await expect.poll(async () => (await line())![1]![0]).toBe(drawn[1]![0]);
    await page.getByRole('button', { name: 'Start at the other end' }).click();
    await expect.poll(line).toEqual([drawn[2], drawn[1], drawn[0]]);
    await isFine(page);

    await button(page, 'List').click();
    const row3 = row(page, /^Corner 3 of the score track$/);
    await row3.getByRole('spinbutton', { name: 'y' }).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await line())![2]![1]).toBe(drawn[0]![1]! - 10);
    await isFine(page);
    await page
      .getByRole('region', { name: 'Line of the score track' })
      .getByRole('button', { name: 'As on the built-in boards' })
      .click();
    await expect.poll(line).toBeUndefined();
    await leave();
  });

  test('starts from an empty sheet, says what is missing, and opens for play once nothing is', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    await page.goto(`${site.server.url}/maps`);
    await page.getByRole('button', { name: /^From an empty sheet/ }).click();
    await sheet(page).waitFor();
    await page.getByText('This board has no roads yet.').first().waitFor();
    await button(page, 'Play with it').click({ force: true });
    await page.getByText(/^Solve \d problems first/).waitFor();
    await tool(page, 'Space').click();
    for (const [x, y] of [
      [200, 300],
      [330, 300],
    ] as const)
      await tapAt(page, x, y);
    await tool(page, 'Province').click();
    await tapAt(page, 800, 420);
    await tool(page, 'Space').click();
    for (const [x, y] of [
      [760, 300],
      [900, 300],
    ] as const)
      await tapAt(page, x, y);
    await tool(page, 'Road').click();
    for (const [a, b] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ])
      for (const n of [a, b]) await onMap(page, new RegExp(`^Space ${n},`)).click();
    await page.getByText(/^Ready to play\./).waitFor();
    await isFine(page);
    await button(page, 'List').click();
    await isFine(page);
    await button(page, 'Play with it').click();
    await page.getByRole('button', { name: 'My map', pressed: true }).waitFor();
    await leave();
  });

  test('keeps to a grid while that is on, and closes a map whose roads are too hard to score', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/maps`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(entangled())),
    });
    await sheet(page).waitFor();
    await page.getByText('The roads of this board are too entangled to score.').waitFor();
    await button(page, 'Play with it').click({ force: true });
    await page.getByText('Solve 1 problem first: see “Check”.').waitFor();

    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Snap to the grid', pressed: true }).waitFor();
    await tool(page, 'Space').click();
    await tapAt(page, 1013, 688);
    await onMap(page, /^Space 1,/).waitFor();
    const { x, y } = (await savedMap(page)).spaces.at(-1)!;
    expect([x, y]).toEqual([1015, 690]);
    await page.getByRole('button', { name: 'Side for 4–5 players' }).click();
    await page.getByText('The roads of this board are too entangled to score.').waitFor({ state: 'detached' });
    await leave();
  });

  test('answers files and links that are no maps, and keeps a photo to itself', async () => {
    const { page, context, leave } = await visit(site.browser, FRENCH, PHONE, WITH_AXE);
    await page.goto(`${site.server.url}/maps#abc`);
    await page.getByText('Ce lien vers un plateau est incomplet.').waitFor();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('hello') });
    await page.getByText('Ce fichier n’est pas un plateau. Choisissez').waitFor();
    await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"roads":{}}') });
    await page.getByText('Ce fichier n’est pas un plateau de China').waitFor();
    await isFine(page);
    await file.setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...builtInDraft('Chez nous') })),
    });
    await onMap(page, /^Lai, case de Qi/).waitFor();

    const sent: string[] = [];
    context.on('request', request => void (request.method() === 'GET' || sent.push(request.url())));
    const photo = await page.screenshot();
    await page
      .locator('input[accept="image/*"]')
      .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: photo });
    await page.getByRole('button', { name: '4 coins' }).click();
    await page.getByRole('button', { name: 'Coin 1 du plateau' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    const corner = page.getByRole('button', { name: 'Coin 1 du plateau' });
    const before = (await corner.boundingBox())!;
    await corner.tap();
    await page.touchscreen.tap(before.x + 90, before.y + 80);
    await expect.poll(async () => Math.round((await corner.boundingBox())!.x)).toBeGreaterThan(before.x + 30);
    await page.getByRole('button', { name: 'Redresser' }).click();
    await isFine(page);
    await page.reload();
    await page.getByRole('button', { name: '4 coins' }).waitFor();
    expect(sent).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const map: unknown = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    expect(china.readOptions({ players: 4, board: { side: '34', map } }).ok).toBe(true);
    await leave();
  });
});
