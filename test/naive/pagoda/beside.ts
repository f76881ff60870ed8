// One state of the engine beside the reference: every move, what each legal move changes, and the points.

import type { Explanation } from '../../../src/games/pagoda/index.ts';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { DEALER, type JsonObject, type Move, NOBODY, playOnCopy, type RuleId } from '../../../src/kernel/index.ts';
import { pointsOf } from '../pagoda.ts';
import { after } from './after.ts';
import { allows, broken } from './broken.ts';
import { tileIsRoof } from './building.ts';
import { drawsIn } from './drawing.ts';
import { everyMove } from './everything.ts';
import { readTable, seatOf, type Table } from './table.ts';

export type State = ReturnType<typeof pagoda.start>;

const documentOf = (state: State): JsonObject => JSON.parse(JSON.stringify(pagoda.writePosition(state))) as JsonObject;

/** Everything in which engine and reference disagree about a state. */
export function disagreements(state: State): string[] {
  const document = documentOf(state);
  const table = readTable(document);
  const reading = pagoda.readPosition(document);
  return [
    ...(reading.ok ? [] : [`the engine does not read it: ${JSON.stringify(reading.problems)}`]),
    ...aboutActor(state, table),
    ...(pagoda.actor(state) === NOBODY ? [] : aboutMoves(state, table)),
    ...aboutPoints(state, table),
  ].map(what => `${what} in ${JSON.stringify(document)}`);
}

/** Who acts, and how the dealer's draws are weighted: P9, the pile is shuffled. */
function aboutActor(state: State, table: Table): string[] {
  const actor = drawsIn(table) ? DEALER : table.phase === 'over' ? NOBODY : seatOf(table.turn);
  if (pagoda.actor(state) !== actor) return [`${pagoda.actor(state)} acts for the engine, ${actor} for the reference`];
  const draws = actor === DEALER ? pagoda.moves(state) : [];
  const wrong = draws.filter(move => {
    const draw = pagoda.explain(state, move) as Explanation;
    return draw.kind !== 'draw' || pagoda.weight(state, move) !== table.pile[draw.colour];
  });
  return wrong.map(move => `the engine weighs "${pagoda.writeMove(state, move)}" as ${pagoda.weight(state, move)}`);
}

function aboutMoves(state: State, table: Table): string[] {
  const moves = pagoda.moves(state);
  const legal = new Set(moves);
  const judged = pagoda.vocabulary(state).map(move => ({ move, rules: broken(table, meaning(state, move, table)) }));
  const wrong = judged.filter(({ move, rules }) => (rules.size === 0) !== legal.has(move)).map(({ move }) => move);
  const missing = everyMove(table).filter(move => allows(table, move)).length - moves.length;
  return [
    ...(wrong.length === 0 && missing !== 0 ? [`the engine lacks ${missing} moves`] : []),
    ...wrong.map(move => `the engine ${legal.has(move) ? 'allows' : 'refuses'} "${pagoda.writeMove(state, move)}"`),
    ...judged.flatMap(({ move, rules }) => (rules.size === 0 ? [] : aboutRefusal(state, move, rules))),
    ...moves.filter(move => !wrong.includes(move)).flatMap(move => aboutChange(state, move, table)),
  ];
}

/** Whether the rule that the engine names is one that the move breaks. */
function aboutRefusal(state: State, move: Move, rules: ReadonlySet<RuleId>): string[] {
  const rule = pagoda.refusal(state, move)?.rule;
  if (rule === undefined || rules.has(rule)) return [];
  return [`the engine refuses "${pagoda.writeMove(state, move)}" by ${rule}, but it breaks ${[...rules].join(', ')}`];
}

function aboutChange(state: State, move: Move, table: Table): string[] {
  const engine = lying(readTable(documentOf(playOnCopy(pagoda, state, move))));
  const reference = lying(after(table, pagoda.explain(state, move) as Explanation));
  if (engine === reference) return [];
  return [`after "${pagoda.writeMove(state, move)}" the engine has ${engine}, the reference ${reference}`];
}

/** What is on the table in a form that can be compared. */
const lying = (table: Table): string => JSON.stringify({ ...table, used: table.used.toSorted() });

function aboutPoints(state: State, table: Table): string[] {
  const { points, projected } = pagoda.scores(state);
  const reference = pointsOf(table).join();
  const wrong = [points, projected].filter(counted => counted.join() !== reference);
  return wrong.map(counted => `the engine counts ${counted}, the reference ${reference}`);
}

const meanings = new Map<Move, Explanation>();

/** The explanation of a move, asked only once, as it takes long: only whether a tile is a roof depends on the state. */
function meaning(state: State, move: Move, table: Table): Explanation {
  const known = meanings.get(move) ?? (pagoda.explain(state, move) as Explanation);
  meanings.set(move, known);
  return known.kind === 'tile' ? { ...known, roof: tileIsRoof(table, table.lots[known.lot - 1]!) } : known;
}
