/** Smaller steps are ordinary clock adjustments. */
const SLACK_MS = 1000;

/**
 * Detects that the clock went back, after which tables may be postponed far into the future. It remembers the latest time
 * at which anything was postponed.
 */
export class Horizon {
  #latest = 0;

  /** Notes that something is postponed at this time. */
  note(now: number): void {
    this.#latest = Math.max(this.#latest, now);
  }

  /** The time from which the clock went back; returned once. */
  findStepBack(now: number): number | undefined {
    const latest = this.#latest;
    this.#latest = now;
    return latest > now + SLACK_MS ? latest : undefined;
  }
}
