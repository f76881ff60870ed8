// What a name may be: letters, marks, digits and signs of any script on one line, and all of it to be seen.

/** What shows nothing, or changes the direction of what follows; a blank Braille cell is a space that is none. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{DI}\u2028-\u202e\u2060-\u2069\u2800\ufff9-\ufffb]/u;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Marks of any script pile up on a letter: two of those that all scripts share, four of a script's own. */
const PILED = /(?:(?=\p{M})\p{sc=Zinh}){3,}|\p{M}{5,}/u;

/** Scripts whose letters join. */
const JOINING = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map(script => `\\p{sc=${script}}`)
  .join('');
/** Where an invisible character shapes what is seen: joiners between such letters and between emoji, and how an emoji is drawn. */
const SHAPING = new RegExp(
  [
    `(?<=\\p{ExtPict}|\\p{EMod}|\ufe0f)\u200d(?=\\p{ExtPict})`,
    `(?<=[${JOINING}])[\u200c\u200d](?=\\p{L})`,
    `(?<=\\p{Emoji})\ufe0f`,
    `(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  ].join('|'),
  'gu',
);

/** Whether all of a name can be seen, so that it can't pass for another one by what can't. */
export function isVisible(name: string): boolean {
  const plain = name.replaceAll(SHAPING, '');
  return SHOWN.test(plain) && !HIDDEN.test(plain) && !PILED.test(plain);
}
