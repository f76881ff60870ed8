// What fits where on the lots, whatever it costs.
import { COLOURS, type Colour, type Lot, lastFloor, type Table } from './table.ts';

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
  if (!floor) return false;
  const ofItsColour = floor.colour === 'any' || floor.colour === colour;
  return ofItsColour && floor.columns < 4;
}

/** P6, P7 */
export function tileFits(table: Table, lot: Lot, background: Colour, slot: Colour): boolean {
  const floor = openFloor(table, lot);
  if (floor?.columns !== 4) return false;
  return floor.colour === background && tileLeft(table, background, slot);
}

/** P7, P21: a tile on the last floor is a roof. */
export const tileIsRoof = (table: Table, lot: Lot): boolean => openFloor(table, lot)?.number === lastFloor(table);

/** P1: there is one tile of each background with each slot colour. */
export const tileLeft = (table: Table, background: Colour, slot: Colour): boolean =>
  !table.lots.some(({ floors }) => floors.some(floor => floor.colour === background && floor.tile?.slot === slot));

/** P4: columns built this turn; a spire counts as one. */
export function columnsBuilt(table: Table): number {
  let built = 0;
  for (const { floors, spire } of table.lots) {
    for (const { columns } of floors) for (const turn of columns) if (turn === table.turn) built++;
    if (spire === table.turn) built++;
  }
  return built;
}

/** P4, P17 */
export const roomForColumn = (table: Table): boolean => columnsBuilt(table) < (table.used.includes('lantern') ? 4 : 3);

/** P8 with P5: whether some lot takes a column of some colour. */
export const placeForColumn = (table: Table): boolean =>
  table.lots.some(lot => COLOURS.some(colour => columnFits(table, lot, colour)));

/** P7: the lot whose roof has been built and whose spire has not. */
export const roofBegun = (table: Table): number =>
  table.lots.findIndex(({ floors, spire }) => floors[lastFloor(table) - 1]?.tile && spire === undefined);

/** P7: roof and spire are built; or P19: the top floor has 4 columns of a colour with no tile of that background left. */
function counts(table: Table, { floors, spire }: Lot): boolean {
  if (spire !== undefined) return true;
  const top = floors.at(-1);
  if (!top || top.tile || top.columns.length < 4) return false;
  return !COLOURS.some(slot => tileLeft(table, top.colour, slot));
}

/** P18 */
export const endTriggered = (table: Table): boolean => table.lots.filter(lot => counts(table, lot)).length >= 3;
