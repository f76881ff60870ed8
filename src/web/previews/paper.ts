// The paper that previews are drawn on: its size, and lines of text.
import { colour } from './looks.ts';
import { gatherPieces } from './pieces.ts';

export const PAPER = { width: 1200, height: 630 } as const;

const FACES = {
  title: ['Alegreya SC', 0.62],
  text: ['Alegreya', 0.5],
  ui: ['Alegreya Sans', 0.48],
} as const;

export interface Look {
  readonly size: number;
  readonly face: keyof typeof FACES;
  readonly fill: string;
  readonly weight?: 400 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Text that would be wider is written smaller, and in the end cut. */
  readonly most?: number;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Control characters have no place in a drawing, and a reader of XML refuses them. */
const UNPRINTABLE = /\p{C}/gu;
/** How small text may become before it is cut. */
const SMALLEST = 0.6;

/** About how wide a text is. */
export const widthOf = (text: string, { size, face }: Pick<Look, 'size' | 'face'>): number =>
  [...text].length * size * FACES[face][1];

/** A name that fits beside other words. */
export const shorten = (name: string, most: number): string =>
  [...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name;

/** A line of text. */
export function write(x: number, y: number, text: string, look: Look): string {
  const { size, face, fill, weight = 700, anchor = 'start', most = Infinity } = look;
  const clean = text.replaceAll(UNPRINTABLE, '');
  const fitting = Math.max(SMALLEST, Math.min(1, most / widthOf(clean, look)));
  const letters = Math.floor(most / (size * fitting * FACES[face][1]));
  const shown = shorten(clean, letters);
  return `<text x="${x}" y="${y}" font-family="${FACES[face][0]}" font-size="${Math.round(size * fitting * 10) / 10}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeText(shown)}</text>`;
}

/** A whole drawing on paper. */
export const composePaper = (...parts: readonly string[]): string =>
  gatherPieces(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER.width}" height="${PAPER.height}" viewBox="0 0 ${PAPER.width} ${PAPER.height}"><rect width="100%" height="100%" fill="${colour('--paper-0')}"/>${parts.join('')}</svg>`,
  );
