import { type Actor, DEALER, type Move, NOBODY, type Random } from './contract.ts';

// Each function requires only the part of the rules it needs, whatever the game's own types.
export interface Playing<S> {
  clone(state: S): S;
  play(state: S, move: Move): void;
}

export interface Choosing<S> {
  actor(state: S): Actor;
  moves(state: S): Move[];
  weight(state: S, move: Move): number;
  sample?(state: S, random: Random): Move;
}

/** Returns the state after a move, without changing the given one. */
export function playOnCopy<S>(rules: Playing<S>, state: S, move: Move): S {
  const next = rules.clone(state);
  rules.play(next, move);
  return next;
}

/** The dealer's move selected by a ticket below `countTickets`: moves in ascending order, each as wide as its weight. */
export function pickDraw<S>(rules: Choosing<S>, state: S, ticket: number): Move {
  let left = ticket;
  for (const move of rules.moves(state)) {
    left -= rules.weight(state, move);
    if (left < 0) return move;
  }
  throw new RangeError(`ticket ${ticket} is past the last draw`);
}

/** How many equally likely draws the dealer has. */
export function countTickets<S>(rules: Choosing<S>, state: S): number {
  let tickets = 0;
  for (const move of rules.moves(state)) tickets += rules.weight(state, move);
  return tickets;
}

/** Picks a random legal move: the dealer's by weight, a seat's evenly. */
export function anyMove<S>(rules: Choosing<S>, state: S, random: Random): Move {
  if (rules.actor(state) === DEALER) return pickDraw(rules, state, random.below(countTickets(rules, state)));
  const moves = rules.moves(state);
  return moves[random.below(moves.length)]!;
}

/** Picks a random legal move with the game's own fast `sample`, if it has one. */
export function quickMove<S>(rules: Choosing<S>, state: S, random: Random): Move {
  return rules.sample ? rules.sample(state, random) : anyMove(rules, state, random);
}

/** Plays random moves in place to the end. Returns the plies played. */
export function playOut<S>(rules: Choosing<S> & Playing<S>, state: S, random: Random): number {
  let plies = 0;
  for (; rules.actor(state) !== NOBODY; plies++) rules.play(state, quickMove(rules, state, random));
  return plies;
}

/** Plays random draws in place until a seat moves next: from a fresh state, this is the deal. */
export function deal<S>(rules: Choosing<S> & Playing<S>, state: S, random: Random): S {
  while (rules.actor(state) === DEALER) rules.play(state, anyMove(rules, state, random));
  return state;
}
