// Full lots on which a first column may take a chain of tiles: a blue one for Buddha, who pays a green one for the Rice bowl.
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { withColumn, withTile } from './after.ts';
import { any } from './history.ts';
import { cards } from './steered.ts';
import { type Colour, readTable, type Table } from './table.ts';

/** Floors of each lot, all with four columns; only green and violet slots are left of the red and of the blue tiles. */
const LOTS: readonly (readonly Colour[])[] = [
  ['blue', 'blue', 'red'],
  ['blue', 'yellow', 'red'],
  ['red', 'red', 'blue'],
  ['red', 'yellow', 'green'],
  ['green'],
  ['blue'],
];

/** The lots after turns of three columns each, every tile built in the turn of the column above it. */
function chainedLots(start: Table): Table {
  let table = start;
  const columns = LOTS.flatMap((floors, lot) => floors.flatMap(colour => Array(4).fill({ lot, colour })));
  columns.forEach(({ lot, colour }, n) => {
    table = { ...table, turn: 1 + Math.floor(n / 3) };
    if (table.lots[lot]!.floors.at(-1)?.columns.length === 4) table = withTile(table, lot, colour);
    table = withColumn(table, lot, colour);
  });
  // Neither has a use of Buddha or Rice bowl left.
  const players = table.players.map(player => ({ ...player, tracks: { ...player.tracks, buddha: 0, bowl: 0 } }));
  return { ...table, players, turn: table.turn + 1 };
}

/** A position of the usual game at the beginning of a turn. */
export function chained(random: Random): JsonObject {
  const options = { players: 2, quick: false, beginners: false };
  const empty = { options, turn: 1, phase: 'begin', lots: [], players: [{}, {}] } as unknown as JsonObject;
  const table = chainedLots(readTable(empty));
  // Without a blue card no chain begins.
  const few = any(
    [['red', 'yellow', 'blue'], ['red', 'blue'], ['yellow', 'blue'], ['red', 'yellow'], ['yellow']],
    random,
  );
  const document = {
    options,
    turn: table.turn,
    phase: 'begin',
    lots: table.lots,
    ...cards(table, few as Colour[], random),
  };
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}
