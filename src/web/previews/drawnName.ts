/** The letters that the fonts of pictures have: Latin, Greek and Cyrillic, with what stands between them. */
const DRAWN = /^[\x20-\x7e\xa0-\u024f\u0370-\u04ff\u1e00-\u1eff\u2010-\u201e\u2026\p{M}]*$/u;

/** A name as a picture can show it; nothing if it would be a row of empty boxes. */
export const drawnName = (name: string | undefined): string | undefined =>
  name !== undefined && DRAWN.test(name.normalize('NFC')) ? name : undefined;
