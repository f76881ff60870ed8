// What fits where on the lots, whatever it costs.
import type { RuleId } from '../../../src/kernel/index.ts';
import { COLOURS, type Colour, type Lot, lastFloor, NONE, type Table } from './table.ts';

/** The floor of a lot that columns go on, if the pagoda is not crowned yet; any colour fits an empty lot. */
interface OpenFloor {
  readonly number: number;
  readonly colour: Colour | 'any';
  readonly columns: number;
}

function openFloor(table: Table, lot: Lot): OpenFloor | undefined {
  const top = lot.floors.at(-1);
  // P5: the first column of the first floor is of any colour.
  if (!top) return { number: 1, colour: 'any', columns: 0 };
  const number = lot.floors.length;
  if (!top.tile) return { number, colour: top.colour, columns: top.columns.length };
  // P7: on a roof nothing more is built.
  if (number === lastFloor(table)) return undefined;
  // P5: upper floors have the slot colour of the tile below.
  return { number: number + 1, colour: top.tile.slot, columns: 0 };
}

/** P5 */
export function columnFits(table: Table, lot: Lot, colour: Colour): boolean {
  const floor = openFloor(table, lot);
  return floor !== undefined && (floor.colour === 'any' || floor.colour === colour) && floor.columns < 4;
}

/** The rules that a column of this colour on this lot would break, whatever it costs. */
export function brokenByColumn(table: Table, lot: Lot, colour: Colour): readonly RuleId[] {
  if (columnFits(table, lot, colour)) return NONE;
  if (!openFloor(table, lot)) return ['P7'];
  // P19: a lot counts as complete once its floor is full and no tile is left for it.
  return isComplete(table, lot) ? ['P5', 'P19'] : ['P5'];
}

/** P6, P7 */
export function tileFits(table: Table, lot: Lot, background: Colour, slot: Colour): boolean {
  const floor = openFloor(table, lot);
  return floor?.columns === 4 && floor.colour === background && tileLeft(table, background, slot);
}

/** The rules that this tile on this lot would break, whatever it costs. */
export function brokenByTile(table: Table, lot: Lot, background: Colour, slot: Colour): readonly RuleId[] {
  if (tileFits(table, lot, background, slot)) return NONE;
  if (!openFloor(table, lot)) return ['P7'];
  // P19: a lot counts as complete once its floor is full and no tile is left for it.
  if (isComplete(table, lot)) return ['P6', 'P19'];
  // P7: a roof is built as in P6.
  return tileIsRoof(table, lot) ? ['P6', 'P7'] : ['P6'];
}

/** P7, P21: a tile on the last floor is a roof. */
export const tileIsRoof = (table: Table, lot: Lot): boolean => openFloor(table, lot)?.number === lastFloor(table);

/** P1: there is one tile of each background with each slot colour. */
export const tileLeft = (table: Table, background: Colour, slot: Colour): boolean =>
  !table.lots.some(({ floors }) => floors.some(floor => floor.colour === background && floor.tile?.slot === slot));

const built = new WeakMap<Table, number>();

/** P4: columns built this turn; a spire counts as one. A table is counted once. */
export function columnsBuilt(table: Table): number {
  let count = built.get(table);
  if (count === undefined) {
    count = countBuilt(table);
    built.set(table, count);
  }
  return count;
}

function countBuilt(table: Table): number {
  let count = 0;
  for (const { floors, spire } of table.lots) {
    for (const { columns } of floors) for (const turn of columns) if (turn === table.turn) count++;
    if (spire === table.turn) count++;
  }
  return count;
}

/** P4: at most 3 columns; P17: 4 with the Lantern. */
export function brokenByNumber(table: Table): readonly RuleId[] {
  const lantern = table.used.includes('lantern');
  if (columnsBuilt(table) < (lantern ? 4 : 3)) return NONE;
  return lantern ? ['P4', 'P17'] : ['P4'];
}

export const roomForColumn = (table: Table): boolean => brokenByNumber(table).length === 0;

/** P8 with P5: whether some lot takes a column of some colour. */
export const placeForColumn = (table: Table): boolean =>
  table.lots.some(lot => COLOURS.some(colour => columnFits(table, lot, colour)));

/** P7: the lot whose roof has been built and whose spire has not. */
export const roofBegun = (table: Table): number =>
  table.lots.findIndex(({ floors, spire }) => floors[lastFloor(table) - 1]?.tile && spire === undefined);

/** P7: roof and spire are built; or P19: the top floor has 4 columns of a colour with no tile of that background left. */
function isComplete(table: Table, { floors, spire }: Lot): boolean {
  if (spire !== undefined) return true;
  const top = floors.at(-1);
  if (!top || top.tile || top.columns.length < 4) return false;
  return !COLOURS.some(slot => tileLeft(table, top.colour, slot));
}

/** P18 */
export const endTriggered = (table: Table): boolean => table.lots.filter(lot => isComplete(table, lot)).length >= 3;
