import { expect, test } from 'vitest';
import { makeMap } from '../../src/games/china/maps.ts';
import { measure } from '../../src/web/games/china/map/widths.ts';
import { newGame, sitAt } from './positions.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';

const site = openSite();

test('a map of one’s own is drawn with names that cover nothing', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH);
  const map = makeMap(11, { provinces: 12, players: 5 });
  const options = { players: 4, board: { side: 'border', map } };
  await sitAt(page, site.server.url, newGame('china', options, 21));
  const board = page.getByRole('group', { name: 'Map of China' });
  await board.waitFor();
  const shown = await board.evaluate(svg => {
    const boxOf = (element: SVGGraphicsElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    return {
      scale: svg.getBoundingClientRect().width / 1200,
      names: [...svg.querySelectorAll<SVGTextElement>('.names text')].map(text => ({
        text: text.textContent ?? '',
        width: text.getComputedTextLength(),
        size: Number.parseFloat(getComputedStyle(text).fontSize),
        box: boxOf(text),
      })),
      spots: [...svg.querySelectorAll<SVGCircleElement>('.spot')].map(spot => boxOf(spot)),
    };
  });
  expect(shown.names.map(({ text }) => text)).toEqual([...map.spaces, ...map.posts!].map(({ name }) => name));
  // The table of widths is that of the font: a name is never wider than it was thought to be.
  for (const { text, width, size } of shown.names) expect(width).toBeLessThanOrEqual(measure(text, 'name', size) + 0.5);
  // Letters are lower than the line that they are on: half of the rest is air.
  const letters = shown.names.map(({ text, box, size }) => {
    const air = (box.bottom - box.top - size * shown.scale) / 2;
    return { text, ...box, top: box.top + air, bottom: box.bottom - air };
  });
  const covered = letters.flatMap((one, n) =>
    letters.slice(0, n).flatMap(two => {
      const apart = one.left >= two.right || two.left >= one.right || one.top >= two.bottom || two.top >= one.bottom;
      return apart ? [] : [`${one.text} covers ${two.text}`];
    }),
  );
  expect(covered).toEqual([]);
  await leave();
});
