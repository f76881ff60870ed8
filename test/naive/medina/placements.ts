// Which single placements the board, the stock and the duel's limits allow to the seat whose turn it is.
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import type { Colour, Roof } from '../../../src/games/medina/vocabulary.ts';
import { readsBefore } from './city.ts';
import { type Memory, remembered } from './memory.ts';
import { coloursOf, owns, type Palace, type Table, type Turn } from './table.ts';

const growths: Memory<ReadonlySet<string>> = new WeakMap();
const streetEnds: Memory<ReadonlySet<string>> = new WeakMap();

export type Placement = Extract<Explanation, { kind: 'building' | 'stable' | 'merchant' | 'wall' | 'roof' }>;

export function canPlace(table: Table, turn: Turn, placement: Placement): boolean {
  switch (placement.kind) {
    case 'building':
      return canBuild(table, turn, placement.colour, placement.cell);
    case 'stable':
      return canAddStable(table, turn, placement.cell);
    case 'merchant':
      return canAddMerchant(table, turn, placement.cell);
    case 'wall':
      return canAddWall(table, turn, placement.cell);
    case 'roof':
      return canRoof(table, turn, placement.roof, placement.palace);
  }
}

/** All placements that there can be on this table, allowed or not. */
export function* everyPlacement(table: Table): Generator<Placement> {
  for (const cell of table.city.walls.keys()) yield { kind: 'wall', cell };
  for (const { buildings } of table.palaces)
    for (const roof of ['own', 'neutral', 'blocking'] as const)
      yield { kind: 'roof', roof, palace: firstOf(buildings) };
  for (const cell of table.city.cells) yield { kind: 'stable', cell };
  for (const cell of table.city.cells) yield { kind: 'merchant', cell };
  for (const colour of coloursOf(table.options.rules))
    for (const cell of table.city.cells) yield { kind: 'building', colour, cell };
}

const isEmpty = (table: Table, cell: string): boolean => table.city.beside.has(cell) && !table.pieces.has(cell);

/** M10: a building or stable on this cell would touch no palace but this one, nor stand around the well. */
function isSpaced(table: Table, cell: string, own: number | undefined): boolean {
  return table.city.around.get(cell)!.every(next => {
    const piece = table.pieces.get(next);
    return piece === undefined || piece === 'merchant' || piece === own;
  });
}

function canBuild(table: Table, turn: Turn, colour: Colour, cell: string): boolean {
  const { options, palaces, stocks } = table;
  // M3
  if (stocks[turn.seat]!.buildings[colour] === 0 || !isEmpty(table, cell)) return false;
  // M11
  if (stocks.every((_, seat) => owns(table, seat, colour))) return false;
  // M15
  if (options.rules === 'duel' && turn.buildings.includes(colour)) return false;
  // M8
  const growing = growth(table, colour);
  if (growing.size > 0) return growing.has(cell);
  // M9, variante française
  if (options.francaise && palaces.some(palace => palace.colour === colour && palace.roof === undefined)) return false;
  // M9, M10
  return isSpaced(table, cell, undefined);
}

/** M8, M9: the cells on which a building would extend an unroofed palace of a colour. */
function growth(table: Table, colour: Colour): ReadonlySet<string> {
  return remembered(growths, table, colour, () => {
    const cells = new Set<string>();
    for (const [index, palace] of table.palaces.entries()) {
      if (palace.colour !== colour || palace.roof !== undefined) continue;
      for (const building of palace.buildings)
        for (const cell of table.city.beside.get(building)!)
          if (isEmpty(table, cell) && isSpaced(table, cell, index)) cells.add(cell);
    }
    return cells;
  });
}

/** M16: next to a building, and spaced (M10) from all other palaces. */
function canAddStable(table: Table, turn: Turn, cell: string): boolean {
  if (table.stocks[turn.seat]!.stables === 0 || !isEmpty(table, cell)) return false;
  const palace = palaceBeside(table, cell);
  return palace !== undefined && isSpaced(table, cell, palace);
}

