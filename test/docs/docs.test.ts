// What the documents say is checked where a program can: lines, links, commands, settings, versions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const COLUMNS = 120;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const under = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path =>
    join(folder, path).replaceAll('\\', '/'),
  );

const documents = [...readdirSync(ROOT), ...under('docs'), ...under('.github')].filter(path => path.endsWith('.md'));
const texts = documents.map(path => ({ path, text: read(path) }));

const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** Lines over the limit that could be broken: tables, code and lines that are nothing but a link can't. */
const tooLong = (text: string): string[] =>
  withoutCode(text)
    .split('\n')
    .filter(line => [...line].length > COLUMNS && !/^ *\|/.test(line) && !/^ *(- )?!?\[[^\]]*\]\(\S+\)$/.test(line));

const headings = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to files that are not there, and to headings that the file does not have. Rules are linked by id: test/rules checks those. */
function broken({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets
    .filter(target => !/^[a-z]+:|^#[a-z]\d+$/.test(target))
    .filter(target => {
      const [file, heading] = target.split('#');
      const there = file === '' ? path : join(dirname(path), file!);
      return !existsSync(join(ROOT, there)) || (heading !== undefined && !headings(read(there)).includes(heading));
    });
}

const named = (pattern: RegExp): string[] =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name]) => `${path}: ${name}`));
const unknown = (mentions: readonly string[], known: readonly string[]): string[] =>
  mentions.filter(mention => !known.includes(mention.split(': ')[1]!));

describe('the documents', () => {
  test(`have no line over ${COLUMNS} columns that could be broken`, () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(texts.flatMap(({ path, text }) => tooLong(text).map(line => `${path}: ${line}`))).toEqual([]);
  });

  test('link only to files and headings that exist', () => {
    expect(texts.flatMap(document => broken(document).map(target => `${document.path}: ${target}`))).toEqual([]);
  });

  test('name only files of ours that exist', () => {
    const files = ['src', 'test', 'docs', 'scripts', 'examples'].flatMap(under);
    const isThere = (path: string): boolean =>
      files.some(file => file === path || file.endsWith(`/${path}`) || file.startsWith(`${path.replace(/\/$/, '')}/`));
    const mentions = texts.flatMap(({ path, text }) =>
      [...withoutCode(text).matchAll(/`((?:src|test|docs|scripts|examples)\/[\w./-]+|[\w./-]+\.(?:ts|svelte))`/g)].map(
        ([, name]) => ({ path, name: name!.replace('GAME', 'china') }),
      ),
    );
    expect(mentions.length).toBeGreaterThan(150);
    expect(mentions.filter(({ name }) => !isThere(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('lead through the code by names that it has', () => {
    const [, tour = ''] = /^## A short tour[^\n]*$([\s\S]*?)^## /m.exec(read('docs/architecture.md')) ?? [];
    const names = [...tour.matchAll(/`(\w+(?:\.\w+)?)`/g)].flatMap(([, name]) => name!.split('.'));
    expect(names.length).toBeGreaterThan(20);
    const code = under('src')
      .filter(path => /\.(ts|svelte)$/.test(path))
      .map(path => read(path))
      .join('\n');
    const docs = under('docs/rules').map(read).join('\n');
    expect(names.filter(name => !new RegExp(`\\b${name}\\b`).test(code + docs))).toEqual([]);
  });

  test('name only commands that exist', () => {
    const scripts = named(/npm run (?:-s )?([a-z][a-z\d:]*)/g);
    const commands = named(/\bcli -- ([a-z]+)/g);
    const benches = named(/npm run -s bench -- ([a-z]+)/g);
    expect([scripts.length, commands.length, benches.length].every(count => count > 5)).toBe(true);
    expect(unknown(scripts, Object.keys(JSON.parse(read('package.json')).scripts))).toEqual([]);
    const files = (folder: string): string[] => readdirSync(join(ROOT, folder)).map(file => file.replace(/\.ts$/, ''));
    expect(unknown(commands, files('src/cli/commands'))).toEqual([]);
    expect(unknown(benches, files('src/cli/bench'))).toEqual([]);
  });

  test('list every setting of the server, and no other', () => {
    const [, section = ''] = /^## Settings$([\s\S]*?)^## /m.exec(read('README.md')) ?? [];
    const listed = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!);
    const used = [...read('src/server/settings.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name!);
    expect(listed.toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test('have the version of the package as their newest dated changes', () => {
    const { version, engines } = JSON.parse(read('package.json'));
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
    expect(/^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
    const oldest = engines.node.replace('>=', '');
    expect(read('.github/workflows/ci.yml')).toContain(`node: ['${oldest}',`);
    expect(read('README.md')).toContain(`Node.js](https://nodejs.org) ${oldest} or newer`);
  });

  test('have a weekly workflow that runs the long form of every proof', () => {
    const [, parts = ''] = /part: \[(.*)\]/.exec(read('.github/workflows/weekly.yml')) ?? [];
    const proofs = under('test/faults').filter(path => path.endsWith('.test.ts'));
    expect(proofs.length).toBeGreaterThan(5);
    const begins = parts.split(', ').map(part => `test/faults/${part}`);
    expect(proofs.filter(path => !begins.some(begin => path.startsWith(begin)))).toEqual([]);
  });

  test('list all decisions, numbered without a gap', () => {
    const files = readdirSync(join(ROOT, 'docs/decisions')).filter(file => /^\d/.test(file));
    expect(files.map(file => Number.parseInt(file, 10))).toEqual(files.map((_, index) => index + 1));
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, file]) => file);
    expect(listed).toEqual(files);
    for (const file of files)
      expect(read(`docs/decisions/${file}`)).toMatch(new RegExp(`^# ${Number.parseInt(file, 10)}\\. `));
  });
});
