import { expect, test } from 'vitest';
import { hasAll, markWords, splitWords } from '../../src/web/rules/search.ts';

test.each([
  ['emissaire', 'Un émissaire par palais', true],
  ['ÉMISSAIRE palais', 'Un émissaire par palais', true],
  ["l'empereur", 'La carte de l’Empereur', true],
  ['cœur', 'au coeur du jeu', true],
  ['c1', 'C10 Émissaire', false],
  ['c10', 'C10 Émissaire', true],
  ['c10', 'voir (C10)', true],
  ['route', 'Un émissaire par palais', false],
  ['', 'Un émissaire par palais', true],
])('asked for “%s”, “%s” is found: %s', (sought, text, found) => {
  expect(hasAll(text, splitWords(sought))).toBe(found);
});

test('what was asked for is marked in the text as it is written', () => {
  const hits = (text: string, sought: string): string[] =>
    markWords(text, splitWords(sought)).flatMap(({ text, hit }) => (hit ? [text] : []));
  expect(hits('Un émissaire, des Émissaires', 'emissaire')).toEqual(['émissaire', 'Émissaire']);
  expect(hits('C1 et C10', 'c1')).toEqual(['C1']);
  expect(hits('l’œil', 'oeil')).toEqual(['œil']);
  expect(markWords('rien', [])).toEqual([{ text: 'rien', hit: false }]);
});
