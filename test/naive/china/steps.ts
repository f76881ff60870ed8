// One position looked at from all sides: moves, points, winners, and what each move does.
import type { Explanation } from '../../../src/games/china/moves/explain.ts';
import type { Position } from '../../../src/games/china/position/schema.ts';
import {
  type AnyGame,
  type AnyOptions,
  DEALER,
  type Move,
  NOBODY,
  playOnCopy,
  type Random,
} from '../../../src/kernel/index.ts';
import { some } from '../../conformance/walk.ts';
import { play } from './after.ts';
import { faceDown } from './broken.ts';
import { legalMoves } from './everyMove.ts';
import { pointsOf, winnersOf } from './scoring.ts';
import { layOut, type Table } from './table.ts';

/** Where engine and reference differ in a state; of its moves at most `most` are played. */
export function differences(game: AnyGame, state: unknown, random: Random, most: number): string[] {
  const position = documentOf(game, state);
  const table = layOut(position);
  const moves = game.moves(state);
  const found: string[] = [];
  const expectSame = (what: string, engine: unknown, reference: unknown): void => {
    const [a, b] = [JSON.stringify(engine), JSON.stringify(reference)];
    if (a !== b) found.push(`${what}: the engine has ${a}, the reference ${b}, in ${JSON.stringify(position)}`);
  };
  expectSame('the actor', game.actor(state), actorOf(table));
  const told = (list: readonly object[]): string[] => list.map(canonical).sort();
  const engineMoves = told(moves.map(move => game.explain(state, move)));
  const referenceMoves = told(legalMoves(table));
  expectSame('moves', without(engineMoves, referenceMoves), without(referenceMoves, engineMoves));
  if (actorOf(table) === DEALER)
    for (const move of moves) {
      const told = game.explain(state, move) as Explanation;
      expectSame(`the chance of ${canonical(told)}`, game.weight(state, move), weightOf(table, told));
    }
  const { projected, winners } = game.scores(state);
  expectSame('points', projected, pointsOf(table));
  expectSame('winners', winners, winnersOf(table));
  for (const move of some(moves, most, random)) {
    const text = game.writeMove(state, move);
    const [engine, reference] = [afterInEngine(game, state, move), afterInReference(game, state, move, position)];
    for (const member of Object.keys(reference))
      expectSame(`${member} after "${text}"`, engine[member], reference[member]);
  }
  return found;
}

const documentOf = (game: AnyGame, state: unknown): Position =>
  JSON.parse(JSON.stringify(game.writePosition(state))) as Position;

const without = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter(member => !others.includes(member));

function actorOf({ phase, turn }: Table): number {
  if (phase === 'over') return NOBODY;
  return phase.startsWith('deal') || phase === 'tiles' || phase === 'reveal' ? DEALER : turn;
}

/** C2, C31, C32: cards and tiles are drawn evenly. */
function weightOf(table: Table, move: Explanation): number {
  if (move.kind === 'deal') return table.pile[move.card];
  return move.kind === 'reveal' ? faceDown(table, move.colour) : 1;
}

/** Where engine and reference begin differently (C2, C3, C4, C24, C29). */
export function differencesAtStart(game: AnyGame, options: AnyOptions): string[] {
  const hands = Array.from({ length: options.players }, () => ({}));
  const empty = { options, phase: 'deal', turn: 0, hands, row: [null, null, null, null] } as unknown as Position;
  const [engine, reference] = [listed(layOut(documentOf(game, game.start(options)))), listed(layOut(empty))];
  return Object.keys(reference).filter(member => engine[member] !== reference[member]);
}

function afterInEngine(game: AnyGame, state: unknown, move: Move): { [member: string]: unknown } {
  return listed(layOut(documentOf(game, playOnCopy(game, state, move))));
}

function afterInReference(
  game: AnyGame,
  state: unknown,
  move: Move,
  position: Position,
): { [member: string]: unknown } {
  const table = layOut(position);
  play(table, game.explain(state, move) as Explanation);
  return listed(table);
}

/** A table as plain members that can be compared, in a fixed order. */
function listed({ atlas: _, ...table }: Table): { [member: string]: unknown } {
  return Object.fromEntries(Object.entries(table).map(([member, value]) => [member, canonical(plain(value))]));
}

function plain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(plain);
  return value;
}

/** JSON with its members in the order of their names. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? 'nothing'
  );
}
