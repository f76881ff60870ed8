// Pagoda read off docs/rules once more, slowly, from position documents.
import type { Explanation } from '../../src/games/pagoda/index.ts';
import type { JsonObject } from '../../src/kernel/index.ts';
import type { Naive } from './compare.ts';
import { broken } from './pagoda/broken.ts';
import { readTable, seatOf, type Table } from './pagoda/table.ts';

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
  broken: (position, move) => broken(tableOf(position), move as Explanation),
  projected: position => pointsOf(tableOf(position)),
};
