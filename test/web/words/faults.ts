type Fault = readonly [what: string, pattern: RegExp];

/** What a text of any language must not have. */
const anywhere: readonly Fault[] = [
  ['a gap that nothing fills', /undefined|NaN|\[object|\bnull\b/],
  ['two spaces, or one at an end', / {2}|^\s|\s$/],
  ['a straight apostrophe or quotation mark', /['"]/],
  ['three full stops for an ellipsis', /\.\.\./],
  ['a space before an ellipsis', /\s…/],
];

const inLanguage: { readonly [L in 'en' | 'fr']: readonly Fault[] } = {
  en: [
    ['a before a vowel', /\ba [aeio]/i],
    ['an before a consonant', /\ban (?![aeiou])/i],
    ['a plural after 1', /(?<![\d.,–])1 (?!is\b|was\b)\p{L}+s\b/u],
    ['a singular after 0 or 2', /(?<![\d.,–])[02] (?:point|card|day|round|rule|seat|player|draw|table|game)\b/],
    ['You inside a sentence', /\b(?:of|for|from|by|at|to|with|and) You\b/],
    ['the verb of a name after You', /\bYou(?:’s\b|:| is\b| has\b| was\b| suggests\b| wins\b)/],
    ['a space before a sign', / [;:!?%]/],
    ['press or click, for a tap', /\b(?:press|click)(?:es|s|ed|ing)?\b/i],
  ],
  fr: [
    ['a plain space beside a sign', / [;:!?%»]|« /],
    ['a narrow space where a wide one belongs', /\u202f[:»]|«\u202f/],
    ['a sign without its space', /[^\s\d][;:!?»%](?!\/)|«\S/u],
    ['de le, à les', /(?<!\p{L})(?:de|à) (?:le (?!\p{L}+(?:er|ir|re)\b)|les\b)/iu],
    ['de, le, que before a vowel', /(?<![\p{L}-])(?:de|le|la|ne|que|se|me|je) [aàâeéèêiîoôuœ](?!\d)/iu],
    ['a plural after 0 or 1', /(?<![\d.,–])[01] (?!palais\b)\p{L}+s\b/u],
    ['a singular after 2', /(?<![\d.,–])2 (?:point|carte|jour|tour|règle|place|joueur|tirage|partie|spectateur)\b/],
    ['Vous inside a sentence', /(?:\b(?:de|pour|par|avec|et|à|palais) Vous\b)/],
    ['the verb of a name after vous', /\bVous (?:est|a|abandonne|accepte|refuse|propose|voudrait|reprend)\b/],
    ['cliquer or appuyer, for touchez', /\b(?:cliqu|clics?\b|appuy)/i],
    ['vous in place of votre', /\bplace de vous\b/i],
  ],
};

/** What is wrong with a text, each fault with the text. */
export const findFaults = (text: string, language: 'en' | 'fr'): string[] =>
  [...anywhere, ...inLanguage[language]].flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : []));
