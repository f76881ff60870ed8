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

/** The name of the bundle of an entry. */
export const bundleName = entry => `${entry.replace(/\W/g, '-')}.mjs`;

/** Whether an import names a package or a part of Node: our own files are imported by paths. */
export const isPackage = (id, importer, isResolved) => importer !== undefined && !isResolved && /^[^./]/.test(id);

/** How every bundle for Node is made. `output`, `external` and `define` depend on what it is for. */
export function bundleOptions({ input, output, external = isPackage, define = {} }) {
  return {
    input: join(root, input),
    platform: 'node',
    external,
    transform: { target: 'node20', define },
    // Constants of one file are inlined in others: the engines read their states through them.
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    logLevel: 'warn',
    output: {
      format: 'esm',
      codeSplitting: false,
      minify: { compress: true, mangle: false, codegen: false },
      ...output,
    },
  };
}

/** Bundles one entry of src, or of another folder, for Node and returns the file, ready to import. */
export async function bundle(entry, folder = 'src') {
  const outfile = join(root, 'build', bundleName(entry));
  if (age(outfile) > newest('src', folder, 'package.json', 'scripts')) return outfile;
  const { build } = await import('rolldown');
  mkdirSync(join(root, 'build'), { recursive: true });
  const fresh = `${outfile}.${process.pid}`;
  await build(bundleOptions({ input: `${folder}/${entry}.ts`, output: { file: fresh, sourcemap: 'inline' } }));
  renameSync(fresh, outfile);
  return outfile;
}

/** Bundles the server, and beside it what runs in its worker threads. */
export async function bundleServer() {
  await bundle('server/bots/worker');
  await bundle('server/store/worker');
  await bundlePreviews();
  return bundle('server/main');
}

/** Builds pages of a folder of src by Vite, in a mode of its configuration, unless they are newer than their sources. */
async function buildPages({ folder, mode, output, made = 'index.html' }) {
  const page = join(root, output, made);
  if (age(page) > newest('src', 'docs/rules', 'package.json', 'vite.config.ts', 'scripts')) return;
  const { build } = await import('vite');
  // Tests have a NODE_ENV of their own, but look at the same pages as everybody.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: join(root, folder), configFile: join(root, 'vite.config.ts'), mode, logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Builds the web client into build/web. */
export const buildWeb = () => buildPages({ folder: 'src/web', mode: 'production', output: 'build/web' });

/** Builds the page of parts into build/parts. */
export const buildParts = () => buildPages({ folder: 'src/web/parts', mode: 'parts', output: 'build/parts' });

/** Builds what makes previews of links into build: the program, its fonts, and the thread that runs it. */
export async function bundlePreviews() {
  await buildPages({ folder: 'src/web', mode: 'previews', output: 'build/previews', made: 'program.mjs' });
  return bundle('server/previews/worker');
}
