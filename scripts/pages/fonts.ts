// The fonts of the pages, cut to the letters of our texts: a third to a half of their size. Names may have any letter,
// so the whole file stays beside the cut one, and is loaded only where another letter is to be shown.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What English and French are written with, and the signs of our texts, beside the letters of ASCII. */
const SIGNS = '\u00a0«·»½¼×ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüñŒœŸ–—‘’“”…\u2009\u202f−→←↑↓•†';
const FIRST = 0x20;
const LAST = 0x7e;
const LETTERS = `${Array.from({ length: LAST - FIRST + 1 }, (_, n) => String.fromCodePoint(FIRST + n)).join('')}${SIGNS}`;
/** Of what the fonts can do: spacing, ligatures, and figures that line up. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

const hex = (code: number): string => code.toString(16).toUpperCase();
const RANGE = [
  `U+${hex(FIRST)}-${hex(LAST)}`,
  ...Array.from(SIGNS, letter => `U+${hex(letter.codePointAt(0) ?? 0)}`),
].join(', ');

/** The letters of the whole files, as their package lists them. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const SHEET = /@fontsource\/[\w-]+\/latin-[\w-]+\.css$/;
const SOURCE = /src: url\(\.\/(files\/[\w-]+\.woff2)\) format\('woff2'\)[^;}]*/;

/** Adds to every font one with the letters of our texts alone; where both have a letter, browsers take the later one. */
export function cutFonts(folder: string): Plugin {
  return {
    name: 'cut-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: SHEET },
      async handler(code, id) {
        const [, file] = SOURCE.exec(code) ?? [];
        if (file === undefined) throw new Error(`no font in ${id}`);
        const whole = readFileSync(join(dirname(id), file));
        const cut = await subsetFont(whole, LETTERS, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          noHinting: true,
        });
        const path = join(folder, basename(file).replace('-latin-', '-cut-'));
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, cut);
        const write = (address: string, range: string): string =>
          code.replace(SOURCE, () => `src: url(${address}) format('woff2');\n  unicode-range: ${range};`);
        const address = relative(dirname(id), path).replaceAll('\\', '/');
        // A sign that no file has must not load the whole one in vain.
        return `${write(`./${file}`, LATIN)}\n${write(address, RANGE)}`;
      },
    },
  };
}
