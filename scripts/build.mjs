// Bundles of our own code for Node, made again only when a source is newer.
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** When the newest file or folder below some paths was changed. */
function newest(...paths) {
  const within = path =>
    statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map(name => join(path, name)) : [];
  const all = paths.map(path => join(root, path)).flatMap(path => [path, ...within(path)]);
  return Math.max(...all.map(path => statSync(path).mtimeMs));
}

function age(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Bundles one entry of src, or of another folder, for Node and returns the file, ready to import. */
export async function bundle(entry, folder = 'src') {
  const outfile = join(root, 'build', `${entry.replace(/\W/g, '-')}.mjs`);
  if (age(outfile) > newest('src', folder, 'package.json', 'scripts')) return outfile;
  const { build } = await import('esbuild');
  mkdirSync(join(root, 'build'), { recursive: true });
  const fresh = `${outfile}.${process.pid}`;
  await build({
    entryPoints: [join(root, folder, `${entry}.ts`)],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // Constants of one file are inlined in others: the engines read their states through them.
    minifySyntax: true,
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  renameSync(fresh, outfile);
  return outfile;
}

/** Bundles the server, and beside it what runs in its worker threads. */
export async function bundleServer() {
  await bundle('server/bots/worker');
  return bundle('server/main');
}

/** Builds the web client into build/web. */
export async function buildWeb() {
  const page = join(root, 'build/web/index.html');
  if (age(page) > newest('src', 'package.json', 'vite.config.ts', 'scripts')) return;
  const { build } = await import('vite');
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}
