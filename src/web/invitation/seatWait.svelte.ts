import { allowNotices, badge, mayNotify, notify } from '../online/alerts.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound.ts';
import type { Finding } from './words.ts';

/** Waits at a full table until a seat is free, for as long as the page is open. */
export class SeatWait {
  on = $state(false);
  /** A seat became free while we waited, and is still free. */
  opened = $state(false);
  readonly #finding: () => Finding | undefined;

  constructor(finding: () => Finding | undefined) {
    this.#finding = finding;
  }

  toggle(): void {
    this.on = !this.on;
    // The press is the moment to ask the browser for leave; without it the page still says so by title and sound.
    if (this.on && mayNotify()) void allowNotices().then(allowed => (settings.notify ||= allowed));
  }

  /** Tells by title, badge, sound and notification that a seat is free; to be called whenever the table has changed. */
  follow(game: string, text: string): void {
    const finding = this.#finding();
    if (finding !== 'open') this.opened = false;
    badge(this.opened);
    if (finding !== 'open' || !this.on) return;
    this.on = false;
    this.opened = true;
    sound('turn');
    void notify(`${game} · ${text}`, 'seat');
  }
}
