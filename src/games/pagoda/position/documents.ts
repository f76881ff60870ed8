import { lastFloor } from '../options.ts';
import { card, countOf } from '../rules/cards.ts';
import {
  colourOfFloor,
  columnsOn,
  EMPTY_LOT,
  floorOf,
  LOT,
  placeOf,
  type State,
  trackOf,
  withColour,
  withTile,
  withTrack,
} from '../state.ts';
import { ABILITIES, type Ability, COLOURS, COLUMNS_OF_A_FLOOR, type Colour } from '../vocabulary.ts';
import type { Position } from './schema.ts';

// The parts that positions and views have in common: cards, tracks and lots by name.

export type Counts = { readonly [colour in Colour]: number };
export type Tracks = { readonly [ability in Ability]: number };
export type LotDocument = Position['lots'][number];
type FloorDocument = LotDocument['floors'][number];

const named = <N extends string>(names: readonly N[], value: (index: number) => number) =>
  Object.fromEntries(names.map((name, index) => [name, value(index)])) as { [name in N]: number };

export const writeCards = (cards: number): Counts => named(COLOURS, colour => countOf(cards, colour));
export const writeTracks = (tracks: number): Tracks => named(ABILITIES, ability => trackOf(tracks, ability));

/** Only what there is any of, as a person would write it. */
export const withoutNone = <C extends object>(counts: C): Partial<C> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) as Partial<C>;

export const readCards = (counts: Partial<Counts>): number =>
  COLOURS.reduce((cards, name, colour) => cards + (counts[name] ?? 0) * card(colour), 0);
export const readTracks = (tracks: Partial<Tracks>): number =>
  ABILITIES.reduce((all, name, ability) => withTrack(all, ability, tracks[name] ?? 0), 0);

export const writeSet = <N extends string>(names: readonly N[], set: number): N[] =>
  names.filter((_, index) => (set >> index) & 1);
export const readSet = <N extends string>(names: readonly N[], members: readonly N[]): number =>
  members.reduce((set, name) => set | (1 << names.indexOf(name)), 0);

export function writeLot({ options, words }: State, lot: number): LotDocument {
  const word = words[LOT + lot];
  const last = lastFloor(options);
  const floors: FloorDocument[] = [];
  for (let floor = 1; word !== EMPTY_LOT && floor <= Math.min(floorOf(word), last); floor++) {
    const at = placeOf(lot, floor, 0);
    const columns = floor === floorOf(word) ? columnsOn(word) : COLUMNS_OF_A_FLOOR;
    floors.push({
      colour: COLOURS[colourOfFloor(word, floor)],
      columns: words.slice(at, at + columns),
      ...(floor < floorOf(word) && {
        tile: { slot: COLOURS[colourOfFloor(word, floor + 1)], turn: words[at + COLUMNS_OF_A_FLOOR] },
      }),
    });
  }
  const spire = floorOf(word) > last ? words[placeOf(lot, last + 1, 0)] : 0;
  return { floors, ...(spire > 0 && { spire }) };
}

/** Takes a lot that has been found possible. */
export function readLot({ options, words }: State, lot: number, document: LotDocument): void {
  let word = EMPTY_LOT;
  for (const [index, { colour, columns, tile }] of document.floors.entries()) {
    const at = placeOf(lot, index + 1, 0);
    if (index === 0) word = withColour(word, COLOURS.indexOf(colour));
    word += columns.length;
    for (const [place, turn] of columns.entries()) words[at + place] = turn;
    if (!tile) continue;
    words[at + COLUMNS_OF_A_FLOOR] = tile.turn;
    word = withTile(word, COLOURS.indexOf(tile.slot));
  }
  if (document.spire !== undefined) {
    word++;
    words[placeOf(lot, lastFloor(options) + 1, 0)] = document.spire;
  }
  words[LOT + lot] = word;
}
