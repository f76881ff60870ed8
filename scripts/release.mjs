// npm run release: build/caravanserai-VERSION.tgz, which runs after `npm ci` and needs no build tools, and its bill of materials.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './install.mjs';
import { lockFor } from './release/lock.mjs';
import { sbom } from './release/sbom.mjs';
import { tgz } from './release/tar.mjs';

install('run');
const { buildWeb, bundlePreviews } = await import('./build.mjs');
const { bundles } = await import('./release/bundles.mjs');
const { licenses, packagesInside } = await import('./release/licenses.mjs');

const text = file => readFileSync(join(root, file), 'utf8');
const project = JSON.parse(text('package.json'));
const lock = JSON.parse(text('package-lock.json'));

await buildWeb();
await bundlePreviews();
const { files, imported, bundled } = await bundles();
for (const [path, content] of [...built('web'), ...built('previews')]) files.set(path, content);
const manifest = manifestFor(imported);
const inside = packagesInside(bundled, lock);
const needed = lockFor(manifest, lock);
const bill = json(sbom(manifest, needed, inside, lock));
const written = {
  'package.json': json(manifest),
  'package-lock.json': json(needed),
  'sbom.cdx.json': bill,
  'README.md': readme(),
  'THIRD-PARTY-LICENSES.txt': licenses(inside, lock),
};
for (const [path, content] of Object.entries(written)) files.set(path, Buffer.from(content));
for (const path of ['LICENSE', 'NOTICE', 'CHANGELOG.md']) files.set(path, readFileSync(join(root, path)));

const name = `build/caravanserai-${project.version}.tgz`;
const archive = tgz(files);
mkdirSync(join(root, 'build'), { recursive: true });
write(name, archive);
write(name.replace(/tgz$/, 'cdx.json'), bill);
console.log(`${name}: ${files.size} files, ${(archive.length / 1e6).toFixed(1)} MB`);

/** All at once: whoever reads it meanwhile has the old file or the new one. */
function write(file, content) {
  writeFileSync(join(root, `${file}.${process.pid}`), content);
  renameSync(join(root, `${file}.${process.pid}`), join(root, file));
}

function json(document) {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The files of a folder that Vite made. */
function built(name) {
  const folder = join(root, 'build', name);
  const paths = readdirSync(folder, { recursive: true }).filter(path => statSync(join(folder, path)).isFile());
  return paths.map(path => [`${name}/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path))]);
}

/** The package.json of the release: what it is, how to start it, and the packages that its bundles import. */
function manifestFor(packages) {
  const { name, version, description, license, type, engines } = project;
  const scripts = { start: 'node server.mjs', cli: 'node cli.mjs' };
  const dependencies = Object.fromEntries(
    packages.map(wanted => [wanted, lock.packages[`node_modules/${wanted}`].version]),
  );
  return { name, version, private: true, description, license, type, engines, scripts, dependencies };
}

/** The README for operators, with the table of settings of the project's own. */
function readme() {
  const [, section = ''] = /^## Settings\n(.*?)^## /ms.exec(text('README.md')) ?? [];
  const table = section.split('\n').filter(line => line.startsWith('|'));
  if (table.length === 0) throw new Error('README.md has no table under the heading Settings');
  return text('scripts/release/README.md')
    .replace('VERSION', project.version)
    .replace('SETTINGS', () => table.join('\n'));
}
