// A thread that words and draws previews: the program writes SVG, and this turns it into a picture.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { PreviewProgram } from '../../api/index.ts';
import { writePng } from './png.ts';
import type { PreviewAnswer, PreviewQuestion } from './studio.ts';

const { folder } = workerData as { folder: string };
/** Of files that share a family the first one counts; the others, upright ones first, where a letter is missing. */
const byLetters = (name: string): number => (/-latin-\d/.test(name) ? 0 : /sans.*700/.test(name) ? 1 : 2);
const fonts = readdirSync(join(folder, 'fonts'))
  .sort((a, b) => byLetters(a) - byLetters(b) || (a < b ? -1 : 1))
  .map(name => join(folder, 'fonts', name));
const loading = import(pathToFileURL(join(folder, 'program.mjs')).href) as Promise<PreviewProgram>;

async function answer({ want, subject, language }: PreviewQuestion): Promise<PreviewAnswer> {
  const program = await loading;
  if (want === 'text') return { text: await program.describe(subject, language) };
  const svg = await program.draw(subject, language);
  const font = { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Alegreya Sans' };
  const { pixels, width, height } = new Resvg(svg, { font }).render();
  return { picture: writePng(pixels, width, height) };
}

parentPort?.on('message', (question: PreviewQuestion) => {
  answer(question)
    .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then(found => parentPort?.postMessage(found));
});
