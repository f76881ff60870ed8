import { expect, test } from 'vitest';
import { misfits } from './fine.ts';
import { opened } from './opened.ts';
import { screens } from './screens.ts';
import { ENGLISH, PHONE, visit } from './visit.ts';

const site = opened();

const windows = [
  [3840, 2160],
  [2560, 1440],
  [1100, 700],
  [1024, 768],
  // A laptop whose page is magnified twice, and a phone that lies.
  [720, 450],
  [740, 360],
  [360, 640],
] as const;

/** How far below the window the confirming button lies, and how large the board is. */
const ROOM = `new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { width, height } = document.querySelector('#board').getBoundingClientRect();
  resolve({ below: document.querySelector('.act .pri').getBoundingClientRect().bottom - innerHeight, width, height });
})))`;

test('a table fits windows from a small phone to 4K: the board has its room, and nothing must be scrolled to confirm', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH);
  const found: string[] = [];
  for (const { name, open } of screens.filter(({ name }) => name.startsWith('table of'))) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, site.house.url);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const room = (await page.evaluate(ROOM)) as { below: number; width: number; height: number };
      const wrong = await misfits(page);
      if (room.below > 0) wrong.push(`${room.below} px below the window`);
      if (room.width * room.height < 0.22 * width * height) wrong.push(`the board has ${room.width} × ${room.height}`);
      found.push(...wrong.map(fault => `${name}, ${width} × ${height}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  await leave();
});

test('text that is cut and pages that are too wide are found, and nothing else', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
  const box = 'width: 60px; height: 24px; overflow: hidden; white-space: nowrap';
  await page.setContent(`<meta name="viewport" content="width=device-width, initial-scale=1">
    <p style="${box}">a line that goes on and on</p>
    <p style="${box}; white-space: normal">lines that go on below the box</p>
    <p style="${box}; text-overflow: ellipsis" title="Barthélemy-Alexandre">Barthélemy-Alexandre</p>
    <p style="${box}; overflow: auto">one that can be scrolled</p>
    <p style="${box}">short</p>
    <p style="width: 500px">wide</p>`);
  const found = await misfits(page);
  expect(found.slice(0, 2)).toEqual(['a line that goes on and on in p.', 'lines that go on below the box in p.']);
  expect(found.slice(2)).toEqual([expect.stringMatching(/^\d+ px beyond the edge$/)]);
  await leave();
});
