// Searching the rules as people type: without accents, capitals or the right apostrophe, and by id.

/** A letter as it is compared. */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('’', "'").replace('œ', 'oe');

const fold = (text: string): string => Array.from(text, foldLetter).join('');

/** The words that were asked for. */
export const splitWords = (sought: string): string[] => fold(sought).split(/\s+/).filter(Boolean);

const isId = (word: string): boolean => /^[a-z]\d+$/.test(word);

/** Whether a text has all the words: an id only as a whole, so that C1 is not C10. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const all = fold(text);
  const ids = new Set(all.split(/[^a-z0-9]+/));
  return words.every(word => (isId(word) ? ids.has(word) : all.includes(word)));
}

/** A text cut where the words occur, in the order of the text. */
export function markWords(text: string, words: readonly string[]): { readonly text: string; readonly hit: boolean }[] {
  const letters = Array.from(text);
  const parts = letters.map(foldLetter);
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let from = 0; from < parts.length; from++) {
      const length = matchLength(parts, from, word);
      const whole = !isId(word) || !/[a-z0-9]/.test(`${parts[from - 1] ?? ''}${parts[from + length] ?? ''}`);
      if (length > 0 && whole) hits.fill(true, from, from + length);
    }
  }
  const cut: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = cut.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else cut.push({ text: letter, hit: hits[i]! });
  }
  return cut;
}

/** How many letters from here on are the word; 0 if they are not. */
function matchLength(parts: readonly string[], from: number, word: string): number {
  let read = '';
  for (let i = from; i < parts.length && read.length < word.length; i++) {
    read += parts[i];
    if (read === word) return i - from + 1;
    if (!word.startsWith(read)) return 0;
  }
  return 0;
}
