import type { JsonObject } from '../../../kernel/index.ts';
import {
  colourOfFloor,
  columnsOn,
  DISCARDED,
  DISCARDING,
  DISCARDS,
  DISPLAY,
  DRAGON_DISCARDS,
  EMPTY_LOT,
  floorOf,
  GOAL,
  HAND,
  KNOWN,
  LAST,
  LOT,
  PHASE,
  PILE,
  placeOf,
  REDRAW,
  TRACKS,
  TURN,
  trackOf,
  USED,
} from '../layout.ts';
import { lastFloor } from '../options.ts';
import { countOf } from '../rules/cards.ts';
import type { State } from '../state.ts';
import {
  ABILITIES,
  COLOUR_COUNT,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  LOT_COUNT,
  PHASES,
  SEAT_COUNT,
  SOURCES,
} from '../vocabulary.ts';
import type { Counts, Floor, Lot, Place, Position, Tracks } from './schema.ts';

export function writePosition(state: State): JsonObject {
  const { options, words } = state;
  const phase = words[PHASE];
  const discarding = phase === DRAGON_DISCARDS || phase === DISCARDING;
  const position: Position = {
    options,
    turn: words[TURN],
    phase: PHASES[phase],
    lots: Array.from({ length: LOT_COUNT }, (_, lot) => writeLot(state, lot)),
    players: Array.from({ length: SEAT_COUNT }, (_, seat) => ({
      display: withoutNone(writeCards(words[DISPLAY + seat])),
      hand: withoutNone(writeCards(words[HAND + seat])),
      known: withoutNone(writeCards(words[KNOWN + seat])),
      tracks: withoutNone(writeTracks(words[TRACKS + seat])),
    })),
    discards: withoutNone(writeCards(words[DISCARDS])),
    pile: withoutNone(writeCards(words[PILE])),
    used: writeSet(ABILITIES, words[USED]),
    ...(phase === DISCARDING && { discarded: words[DISCARDED] }),
    ...(discarding && { last: writePlace(words[LAST]) }),
    ...((phase === DRAGON_DISCARDS || phase === REDRAW) && { handGoal: words[GOAL] }),
  };
  return position as unknown as JsonObject;
}

/** A place in the order of discards. */
export const writePlace = (place: number): Place => ({
  from: SOURCES[place < COLOUR_COUNT ? 0 : 1],
  colour: COLOURS[place % COLOUR_COUNT],
});

const named = <N extends string>(names: readonly N[], value: (index: number) => number) =>
  Object.fromEntries(names.map((name, index) => [name, value(index)])) as { [name in N]: number };

export const writeCards = (cards: number): Counts => named(COLOURS, colour => countOf(cards, colour));
export const writeTracks = (tracks: number): Tracks => named(ABILITIES, ability => trackOf(tracks, ability));

/** Only what there is any of, as a person would write it. */
const withoutNone = <C extends object>(counts: C): Partial<C> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) as Partial<C>;

export const writeSet = <N extends string>(names: readonly N[], set: number): N[] =>
  names.filter((_, index) => (set >> index) & 1);

export function writeLot({ options, words }: State, lot: number): Lot {
  const word = words[LOT + lot];
  const last = lastFloor(options);
  const floors: Floor[] = [];
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