/** M8, M16: a palace that has a building beside this cell, by its place. */
export function palaceBeside(table: Table, cell: string): number | undefined {
  const beside = table.city.beside.get(cell)!;
  const index = table.palaces.findIndex(({ buildings }) => buildings.some(building => beside.includes(building)));
  return index < 0 ? undefined : index;
}

function canAddMerchant(table: Table, turn: Turn, cell: string): boolean {
  if (table.stocks[turn.seat]!.merchants === 0 || !isEmpty(table, cell)) return false;
  const extending = extensions(table);
  // M17
  if (extending.size > 0) return extending.has(cell);
  // M18
  return merchantsBeside(table, cell).length <= table.options.newStreetTouches;
}

/** M17: the cells on which a merchant would extend the current street at one of its ends. */
export function extensions(table: Table): ReadonlySet<string> {
  return remembered(streetEnds, table, 'street', () => {
    const street = table.streets.at(-1) ?? [];
    const isEnd = (merchant: string): boolean =>
      table.city.beside.get(merchant)!.filter(cell => street.includes(cell)).length <= 1;
    const ends = street.filter(isEnd);
    const extend = (cell: string): boolean => {
      const touched = merchantsBeside(table, cell);
      return isEmpty(table, cell) && touched.length === 1 && ends.includes(touched[0]!);
    };
    return new Set(ends.flatMap(end => table.city.beside.get(end)!).filter(extend));
  });
}

const merchantsBeside = (table: Table, cell: string): string[] =>
  table.city.beside.get(cell)!.filter(next => table.pieces.get(next) === 'merchant');

/** M19: next to a tower or a wall of its side, but never in the last gap of the side, the gate. */
function canAddWall(table: Table, turn: Turn, cell: string): boolean {
  const wall = table.city.walls.get(cell);
  if (wall === undefined || table.stocks[turn.seat]!.walls === 0 || table.walls.has(cell)) return false;
  const { line, place } = wall;
  const afterOne = place === 0 || table.walls.has(line[place - 1]!);
  const beforeOne = place === line.length - 1 || table.walls.has(line[place + 1]!);
  return (afterOne || beforeOne) && line.filter(gap => !table.walls.has(gap)).length > 1;
}

function canRoof(table: Table, turn: Turn, roof: Roof, cell: string): boolean {
  const { options, stocks } = table;
  const palace = palaceNamed(table, cell);
  // M12, M13, M14: only an unroofed palace
  if (palace === undefined || palace.roof !== undefined) return false;
  // M15
  if (options.rules === 'duel' && turn.roofs.includes(roof)) return false;
  switch (roof) {
    case 'own':
      // M12
      return !owns(table, turn.seat, palace.colour);
    case 'neutral':
      // M13
      return options.rules === 'second' && stocks[turn.seat]!.neutralRoofs > 0;
    case 'blocking':
      // M14
      return options.rules === 'duel' && hasBlockingRoof(table, turn.seat, palace.colour);
  }
}

/** M14: it is neither used, nor lost because the opponent has used both roofs of the colour. */
function hasBlockingRoof(table: Table, seat: number, colour: Colour): boolean {
  const opponent = 1 - seat;
  return !blocks(table, seat, colour) && !(blocks(table, opponent, colour) && owns(table, opponent, colour));
}

const blocks = (table: Table, seat: number, colour: Colour): boolean =>
  table.palaces.some(
    palace => palace.colour === colour && palace.roof?.kind === 'blocking' && palace.roof.seat === seat,
  );

/** The palace whose first building in reading order stands on this cell. */
export const palaceNamed = (table: Table, cell: string): Palace | undefined =>
  table.palaces.find(({ buildings }) => firstOf(buildings) === cell);

const firstOf = (buildings: readonly string[]): string => buildings.reduce((a, b) => (readsBefore(b, a) ? b : a));
