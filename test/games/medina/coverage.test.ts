// Random games of all variants until every kind of move, event, score item and refusal has been seen.
import { expect, test } from 'vitest';
import {
  type Event,
  type Explanation,
  medina,
  refusals,
  SCORE_KINDS,
  type State,
} from '../../../src/games/medina/index.ts';
import { type Move, NOBODY, type Random, seeded } from '../../../src/kernel/index.ts';
import { lastPlayer, scarce } from './helpers.ts';

const EVENTS: { readonly [kind in Event['kind']]: true } = {
  well: true,
  'first-merchant': true,
  building: true,
  stable: true,
  merchant: true,
  wall: true,
  roof: true,
  'tea-used': true,
  'palace-tile': true,
  'tower-tile': true,
  'merchants-gained': true,
  'tea-gained': true,
  'colour-closed': true,
  'roof-lost': true,
  turn: true,
  passed: true,
  over: true,
};

const MOVES: { readonly [kind in Exclude<Explanation['kind'], 'roof'>]: true } = {
  building: true,
  stable: true,
  merchant: true,
  wall: true,
  tea: true,
  well: true,
  'first-merchant': true,
};

const expected = new Set([
  ...Object.keys(EVENTS).map(kind => `event ${kind}`),
  ...Object.keys(MOVES).map(kind => `move ${kind}`),
  ...['own', 'neutral', 'blocking'].map(roof => `move roof ${roof}`),
  ...['palace tile to the board', 'tower tile to the board', 'new street', 'tea out of the game'],
  ...['a turn of 1', 'a turn of 2', 'a turn of 3', 'a roof owed'],
  ...SCORE_KINDS.map(kind => `score ${kind}`),
  ...Object.keys(refusals).map(name => `refusal ${name}`),
]);

const nameOf = new Map(Object.entries(refusals).map(([name, refusal]) => [refusal as object, name]));
const ROUNDS = 40;

test('every kind of move, event, score item and refusal comes up in random games', () => {
  const missing = new Set(expected);
  const saw = (what: string): void => {
    missing.delete(what);
  };
  // Too rare in random games to wait for.
  for (const state of [scarce('first'), lastPlayer()]) tryAll(state, medina.vocabulary(state), saw);
  for (let seed = 1; seed <= ROUNDS && missing.size > 0; seed++)
    for (const { options } of medina.variants) playThrough(options, seed, saw);
  expect([...missing]).toEqual([]);
});

function playThrough(options: Parameters<typeof medina.start>[0], seed: number, saw: (what: string) => void): void {
  const random = seeded(seed);
  const state = medina.start(options);
  const vocabulary = medina.vocabulary(state);
  for (let ply = 0; medina.actor(state) !== NOBODY; ply++) {
    const move = medina.sample!(state, random);
    const told = medina.explain(state, move) as Explanation;
    saw(told.kind === 'roof' ? `move roof ${told.roof}` : `move ${told.kind}`);
    tryAll(state, ply < 3 || ply % 40 === 0 ? vocabulary : some(vocabulary, 40, random), saw);
    medina.play(state, move, event => sawEvent(event, saw));
  }
  for (const { kind } of medina.scores(state).items) saw(`score ${kind}`);
  tryAll(state, vocabulary.slice(0, 1), saw);
}

function tryAll(state: State, moves: readonly Move[], saw: (what: string) => void): void {
  for (const move of moves) {
    const refusal = medina.refusal(state, move);
    if (refusal) saw(`refusal ${nameOf.get(refusal)}`);
  }
}

const some = <T>(members: readonly T[], count: number, random: Random): T[] =>
  Array.from({ length: count }, () => members[random.below(members.length)]!);

function sawEvent(event: Event, saw: (what: string) => void): void {
  saw(`event ${event.kind}`);
  if (event.kind === 'palace-tile' && event.to === null) saw('palace tile to the board');
  if (event.kind === 'tower-tile' && event.to === null) saw('tower tile to the board');
  if (event.kind === 'merchant' && event.begins) saw('new street');
  if (event.kind === 'tea-gained' && event.seat === null) saw('tea out of the game');
  if (event.kind === 'turn') saw(event.roofOwed ? 'a roof owed' : `a turn of ${event.due}`);
}
