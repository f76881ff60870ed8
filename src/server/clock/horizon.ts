/** Smaller steps are what clocks do when they are set right. */
const SLACK_MS = 1000;

/**
 * Notices that the clock went back: then tables may have been put off until a time that is not there yet. It remembers the
 * latest moment from which anything was put off.
 */
export class Horizon {
  #latest = 0;

  /** Something is being put off from this moment on. */
  note(now: number): void {
    this.#latest = Math.max(this.#latest, now);
  }

  /** The moment that the clock went back from, told once. */
  findStepBack(now: number): number | undefined {
    const latest = this.#latest;
    this.#latest = now;
    return latest > now + SLACK_MS ? latest : undefined;
  }
}
