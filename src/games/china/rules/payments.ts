import { COLOUR_COUNT, COLOURS, type Colour } from '../vocabulary.ts';

// C6, C36: what a piece can be paid with, by number: one card of a colour, two of a colour, one each of two colours.
// A set of payments is a mask of bits.

export const PAIR = COLOUR_COUNT;
const MIXED = 2 * COLOUR_COUNT;
export const PAYMENT_COUNT = MIXED + (COLOUR_COUNT * (COLOUR_COUNT - 1)) / 2;

const mixed: (readonly [number, number])[] = [];
for (let a = 0; a < COLOUR_COUNT; a++) for (let b = a + 1; b < COLOUR_COUNT; b++) mixed.push([a, b]);

/** The first card of each payment. */
export const firstCard = Uint8Array.from({ length: PAYMENT_COUNT }, (_, p) =>
  p < MIXED ? p % COLOUR_COUNT : mixed[p - MIXED][0],
);
/** The second card of each payment of two cards; of others the first once more. */
export const secondCard = Uint8Array.from({ length: PAYMENT_COUNT }, (_, p) =>
  p < MIXED ? p % COLOUR_COUNT : mixed[p - MIXED][1],
);

export const hasTwoCards = (payment: number): boolean => payment >= PAIR;

/** The cards of each payment, by name. */
export const paymentCards: readonly (readonly [Colour] | readonly [Colour, Colour])[] = Array.from(
  { length: PAYMENT_COUNT },
  (_, p) => {
    const first = COLOURS[firstCard[p]];
    return hasTwoCards(p) ? [first, COLOURS[secondCard[p]]] : [first];
  },
);

const mixedPayment = (a: number, b: number): number =>
  MIXED + mixed.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** C6: one card of the province's colour, or a joker pair of another colour. */
export function priceInProvince(colour: number): number {
  let price = 1 << colour;
  for (let other = 0; other < COLOUR_COUNT; other++) if (other !== colour) price |= 1 << (PAIR + other);
  return price;
}

/** C36: one card of each of the two colours, or two of one of them. */
export function priceOfPost(a: number, b: number): number {
  const pairs = (1 << (PAIR + a)) | (1 << (PAIR + b));
  return a === b ? pairs : pairs | (1 << mixedPayment(a, b));
}

/** For a set of colours as bits, the mixed payments within it. */
const mixedWithin = Uint32Array.from({ length: 1 << COLOUR_COUNT }, (_, held) =>
  mixed.reduce((mask, [a, b], i) => ((held >> a) & (held >> b) & 1 ? mask | (1 << (MIXED + i)) : mask), 0),
);

/** Every payment that the cards counted by colour from `at` on can make. */
export function affordable(cells: Uint8Array, at: number): number {
  let held = 0;
  let pairs = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = cells[at + colour];
    if (count > 0) held |= 1 << colour;
    if (count > 1) pairs |= 1 << colour;
  }
  return held | (pairs << PAIR) | mixedWithin[held];
}
