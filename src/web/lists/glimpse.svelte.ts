import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Glance, ListedTable } from '../../api/index.ts';
import { sheet } from '../art/sheet.svelte.ts';
import type { GameUi } from '../games/gameUi.ts';
import { webGame } from '../games/index.ts';
import type { LogLine } from '../games/logLine.ts';
import { tellWho } from '../i18n/who.ts';
import { api } from '../online/api.ts';
import { nameSeats } from '../online/nameSeats.ts';
import { settings } from '../settings.svelte.ts';
import { coloursOf } from '../table/colours.ts';
import { sayLastMove } from './lastMove.ts';

/** So far outside the window a row is got ready. */
const MARGIN = '240px';

/** A table as lists show it, by what everybody may know: asked for once it is nearly in sight, and again when the table has moved on. */
export class Glimpse {
  glance: Glance | undefined = $state.raw();
  ui: GameUi | undefined = $state.raw();
  #isNear = $state(false);
  readonly #listed: () => ListedTable;

  constructor(listed: () => ListedTable) {
    this.#listed = listed;
    $effect(() => {
      const now = listed();
      if (this.#isNear) untrack(() => void this.#look(now));
    });
  }

  /** Says when the element that shows the table comes near. */
  readonly follow: Attachment = element => {
    const observer = new IntersectionObserver(
      entries => {
        this.#isNear = entries.at(-1)?.isIntersecting === true;
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };

  /** The class of each seat's colour. */
  get colours(): readonly string[] {
    const view = this.glance?.view;
    return (view === undefined ? undefined : this.ui?.colours?.(view)) ?? coloursOf(this.#listed().state.seats.length);
  }

  /** The way of playing, in a few words. */
  get variant(): string | undefined {
    return this.ui?.words(settings.language).variant({ options: this.#listed().state.options });
  }

  /** What was done last. */
  get lastMove(): LogLine | undefined {
    const { state, seat } = this.#listed();
    // What a bot does for us is not our doing.
    const isPlayed = seat !== null && state.seats[seat]?.bot === undefined;
    const players = tellWho(nameSeats(state), isPlayed ? seat : null);
    return this.ui && this.glance && sayLastMove(this.glance, this.ui, players, settings.language);
  }

  async #look({ table, line, state }: ListedTable): Promise<void> {
    // What can't be had is not shown; the next list asks again.
    if (!this.ui) void this.#loadUi(state.game).catch(() => {});
    if (state.status === 'open' || (this.glance && this.glance.line >= line)) return;
    const answer = await api.glance(table);
    if (answer.ok && answer.value.line >= (this.glance?.line ?? 0)) this.glance = answer.value;
  }

  async #loadUi(game: string): Promise<void> {
    [this.ui] = await Promise.all([webGame(game)?.ui(), sheet.load()]);
  }
}
