import { type AnyOptions, NOBODY, type Problem, type ScoreSheet } from '../../kernel/index.ts';
import { showName } from '../local/names.ts';
import { settings } from '../settings.svelte.ts';
import { pack, readDraft } from './link.ts';
import type { Draft, SetUp } from './setup.ts';

/** What the engine says of the position. */
export type Verdict =
  | { readonly ok: true; readonly sheet: ScoreSheet; readonly over: boolean }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const keyOf = (game: string): string => `score.${game}`;

/** The draft that was left on this device, if it can still be read. */
export function loadDraft(setup: SetUp): Draft | undefined {
  try {
    return readDraft(JSON.parse(localStorage.getItem(keyOf(setup.ui.game.id)) ?? 'null'), setup);
  } catch {
    return undefined;
  }
}

/** A table on which a finished game is set up: the draft with its undo, kept on this device, and what the engine says of it. */
export class ScoringDraft {
  readonly setup: SetUp;
  #past: readonly Draft[] = $state.raw([]);
  draft: Draft = $state.raw()!;

  constructor(setup: SetUp, draft: Draft, past: readonly Draft[] = []) {
    this.setup = setup;
    this.draft = draft;
    this.#past = past;
  }

  /** The players as the reader sees them: usual names are in the language of the page. */
  readonly names: readonly string[] = $derived(this.draft.names.map(name => showName(name, settings.language)));

  readonly verdict: Verdict = $derived.by(() => {
    const { game } = this.setup.ui;
    const reading = this.setup.read(this.draft.position);
    return reading.ok
      ? { ok: true, sheet: game.scores(reading.value), over: game.actor(reading.value) === NOBODY }
      : reading;
  });

  readonly view: unknown = $derived.by(() => {
    const { verdict } = this;
    const points = verdict.ok ? verdict.sheet.projected : this.draft.names.map(() => 0);
    return this.setup.view(this.draft.position, points);
  });

  get options(): AnyOptions {
    return (this.draft.position as { options: AnyOptions }).options;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The link's text, to be put behind `#`. */
  pack(): Promise<string> {
    return pack(this.draft);
  }

  place(position: unknown): void {
    if (position !== this.draft.position) this.#become({ ...this.draft, position });
  }

  rename(seat: number, name: string): void {
    this.#become({ ...this.draft, names: this.draft.names.map((old, n) => (n === seat ? name : old)) });
  }

  choose(options: AnyOptions, nameOf: (seat: number) => string): void {
    const names = Array.from({ length: options.players }, (_, seat) => this.draft.names[seat] ?? nameOf(seat));
    this.#become({ names, position: this.setup.withOptions(this.draft.position, options) });
  }

  clear(): void {
    this.place(this.setup.blank(this.options));
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = last;
    this.#keep();
  }

  #become(draft: Draft): void {
    this.#past = [...this.#past, this.draft];
    this.draft = draft;
    this.#keep();
  }

  #keep(): void {
    // A link tells of the table as it was; from now on this device does.
    if (location.hash) history.replaceState(null, '', location.pathname);
    try {
      localStorage.setItem(keyOf(this.setup.ui.game.id), JSON.stringify(this.draft));
    } catch {
      // Private windows may refuse; the draft then lasts as long as the page.
    }
  }
}
