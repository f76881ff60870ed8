import ts from 'typescript';

/** What a folder of src may import: other folders, folders of which it may know the types alone, and packages. */
interface Allowed {
  readonly folders: readonly string[];
  readonly types?: readonly string[];
  readonly packages: RegExp;
}

export const TABLE: { readonly [folder: string]: Allowed } = {
  kernel: { folders: [], packages: /^$/ },
  games: { folders: ['kernel'], packages: /^$/ },
  bots: { folders: ['kernel', 'games'], packages: /^$/ },
  table: { folders: ['kernel', 'games'], packages: /^@noble\/hashes\// },
  api: { folders: ['kernel', 'table', 'bots'], packages: /^zod$/ },
  server: { folders: ['kernel', 'games', 'table', 'bots', 'api'], packages: /./ },
  web: {
    folders: ['kernel', 'games', 'table', 'bots'],
    types: ['api'],
    packages: /^(svelte|@fontsource|@simplewebauthn\/browser$|uqr$)/,
  },
  cli: {
    folders: ['kernel', 'games', 'table', 'bots'],
    types: ['api'],
    packages: /^(node:|playwright-core$)/,
  },
};

/** What parts of a folder may not import of each other. */
const APART: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'server/live', to: 'server/http' },
  { from: 'server/tables', to: 'server/http' },
  { from: 'server/tables', to: 'server/live' },
  { from: 'server/store', to: 'server/tables' },
];

/** Folders that must compute the same everywhere: no clock, no chance, no world outside. */
const PURE = ['kernel', 'games', 'table'];
const IMPURE = [
  'Date',
  'process',
  'console',
  'performance',
  'globalThis',
  'setTimeout',
  'setInterval',
  'fetch',
  'crypto',
];

/** A file of src: its path from there, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every import that the table forbids, every cycle, and every mention of the outside world where it has no place. */
export function violations(sources: readonly Source[]): string[] {
  const scripts = sources.map(({ path, text }) => ({ path, text: path.endsWith('.svelte') ? scriptOf(text) : text }));
  return [
    ...scripts.flatMap(forbiddenImports),
    ...scripts.filter(({ path }) => PURE.includes(folderOf(path))).flatMap(impurities),
    ...cycles(scripts),
  ];
}

const folderOf = (path: string): string => path.split('/')[0]!;

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** The scripts of a component. */
export const scriptOf = (svelte: string): string =>
  [...svelte.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(match => match[1]).join('\n');

export const importsOf = (source: Source): string[] =>
  ts.preProcessFile(source.text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Imports that are left when the program runs. */
const importsAtRunTime = ({ path, text }: Source): string[] =>
  importsOf({ path, text: text.replaceAll(/^\s*(import|export) type [^;]*;/gm, '') });

/** The path from src that a relative import leads to. */
export function target(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function forbiddenImports(source: Source): string[] {
  const folder = folderOf(source.path);
  const allowed = TABLE[folder];
  if (!allowed) return [`${source.path}: ${folder} is not a folder of the import table`];
  return importsOf(source).flatMap(specifier => {
    if (!specifier.startsWith('.')) {
      return allowed.packages.test(specifier)
        ? []
        : [`${source.path}: ${folder} may not import the package ${specifier}`];
    }
    const to = target(source.path, specifier);
    const rule = APART.find(({ from, to: part }) => isIn(source.path, from) && isIn(to, part));
    if (rule) return [`${source.path}: ${rule.from} may not import ${rule.to} (${specifier})`];
    const [into, part] = to.split('/');
    if (folder === 'games' && into === 'games' && to.split('/').length > 2) {
      const own = source.path.split('/').length > 2 ? source.path.split('/')[1] : part;
      return own === part ? [] : [`${source.path}: a game may not import another (${to})`];
    }
    if (into === folder || allowed.folders.includes(into!)) return [];
    if (allowed.types?.includes(into!))
      return importsAtRunTime(source).includes(specifier)
        ? [`${source.path}: ${folder} may import only types from ${into} (${specifier})`]
        : [];
    return [`${source.path}: ${folder} may not import ${into} (${specifier})`];
  });
}

function impurities({ path, text }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMember =
      (ts.isPropertyAccessExpression(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node;
    if (ts.isIdentifier(node) && IMPURE.includes(node.text) && !isMember) found.push(`${path}: mentions ${node.text}`);
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random')
      found.push(`${path}: mentions Math.random`);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  ts.forEachChild(file, visit);
  return found;
}

function cycles(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(source => [
      source.path,
      importsOf(source).flatMap(specifier => (specifier.startsWith('.') ? [target(source.path, specifier)] : [])),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push(`cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
    if (done.has(path) || trail.includes(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
