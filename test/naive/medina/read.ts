import type { Position } from '../../../src/games/medina/position/schema.ts';
import type { Colour } from '../../../src/games/medina/vocabulary.ts';
import { cityOf } from './city.ts';
import { hasNothing, type Palace, piecesOf, type Stock, seatsOf, type Table, type Turn } from './table.ts';

const NO_BUILDINGS: { readonly [colour in Colour]: number } = { grey: 0, black: 0, violet: 0, brown: 0, orange: 0 };

/** The table that a position document describes. */
export function tableOf(position: Position): Table {
  const { players, rules = 'second' } = position.options;
  const { palaceTiles = {}, towerTiles = {} } = position;
  const options = {
    players,
    rules,
    well: position.options.well ?? rules === 'second',
    tea: position.options.tea ?? rules === 'second',
    francaise: position.options.francaise ?? false,
    wallArms: position.options.wallArms ?? rules !== 'second',
    newStreetTouches: position.options.newStreetTouches ?? 1,
    openStocks: position.options.openStocks ?? true,
  };
  const well = position.well ?? undefined;
  const palaces = (position.palaces ?? []).map(palaceOf);
  const streets = position.streets ?? [];
  const table = {
    options,
    city: cityOf(rules, players),
    well,
    palaces,
    streets,
    walls: new Set(position.walls),
    stocks: position.stocks.map(stockOf),
    palaceTiles: {
      grey: palaceTiles.grey ?? undefined,
      black: palaceTiles.black ?? undefined,
      violet: palaceTiles.violet ?? undefined,
      brown: palaceTiles.brown ?? undefined,
      orange: palaceTiles.orange ?? undefined,
    },
    towerTiles: {
      1: towerTiles[1] ?? undefined,
      2: towerTiles[2] ?? undefined,
      3: towerTiles[3] ?? undefined,
      4: towerTiles[4] ?? undefined,
    },
    out: new Set(position.out),
    turn: position.turn ? turnOf(position.turn) : undefined,
    pieces: piecesOf(palaces, streets, well),
  };
  // Left out: whoever has nothing, but for the one whose turn it is.
  const nothing = (seat: number): boolean => hasNothing(table, seat) && seat !== table.turn?.seat;
  return position.out ? table : { ...table, out: new Set(seatsOf(table).filter(nothing)) };
}

const palaceOf = ({ colour, buildings, stables = [], roof }: NonNullable<Position['palaces']>[number]): Palace => ({
  colour,
  buildings,
  stables,
  roof: roof ? { kind: roof.kind, seat: roof.seat } : undefined,
});

const stockOf = (stock: Position['stocks'][number]): Stock => ({
  buildings: { ...NO_BUILDINGS, ...stock.buildings },
  stables: stock.stables ?? 0,
  merchants: stock.merchants ?? 0,
  walls: stock.walls ?? 0,
  neutralRoofs: stock.neutralRoofs ?? 0,
  tea: stock.tea ?? 0,
});

const turnOf = (turn: NonNullable<Position['turn']>): Turn => ({
  seat: turn.seat,
  number: turn.number ?? 4,
  placed: turn.placed ?? 0,
  due: turn.due,
  roofOwed: turn.roofOwed,
  buildings: turn.buildings ?? [],
  roofs: turn.roofs ?? [],
});
