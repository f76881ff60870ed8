import type { AnyGame, AnyOptions, Move } from '../kernel/index.ts';

/** The distance between checkpoints: every take-back but the first replays fewer moves than this. */
const EVERY = 16;

/**
 * Earlier states of a game, so that a take-back does not replay it from the start. They are kept from the first take-back
 * on, since most games have none.
 */
export class Checkpoints {
  readonly #game: AnyGame;
  readonly #options: AnyOptions;
  /** After 0 moves, after `EVERY`, after twice as many, and so on. */
  readonly #states: unknown[] = [];

  constructor(game: AnyGame, options: AnyOptions) {
    this.#game = game;
    this.#options = options;
  }

  /** Stores the state after this many moves. */
  note(moves: number, state: unknown): void {
    const kept = this.#states.length;
    if (kept > 0 && moves === kept * EVERY) this.#states.push(this.#game.clone(state));
  }

  /** The state after these moves, which must be a prefix of those played so far. */
  rewind(moves: readonly Move[]): unknown {
    if (this.#states.length === 0) this.#states.push(this.#game.start(this.#options));
    this.#states.length = Math.min(this.#states.length, Math.floor(moves.length / EVERY) + 1);
    const from = (this.#states.length - 1) * EVERY;
    const state = this.#game.clone(this.#states.at(-1));
    for (let played = from; played < moves.length; played++) {
      this.#game.play(state, moves[played]!);
      this.note(played + 1, state);
    }
    return state;
  }
}
