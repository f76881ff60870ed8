import { type AnyOptions, type Game, type Move, NOBODY, type Seat } from '../../kernel/index.ts';
import type { Character } from '../bot.ts';
import { Inputs, type Model, output, squash } from './model.ts';

/** The heuristics of one game. */
export interface Heuristics<S> {
  readonly inputs: number;
  /** The lead in points that counts as half of the largest possible one. */
  readonly scale: number;
  /** Whether cards are drawn or hidden during the game. */
  readonly chance: boolean;
  /** Describes the position to a network as a seat sees it, without anything that seat can't know. */
  read(state: S, seat: Seat, into: Inputs): void;
  /** A second judgement of a position, between -1 and 1, where there is one. */
  advise?(state: S, seat: Seat): number | undefined;
  /** Selects the moves worth considering, at least one, from all legal moves. May change the given list. */
  narrow(state: S, moves: Move[]): Move[];
  /** Moves that give a beginner away, whatever the network says: weaker levels leave them out. */
  isClumsy?(state: S, move: Move): boolean;
  /** What bots of a character like about a position, whatever the network says, in points. */
  like(state: S, seat: Seat, character: Character): number;
  /** How far apart on the board two moves of the same position are, in steps; 0 for what has no place there. */
  distance(state: S, one: Move, other: Move): number;
  /** The maximum number of decisions left in a turn. */
  horizon(state: S): number;
  /** A key that is equal for positions with the same rest of the turn. */
  key(state: S): number;
}

/** The heuristics of a game with its network. */
export interface Evaluation<S> extends Heuristics<S> {
  readonly game: Game<S, unknown, AnyOptions, unknown>;
  readonly model: Model;
  /** The strength of a seat with the value -1, -0.9, … 1: seats win in proportion to it. */
  readonly strengths: readonly number[];
}

/** What a victory is worth in points besides the lead, so that a small sure win beats a large doubtful one. */
const VICTORY = 4;
const MOST_INPUTS = 512;
/** How much a second judgement counts beside the network's. */
const ADVICE = 0.4;
/** Beyond this a lead can't be told from a larger one. */
const LARGEST_VALUE = 0.95;
const inputs = new Inputs(MOST_INPUTS);

/** The value of a position to a seat, between -1 and 1. */
export function valueFor<S>(evaluation: Evaluation<S>, state: S, seat: Seat): number {
  if (evaluation.game.actor(state) === NOBODY) return valueOutcome(evaluation, state, seat);
  inputs.count = 0;
  evaluation.read(state, seat, inputs);
  const value = output(evaluation.model, inputs);
  const advice = evaluation.advise?.(state, seat);
  return advice === undefined ? value : (1 - ADVICE) * value + ADVICE * advice;
}

/** The value of a finished game to a seat. */
export function valueOutcome<S>({ game, scale }: Evaluation<S>, state: S, seat: Seat): number {
  const { points, winners } = game.scores(state);
  let rival = -Infinity;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  const alone = winners.includes(seat) ? (winners.length === 1 ? VICTORY : 0) : -VICTORY;
  return squash((points[seat] - rival + alone) / scale);
}

/** How many points a seat will be ahead of the best of the others, as its value says; a victory counts as some. */
export function leadFor<S>(evaluation: Evaluation<S>, state: S, seat: Seat): number {
  const value = valueFor(evaluation, state, seat);
  return (evaluation.scale * value) / (1 - Math.min(LARGEST_VALUE, Math.abs(value)));
}
