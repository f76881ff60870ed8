// Beyond what may be played: the position after a move, as the reference and the engine see it.

import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import type { Position } from '../../../src/games/medina/position/schema.ts';
import { type AnyGame, DEALER, type JsonObject, NOBODY, playOnCopy, type Random } from '../../../src/kernel/index.ts';
import { some } from '../../conformance/walk.ts';
import { objectionTo } from '../compare.ts';
import { medinaNaive } from '../medina.ts';
import { allows } from './broken.ts';
import { everyPlacement } from './placements.ts';
import { tableOf } from './read.ts';
import type { Table } from './table.ts';
import { due, played as follow, roofOwed } from './turn.ts';

const documentOf = (game: AnyGame, state: unknown): Position & JsonObject =>
  JSON.parse(JSON.stringify(game.writePosition(state))) as Position & JsonObject;

/** All that reference and engine don't agree on in one position: moves, points, and what some of the moves lead to. */
export function disagreements(game: AnyGame, state: unknown, random: Random, followed: number): string[] {
  const position = documentOf(game, state);
  const found: string[] = [];
  const object = (what: string): void => {
    found.push(`${what} in ${JSON.stringify(position)}`);
  };
  const points = game.scores(state).projected.join();
  const recount = medinaNaive.projected(position).join();
  if (points !== recount) object(`the engine counts ${points}, the reference ${recount}`);
  if (game.actor(state) === NOBODY) return found;
  const legal = new Set(game.moves(state));
  for (const move of game.vocabulary(state)) {
    const objection = objectionTo(game, medinaNaive, state, position, move, legal.has(move));
    if (objection) object(`the engine ${objection}`);
  }
  if (found.length > 0) return found;
  const table = tableOf(position);
  const allowed = everyMove(table).filter(move => allows(table, move)).length;
  if (allowed !== legal.size) object(`the engine has ${legal.size} moves, the reference ${allowed}`);
  if (game.actor(state) !== DEALER && game.actor(state) !== (table.turn?.seat ?? 0)) object('another seat is to act');
  for (const move of some([...legal], followed, random)) {
    const engine = plain(tableOf(documentOf(game, playOnCopy(game, state, move))));
    const reference = plain(follow(table, game.explain(state, move) as Explanation));
    if (engine !== reference)
      object(`after "${game.writeMove(state, move)}" the engine has ${engine}, the reference ${reference}`);
  }
  return found;
}

/** All moves that there can be on a table, so that none is missing in the vocabulary of the engine. */
const everyMove = (table: Table): Explanation[] => [
  ...everyPlacement(table),
  { kind: 'tea' },
  ...table.city.cells.flatMap(cell => (['well', 'first-merchant'] as const).map(kind => ({ kind, cell }))),
];

/** A table as text, the same for the same table. */
function plain(table: Table): string {
  const { options, well, streets, walls, stocks, palaceTiles, towerTiles, out, turn } = table;
  const palaces = table.palaces.map(({ colour, buildings, stables, roof }) =>
    [colour, [...buildings].sort(), [...stables].sort(), roof?.kind, roof?.seat].join(' '),
  );
  return JSON.stringify({
    well,
    palaces: palaces.sort(),
    streets: streets.map(street => [...street].sort().join(' ')),
    walls: [...walls].sort().join(' '),
    stocks,
    palaceTiles,
    towerTiles,
    out: [...out].sort(),
    turn: turn && {
      seat: turn.seat,
      number: turn.number,
      placed: turn.placed,
      due: turn.due ?? due(table, turn),
      roofOwed: turn.roofOwed ?? roofOwed(table, turn),
      buildings: options.rules === 'duel' ? [...turn.buildings].sort() : [],
      roofs: options.rules === 'duel' ? [...turn.roofs].sort() : [],
    },
  });
}
