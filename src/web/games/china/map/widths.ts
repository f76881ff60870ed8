// How wide letters are, in thousandths of their size, as measured in the browser with the fonts of the pages.

/** The two kinds of names on a map: of spaces (Alegreya, italic) and of provinces (Alegreya SC, bold capitals). */
export type Font = 'name' | 'title';

/** The space between capitals, in parts of their size. */
export const SPACING = 0.08;

/** The widths of the letters 32 to 126. */
const WIDTHS: { readonly [font in Font]: readonly number[] } = {
  // biome-ignore format: a table of numbers
  name: [
    498, 345, 461, 407, 440, 412, 442, 408, 464, 442, 161, 274, 305, 493, 441, 666, 569, 176, 298, 302, 418, 487,
    229, 312, 289, 317, 229, 229, 470, 487, 470, 351, 815, 577, 586, 598, 672, 571, 500, 636, 722, 349, 316, 616,
    497, 812, 695, 659, 541, 663, 600, 513, 534, 645, 592, 909, 640, 540, 551, 301, 317, 301, 479, 438, 383, 474,
    467, 354, 476, 373, 271, 455, 497, 272, 256, 457, 258, 748, 506, 422, 487, 455, 360, 352, 294, 497, 433, 659,
    470, 446, 409, 303, 340, 303, 487,
  ],
  // biome-ignore format: a table of numbers
  title: [
    503, 358, 483, 430, 470, 427, 467, 427, 480, 463, 174, 264, 320, 525, 466, 710, 707, 176, 290, 290, 415, 506,
    269, 355, 275, 329, 238, 238, 472, 506, 472, 309, 861, 625, 627, 616, 694, 596, 531, 654, 747, 365, 332, 657,
    530, 841, 728, 675, 576, 680, 641, 539, 567, 657, 624, 962, 681, 594, 580, 317, 329, 317, 490, 453, 398, 544,
    542, 524, 588, 512, 460, 555, 633, 320, 294, 567, 460, 710, 621, 571, 499, 575, 554, 465, 491, 554, 536, 819,
    586, 521, 499, 321, 336, 321, 506,
  ],
};
/** An accent may be a little wider than its letter. */
const ACCENT = 43;
/** For all other letters, such as Chinese characters. */
const WIDEST = 1000;

function widthOf(letter: string, font: Font): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 127) return WIDTHS[font][code - 32] ?? WIDEST;
  const plain = letter.normalize('NFD').codePointAt(0) ?? code;
  return plain < 127 ? (WIDTHS[font][plain - 32] ?? WIDEST) + ACCENT : WIDEST;
}

export function measure(text: string, font: Font, size: number): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter, font) / 1000 + (font === 'title' ? SPACING : 0);
  return width * size;
}
