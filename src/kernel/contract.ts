import type { Json, JsonObject, Problem, Schema } from './schema.ts';

/** A place at the table, numbered from 0 in turn order. Seat 0 is the first player. */
export type Seat = number;

/** Who decides next: a seat, the dealer for a random draw, or nobody once the game is over. */
export type Actor = number;
export const DEALER = -1;
export const NOBODY = -2;

/** One decision, packed into a small non-negative integer that only its game can read. */
export type Move = number & { readonly brand: unique symbol };

/** The id of a rule in docs/rules, such as `C10`. */
export type RuleId = string;

/** Why a move is not legal. `reason` is a stable key for translation, `text` the English sentence. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: string;
  readonly text: string;
  /** What the sentence names: colours, places, counts. */
  readonly parameters?: RefusalParameters;
}

export type RefusalParameters = { readonly [name: string]: string | number };

/** The result of reading input from outside: the value, or everything that is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A source of uniform integers: `below(n)` is in [0, n), for n from 1 to 2^32. */
export interface Random {
  below(n: number): number;
}

/** One line of a score sheet. `settled` points are on the score track; the others would score if the game ended now. */
export interface ScoreItem {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly kind: string;
  readonly points: number;
  readonly settled: boolean;
  readonly detail?: JsonObject;
}

/** All scores of a position. Made by `scoreSheet` from the items. */
export interface ScoreSheet {
  readonly items: readonly ScoreItem[];
  /** Settled points of each seat. */
  readonly points: readonly number[];
  /** Points of each seat if the game ended now; equal to `points` once it is over. */
  readonly projected: readonly number[];
  /** The tie-break of each seat, higher is better, where the rules have one. */
  readonly tiebreak?: readonly number[];
  /** Who would win if the game ended now; several when the victory is shared. */
  readonly winners: readonly Seat[];
}

/** The rules: everything a bot needs, and nothing else. */
export interface Rules<State, Options, Event> {
  /** A fresh state, of an earlier revision if one is given. `options` have been through `readOptions`. */
  start(options: Options, revision?: number): State;
  clone(state: State): State;
  actor(state: State): Actor;
  /** Appends every legal move, ascending, without repeats. Empty exactly when the game is over. */
  moves(state: State, into?: Move[]): Move[];
  /** The rule that refuses a move, or nothing when it is legal. Answers for every move of the vocabulary. */
  refusal(state: State, move: Move): Refusal | undefined;
  /** Every move that can be written down in this game, legal now or not, ascending. */
  vocabulary(state: State): Move[];
  /** How many of the equally likely draws give this move. Asked only of the dealer's legal moves. */
  weight(state: State, move: Move): number;
  /** Plays a legal move in place and passes what happened to `emit`. Passing an illegal move is a bug of the caller. */
  play(state: State, move: Move, emit?: (event: Event) => void): void;
  /** Quickly picks a random legal move for playouts: every legal move can occur, the dealer's by weight. */
  sample?(state: State, random: Random): Move;
  scores(state: State): ScoreSheet;
}

/** What each seat may know. `null` is a spectator. Views and events are plain JSON. */
export interface Knowledge<State, View, Event> {
  /** What some can't see: `nothing`, so that all share one view and all events, or `cards`, so that every seat has its own. */
  readonly hidden: 'nothing' | 'cards';
  /**
   * Built field by field from what this seat knows with a perfect memory; never a stripped state. `other` is a view of the same
   * state for anyone else: what everyone sees can be taken from it.
   */
  view(state: State, seat: Seat | null, other?: View): View;
  /** A full state that looks exactly like `view` to `seat`, drawn at random. */
  guess(view: View, seat: Seat, random: Random): State;
  redact(event: Event, seat: Seat | null): Event;
  /** Whether this event tells a seat less than the move that led to it: then the seat may not be told the move. */
  obscures(event: Event, seat: Seat | null): boolean;
  /**
   * A state that looks exactly like `view`, in which a line can be played that the seat was told of; a card that must be
   * somewhere for it is there. Without a line, the next draw is one that the seat may not see. The same every time.
   */
  imagine(view: View, seat: Seat | null, text?: string): State;
}

/** A move for people and JSON: a discriminated union on `kind`. */
export type Explanation = { readonly kind: string };

/** Text forms. Each read/write pair is a round trip. */
export interface Notation<State> {
  /** One line of printable ASCII, the same in every state where the move means the same. */
  writeMove(state: State, move: Move): string;
  readMove(state: State, text: string): Move | undefined;
  /** Why a line that `readMove` can't read is no move here although it reads like one: other options, or a payment nobody may make. */
  refuseText?(state: State, text: string): Refusal | undefined;
  explain(state: State, move: Move): Explanation;
  /** A document that a person can read and write by hand. Key order is fixed: the digest depends on it. */
  writePosition(state: State): JsonObject;
  /** Refuses an impossible position with every reason, so it also checks the invariants. */
  readPosition(document: unknown): Reading<State>;
}

/** A search for problems that pauses now and then. */
export type Trial = Generator<undefined, readonly Problem[], undefined>;

/** One way to play a game, named for tests, benchmarks and simulations. */
export interface Variant<Options> {
  readonly name: string;
  readonly options: Options;
}

export interface AnyOptions {
  readonly players: number;
}

export interface Game<State, View, Options extends AnyOptions, Event>
  extends Rules<State, Options, Event>,
    Knowledge<State, View, Event>,
    Notation<State> {
  readonly id: string;
  /** Raised whenever a record could end differently than before. */
  readonly revision: number;
  readonly players: readonly number[];
  readonly optionsSchema: Schema<unknown>;
  readonly positionSchema: Schema<unknown>;
  /** Fills in defaults, those of an earlier revision if one is given; refuses a combination that the rules exclude. */
  readOptions(document: unknown, revision?: number): Reading<Options>;
  /**
   * What is wrong with options that only a new game must not have: records and running games with them are still read.
   * It may take up to a second, so it pauses now and then for whoever wants to do something else meanwhile.
   */
  tryOut?(options: Options): Trial;
  /** Options of the game that a state belongs to, as `readOptions` takes them. */
  options(state: State): Options;
  /** Every number of players with every distinct set of options. The first is the usual game. */
  readonly variants: readonly Variant<Options>[];
}

/** A game with its own types erased, as the server, the command line and the protocols use it. */
export type AnyGame = Game<unknown, unknown, AnyOptions, unknown>;

export type { Json, JsonObject, Problem, Schema };
