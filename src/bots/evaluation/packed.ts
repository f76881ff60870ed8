import { countWeights, type Model } from './model.ts';

/** A network as text: two characters per weight, twelve bits in steps of `step`. */
export interface Packed {
  readonly inputs: number;
  readonly hidden: number;
  readonly step: number;
  readonly weights: string;
  /**
   * The strength of a seat with the value -1, -0.9, … 1, fitted to games the network did not learn from: seats win in
   * proportion to it.
   */
  readonly strengths: readonly number[];
}

/** A network as text, before its values are calibrated. */
export type Raw = Omit<Packed, 'strengths'>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = ALPHABET.length;
const HALF = (BASE * BASE) / 2;

/** Whole numbers from -2,048 to 2,047 as text, two characters each. */
export const packWhole = (numbers: ArrayLike<number>): string =>
  Array.from(numbers, number => spell(Math.max(-HALF, Math.min(HALF - 1, number)) + HALF)).join('');

export const unpackWhole = (text: string): Int16Array =>
  Int16Array.from({ length: text.length / 2 }, (_, n) => readCode(text, n) - HALF);

const spell = (code: number): string => ALPHABET[Math.floor(code / BASE)] + ALPHABET[code % BASE];
const readCode = (text: string, n: number): number =>
  ALPHABET.indexOf(text[2 * n]) * BASE + ALPHABET.indexOf(text[2 * n + 1]);

export function unpack({ inputs, hidden, step, weights: text }: Raw): Model {
  const weights = new Float64Array(countWeights(inputs, hidden));
  for (let n = 0; n < weights.length; n++) weights[n] = (readCode(text, n) - HALF) * step;
  return { inputs, hidden, weights };
}

export function pack({ inputs, hidden, weights }: Model): Raw {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / (HALF - 1);
  let text = '';
  for (const weight of weights) text += spell(Math.round(weight / step) + HALF);
  return { inputs, hidden, step, weights: text };
}
