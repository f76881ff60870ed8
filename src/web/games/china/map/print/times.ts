// The Times fonts that every reader of PDF files has: how they number letters, and how wide these are.

export type PdfFont = 'roman' | 'bold' | 'italic';

/** Widths of the letters 32 to 126 in thousandths of the size, from Adobe's font metrics. */
const WIDTHS: { readonly [font in PdfFont]: readonly number[] } = {
  // biome-ignore format: a table of numbers
  roman: [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
    722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
    444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
    200, 480, 541,
  ],
  // biome-ignore format: a table of numbers
  bold: [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944,
    722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556,
    444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394,
    220, 394, 520,
  ],
  // biome-ignore format: a table of numbers
  italic: [
    250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 333, 333, 675, 675, 675, 500, 920, 611, 611, 667, 722, 611, 611, 722, 722, 333, 444, 667, 556, 833,
    667, 722, 611, 722, 611, 500, 556, 722, 611, 833, 611, 556, 556, 389, 278, 389, 422, 500, 333, 500, 500, 444, 500,
    444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, 500, 500, 389, 389, 278, 500, 444, 667, 444, 444, 389, 400,
    275, 400, 541,
  ],
};

/** Signs beyond Latin-1 that the encoding WinAnsi has. */
const WIN_ANSI: { readonly [sign: string]: number } = {
  '€': 0x80,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** The numbers of letters. What the fonts lack loses its accents, or becomes a question mark. */
export const encode = (text: string): number[] =>
  Array.from(text.normalize('NFC').replaceAll('\u202f', '\u00a0'), sign => {
    const code = sign.codePointAt(0) ?? 63;
    if ((code >= 32 && code <= 126) || (code >= 160 && code <= 255)) return code;
    return WIN_ANSI[sign] ?? plain(sign) ?? 63;
  });

/** Whether a letter of a text becomes a question mark. */
export const isLost = (text: string): boolean =>
  encode(text).filter(code => code === 63).length > text.split('?').length - 1;

function plain(sign: string): number | undefined {
  const code = sign.normalize('NFD').codePointAt(0) ?? 0;
  return code >= 32 && code <= 126 ? code : undefined;
}

/** Letters with an accent are as wide as without it. */
export function widthOf(codes: readonly number[], font: PdfFont): number {
  let width = 0;
  for (const code of codes) width += WIDTHS[font][(plain(String.fromCodePoint(code)) ?? 78) - 32] ?? 500;
  return width / 1000;
}
