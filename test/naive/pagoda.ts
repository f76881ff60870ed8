// Pagoda read off docs/rules once more, slowly, from position documents.
import type { Explanation } from '../../src/games/pagoda/index.ts';
import type { JsonObject } from '../../src/kernel/index.ts';
import type { Naive } from './compare.ts';
import { after, afterTile } from './pagoda/after.ts';
import {
  columnFits,
  columnsBuilt,
  placeForColumn,
  roofBegun,
  roomForColumn,
  tileFits,
  tileIsRoof,
} from './pagoda/building.ts';
import { drawsIn } from './pagoda/drawing.ts';
import { canBuildColumn, spirePayable } from './pagoda/lookahead.ts';
import { mayUse, paysColumn, paysSpire, paysTile } from './pagoda/payments.ts';
import {
  active,
  COLOURS,
  type Colour,
  lastFloor,
  readTable,
  type Source,
  seatOf,
  sizeOf,
  type Table,
} from './pagoda/table.ts';

type Move<K extends Explanation['kind']> = Extract<Explanation, { kind: K }>;

/** Whether the rules allow a move. */
export function allows(table: Table, move: Explanation): boolean {
  switch (move.kind) {
    case 'draw':
      return drawsIn(table) && table.pile[move.colour] > 0;
    case 'end':
      // P4: at least 1 column must have been built.
      return table.phase === 'build' && columnsBuilt(table) > 0;
    case 'fan':
      // P13
      return table.phase === 'fan' && mayUse(table, 'fan') && sizeOf(active(table).hand) < 4;
    case 'pass':
      return table.phase === 'fan';
    case 'lantern':
      return allowsLantern(table);
    case 'dragon':
      return allowsDragon(table, move.from, move.colour);
    case 'dragon-end':
      // P14: at least 1 card.
      return table.phase === 'dragon';
    case 'discard':
      return allowsDiscard(table, move.from, move.colour);
    case 'modified-column':
      // P8
      return table.phase === 'modified' && columnFits(table, table.lots[move.lot - 1]!, move.colour);
    case 'column':
      return allowsColumn(table, move);
    case 'tile':
      return allowsTile(table, move);
    case 'spire':
      return allowsSpire(table, move);
  }
}

const inNormalTurn = (table: Table): boolean => table.phase === 'begin' || table.phase === 'build';

/** P10: while no column has been built, some continuation must be able to build one. */
const canStillBuild = (table: Table): boolean => columnsBuilt(table) > 0 || canBuildColumn(table);

/** P17 */
const allowsLantern = (table: Table): boolean =>
  inNormalTurn(table) && mayUse(table, 'lantern') && canStillBuild(after(table, { kind: 'lantern' }));

/** P4, P5 */
function allowsColumn(table: Table, { lot, colour, payment }: Move<'column'>): boolean {
  if (!inNormalTurn(table) || !columnFits(table, table.lots[lot - 1]!, colour)) return false;
  return roomForColumn(table) && paysColumn(table, colour, payment);
}

/** P6, P7 */
function allowsTile(table: Table, { lot, tile, roof, payment }: Move<'tile'>): boolean {
  const place = table.lots[lot - 1]!;
  if (!inNormalTurn(table) || !tileFits(table, place, tile.background, tile.slot)) return false;
  if (roof !== tileIsRoof(table, place) || !paysTile(table, tile.background, payment)) return false;
  const next = afterTile(table, lot - 1, tile.slot, payment);
  // P7: the spire must have room before the tile is placed, and be payable after it. P2: it has the slot colour.
  return roof ? roomForColumn(table) && spirePayable(next, tile.slot) : canStillBuild(next);
}

/** P7 */
function allowsSpire(table: Table, { colour, payment }: Move<'spire'>): boolean {
  if (table.phase !== 'spire') return false;
  const roof = table.lots[roofBegun(table)]!.floors[lastFloor(table) - 1]!;
  // P2: the spire has the slot colour of the roof's tile.
  return roof.tile!.slot === colour && paysSpire(table, colour, payment);
}

/** Cards are discarded one by one in a fixed order: the display first, each part in the order of the colours. */
const orderOf = (from: Source, colour: Colour): number => (from === 'hand' ? 10 : 0) + COLOURS.indexOf(colour);

const inOrder = ({ last }: Table, from: Source, colour: Colour): boolean =>
  !last || orderOf(from, colour) >= orderOf(last.from, last.colour);

/** P14 */
function allowsDragon(table: Table, from: Source, colour: Colour): boolean {
  if (active(table)[from][colour] === 0) return false;
  return table.phase === 'begin' ? mayUse(table, 'dragon') : table.phase === 'dragon' && inOrder(table, from, colour);
}

/** P8, P10 */
function allowsDiscard(table: Table, from: Source, colour: Colour): boolean {
  if (table.phase !== 'begin' && table.phase !== 'discard') return false;
  if (active(table)[from][colour] === 0 || !inOrder(table, from, colour)) return false;
  // Enough cards must follow in the order.
  if (table.discarded + cardsFrom(table, orderOf(from, colour)) < 4) return false;
  // P8 needs a place for its column; P10 that neither P8 nor any order of actions builds one.
  return table.phase === 'discard' || placeForColumn(table) || !canBuildColumn(table);
}

/** How many cards the active player has from a place in the order on. */
function cardsFrom(table: Table, order: number): number {
  const { display, hand } = active(table);
  return COLOURS.reduce((count, colour) => {
    const shown = orderOf('display', colour) >= order ? display[colour] : 0;
    const held = orderOf('hand', colour) >= order ? hand[colour] : 0;
    return count + shown + held;
  }, 0);
}

/** P5, P6, P7, P21: what each seat has built; the end of the game adds nothing. */
export function pointsOf(table: Table): number[] {
  const points = [0, 0];
  const score = (turn: number, won: number) => {
    points[seatOf(turn)]! += won;
  };
  for (const { floors, spire } of table.lots) {
    floors.forEach(({ columns, tile }, floor) => {
      for (const turn of columns) score(turn, floor + 1);
      if (tile) score(tile.turn, 1);
    });
    if (spire !== undefined) score(spire, table.quick ? 4 : 5);
  }
  return points;
}

const tables = new WeakMap<JsonObject, Table>();

/** The table of a document, which is read only once. */
function tableOf(position: JsonObject): Table {
  const table = tables.get(position) ?? readTable(position);
  tables.set(position, table);
  return table;
}

export const pagodaNaive: Naive = {
  legal: (position, move) => allows(tableOf(position), move as Explanation),
  projected: position => pointsOf(tableOf(position)),
};
