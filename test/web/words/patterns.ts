/** What no text may contain, by language: each pattern with the reason. */
const both: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|\[object|\bnull\b/, 'a gap that nothing fills'],
  [/ {2}|^ | $|\( | \)|\(\)/, 'a gap that is empty'],
  [/\p{L}'\p{L}/u, 'a straight apostrophe'],
];

const english: readonly (readonly [RegExp, string])[] = [
  [/\ba [aeiou]/i, 'a before a vowel'],
  [/\ban [^aeiou]/i, 'an before a consonant'],
  [/(?<![\d–])1 (?!is\b|was\b|has\b)\p{L}+s\b/u, 'one of many'],
  [/\b(?:of|for|from|by|at|to) You\b/, 'You inside a sentence'],
  [/\bYou(?:’s\b|:| is\b| has\b)/, 'a verb for a name after You'],
  [/\b(?:the the|a a)\b/, 'a doubled article'],
];

const french: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:de|à) les?\b/iu, 'de le, à les'],
  [/(?<!\p{L})(?:de|le|la|ne|que|se|te|me|je) [aàâeéèêëiîïoôuûœ]/iu, 'no elision'],
  [/(?<![\d–])[01] (?!palais\b|près\b)\p{L}+s\b/u, 'one or none of many'],
  [/\bde vous\b|\bvous\s?:|Vous\s?:/i, 'vous in place of votre'],
  [/\p{L} Vous\b/u, 'Vous inside a sentence'],
  [/\bVous (?!ne )\S*(?<!ez)(?: |$)/, 'a verb for a name after Vous'],
  [/ [;:!?%»]|« /, 'a plain space before a sign'],
  [/\u00a0[;!?]/, 'a wide space before a sign'],
  [/\u202f[:»]|«\u202f/, 'a narrow space where a wide one belongs'],
  [/[^\s\u202f\u00a0][;:!?»]|«[^\u00a0]/u, 'no space before a sign'],
  [/\b(?:red|green|yellow|blue|grey|black|brown|roof|tile|card|palace|lot|column|available)\b/, 'an English word'],
  [/(?:north|east|south|west)\d/, 'an English side of the wall'],
  [/[’'] /, 'an apostrophe without its word'],
];

/** What is wrong with a text: one line for each pattern that it has. */
export function faultsIn(text: string, language: 'en' | 'fr'): string[] {
  // The map has this name with a straight apostrophe.
  const plain = text.replaceAll("Ch'in", 'Chin');
  return [...both, ...(language === 'en' ? english : french)].flatMap(([pattern, why]) =>
    pattern.test(plain) ? [`${why}: ${text}`] : [],
  );
}
