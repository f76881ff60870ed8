/** A text with a capital first letter, as sentences and buttons begin. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
