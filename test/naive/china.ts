// The rules of China once more, slowly: written from the rules page, sharing nothing with the engine but the documents.
import type { Explanation } from '../../src/games/china/moves/explain.ts';
import type { Position } from '../../src/games/china/position/schema.ts';
import type { JsonObject } from '../../src/kernel/index.ts';
import { broken, type Found } from './china/broken.ts';
import { pointsOf } from './china/scoring.ts';
import { layOut, type Table } from './china/table.ts';
import type { Naive } from './compare.ts';

/** A document laid out once, with what was found out about pieces on it. */
interface Known {
  readonly table: Table;
  readonly found: Found;
}

const documents = new WeakMap<JsonObject, Known>();

function read(position: JsonObject): Known {
  const known = documents.get(position) ?? { table: layOut(position as unknown as Position), found: new Map() };
  documents.set(position, known);
  return known;
}

export const chinaNaive: Naive = {
  broken: (position, move) => {
    const { table, found } = read(position);
    return broken(table, move as Explanation, found);
  },
  projected: position => pointsOf(read(position).table),
};
