// The grammar that English texts need where they have gaps to fill.
import type { Who } from './who.ts';

const cardinals = new Intl.PluralRules('en-GB');
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const lists = new Intl.ListFormat('en-GB');
const suffixes: { readonly [rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' };

/** “a green”, “an orange”. */
export const a = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

/** The form that goes with a number: “card”, “cards”. */
export const plural = (n: number, one: string, many: string): string => (cardinals.select(n) === 'one' ? one : many);

/** The number with its form: “1 card”, “3 cards”. */
export const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;

/** “1st”, “2nd”, “3rd”, “4th”. */
export const ordinal = (n: number): string => `${n}${suffixes[ordinals.select(n)] ?? 'th'}`;

/** “Karim, Li and Yann”. */
export const list = (items: readonly string[]): string => lists.format(items);

/** A player who begins a sentence: “You” or “Karim”. */
export const subject = ({ name, you }: Who): string => (you ? 'You' : name);

/** A player inside a sentence: “you” or “Karim”. */
export const who = ({ name, you }: Who): string => (you ? 'you' : name);

/** “your” or “Karim’s”. */
export const whose = ({ name, you }: Who): string => (you ? 'your' : `${name}’s`);

/** The verb after a player: for a name, or for “you”. */
export const verb = ({ you }: Who, name: string, second: string): string => (you ? second : name);
