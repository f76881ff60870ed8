// Positions and moves of Pagoda in a short hand, for the tests of the reference itself.
import type { Explanation, Payment } from '../../../src/games/pagoda/index.ts';
import type { JsonObject } from '../../../src/kernel/index.ts';
import { pointsOf } from '../pagoda.ts';
import { after } from './after.ts';
import { allows } from './broken.ts';
import { cardsIn } from './payments.ts';
import { type Ability, COLOURS, type Colour, readTable, type Source, type Table } from './table.ts';

/** A colour in one letter: red, blue, green, yellow, violet. */
const LETTERS: { readonly [letter: string]: Colour } = { r: 'red', b: 'blue', g: 'green', y: 'yellow', v: 'violet' };

const coloursIn = (letters: string): Colour[] => [...letters].map(letter => LETTERS[letter]!);

interface Setup {
  readonly turn?: number;
  readonly display?: string;
  readonly hand?: string;
  readonly tracks?: { readonly [ability in Ability]?: number };
  readonly options?: { readonly quick?: boolean; readonly beginners?: boolean };
  readonly [more: string]: unknown;
}

/** The position of a turn with these lots and the active player's cards. */
export function table(
  lots: readonly string[],
  { turn = 9, display = 'rbgyv', hand = '', tracks = {}, ...more }: Setup,
): Table {
  const player = { display: cardsIn(coloursIn(display)), hand: cardsIn(coloursIn(hand)), tracks };
  const other = { display: cardsIn([...COLOURS]), hand: {}, tracks: {} };
  const players = turn % 2 === 1 ? [player, other] : [other, player];
  const document = { options: {}, turn, phase: 'begin', lots: lots.map(lot), players, ...more };
  return readTable(document as unknown as JsonObject);
}

/** A lot like `4r 4b 2g`: the columns of each floor, all of turn 2, with tiles between; `^v` is a roof with a violet spire. */
function lot(text: string): object {
  const [body, roof] = text.split('^');
  const written = body!.split(' ').filter(floor => floor !== '');
  const floors = written.map((floor, i) => {
    const slot = written[i + 1]?.[1] ?? roof;
    const tile = slot === undefined ? {} : { tile: { slot: LETTERS[slot]!, turn: 2 } };
    return { colour: LETTERS[floor[1]!]!, columns: Array(Number(floor[0])).fill(2), ...tile };
  });
  return { floors: floors.filter(({ columns }) => columns.length > 0), ...(roof === undefined ? {} : { spire: 2 }) };
}

/** Cards like `rb` from the display, or `r+b` with those behind the plus from the hand. */
function payment(cards: string): Payment {
  const [display = '', hand = ''] = cards.split('+');
  return { display: coloursIn(display), hand: coloursIn(hand) };
}

/** `column 2 g with rr`, `tile 1 rb with +r` (background and slot), `roof 1 gv with g`, `spire v with vv`, `dragon hand r`, `lantern`… */
export function move(text: string): Explanation {
  const [kind, ...words] = text.split(' ');
  const paid = payment(words.at(-1) ?? '');
  const [background, slot] = coloursIn(words[1] ?? '');
  switch (kind) {
    case 'column':
      return { kind, lot: Number(words[0]), colour: background!, payment: paid };
    case 'modified-column':
      return { kind, lot: Number(words[0]), colour: background! };
    case 'tile':
    case 'roof': {
      const tile = { background: background!, slot: slot! };
      return { kind: 'tile', lot: Number(words[0]), tile, roof: kind === 'roof', payment: paid };
    }
    case 'spire':
      return { kind, colour: LETTERS[words[0]!]!, payment: paid };
    case 'draw':
      return { kind, colour: LETTERS[words[0]!]! };
    case 'dragon':
    case 'discard':
      return { kind, from: words[0] as Source, colour: background! };
    default:
      return { kind } as Explanation;
  }
}

/** The table after these moves, each of which must be allowed. */
export function played(start: Table, ...moves: readonly string[]): Table {
  return moves.reduce((before, text) => {
    if (!allows(before, move(text))) throw new Error(`"${text}" is refused`);
    return after(before, move(text));
  }, start);
}

/** What the moves score for the player of the turn. */
export const scored = (start: Table, ...moves: readonly string[]): number =>
  pointsOf(played(start, ...moves))[0]! - pointsOf(start)[0]!;
