// Golden games: one a variant of every game, none missing, none left over. `npm run playthroughs` writes them anew.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playthrough, seeded } from '../../src/kernel/index.ts';

const FOLDER = import.meta.dirname;
const SEED = 2026;
const rewriting = process.env.MODE === 'rewrite';

for (const game of games) {
  describe(`playthroughs of ${game.id}`, () => {
    const folder = join(FOLDER, game.id);
    const fileOf = (name: string): string => join(folder, `${name}.txt`);
    if (rewriting) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });

    for (const { name, options } of game.variants) {
      test(`${name} plays as it always did`, () => {
        const account = playthrough(game, options, seeded(SEED));
        if (rewriting) writeFileSync(fileOf(name), account);
        expect(existsSync(fileOf(name)), 'missing: npm run playthroughs').toBe(true);
        const kept = readFileSync(fileOf(name), 'utf8').split('\n');
        const lines = account.split('\n');
        const line = lines.findIndex((text, i) => text !== kept[i]);
        expect(line < 0 ? undefined : { line: line + 1, text: lines[line] }).toEqual(
          line < 0 ? undefined : { line: line + 1, text: kept[line] },
        );
        expect(kept.length).toBe(lines.length);
      });
    }
    test('none is left over', () => {
      const names = game.variants.map(({ name }) => `${name}.txt`);
      expect(readdirSync(folder).filter(file => !names.includes(file))).toEqual([]);
    });
  });
}
