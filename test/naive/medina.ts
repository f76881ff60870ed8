// The rules of Medina once more, written from docs/rules/medina.md alone and reading position documents.

import type { Explanation } from '../../src/games/medina/moves/explain.ts';
import type { Position } from '../../src/games/medina/position/schema.ts';
import type { JsonObject } from '../../src/kernel/index.ts';
import type { Naive } from './compare.ts';
import { broken } from './medina/broken.ts';
import { tableOf } from './medina/read.ts';
import { pointsOf } from './medina/score.ts';
import type { Table } from './medina/table.ts';

const tables = new WeakMap<JsonObject, Table>();

/** The table of a document, read once. */
function tableAt(position: JsonObject): Table {
  const table = tables.get(position) ?? tableOf(position as Position);
  tables.set(position, table);
  return table;
}

export const medinaNaive: Naive = {
  broken: (position, move) => broken(tableAt(position), move as Explanation),
  projected: position => pointsOf(tableAt(position)),
};
