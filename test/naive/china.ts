// The rules of China once more, slowly: written from the rules page, sharing nothing with the engine but the documents.
import type { Explanation } from '../../src/games/china/moves/explain.ts';
import type { Position } from '../../src/games/china/position/schema.ts';
import type { JsonObject } from '../../src/kernel/index.ts';
import { isLegal } from './china/legal.ts';
import { pointsOf } from './china/scoring.ts';
import { layOut, type Table } from './china/table.ts';
import type { Naive } from './compare.ts';

const tables = new WeakMap<JsonObject, Table>();

/** The table of a document, laid out once. */
function tableOf(position: JsonObject): Table {
  const table = tables.get(position) ?? layOut(position as unknown as Position);
  tables.set(position, table);
  return table;
}

export const chinaNaive: Naive = {
  legal: (position, move) => isLegal(tableOf(position), move as Explanation),
  projected: position => pointsOf(tableOf(position)),
};
