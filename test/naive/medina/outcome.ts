// What a placement changes: the piece itself, then closed colours, tiles, gained merchants and tea.
import type { Colour, Roof } from '../../../src/games/medina/vocabulary.ts';
import type { Tower } from './city.ts';
import { extensions, type Placement, palaceBeside, palaceNamed } from './placements.ts';
import { owns, type Palace, type Stock, seatsOf, sizeOf, type Table, type Turn, winsTiles } from './table.ts';

/** The table after a placement by the seat whose turn it is, before the turn is seen to. */
export function placed(table: Table, turn: Turn, placement: Placement): Table {
  switch (placement.kind) {
    case 'building':
      return built(table, turn, placement.colour, placement.cell);
    case 'stable':
      return stabled(table, turn, placement.cell);
    case 'merchant':
      return withMerchant(taken(table, turn.seat, { merchants: -1 }), placement.cell);
    case 'wall':
      return walled(table, turn, placement.cell);
    case 'roof':
      return roofed(table, turn, placement.roof, placement.palace);
  }
}

function built(before: Table, turn: Turn, colour: Colour, cell: string): Table {
  const table = taken(before, turn.seat, { colour });
  // M7, M8: an unroofed palace of the colour beside it grows; M9: else a palace starts.
  const index = palaceBeside(table, cell);
  if (index === undefined) {
    const started: Palace = { colour, buildings: [cell], stables: [], roof: undefined };
    return { ...table, palaces: [...table.palaces, started], pieces: added(table, cell, table.palaces.length) };
  }
  const palace = table.palaces[index]!;
  const grown = { ...palace, buildings: [...palace.buildings, cell] };
  return { ...table, palaces: table.palaces.with(index, grown), pieces: added(table, cell, index) };
}

/** M16: a stable belongs to the palace it is beside; it may win that palace's owner tiles (M20, M21). */
function stabled(before: Table, turn: Turn, cell: string): Table {
  const index = palaceBeside(before, cell)!;
  const palace = before.palaces[index]!;
  const table = taken(before, turn.seat, { stables: -1 });
  const larger = { ...palace, stables: [...palace.stables, cell] };
  const after = { ...table, palaces: table.palaces.with(index, larger), pieces: added(table, cell, index) };
  return withTowerTiles(before, withPalaceTile(after, index), index);
}

/** M17, M18: a merchant extends the current street, or begins one when that can't be extended. */
export function withMerchant(table: Table, cell: string): Table {
  const extends_ = extensions(table).has(cell);
  const current = table.streets.at(-1) ?? [];
  const streets = extends_ ? [...table.streets.slice(0, -1), [...current, cell]] : [...table.streets, [cell]];
  return { ...table, streets, pieces: added(table, cell, 'merchant') };
}

function walled(before: Table, turn: Turn, cell: string): Table {
  const after = { ...taken(before, turn.seat, { walls: -1 }), walls: new Set([...before.walls, cell]) };
  const beside = before.pieces.get(before.city.walls.get(cell)!.cell);
  return typeof beside === 'number' ? withTowerTiles(before, after, beside) : after;
}

function roofed(before: Table, turn: Turn, kind: Roof, cell: string): Table {
  const palace = palaceNamed(before, cell)!;
  const index = before.palaces.indexOf(palace);
  const roof = { kind, seat: kind === 'neutral' ? undefined : turn.seat };
  const table = kind === 'neutral' ? taken(before, turn.seat, { neutralRoofs: -1 }) : before;
  const after = { ...table, palaces: table.palaces.with(index, { ...palace, roof }) };
  const closed = withClosedColour(after, palace.colour);
  return withTowerTiles(before, withPalaceTile(withTea(before, closed, index), index), index);
}

/** M11: once every player owns a palace of a colour, its remaining buildings leave the game. */
function withClosedColour(table: Table, colour: Colour): Table {
  if (!seatsOf(table).every(seat => owns(table, seat, colour))) return table;
  const stocks = table.stocks.map(stock => ({ ...stock, buildings: { ...stock.buildings, [colour]: 0 } }));
  return { ...table, stocks };
}

const TEA = [3, 2, 1];

