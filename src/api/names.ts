// Names: letters, marks, digits and symbols of any script, on one line and all visible.

/** Characters that are invisible or change the direction of text; a blank Braille pattern looks like a space. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{DI}\u2028-\u202e\u2060-\u2069\u2800\ufff9-\ufffb]/u;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Too many marks stacked on a letter: more than two that all scripts share, or than four of any kind. */
const PILED = /(?:(?=\p{M})\p{sc=Zinh}){3,}|\p{M}{5,}/u;

/** Scripts with joining letters. */
const JOINING = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map(script => `\\p{sc=${script}}`)
  .join('');
/** Places where an invisible character is allowed: joiners between such letters or emoji, and parts of an emoji. */
const SHAPING = new RegExp(
  [
    `(?<=\\p{ExtPict}|\\p{EMod}|\ufe0f)\u200d(?=\\p{ExtPict})`,
    `(?<=[${JOINING}])[\u200c\u200d](?=\\p{L})`,
    `(?<=\\p{Emoji})\ufe0f`,
    `(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  ].join('|'),
  'gu',
);

/** Whether a name is fully visible, so that invisible characters can't make it look like another one. */
export function isVisible(name: string): boolean {
  const plain = name.replaceAll(SHAPING, '');
  return SHOWN.test(plain) && !HIDDEN.test(plain) && !PILED.test(plain);
}
