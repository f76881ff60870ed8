// The letters of the pages, for pictures: these load nothing by themselves.

import text500Italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url';
import text700 from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import ui500 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import ui700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import title700 from '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff2?url';
import { embed } from './selfContained.ts';

const faces = [
  ['Alegreya', 700, 'normal', text700],
  ['Alegreya', 500, 'italic', text500Italic],
  ['Alegreya Sans', 500, 'normal', ui500],
  ['Alegreya Sans', 700, 'normal', ui700],
  ['Alegreya SC', 700, 'normal', title700],
] as const;

/** Rules of a style sheet that hold the fonts. */
export const writeFonts = async (): Promise<string> =>
  (
    await Promise.all(
      faces.map(
        async ([family, weight, style, address]) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${await embed(address)})}`,
      ),
    )
  ).join('');
