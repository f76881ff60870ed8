import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countNonNull } from './assertions.ts';
import { type Source, violations } from './boundaries.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(ts|svelte)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

describe('the architecture', () => {
  test('src follows the import table, has no cycle, and keeps the outside world out of its core', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(violations(sources)).toEqual([]);
  });

  const planted: [string, Source[], RegExp][] = [
    [
      'a game that imports the server',
      [at('games/china/rules.ts', "import { x } from '../../server/main.ts';")],
      /games may not import server/,
    ],
    [
      'a game that imports another',
      [at('games/china/rules.ts', "import { x } from '../pagoda/index.ts';")],
      /may not import another/,
    ],
    [
      'a kernel that imports a game',
      [at('kernel/play.ts', "export * from '../games/index.ts';")],
      /kernel may not import games/,
    ],
    [
      'a kernel that imports a package',
      [at('kernel/play.ts', "import { z } from 'zod';")],
      /may not import the package zod/,
    ],
    ['a kernel that reads the clock', [at('kernel/play.ts', 'export const now = () => new Date();')], /mentions Date/],
    ['a kernel that knows its process', [at('kernel/play.ts', 'if (process.env.X) throw 0;')], /mentions process/],
    [
      'a table with its own chance',
      [at('table/chance.ts', 'export const r = () => Math.random();')],
      /mentions Math.random/,
    ],
    [
      'a live connection that imports HTTP',
      [at('server/live/socket.ts', "import { x } from '../http/person.ts';")],
      /server\/live may not import server\/http/,
    ],
    [
      'a table that imports live connections',
      [at('server/tables/tables.ts', "import type { X } from '../live/hub.ts';")],
      /server\/tables may not import server\/live/,
    ],
    [
      'a page that imports the server',
      [at('web/App.svelte', "<script>import '../server/main.ts';</script>")],
      /web may not import server/,
    ],
    [
      'a page that loads the schemas of the API',
      [at('web/online/api.ts', "import type { A } from '../../api/a.ts';\nimport { b } from '../../api/b.ts';")],
      /^web\/online\/api.ts: web may import only types from api \(\.\.\/\.\.\/api\/b.ts\)$/,
    ],
    ['a dynamic import past the border', [at('games/a/b.ts', "await import('../../web/x.ts');")], /may not import web/],
    [
      'a cycle',
      [at('kernel/a.ts', "import './b.ts';"), at('kernel/b.ts', "import './a.ts';")],
      /cycle: kernel\/a.ts → kernel\/b.ts → kernel\/a.ts/,
    ],
    ['a new folder', [at('misc/a.ts', '')], /not a folder of the import table/],
  ];
  for (const [name, files, message] of planted) {
    test(`${name} is found`, () => expect(violations(files).join('\n')).toMatch(message));
  }
  test('a word in a comment or a member of that name is no mention', () => {
    expect(
      violations([at('kernel/a.ts', '// the Date of it\nexport const f = (x: { process: 1 }) => x.process;')]),
    ).toEqual([]);
  });
});

describe('non-null assertions', () => {
  test('are fewer than 500 in src', () => {
    const counts = sources.map(source => ({ path: source.path, count: countNonNull(source) }));
    const most = counts.toSorted((a, b) => b.count - a.count).slice(0, 5);
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    expect(all, most.map(({ path, count }) => `${path}: ${count}`).join(', ')).toBeLessThan(500);
  });
  test('are counted in scripts and components; a negation or a text is none', () => {
    expect(
      countNonNull(at('kernel/a.ts', "export const f = (x?: { y?: 1 }) => !x!.y! && x !== undefined + '!';")),
    ).toBe(2);
    expect(countNonNull(at('web/A.svelte', '<script lang="ts">const a = b!;</script>\n<p>Hello!</p>'))).toBe(1);
  });
});

function at(path: string, text: string): Source {
  return { path, text };
}
