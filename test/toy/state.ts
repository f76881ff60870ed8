// A toy with the shape of the real games: cards of a colour, houses in towns of that colour, hidden hands, a pile.
// Rules: T1 a hand is filled to two cards before anybody plays. T2 a house costs a card of its town's colour and stands
// on a free town. T3 a seat that can't build passes. T4 the game ends when all pass in a row. T5 a house scores 1, a
// road between two houses of one seat 1 more; a card that has been drawn from the row of fairs is known to all.
import type { Move, Seat } from '../../src/kernel/index.ts';

export const COLOURS = ['red', 'gold', 'jade'] as const;
export const TOWNS = Uint8Array.from([0, 0, 0, 1, 1, 1, 2, 2, 2]);
export const ROADS = [
  [0, 1],
  [0, 3],
  [1, 2],
  [2, 5],
  [3, 4],
  [4, 5],
  [5, 8],
  [6, 7],
  [7, 8],
] as const;
export const CARDS = 4;
export const HAND = 2;
export const EMPTY = 255;
export const K = COLOURS.length;

export interface Options {
  readonly players: number;
}

export type Event =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'built'; readonly seat: Seat; readonly town: number }
  | { readonly kind: 'passed'; readonly seat: Seat };

export interface State {
  readonly options: Options;
  /** Owner of each town, or EMPTY. */
  readonly houses: Uint8Array;
  /** seat * K + colour: cards held. */
  readonly hands: Uint8Array;
  /** colour: cards in the pile. */
  readonly pile: Uint8Array;
  turn: Seat;
  passes: number;
}

export interface View {
  readonly players: number;
  readonly houses: readonly number[];
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  /** Pile and other hands together. */
  readonly unseen: readonly number[];
  readonly turn: Seat;
  readonly passes: number;
}

/** Three ranges of moves: build in a town, pass, draw a colour. */
export const PASS = TOWNS.length as Move;
export const DRAW = TOWNS.length + 1;

export const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};
export const handOf = (state: State, seat: Seat): Uint8Array => state.hands.subarray(seat * K, seat * K + K);

/** T1: the first seat whose hand is not full. */
export function hungry(state: State): Seat | undefined {
  for (let seat = 0; seat < state.options.players; seat++) if (sum(handOf(state, seat)) < HAND) return seat;
  return undefined;
}
