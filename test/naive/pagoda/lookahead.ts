// P10 and P7 by trying every way to go on.
import type { Payment } from '../../../src/games/pagoda/index.ts';
import { afterTile } from './after.ts';
import { columnFits, roomForColumn, tileFits, tileIsRoof } from './building.ts';
import { paysColumn, paysSpire, paysTile } from './payments.ts';
import { active, backOf, COLOURS, type Colour, NO_CARDS, seatOf, sum, type Table } from './table.ts';

/** All cards in the display: what they pay doesn't depend on where they lie. */
function pooled(table: Table): Table {
  const player = active(table);
  const pool = { ...player, display: sum(player.display, player.hand), hand: NO_CARDS };
  return { ...table, players: table.players.with(seatOf(table.turn), pool) };
}

const fromDisplay = (...display: readonly Colour[]): Payment => ({ display, hand: [] });

/** One card of a colour, or any two of one colour. */
const forOne = (colour: Colour): readonly Payment[] => [
  fromDisplay(colour),
  ...COLOURS.map(other => fromDisplay(other, other)),
];

/** P7, P15: two cards of a colour, or one and any two of one colour. */
const forSpire = (colour: Colour): readonly Payment[] => [
  fromDisplay(colour, colour),
  ...COLOURS.map(other => fromDisplay(colour, other, other)),
];

/** P7: whether the spire of this colour can be paid now. */
export const spirePayable = (table: Table, colour: Colour): boolean =>
  forSpire(colour).some(payment => paysSpire(pooled(table), colour, payment));

/** P10: whether some order of actions builds a column or a spire; before it no lot takes more than one tile. */
export const canBuildColumn = (table: Table): boolean =>
  roomForColumn(table) && builds(pooled(table), table.lots.length);

/** How many tiles must be built before the first column or spire can be, if it can. */
export const tilesNeeded = (table: Table): number | undefined =>
  [0, 1, 2, 3, 4, 5, 6].find(tiles => builds(pooled(table), tiles));

/** Whether a column or a spire can be built after at most so many tiles. Lanterns don't matter before the first one (P17). */
function builds(table: Table, tiles: number, failed = new Set<string>()): boolean {
  const payable = COLOURS.filter(colour => forOne(colour).some(payment => paysColumn(table, colour, payment)));
  if (table.lots.some(lot => payable.some(colour => columnFits(table, lot, colour)))) return true;
  // The same tiles in another order lead to the same table.
  const reached = JSON.stringify([table.lots, active(table), table.used]);
  if (tiles === 0 || failed.has(reached)) return false;
  failed.add(reached);
  return table.lots.some((lot, number) =>
    COLOURS.some(background =>
      COLOURS.filter(slot => tileFits(table, lot, background, slot)).some(slot =>
        forOne(background)
          .filter(payment => paysTile(table, background, payment))
          .some(payment => {
            const next = afterTile(table, number, slot, payment);
            // P7: a roof is built with its spire or not at all.
            return tileIsRoof(table, lot)
              ? spirePayable(next, backOf(table, background, slot))
              : builds(next, tiles - 1, failed);
          }),
      ),
    ),
  );
}
