import { untrack } from 'svelte';
import type { Seat } from '../../../kernel/index.ts';
import type { Face, Told } from '../../face.ts';
import { settings } from '../../settings.svelte.ts';
import { sound } from '../../sound.ts';
import { afterPaint } from '../afterPaint.ts';
import { conceal, type Flight, launch } from './flight.ts';
import { News } from './news.ts';
import { type Cue, LONGEST_TURN, lengthOf, scriptOf } from './script.ts';

/** Longer than this, a button offers to skip. */
const LONG_MS = 1500;

/** Shows what happens at a table as movements: what is tried, what others do, what was missed. */
export class Showing {
  readonly #face: Face;
  readonly #news = new News();
  #flights = new Set<Flight>();
  /** When all that was begun has ended, on the clock of the page. */
  #until = 0;
  /** Whether something long is being shown, which can be skipped. */
  long = $state(false);

  constructor(face: Face) {
    this.#face = face;
  }

  /** Shows what is new, after what is still being shown. Returns it. */
  show(layer: Element, told: readonly Told[], seat: Seat | null, colours: readonly string[]): readonly Told[] {
    const fresh = this.#news.of(told, seat);
    if (fresh.length === 0) return fresh;
    const pace = untrack(() => settings.pace);
    const late = Math.max(0, this.#until - performance.now());
    // Who plays faster than can be shown is shown faster.
    const cues = scriptOf(this.#face, fresh, seat, colours, (pace || 1) * (1 + late / LONGEST_TURN));
    if (pace === 0) for (const kind of new Set(cues.map(({ travel }) => travel.kind))) sound(kind);
    else {
      this.#until = performance.now() + late + lengthOf(cues);
      const reveal = conceal(cues);
      // The page is painted first, without what flies: one frame less to do it all in.
      afterPaint(() =>
        requestAnimationFrame(() => {
          reveal();
          this.#begin(layer, cues, late);
        }),
      );
    }
    return fresh;
  }

  /** Shows once more what happened since the player's last move. */
  again(layer: Element, told: readonly Told[], seat: Seat | null, colours: readonly string[]): void {
    this.skip();
    this.#news.forget();
    this.show(layer, told, seat, colours);
  }

  /** Puts everything in its place at once. */
  skip(): void {
    const flights = this.#flights;
    this.#flights = new Set();
    for (const flight of flights) flight.skip();
    this.#until = 0;
    this.long = false;
  }

  #begin(layer: Element, cues: readonly Cue[], wait: number): void {
    if (this.#until - performance.now() > LONG_MS) this.long = true;
    const late = cues.map(cue => ({ ...cue, at: cue.at + wait }));
    for (const { cue, flight } of launch(layer, late)) {
      this.#flights.add(flight);
      void flight.finished.then(() => {
        if (this.#flights.delete(flight)) sound(cue.travel.kind);
        if (this.#flights.size === 0) this.long = false;
      });
    }
  }
}
