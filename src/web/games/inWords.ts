// What a game brings to the board in words: its places, what is there, and which moves belong to each.
import type { Explanation, Move } from '../../kernel/index.ts';

/** Something to read about a place, under a heading of its own. */
export interface Fact {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A province, a lot, a palace: a part of the board with a heading of its own. */
export interface PlaceInWords<E extends Explanation = Explanation> {
  readonly id: string;
  readonly name: string;
  /** The class of its colour. */
  readonly look?: string | undefined;
  /** All that matters most, part by part. */
  readonly summary: readonly string[];
  readonly facts: readonly Fact[];
  /** Whether a move is made here. */
  has(explain: E): boolean;
  /** What people may want to do here. Where no move does it, the page says why. */
  readonly wants: readonly ((explain: E) => boolean)[];
}

/** A move as a button says it: what is placed, and where. Moves with the same `what` fold into one line. */
export interface MoveInWords {
  readonly what: string;
  readonly place?: string | undefined;
  /** Where many places stand in lines, the name of the line that this one is in, such as “Column L”. */
  readonly line?: string | undefined;
  /** Its picture on the piece sheet. */
  readonly piece?: { readonly art: string; readonly look?: string } | undefined;
}

export interface BoardInWords<E extends Explanation = Explanation> {
  readonly title: string;
  readonly places: readonly PlaceInWords<E>[];
  tell(option: { readonly move: Move; readonly explain: E }): MoveInWords;
  /** “Orange building at L5, I4”. */
  at(what: string, places: string): string;
}
