// Whether a piece may be placed: C5 to C10, C22, C27, C29, C32, C36.
import type { Payment } from '../../../src/games/china/moves/explain.ts';
import { type Broken, isAllowed } from '../broken.ts';
import {
  emissariesLeft,
  fortificationsLeft,
  hasRoomForEmissary,
  isPost,
  palacesIn,
  palacesLeft,
  piecesIn,
  provincesOf,
  spacesOf,
} from './counting.ts';
import { type Cards, colours, countOf, EMPEROR, type Table } from './table.ts';

export type Piece = 'palace' | 'emissary' | 'fortification';

/** C6, C36: whether these cards are exactly the cost of a piece there. */
export function pays(table: Table, place: string, cards: Payment): boolean {
  const [one, two] = provincesOf(table, place).map(province => table.atlas.provinces.get(province)!.colour);
  const [first, second] = cards;
  if (two !== undefined) {
    // C36: one card of each colour, or two of one of these.
    if (second === undefined) return false;
    return (first === one || first === two) && (second === one || second === two);
  }
  // C6: one card of the colour, or a pair of one other colour.
  if (second === undefined) return first === one;
  return first === second && first !== one;
}

/** Whether the cards are there to be played. */
export function holds(purse: Cards, cards: Payment): boolean {
  const [first, second] = cards;
  if (second === undefined) return purse[first] >= 1;
  return first === second ? purse[first] >= 2 : purse[first] >= 1 && purse[second] >= 1;
}

/** C8, C9, C10, C22: the owner has the piece and the place has room for it, whatever the cards and the turn. */
export function* breaksPlace(table: Table, owner: number, piece: Piece, place: string): Broken {
  const isSpace = table.atlas.spaces.has(place);
  switch (piece) {
    case 'palace':
      // C32: where a province is committed to, some space of it must be free.
      if (isSpace ? table.palaces.has(place) : freeSpacesOf(table, place).length === 0) yield 'C9';
      if (palacesLeft(table, owner) <= 0) yield 'C8';
      return;
    case 'emissary':
      if (!table.atlas.provinces.has(place) || !hasRoomForEmissary(table, place)) yield 'C10';
      if (emissariesLeft(table, owner) <= 0) yield 'C8';
      return;
    case 'fortification':
      if (!table.withFortifications || !isSpace) yield 'C22';
      if (table.palaces.has(place) || table.fortifications.has(place)) yield 'C22';
      if (fortificationsLeft(table, owner) <= 0) yield 'C8';
  }
}

const fits = (table: Table, owner: number, piece: Piece, place: string): boolean =>
  isAllowed(breaksPlace(table, owner, piece, place));

/** C32: with bonus tiles, a palace here is the first of a province and must be announced. */
export const reveals = (table: Table, place: string): boolean =>
  table.withTiles && provincesOf(table, place).some(province => palacesIn(table, province) === 0);

/** C32: a province announced must have a space to choose, and posts are announced as such. */
export const freeSpacesOf = (table: Table, province: string): string[] =>
  spacesOf(table, province).filter(space => !isPost(table, space) && !table.palaces.has(space));

/** How many of the own pieces of this turn stand in a province. */
const placedIn = (table: Table, province: string): number =>
  table.placed.filter(({ at }) => provincesOf(table, at).includes(province)).length;

/** C7: no piece stood in the province when the own placing began. */
const wasEmpty = (table: Table, province: string): boolean =>
  piecesIn(table, province) - placedIn(table, province) === 0;

/** C29: the second piece is in another province than the first. */
export const isElsewhere = (table: Table, place: string): boolean =>
  table.placed.length === 1 &&
  !provincesOf(table, place).some(province => provincesOf(table, table.placed[0]!.at).includes(province));

/** C5, C7, C29, C36: the own pieces of this turn leave room for one more piece there. */
export function* breaksTurn(table: Table, place: string): Broken {
  // C5: one or two pieces.
  if (table.placed.length >= 2) yield 'C5';
  // C5: all in one province; C29: unless the special card Two provinces is there to be spent.
  if (isElsewhere(table, place) && !table.specials[table.turn]!.has('two-provinces')) yield 'C5';
  // C36: a post shares the turn with another piece, not with a post.
  if (isPost(table, place) && table.placed.some(({ at }) => isPost(table, at))) yield 'C36';
  // C7: one piece in a province that was empty; a post counts in both of its provinces.
  if (provincesOf(table, place).some(province => placedIn(table, province) > 0 && wasEmpty(table, province)))
    yield 'C7';
}

/** C27: the Emperor enters an empty province only if his cards allow nothing in a province with pieces. */
export function* breaksEmperorsProvince(table: Table, place: string): Broken {
  if (provincesOf(table, place).some(province => piecesIn(table, province) > 0)) return;
  if (emperorPlacements(table).some(([, province]) => piecesIn(table, province) > 0)) yield 'C27';
}

/** What the Emperor's cards allow, C27's bar to empty provinces left aside: piece and province. */
export function emperorPlacements(table: Table): (readonly [Piece, string])[] {
  const payments: Payment[] = colours.flatMap(colour => [[colour] as const, [colour, colour] as const]);
  const affordable = [...table.atlas.provinces.keys()].filter(province =>
    payments.some(cards => holds(table.emperorCards, cards) && pays(table, province, cards)),
  );
  return affordable.flatMap(province => {
    const found: (readonly [Piece, string])[] = [];
    if (fits(table, EMPEROR, 'emissary', province)) found.push(['emissary', province]);
    if (fits(table, EMPEROR, 'palace', province)) found.push(['palace', province]);
    return found;
  });
}

/** C16: no piece of any owner fits anywhere, whatever the cards. */
export function nothingFits(table: Table): boolean {
  const places = [...table.atlas.spaces.keys()];
  const provinces = [...table.atlas.provinces.keys()];
  return !table.owners.some(
    owner =>
      provinces.some(province => fits(table, owner, 'emissary', province)) ||
      places.some(space => fits(table, owner, 'palace', space) || fits(table, owner, 'fortification', space)),
  );
}

/** C6, C7: whether everybody can see that no second piece can follow the first. */
export function surelyDone(table: Table): boolean {
  if (table.placed.length >= 2 || countOf(table.hands[table.turn]!) === 0) return true;
  if (table.specials[table.turn]!.has('two-provinces')) return false;
  return provincesOf(table, table.placed[0]!.at).every(province => wasEmpty(table, province));
}
