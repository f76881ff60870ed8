import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import viewBoxes from '../../src/web/art/viewBoxes.json' with { type: 'json' };

const sheet = readFileSync(new URL('../../src/web/art/pieces.svg', import.meta.url), 'utf8');
const all = (pattern: RegExp): string[] => Array.from(sheet.matchAll(pattern), ([, found]) => found!);

test('the frames that are known before the sheet is here are those of its symbols', () => {
  const frames = Array.from(sheet.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)"/g), ([, id, box]) => [
    id!,
    box!.split(' ').map(Number),
  ]);
  expect(viewBoxes).toEqual(Object.fromEntries(frames));
});

test('all that a symbol refers to is on the sheet', () => {
  const ids = new Set(all(/ id="([\w-]+)"/g));
  const missing = all(/(?:href="|url\()#([\w-]+)/g).filter(id => !ids.has(id));
  expect(missing).toEqual([]);
});

test('letters are drawn: a picture has no fonts of the page', () => {
  expect(sheet).not.toMatch(/<text|font-family/);
});
