// Which single placements the board, the stock and the duel's limits allow to the seat whose turn it is, and which rules forbid the others.
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import type { Colour, Roof } from '../../../src/games/medina/vocabulary.ts';
import { type Broken, isAllowed } from '../broken.ts';
import { readsBefore } from './city.ts';
import { type Memory, remembered } from './memory.ts';
import { coloursOf, hasBlockingRoof, owns, type Palace, type Table, type Turn } from './table.ts';

const growths: Memory<readonly number[]> = new WeakMap();
const streetEnds: Memory<ReadonlySet<string>> = new WeakMap();

export type Placement = Extract<Explanation, { kind: 'building' | 'stable' | 'merchant' | 'wall' | 'roof' }>;

export const canPlace = (table: Table, turn: Turn, placement: Placement): boolean =>
  isAllowed(breaksPlacement(table, turn, placement));

/** The rules that keep a placement from the board, whatever comes after it in the turn. */
export function breaksPlacement(table: Table, turn: Turn, placement: Placement): Broken {
  switch (placement.kind) {
    case 'building':
      return breaksBuilding(table, turn, placement.colour, placement.cell);
    case 'stable':
      return breaksStable(table, turn, placement.cell);
    case 'merchant':
      return breaksMerchant(table, turn, placement.cell);
    case 'wall':
      return breaksWall(table, turn, placement.cell);
    case 'roof':
      return breaksRoof(table, turn, placement.roof, placement.palace);
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

const isEmpty = (table: Table, cell: string): boolean => !table.pieces.has(cell);

/** M10: a building or stable on this cell would touch no palace but this one, nor stand around the well. */
function isSpaced(table: Table, cell: string, own: number | undefined): boolean {
  return table.city.around.get(cell)!.every(next => {
    const piece = table.pieces.get(next);
    return piece === undefined || piece === 'merchant' || piece === own;
  });
}

function* breaksBuilding(table: Table, turn: Turn, colour: Colour, cell: string): Broken {
  const { options, palaces, stocks } = table;
  // M11: the buildings of a closed colour have left the game. M3: else the player has none left.
  if (stocks.every((_, seat) => owns(table, seat, colour))) yield 'M11';
  else if (stocks[turn.seat]!.buildings[colour] === 0) yield 'M3';
  if (options.rules === 'duel' && turn.buildings.includes(colour)) yield 'M15';
  const growing = growingPalace(table, colour);
  if (growing !== undefined) {
    if (!isEmpty(table, cell) || !isBesideBuilding(table, cell, palaces[growing]!)) yield 'M8';
  } else {
    if (!isEmpty(table, cell)) yield 'M9';
    // M9, variante française
    if (options.francaise && palaces.some(palace => palace.colour === colour && palace.roof === undefined)) yield 'M9';
  }
  if (!isSpaced(table, cell, growing)) yield 'M10';
  // M12: a palace with a roof can no longer be extended by buildings.
  const isRoofed = palaces.some(
    palace => palace.colour === colour && palace.roof !== undefined && isBesideBuilding(table, cell, palace),
  );
  if (isEmpty(table, cell) && isRoofed) yield 'M12';
}

/** M8, M9: the palace of a colour that can grow, by its place. There is never more than one. */
function growingPalace(table: Table, colour: Colour): number | undefined {
  return remembered(growths, table, colour, () =>
    [...table.palaces.keys()].filter(index => table.palaces[index]!.colour === colour && canGrow(table, index)),
  )[0];
}

/** M9: it has no roof, and a building would be legal on some empty cell beside one of its buildings. */
function canGrow(table: Table, index: number): boolean {
  const { buildings, roof } = table.palaces[index]!;
  const beside = buildings.flatMap(building => table.city.beside.get(building)!);
  return roof === undefined && beside.some(cell => isEmpty(table, cell) && isSpaced(table, cell, index));
}

/** M16: next to a building, and spaced (M10) from all other palaces. */
function* breaksStable(table: Table, turn: Turn, cell: string): Broken {
  if (table.stocks[turn.seat]!.stables === 0) yield 'M3';
  const palace = palaceBeside(table, cell);
  if (!isEmpty(table, cell) || palace === undefined) yield 'M16';
  if (!isSpaced(table, cell, palace)) yield 'M10';
}

/** M8, M16: a palace that has a building beside this cell, by its place. */
export function palaceBeside(table: Table, cell: string): number | undefined {
  const index = table.palaces.findIndex(palace => isBesideBuilding(table, cell, palace));
  return index < 0 ? undefined : index;
}

const isBesideBuilding = (table: Table, cell: string, { buildings }: Palace): boolean =>
  table.city.beside.get(cell)!.some(next => buildings.includes(next));

function* breaksMerchant(table: Table, turn: Turn, cell: string): Broken {
  if (table.stocks[turn.seat]!.merchants === 0) yield 'M3';
  const extending = extensions(table);
  // M18: a merchant begins a new street only when none can extend the current one (M17).
  if (extending.size === 0) {
    if (!isEmpty(table, cell) || merchantsBeside(table, cell).length > table.options.newStreetTouches) yield 'M18';
  } else if (!extending.has(cell)) yield 'M17';
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
function* breaksWall(table: Table, turn: Turn, cell: string): Broken {
  if (table.stocks[turn.seat]!.walls === 0) yield 'M3';
  const { line, place } = table.city.walls.get(cell)!;
  const afterOne = place === 0 || table.walls.has(line[place - 1]!);
  const beforeOne = place === line.length - 1 || table.walls.has(line[place + 1]!);
  const isGate = line.filter(gap => !table.walls.has(gap)).length === 1;
  if (table.walls.has(cell) || isGate || !(afterOne || beforeOne)) yield 'M19';
}

const RULE_OF_ROOF = { own: 'M12', neutral: 'M13', blocking: 'M14' } as const;

function* breaksRoof(table: Table, turn: Turn, roof: Roof, cell: string): Broken {
  const { options, stocks } = table;
  const palace = palaceNamed(table, cell);
  // M12, M13, M14: only an unroofed palace
  if (palace === undefined || palace.roof !== undefined) yield RULE_OF_ROOF[roof];
  if (options.rules === 'duel' && turn.roofs.includes(roof)) yield 'M15';
  switch (roof) {
    case 'own':
      if (palace && owns(table, turn.seat, palace.colour)) yield 'M12';
      return;
    case 'neutral':
      if (options.rules !== 'second' || options.players > 3) yield 'M13';
      if (stocks[turn.seat]!.neutralRoofs === 0) yield 'M3';
      return;
    case 'blocking':
      if (options.rules !== 'duel') yield* ['M3', 'M14'];
      else if (palace && !hasBlockingRoof(table, turn.seat, palace.colour)) yield 'M14';
  }
}

/** The palace whose first building in reading order stands on this cell. */
export const palaceNamed = (table: Table, cell: string): Palace | undefined =>
  table.palaces.find(({ buildings }) => firstOf(buildings) === cell);

const firstOf = (buildings: readonly string[]): string => buildings.reduce((a, b) => (readsBefore(b, a) ? b : a));
