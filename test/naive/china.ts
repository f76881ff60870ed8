// The rules of China once more, slowly: written from the rules page, sharing nothing with the engine but the documents.
import type { Explanation } from '../../src/games/china/moves/explain.ts';
import type { Position } from '../../src/games/china/position/schema.ts';
import type { JsonObject, RuleId } from '../../src/kernel/index.ts';
import { broken, type Found } from './china/broken.ts';
import { pointsOf } from './china/scoring.ts';
import { layOut, type Table } from './china/table.ts';
import type { Naive } from './compare.ts';

/** A document laid out once, with what was found out about pieces on it. */
interface Known {
  readonly table: Table;
  readonly found: Found;
  /** The move asked about last: whether it is legal and why not are asked one after the other. */
  asked?: { readonly move: Explanation; readonly rules: ReadonlySet<RuleId> };
}

const documents = new WeakMap<JsonObject, Known>();

function read(position: JsonObject): Known {
  const known = documents.get(position) ?? { table: layOut(position as unknown as Position), found: new Map() };
  documents.set(position, known);
  return known;
}

function brokenRules(position: JsonObject, move: Explanation): ReadonlySet<RuleId> {
  const known = read(position);
  if (known.asked?.move !== move) known.asked = { move, rules: broken(known.table, move, known.found) };
  return known.asked.rules;
}

export const chinaNaive: Naive = {
  legal: (position, move) => brokenRules(position, move as Explanation).size === 0,
  broken: (position, move) => brokenRules(position, move as Explanation),
  projected: position => pointsOf(read(position).table),
};
