import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from './boundaries.ts';
import { missingParts, type Unshown } from './parts.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /^web\/.*\.(ts|svelte)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

const SCREEN = 'A whole screen: `test/e2e/screens.ts` shows it.';

const unshown: readonly Unshown[] = [
  { path: 'App.svelte', reason: SCREEN },
  { path: 'pages/*', reason: SCREEN },
  { path: 'home/Home.svelte', reason: SCREEN },
  { path: 'end/EndScreen.svelte', reason: SCREEN },
  { path: 'maps/WorkshopFrame.svelte', reason: SCREEN },
  { path: 'online/OnlineFrame.svelte', reason: SCREEN },
  { path: 'people/DoorPage.svelte', reason: SCREEN },
  { path: 'replay/ReplayFrame.svelte', reason: SCREEN },
  { path: 'scoring/ScoringFrame.svelte', reason: SCREEN },
  { path: 'seat/SeatPage.svelte', reason: SCREEN },
  { path: 'table/Frame.svelte', reason: SCREEN },
  { path: 'table/Panels.svelte', reason: SCREEN },
  { path: 'table/TableFrame.svelte', reason: SCREEN },
  { path: 'table/motion/Stage.svelte', reason: 'It is empty unless something flies.' },
  { path: 'table/LiveRegion.svelte', reason: 'It is heard and not seen.' },
];

describe('the page of parts', () => {
  test('shows every component of the pages, or there is a reason not to', () => {
    expect(missingParts(sources, unshown)).toEqual([]);
  });

  const page = (text: string): Source[] => [
    { path: 'web/parts/main.ts', text: "import Part from './Part.svelte';" },
    { path: 'web/parts/Part.svelte', text },
    { path: 'web/table/Tabs.svelte', text: '<p>Tabs</p>' },
  ];
  test('a component that it does not show is found', () => {
    expect(missingParts(page('<p></p>'), [])).toEqual(['web/table/Tabs.svelte is not on the page of parts']);
  });
  test.each([
    "<script>import Tabs from '../table/Tabs.svelte';</script>",
    "{#await import('../table/Tabs.svelte') then { default: Tabs }}<Tabs />{/await}",
  ])('a component that it shows is none: %s', text => {
    expect(missingParts(page(text), [])).toEqual([]);
    expect(missingParts(page(text), [{ path: 'table/*', reason: '' }])).toEqual([
      'the reason for web/table/* is not needed',
    ]);
  });
});
