// Every rule has its text in both languages, code that enforces it, and a test named after it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The rules that the documents of a game have, in order: id and title. */
function rulesOf(game: string, language: string): { id: string; title: string }[] {
  const text = readFileSync(join(ROOT, `docs/rules/${game}.${language}.md`), 'utf8');
  return [...text.matchAll(/^### ([A-Z]\d+) (.+)$/gm)].map(([, id, title]) => ({ id: id!, title: title! }));
}

/** All text of a folder's TypeScript files. */
const codeOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');

const mentions = (text: string, id: string): boolean => new RegExp(`\\b${id}\\b`).test(text);

for (const { id: game } of games) {
  describe(`the rules of ${game}`, () => {
    const rules = rulesOf(game, 'en');
    test('have the same ids in the same order in both languages', () => {
      expect(rules.length).toBeGreaterThan(20);
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
      expect(rulesOf(game, 'fr').map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    });
    test('link only to rules that exist', () => {
      for (const language of ['en', 'fr']) {
        const text = readFileSync(join(ROOT, `docs/rules/${game}.${language}.md`), 'utf8');
        const linked = [...text.matchAll(/\]\(#([a-z]\d+)\)/g)].map(([, id]) => id!.toUpperCase());
        expect(linked.filter(id => !rules.some(rule => rule.id === id))).toEqual([]);
      }
    });
    test('are all cited by the code', () => {
      const code = codeOf(`src/games/${game}`);
      expect(rules.filter(({ id }) => !mentions(code, id))).toEqual([]);
    });
    test('each have a test that is named after them', () => {
      const names = [...codeOf(`test/games/${game}`).matchAll(/(?:test|it|describe)[\w.]*\(\s*(['"`])(.*?)\1/g)].map(
        m => m[2],
      );
      const tables = codeOf(`test/games/${game}`);
      const named =
        names.join('\n') + [...tables.matchAll(/['"`]([A-Z]\d+\b[^'"`\n]*)['"`]/g)].map(m => m[1]).join('\n');
      expect(rules.filter(({ id }) => !mentions(named, id))).toEqual([]);
    });
  });
}
