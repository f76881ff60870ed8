// The bundles of a release, and the packages that they need beside them.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { bundleName, bundleOptions, isPackage } from '../build.mjs';
import { root } from '../install.mjs';

/** What to bundle, and the file that it becomes. The server and the command line look for the others beside them. */
const ENTRIES = {
  'server/main': 'server.mjs',
  'server/bots/worker': bundleName('server/bots/worker'),
  'server/store/worker': bundleName('server/store/worker'),
  'server/previews/worker': bundleName('server/previews/worker'),
  'server/ops/backup': bundleName('server/ops/backup'),
  'server/ops/tables': bundleName('server/ops/tables'),
  'server/ops/host': bundleName('server/ops/host'),
  'cli/main': 'cli.mjs',
};

const read = file => JSON.parse(readFileSync(join(root, file), 'utf8'));

const packageName = id =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** Of a module's path, the package that it comes from. */
const packageOf = path => {
  const [, inside] = /.*[\\/]node_modules[\\/](.*)/.exec(path) ?? [];
  return inside && packageName(inside.replaceAll('\\', '/'));
};

/** Bundles everything; returns the files, the packages that they import, and the packages that are inside of them. */
export async function bundles() {
  const { build } = await import('rolldown');
  const { devDependencies } = read('package.json');
  const files = new Map();
  const imported = new Set();
  const bundled = new Set();
  for (const [entry, file] of Object.entries(ENTRIES)) {
    const options = bundleOptions({
      input: `src/${entry}.ts`,
      output: {},
      external: (...of) => staysOutside(devDependencies, ...of),
      define: { 'process.env.CARAVANSERAI_RELEASE': '"yes"' },
    });
    const [{ code, fileName, imports, dynamicImports, moduleIds }] = (await build({ ...options, write: false })).output;
    files.set(file, Buffer.from(code));
    // What is loaded later may be in the bundle itself; what only benchmarks load is refused before that.
    const loaded = dynamicImports.filter(id => id !== fileName && !Object.hasOwn(devDependencies, packageName(id)));
    for (const id of [...imports, ...loaded]) if (!isBuiltin(id)) imported.add(packageName(id));
    for (const path of moduleIds) if (packageOf(path)) bundled.add(packageOf(path));
  }
  const misplaced = [...imported].find(name => Object.hasOwn(devDependencies, name));
  if (misplaced) throw new Error(`a release would need ${misplaced}, which is a development package`);
  return { files, imported: [...imported].sort(), bundled: [...bundled].sort() };
}

/** Packages that are inside although they are CommonJS, or don't say that they are more: what checks passkeys, and metrics. */
const INSIDE =
  /^(@simplewebauthn|@peculiar|@levischuck|@hexagon|@opentelemetry)\/|^(asn1js|bintrees|prom-client|pvtsutils|pvutils|reflect-metadata|tdigest|tslib|tsyringe)$/;

/**
 * ES modules become part of the bundle: most of what they take on a disk is types and variants that nobody runs. CommonJS
 * packages stay packages as a rule, for some look for files of their own: a native library, a worker. Development packages
 * are for benchmarks, which a release refuses.
 */
function staysOutside(devDependencies, id, importer, isResolved) {
  if (!isPackage(id, importer, isResolved) || id.startsWith('#')) return false;
  const name = packageName(id);
  if (INSIDE.test(name)) return false;
  return (
    isBuiltin(id) || Object.hasOwn(devDependencies, name) || read(`node_modules/${name}/package.json`).type !== 'module'
  );
}
