import { coloursOf, type Palace, seatsOf, type Table } from './table.ts';

/** M26: the points of each seat if the game ended now. */
export const pointsOf = (table: Table): number[] =>
  seatsOf(table).map(seat => {
    const owned = table.palaces.filter(({ roof }) => roof?.kind === 'own' && roof.seat === seat);
    return owned.reduce((sum, palace) => sum + pointsOfPalace(table, palace), tilesOf(table, seat));
  });

function pointsOfPalace(table: Table, { buildings, stables }: Palace): number {
  const parts = [...buildings, ...stables];
  const beside = new Set(parts.flatMap(cell => table.city.beside.get(cell)!));
  const merchants = [...beside].filter(cell => table.pieces.get(cell) === 'merchant');
  const walls = parts.flatMap(cell => table.city.wallsBeside.get(cell)!).filter(wall => table.walls.has(wall));
  const atWell =
    table.well === undefined ? [] : parts.filter(cell => table.city.twoAway.get(table.well!)!.includes(cell));
  return parts.length + merchants.length + walls.length + 4 * atWell.length;
}

/** M2: grey 1, black or violet 2, brown 3, orange 4; a tower tile is worth its number. */
function tilesOf(table: Table, seat: number): number {
  const colours = coloursOf(table.options.rules);
  const palaceTiles = colours.map((colour, i) => (table.palaceTiles[colour] === seat ? i + 1 : 0));
  const towerTiles = ([1, 2, 3, 4] as const).map(tower => (table.towerTiles[tower] === seat ? tower : 0));
  return [...palaceTiles, ...towerTiles].reduce<number>((sum, value) => sum + value, 0);
}
