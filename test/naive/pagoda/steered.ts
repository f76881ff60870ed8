// Turns that random games seldom reach: full lots, exhausted tiles, many cards of few colours, a short pile, nearly over.
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { columnFits, tileFits, tileIsRoof } from './building.ts';
import { any, anyStyle, chance, fewColours, lotsBuilt } from './history.ts';
import {
  type Ability,
  type Cards,
  COLOURS,
  type Colour,
  countedBy,
  NO_CARDS,
  readTable,
  sizeOf,
  type Table,
} from './table.ts';

type Pile = { [colour in Colour]: number };

/** Cards of the pile, mostly of few colours. */
function dealt(pile: Pile, count: number, few: readonly Colour[], random: Random): Cards {
  const cards = { ...NO_CARDS };
  for (let i = 0; i < count; i++) {
    const left = COLOURS.filter(colour => pile[colour] > 0);
    const wanted = left.filter(colour => few.includes(colour) && chance(85, random));
    const colour = any(wanted.length > 0 ? wanted : left, random);
    pile[colour]--;
    cards[colour]++;
  }
  return cards;
}

/** P12: some uses are gone. */
function lowered(tracks: { readonly [ability in Ability]: number }, random: Random): { [ability in Ability]: number } {
  const left = (ability: Ability): number => Math.min(tracks[ability], any([0, 1, 2, 2, 2], random));
  const [lantern, buddha, bowl] = [left('lantern'), left('buddha'), left('bowl')];
  return { lantern, buddha, bowl, dragon: left('dragon'), fan: left('fan') };
}

/** Cards, tracks and piles for the lots of a table, as in a document. */
export function cards(
  table: Table,
  few: readonly Colour[],
  random: Random,
): Pick<Table, 'players' | 'discards' | 'pile'> {
  const pile = { ...countedBy(() => 11) };
  const players = table.players.map(({ tracks }) => {
    const display = dealt(pile, 5, few, random);
    const hand = dealt(pile, any([2, 2, 3, 4], random), few, random);
    const known = chance(30, random) ? countedBy(colour => random.below(hand[colour] + 1)) : NO_CARDS;
    return { display, hand, known, tracks: lowered(tracks, random) };
  });
  const most = sizeOf(pile) - 1;
  const discards = dealt(pile, chance(30, random) ? most - random.below(6) : random.below(most), COLOURS, random);
  return { players, discards, pile };
}

/** Colours of last floors, and one for their spires. */
const coloursOfRoofs = (table: Table, spire: Colour): Colour[] => {
  const roofs = table.lots.filter(lot => tileIsRoof(table, lot)).map(({ floors }) => floors.at(-1)!.colour);
  return COLOURS.filter(colour => colour === spire || roofs.includes(colour));
};

/** Colours of which no column fits now or after one tile. */
const uselessColours = (table: Table): Colour[] =>
  COLOURS.filter(
    colour =>
      !table.lots.some(
        lot => columnFits(table, lot, colour) || COLOURS.some(background => tileFits(table, lot, background, colour)),
      ),
  );

/** A position at the beginning of a turn. */
export function steered(options: JsonObject, random: Random): JsonObject {
  const empty = { options, turn: 1, phase: 'begin', lots: [], players: [{}, {}] } as unknown as JsonObject;
  const style = anyStyle(random);
  const table = lotsBuilt(readTable(empty), style, random);
  const few = any(
    [style.colours, fewColours(random), coloursOfRoofs(table, any(COLOURS, random)), uselessColours(table)],
    random,
  );
  const deal = cards(table, few, random);
  const document = { options, turn: table.turn, phase: 'begin', lots: table.lots, ...deal };
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}
