import { expect, test } from 'vitest';
import { misfits } from './fine.ts';
import { playerAt, playUntil } from './player.ts';
import { screens } from './screens.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

const desktops = [
  [3840, 2160],
  [2560, 1440],
  [1100, 700],
  [1024, 768],
  // Where what stands in the action bar changes with its room.
  [1440, 900],
  [1366, 768],
  [1280, 720],
  // A laptop whose page is magnified twice.
  [720, 450],
] as const;

/** The upright one is as small as they come; the others lie. */
const phones = [
  [360, 640],
  [667, 375],
  [740, 360],
  [800, 360],
  [844, 390],
  [915, 412],
  [932, 430],
] as const;

/** Runs in the page: how far things reach out of the window or of the room that they have, and how large the board is. */
async function measureRoom(): Promise<Room> {
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = (what: string): DOMRect => document.querySelector(what)!.getBoundingClientRect();
  const place = box('#board');
  const board = box('#board svg.board-drawing');
  const hand = box('.hand');
  const confirm = box('.action-bar .primary');
  const { width, height } = place;
  return {
    outside: {
      'of the page below the window': document.documentElement.scrollHeight - innerHeight,
      'of the confirming button below the window': confirm.bottom - innerHeight,
      'of the hand below the window': hand.bottom - innerHeight,
      'of the hand under the buttons':
        hand.left < confirm.right && hand.right > confirm.left ? hand.bottom - confirm.top : 0,
      'of the board out of sight': Math.max(
        place.left - board.left,
        place.top - board.top,
        board.right - place.right,
        board.bottom - place.bottom,
      ),
    },
    width,
    height,
  };
}

/** The longest that the confirming button says. */
const LONGEST: { readonly [screen: string]: string } = {
  'table of china': '.action-bar .primary:text("Confirmer et piocher")',
  'table of pagoda': '.action-bar .primary:text("Terminer le tour")',
  'table of medina': '.action-bar .primary:not([aria-disabled=true])',
};

interface Room {
  readonly outside: { readonly [what: string]: number };
  readonly width: number;
  readonly height: number;
}

test.each([
  ['desktops, laptops and tablets', desktops, {}],
  ['phones, upright and lying', phones, PHONE],
] as const)(
  'a table fits the windows of %s: the board is whole and has its room, and nothing must be scrolled to confirm',
  async (_, windows, wishes) => {
    const { page, leave } = await visit(site.browser, FRENCH, wishes);
    const found: string[] = [];
    for (const { name, open } of screens.filter(({ name }) => name.startsWith('table of'))) {
      const begin = () => open(page, site.server.url);
      await begin();
      await playUntil(playerAt(page, 6), LONGEST[name]!, begin);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const room = await page.evaluate(measureRoom);
        const wrong = await misfits(page);
        for (const [what, px] of Object.entries(room.outside)) if (px > 1) wrong.push(`${Math.round(px)} px ${what}`);
        if (room.width * room.height < 0.22 * width * height)
          wrong.push(`the board has ${room.width} × ${room.height}`);
        found.push(...wrong.map(fault => `${name}, ${width} × ${height}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    await leave();
  },
);

test('text that is cut and pages that are too wide are found, and nothing else', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
  const box = 'width: 60px; height: 24px; overflow: hidden; white-space: nowrap';
  await page.setContent(`<meta name="viewport" content="width=device-width, initial-scale=1">
    <p style="${box}">a line that goes on and on</p>
    <p style="${box}; white-space: normal">lines that go on below the box</p>
    <p style="${box}; text-overflow: ellipsis" title="Barthélemy-Alexandre">Barthélemy-Alexandre</p>
    <p style="${box}; overflow: auto">one that can be scrolled</p>
    <p style="${box}">short</p>
    <style>.btn { display: inline-flex; justify-content: center; width: 90px; white-space: nowrap } [data-key]::after { content: attr(data-key) }</style>
    <button class="btn" data-key="and its key">Confirm</button>
    <button class="btn" data-key="Z">Undo</button>
    <p style="width: 500px">wide</p>`);
  const found = await misfits(page);
  expect(found.slice(0, 3)).toEqual([
    'a line that goes on and on in p.',
    'lines that go on below the box in p.',
    'Confirm over the edge of its button',
  ]);
  expect(found.slice(3)).toEqual([expect.stringMatching(/^\d+ px beyond the edge$/)]);
  await leave();
});
