// How the lots may look after some turns, without asking what it cost.
import type { Random } from '../../../src/kernel/index.ts';
import { withColumn, withSpire, withTile } from './after.ts';
import { columnFits, columnsBuilt, endTriggered, roomForColumn, tileFits, tileIsRoof } from './building.ts';
import { COLOURS, type Colour, seatOf, type Table } from './table.ts';

/** How a game has gone so far. */
export interface Style {
  readonly turns: number;
  /** In percent, how often a tile is built where it fits, a roof likewise, and an empty lot begun. */
  readonly tile: number;
  readonly roof: number;
  readonly begin: number;
  /** How many lots are built on. */
  readonly lots: number;
  /** Of most first floors and slots. */
  readonly colours: readonly Colour[];
}

export const any = <T>(members: readonly T[], random: Random): T => members[random.below(members.length)]!;
export const chance = (percent: number, random: Random): boolean => random.below(100) < percent;

/** Some colours, seldom all. */
export const fewColours = (random: Random): Colour[] => {
  const [first, few] = [any(COLOURS, random), random.below(70)];
  return COLOURS.filter(colour => colour === first || chance(few, random));
};

export function anyStyle(random: Random): Style {
  const colours = fewColours(random);
  const begin = any([5, 50, 100], random);
  return any(
    [
      // Every lot gets its four columns, and hardly a tile.
      { turns: 6 + random.below(12), tile: 3, roof: 3, begin: 100, lots: 6, colours },
      // Tiles of few colours are exhausted.
      { turns: 15 + random.below(30), tile: 60, roof: 30, begin, lots: 6, colours },
      // Few roofs: all lots stand high, or are full.
      { turns: 10 + random.below(40), tile: 30, roof: 3, begin, lots: 6, colours },
      // Roofs are due.
      { turns: 20 + random.below(20), tile: 90, roof: 2, begin: 100, lots: 3 + random.below(2), colours },
      // The end is near.
      { turns: 20 + random.below(30), tile: 80, roof: 60, begin, lots: 6, colours },
    ],
    random,
  );
}

/** One more column, tile or roof somewhere, if there is a place for it. */
function builtOn(table: Table, style: Style, random: Random): Table | undefined {
  const lot = random.below(style.lots);
  const place = table.lots[lot]!;
  const colours = chance(80, random) ? style.colours : COLOURS;
  const colour = any(colours, random);
  const roof = tileIsRoof(table, place);
  for (const background of COLOURS) {
    if (!tileFits(table, place, background, colour)) continue;
    if (!chance(roof ? style.roof : style.tile, random)) return undefined;
    if (roof && !roomForColumn(table)) return undefined;
    const tiled = withTile(table, lot, colour);
    return roof ? withSpire(tiled) : tiled;
  }
  if (!roomForColumn(table)) return undefined;
  if (place.floors.length === 0 && !chance(style.begin, random)) return undefined;
  const fitting = COLOURS.find(
    other => columnFits(table, place, other) && (place.floors.length > 0 || other === colour),
  );
  return fitting && withColumn(table, lot, fitting);
}

/** One turn of building: a column or a spire at least, or nothing (P4, P10). */
function turnBuilt(table: Table, style: Style, random: Random): Table {
  let built = table;
  for (let tries = 4 + random.below(8); tries > 0; tries--) built = builtOn(built, style, random) ?? built;
  return columnsBuilt(built) > 0 ? built : table;
}

/** The lots when a turn begins, after some others. */
export function lotsBuilt(start: Table, style: Style, random: Random): Table {
  let table = start;
  while (table.turn < style.turns) {
    const built = turnBuilt(table, style, random);
    // P18
    if (endTriggered(built) && seatOf(built.turn) === 1) return table;
    table = { ...built, turn: table.turn + 1 };
  }
  return table;
}
