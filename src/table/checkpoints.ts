import type { AnyGame, AnyOptions, Move } from '../kernel/index.ts';

/** So many moves, and one less, are played again after a take-back at most. */
const EVERY = 16;

/**
 * States on the way to where a game is now, so that a take-back does not play it from its start. They are kept from the first
 * take-back on: most games have none.
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

  /** Notes where the game is after so many moves. */
  note(moves: number, state: unknown): void {
    const kept = this.#states.length;
    if (kept > 0 && moves === kept * EVERY) this.#states.push(this.#game.clone(state));
  }

  /** The state that these moves lead to; they are the first of those that were noted. */
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
