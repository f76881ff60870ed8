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
  const { build } = await import('rolldown');
  mkdirSync(join(root, 'build'), { recursive: true });
  const fresh = `${outfile}.${process.pid}`;
  await build({
    input: join(root, folder, `${entry}.ts`),
    platform: 'node',
    // Packages stay outside; what is ours is named by a path.
    external: (id, importer, isResolved) => importer !== undefined && !isResolved && /^[^./]/.test(id),
    transform: { target: 'node20' },
    // Constants of one file are inlined in others: the engines read their states through them.
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    logLevel: 'warn',
    output: {
      file: fresh,
      format: 'esm',
      codeSplitting: false,
      minify: { compress: true, mangle: false, codegen: false },
      sourcemap: 'inline',
    },
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
  // Tests have a NODE_ENV of their own, but look at the same pages as everybody.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
