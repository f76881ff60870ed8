import { untrack } from 'svelte';
import type { Seat } from '../../../kernel/index.ts';
import { afterPaint } from '../../afterPaint.ts';
import type { GameUi, LoggedEvent } from '../../games/gameUi.ts';
import { settings } from '../../settings.svelte.ts';
import { sound } from '../../sound.ts';
import { conceal, type Flight, launch } from './flight.ts';
import { type Cue, LONGEST_TURN, measureScript, writeScript } from './script.ts';
import { UnseenEvents } from './unseenEvents.ts';

/** Longer than this, a button offers to skip. */
const LONG_MS = 1500;

/** Shows what happens at a table as movements: what is tried, what others do, what was missed. */
export class Animator {
  readonly #ui: GameUi;
  readonly #unseen = new UnseenEvents();
  #flights = new Set<Pick<Flight, 'skip'>>();
  /** When all that was begun has ended, on the clock of the page. */
  #until = 0;
  /** Whether something long is being shown, which can be skipped. */
  long = $state(false);

  constructor(ui: GameUi) {
    this.#ui = ui;
  }

  /** Shows what is new, after what is still being shown. So much of it had been seen elsewhere. */
  show(
    layer: Element,
    told: readonly LoggedEvent[],
    seat: Seat | null,
    colours: readonly string[],
    seenBefore?: number,
  ): void {
    const fresh = this.#unseen.take(told, seat, seenBefore);
    if (fresh.length === 0) return;
    const pace = untrack(() => settings.pace);
    const late = Math.max(0, this.#until - performance.now());
    // Who plays faster than can be shown is shown faster.
    const cues = writeScript(this.#ui, fresh, seat, colours, (pace || 1) * (1 + late / LONGEST_TURN));
    if (pace === 0) for (const kind of new Set(cues.map(({ travel }) => travel.kind))) sound(kind);
    else {
      const length = late + measureScript(cues);
      this.#until = performance.now() + length;
      this.long ||= length > LONG_MS;
      for (const cue of cues) this.#wait(layer, cue, late + cue.at);
    }
  }

  /** Shows once more what happened since the player's last move. */
  again(layer: Element, told: readonly LoggedEvent[], seat: Seat | null, colours: readonly string[]): void {
    this.skip();
    this.#unseen.forget();
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

  /** The page is painted without what will move; then each thing begins in its time, in a frame of its own. */
  #wait(layer: Element, cue: Cue, ms: number): void {
    const reveal = conceal(cue);
    const waiting = { skip: reveal };
    this.#flights.add(waiting);
    const begin = (): void => {
      if (!this.#flights.delete(waiting)) return;
      reveal();
      this.#begin(layer, cue);
    };
    afterPaint(() => setTimeout(() => requestAnimationFrame(begin), ms));
  }

  #begin(layer: Element, cue: Cue): void {
    const flight = launch(layer, cue);
    if (flight) this.#flights.add(flight);
    void Promise.resolve(flight?.finished).then(() => {
      if (flight && this.#flights.delete(flight)) sound(cue.travel.kind);
      if (this.#flights.size === 0) this.long = false;
    });
  }
}
