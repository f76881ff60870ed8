import type { Actor, Seat } from '../kernel/index.ts';
import { rejection } from './rejection.ts';

const MOST_TAKE_BACKS = 200;
/** Also the answer to players who would ask the others. */
export const NO_TAKE_BACKS_LEFT = rejection(
  'too-many-take-backs',
  `This game has used all ${MOST_TAKE_BACKS} take-backs.`,
);

/** What was taken back in a game: each decision once without asking, and only so often in all. */
export class TakeBacks {
  /** Moves that were taken back without asking, by the number of moves before them. */
  readonly #free = new Set<number>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get areUsedUp(): boolean {
    return this.#count >= MOST_TAKE_BACKS;
  }

  /** How many of the last moves, given by their actors, a seat may take back without asking: its own, each only once. */
  countFree(seat: Seat, actors: readonly Actor[]): number {
    if (this.areUsedUp) return 0;
    let standing = actors.length;
    while (actors[standing - 1] === seat && !this.#free.has(standing - 1)) standing--;
    return actors.length - standing;
  }

  /** The moves from one number to another are taken back, without asking if they are the actor's own. */
  note(from: number, to: number, isOwn: boolean): void {
    this.#count++;
    for (let move = from; isOwn && move < to; move++) this.#free.add(move);
  }
}
