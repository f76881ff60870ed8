import { badge, notify } from '../online/alerts.ts';
import type { OnlineTable } from '../online/onlineTable.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound.ts';
import { waitingWordsOf } from './languages.ts';

const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

/** Tells a host who looks elsewhere who has arrived, and that the game can start: by title, badge, sound and notification. */
export class Arrivals {
  readonly #table: OnlineTable;
  #known: readonly string[];
  #wasFull: boolean;
  /** Who has come since the host last looked. */
  #unseen: readonly string[] = $state.raw([]);
  /** What is said aloud on the page itself. */
  latest = $state('');

  constructor(table: OnlineTable) {
    this.#table = table;
    this.#known = listGuests(table);
    this.#wasFull = isFull(table);
  }

  /** What the host should see first in the title. */
  get title(): string | undefined {
    if (!this.#table.isHost) return undefined;
    const words = waitingWordsOf(settings.language);
    if (isFull(this.#table)) return words.ready;
    return this.#unseen.length > 0 ? words.arrived(this.#unseen) : undefined;
  }

  /** Compares with who was there before; to be called whenever the table has changed. */
  look(): void {
    const guests = listGuests(this.#table);
    const arrived = guests.filter(name => !this.#known.includes(name));
    const full = isFull(this.#table);
    const isReady = full && !this.#wasFull;
    this.#known = guests;
    this.#wasFull = full;
    badge(full && this.#table.isHost);
    if (!this.#table.isHost || !(isReady || arrived.length > 0)) return;
    const words = waitingWordsOf(settings.language);
    const parts = [...(arrived.length > 0 ? [words.arrived(arrived)] : []), ...(isReady ? [words.ready] : [])];
    this.latest = `${parts.join('. ')}.`;
    if (!isLookedAt()) this.#unseen = [...this.#unseen, ...arrived];
    sound('turn');
    void notify(parts.join(' · '), this.#table.id);
  }

  /** Tells players who look elsewhere that the game has begun; whoever is to move hears that from the table. */
  leave(game: string): void {
    badge(false);
    const { begun, seat, myTurn, id } = this.#table;
    if (!begun || seat === null || myTurn || isLookedAt()) return;
    sound('turn');
    void notify(waitingWordsOf(settings.language).begun(game), id);
  }

  seen(): void {
    if (isLookedAt()) this.#unseen = [];
  }
}

const listGuests = ({ state, seat: own, names }: OnlineTable): string[] =>
  state.seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== own ? (names[seat] ?? []) : []));

/** Whether nothing is missing for the start. */
const isFull = ({ state }: OnlineTable): boolean =>
  state.status === 'open' && state.seats.every(({ kind }) => kind !== 'open');
