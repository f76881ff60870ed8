import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from './boundaries.ts';
import { classesGiven, classesLookedFor, LOCATORS } from './locators.ts';

const ROOT = join(import.meta.dirname, '../..');

const read = (folder: string, pattern: RegExp): Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => pattern.test(path))
    .map(path => ({ path, text: readFileSync(join(ROOT, folder, path), 'utf8') }));

describe('tests in the browser', () => {
  test('look for no class that no component has: nothing would be found, and its absence would prove nothing', () => {
    const given = read('src/web', /\.(svelte|ts|html)$/).map(classesGiven);
    const tests = read('test/e2e', /\.ts$/);
    expect(tests.length).toBeGreaterThan(50);
    const missing = tests.flatMap(source =>
      classesLookedFor(source)
        .filter(name => !given.some(isGiven => isGiven(name)))
        .map(name => `${source.path}: .${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('find the parts of a page by role, label or data, never by a class', () => {
    const byClass = read('test/e2e', /\.ts$/).flatMap(source =>
      classesLookedFor(source, LOCATORS).map(name => `${source.path}: .${name}`),
    );
    expect(byClass).toEqual([]);
  });

  test.each([
    ["page.locator('.tray .hand > button:not(.off)')", ['tray', 'hand', 'off']],
    ['document.querySelector(\'[data-at="a.b"] .spent\')', ['spent']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a test
    ['page.locator(`.seat:nth-of-type(${n}) .name`)', ['seat', 'name']],
    ["page.getByText('.tray')", []],
  ])('a class is found in %s', (text, classes) => {
    expect(classesLookedFor({ path: 'a.test.ts', text })).toEqual(classes);
  });
  test.each([
    '<p class="low tray {colour}">',
    '<p class:tray={open}>',
    `<p class={open ? 'tray' : ''}>`,
    `<p class="{open ? 'tray' : 'low'}">`,
  ])('a component gives a class by %s', text => {
    const isGiven = classesGiven({ path: 'web/A.svelte', text });
    expect([isGiven('tray'), isGiven('hand')]).toEqual([true, false]);
  });
});