/** M23: the claims of violet palaces, neutral ones included, give 3, 2, 1 tea tiles. */
function withTea(before: Table, table: Table, index: number): Table {
  const { colour, roof } = table.palaces[index]!;
  if (!table.options.tea || colour !== 'violet') return table;
  const claims = before.palaces.filter(palace => palace.colour === 'violet' && winsTiles(palace)).length;
  return roof?.kind === 'own' ? taken(table, roof.seat!, { tea: TEA[claims] ?? 0 }) : table;
}

/** M20: an owner takes the tile first, or from whom has it by a strictly larger palace. Neutral ones leave it on the board (M13). */
function withPalaceTile(table: Table, index: number): Table {
  const palace = table.palaces[index]!;
  if (!winsTiles(palace)) return table;
  const { colour, roof } = palace;
  const holder = table.palaceTiles[colour];
  const holding = table.palaces.filter(
    other => other !== palace && other.colour === colour && winsTiles(other) && other.roof?.seat === holder,
  );
  if (holder !== undefined && holder === roof?.seat) return table;
  if (holding.some(other => sizeOf(other) >= sizeOf(palace))) return table;
  return { ...table, palaceTiles: { ...table.palaceTiles, [colour]: roof?.seat } };
}

/** M22: the merchants that lie on the tower tiles at the start. */
const ON_TILE: { readonly [tower in Tower]: number } = { 1: 3, 2: 2, 3: 1, 4: 0 };

/** M21: a palace that touches a tower's walls now and did not before wins the tower's tile for its owner. */
function withTowerTiles(before: Table, after: Table, index: number): Table {
  const palace = after.palaces[index]!;
  const old = new Set(connections(before, before.palaces[index]!));
  const everTaken = new Set(before.palaces.flatMap(each => connections(before, each)).map(towerIn));
  let table = after;
  for (const connection of connections(after, palace)) {
    if (old.has(connection)) continue;
    const tower = towerIn(connection);
    const owner = palace.roof?.seat;
    table = { ...table, towerTiles: { ...table.towerTiles, [tower]: owner } };
    // M22; M13, M24: under a neutral roof, and for a player who is out, they leave the game
    const gains = owner !== undefined && !before.out.has(owner);
    if (table.options.rules === 'second' && gains && !everTaken.has(tower))
      table = taken(table, owner, { merchants: ON_TILE[tower] });
  }
  return table;
}

/** M21: the towers that an owned palace is connected to; with the option, the arms of towers. */
function connections(table: Table, palace: Palace): string[] {
  if (!winsTiles(palace)) return [];
  const touched = [...palace.buildings, ...palace.stables]
    .flatMap(cell => table.city.wallsBeside.get(cell)!)
    .filter(wall => table.walls.has(wall))
    .map(wall =>
      table.options.wallArms ? `${towerOf(table, wall)} ${table.city.walls.get(wall)!.side}` : towerOf(table, wall),
    );
  return [...new Set(touched)];
}

const towerIn = (connection: string): Tower => connection.charAt(0) as Tower;

/** M19: the tower that a wall is joined to along its side. */
function towerOf(table: Table, name: string): Tower {
  const { line, place, ends } = table.city.walls.get(name)!;
  return line.slice(0, place).every(wall => table.walls.has(wall)) ? ends[0] : ends[1];
}

const added = (table: Table, cell: string, piece: number | 'merchant'): Table['pieces'] =>
  new Map(table.pieces).set(cell, piece);

type Change = Partial<{ [part in Exclude<keyof Stock, 'buildings'>]: number }> & { readonly colour?: Colour };

/** The table with another stock of a seat: one building of a colour less, other pieces more or less. */
function taken(table: Table, seat: number, { colour, ...change }: Change): Table {
  const old = table.stocks[seat]!;
  const stock: Stock = {
    buildings: colour === undefined ? old.buildings : { ...old.buildings, [colour]: old.buildings[colour] - 1 },
    stables: old.stables + (change.stables ?? 0),
    merchants: old.merchants + (change.merchants ?? 0),
    walls: old.walls + (change.walls ?? 0),
    neutralRoofs: old.neutralRoofs + (change.neutralRoofs ?? 0),
    tea: old.tea + (change.tea ?? 0),
  };
  return { ...table, stocks: table.stocks.with(seat, stock) };
}
