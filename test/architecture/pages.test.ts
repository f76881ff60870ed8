import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from './boundaries.ts';
import { pageViolations } from './pages.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /^web\/.*\.(ts|svelte|css)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

const BOARD = 'web/games/china/board/Board.svelte';

describe('the pages', () => {
  test('read nothing from the page that the program knows, and ask no rule on a board', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(pageViolations(sources)).toEqual([]);
  });

  const planted: readonly (readonly [name: string, path: string, text: string, message: RegExp])[] = [
    ['a board that reads a label', BOARD, "<script>at.getAttribute('aria-label');</script>", /reads an aria-label/],
    ['a label read in markup', BOARD, '<p>{at.ariaLabel}</p>', /reads an aria-label/],
    ['a label taken apart', 'web/a.ts', 'const { ariaLabel } = element;', /reads an aria-label/],
    ['a label as an address', 'web/a.ts', 'page.querySelector(\'[aria-label="x"]\');', /reads an aria-label/],
    ['an observer', 'web/table/A.svelte', '<script>new MutationObserver(read);</script>', /watches the page/],
    ['a class as an address', 'web/a.ts', "document.querySelector('.action-bar');", /by its style/],
    ['an id before an attribute', 'web/a.ts', "at.closest<SVGElement>('#board [data-spot]');", /by its style/],
    [
      'a board that imports a rule',
      BOARD,
      "<script>import { x } from '../../../../games/china/rules/roads.ts';</script>",
      /may not import games\/china\/rules\/roads.ts/,
    ],
    [
      'a board that imports moves',
      'web/games/medina/board/spots.ts',
      "import type { X } from '../../../../games/medina/moves/legal.ts';",
      /may not import games\/medina\/moves\/legal.ts/,
    ],
    [
      'the query for phones, written out',
      'web/A.svelte',
      '<style>@media (max-width: 799px),\n  (max-width: 1099px) and (max-height: 559px) { p { margin: 0; } }</style>',
      /media query --phone/,
    ],
    ['a query in a script', 'web/a.ts', "new MediaQuery('min-width: 1100px');", /media query --wide/],
  ];
  test.each(planted)('%s is found', (_, path, text, message) => {
    expect(pageViolations([{ path, text }]).join('\n')).toMatch(message);
  });

  test('writing a label, finding something by its data, and naming a query are no violations', () => {
    const board = `<script>
import { type View } from '../../../../games/china/index.ts';
// A MutationObserver would be late.
find('[data-spot="a.b"]');
board.querySelector('[data-spot="a.b"]');
element.setAttribute('aria-label', name);
</script>
<g aria-label={name} />
<style>@media (--phone) { g { margin: 0; } }</style>`;
    expect(pageViolations([{ path: BOARD, text: board }])).toEqual([]);
  });
});
