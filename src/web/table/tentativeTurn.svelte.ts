import { type Move, type Refusal, type ScoreSheet, type Seat, seeded } from '../../kernel/index.ts';
import type { GameUi, LoggedEvent, MoveOption } from '../games/gameUi.ts';
import { type Meant, whyNot } from './whyNot.ts';

/** A step of the turn that is being tried: the state after it, and what happened. */
interface Step {
  readonly move: Move;
  /** The options that mean the same but for how they are paid, this one among them. */
  readonly ways: readonly MoveOption[];
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/**
 * Moves that are tried and not yet confirmed. They are played on a guess of the position: what the player sees and may do is the
 * same in every guess, until something is drawn. So the page shows them at once, and nothing is sent before the player confirms.
 */
export class TentativeTurn {
  readonly #ui: GameUi;
  readonly #base: unknown;
  readonly seat: Seat | null;
  readonly ply: number;
  #steps: readonly Step[] = $state.raw([]);

  constructor(ui: GameUi, view: unknown, seat: Seat | null, ply: number) {
    this.#ui = ui;
    this.seat = seat;
    this.ply = ply;
    this.#base = seat === null ? undefined : ui.game.guess(view, seat, seeded(1));
  }

  get #state(): unknown {
    return this.#steps.at(-1)?.state ?? this.#base;
  }

  /** The position before anything was tried, as far as the seat knows it. */
  get start(): unknown {
    return this.#base;
  }

  /** Moves tried so far, as texts to send. */
  get texts(): string[] {
    return this.#steps.map(({ move }, i) => this.#ui.game.writeMove(this.#steps[i - 1]?.state ?? this.#base, move));
  }

  get tried(): number {
    return this.#steps.length;
  }

  /** What this seat sees once the tried moves are played. */
  view(confirmed: unknown): unknown {
    return this.tried === 0 ? confirmed : this.#ui.game.view(this.#state, this.seat);
  }

  /** The same once one more is played. */
  after({ move }: MoveOption): unknown {
    const { game } = this.#ui;
    const state = game.clone(this.#state);
    game.play(state, move);
    return game.view(state, this.seat);
  }

  /** The score sheet once the tried moves are played. */
  scores(confirmed: ScoreSheet): ScoreSheet {
    return this.tried === 0 ? confirmed : this.#ui.game.scores(this.#state);
  }

  readonly options: readonly MoveOption[] = $derived.by(() => {
    const { game } = this.#ui;
    const state = this.#state;
    if (state === undefined || game.actor(state) !== this.seat) return [];
    return game.moves(state).map(move => ({ move, explain: game.explain(state, move) }));
  });

  /** Whether the turn can't go on without being confirmed: somebody else acts, or something is drawn. */
  get finished(): boolean {
    return this.tried > 0 && this.options.length === 0;
  }

  /** Whether confirming draws or reveals something, so that it can't be undone. */
  get draws(): boolean {
    return this.finished && this.#ui.game.actor(this.#state) === -1;
  }

  get events(): LoggedEvent[] {
    return this.#steps.flatMap(({ events }, i) =>
      events.map(event => ({ event, actor: this.seat!, entry: this.ply + i, tentative: true })),
    );
  }

  try(option: MoveOption): void {
    const { game, meaning, cheaper } = this.#ui;
    const meant = meaning(option.explain);
    const ways = this.options
      .filter(({ explain }) => explain.kind === option.explain.kind && meaning(explain) === meant)
      .sort((a, b) => cheaper(a.explain, b.explain));
    const state = game.clone(this.#state);
    const events: unknown[] = [];
    game.play(state, option.move, event => events.push(event));
    this.#steps = [...this.#steps, { move: option.move, ways, state, events }];
  }

  /** Tries moves given as texts, as far as they are possible. */
  tryTexts(texts: readonly string[]): void {
    for (const text of texts) {
      const move = this.#state === undefined ? undefined : this.#ui.game.readMove(this.#state, text);
      const option = this.options.find(option => option.move === move);
      if (!option) return;
      this.try(option);
    }
  }

  /** The ways to pay for the latest step that has several, and the one that was taken. */
  get payment(): { readonly ways: readonly MoveOption[]; readonly taken: Move } | undefined {
    const step = this.#steps.findLast(({ ways }) => ways.length > 1);
    return step && { ways: step.ways, taken: step.move };
  }

  /** Pays that step otherwise; what was tried after it stands as far as it is still possible. */
  payOtherwise(option: MoveOption): void {
    const at = this.#steps.findLastIndex(({ ways }) => ways.length > 1);
    const after = this.texts.slice(at + 1);
    this.#steps = this.#steps.slice(0, at);
    this.try(option);
    this.tryTexts(after);
  }

  undo(): void {
    this.#steps = this.#steps.slice(0, -1);
  }

  reset(): void {
    this.#steps = [];
  }

  /** Change of each seat's points, those that its panel shows, by the tried moves or by one more. */
  gain(option?: MoveOption): readonly number[] {
    const { game } = this.#ui;
    if (this.#base === undefined) return [];
    let after = this.#state;
    const before = option ? after : this.#base;
    if (option) {
      after = game.clone(after);
      game.play(after, option.move);
    }
    const counted = this.#ui.headline ?? 'points';
    const was = game.scores(before)[counted];
    return game.scores(after)[counted].map((points, seat) => points - was[seat]!);
  }

  /** Why a tap does nothing now, or nothing if it means no move. */
  whyNot(meant: Meant): Refusal | undefined {
    const state = this.#state;
    return state === undefined ? undefined : whyNot(this.#ui, state, this.#ui.game.view(state, this.seat), meant);
  }
}
