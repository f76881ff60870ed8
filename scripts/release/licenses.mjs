// The licenses of the packages that a release has inside of its own files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Packages whose code or fonts are in the pages, or in what makes previews of their links. */
const inPages = name => ['svelte', 'clsx', 'devalue', 'uqr'].includes(name) || name.startsWith('@fontsource/');

/** The names of packages inside the bundles and the pages. */
export function packagesInside(bundled, lock) {
  const installed = Object.keys(lock.packages).map(path => path.replace('node_modules/', ''));
  return [...new Set([...bundled, ...installed.filter(inPages)])].sort();
}

/** The text of all their licenses. */
export function licenses(names, lock) {
  const texts = names.map(name => {
    const folder = join(root, 'node_modules', name);
    const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no license file`);
    const { version, license } = lock.packages[`node_modules/${name}`];
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  const rule = `\n${'-'.repeat(78)}\n\n`;
  return `Parts of these packages are in the programs and pages of this release.\n${rule}${texts.join(rule)}`;
}
