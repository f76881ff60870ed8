import { NOBODY, type RefusalParameters, type Seat } from '../../kernel/index.ts';
import type { MatchEntry } from '../../table/index.ts';
import type { GameUi, LoggedEvent, MoveOption, Pressed, PressedPlace } from '../games/gameUi.ts';
import { buzz } from '../haptics.ts';
import { tellWho } from '../i18n/who.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound.ts';
import { listMeanings, type Question } from './choices.ts';
import type { TableSource } from './source.ts';
import { TentativeTurn } from './tentativeTurn.svelte.ts';

/** Why not: a refusal in its own words, with the rule, and where it was asked. */
export interface ShownRefusal {
  readonly rule?: string;
  readonly reason?: string;
  readonly text: string;
  readonly parameters?: RefusalParameters;
  readonly at?: Element | undefined;
  /** The space of the board that it is about. */
  readonly spot?: string | undefined;
}

const MOST_MARKED = 40;
const KEEP_MS = 300;

/** What a player does at a table: trying, paying, undoing, confirming; and what the page shows of it. */
export class TurnController {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly #openedAt: number;
  /** On a shared device: the seat whose hand may be seen; the curtain is down until its player lifts it. */
  #lifted: Seat | undefined = $state();
  selection: unknown = $state();
  asked: Question | undefined = $state.raw();
  #refused: { readonly shown: ShownRefusal | undefined; readonly position: string } | undefined = $state.raw();
  sending = $state(false);
  /** Why what the keys have come to can't be used, said quietly for as long as they are there. */
  noted: string | undefined = $state();

  constructor(ui: GameUi, source: TableSource) {
    this.ui = ui;
    this.source = source;
    if (source.mine.length === 1) this.#lifted = source.mine[0];
    this.#openedAt = this.seatView.ply;
    this.#goOn();
  }

  /** What was being tried when the page was left; on a shared device once its player is back. */
  #goOn(): void {
    if (this.seatView.ply === this.#openedAt) this.turn.tryTexts(this.source.triedBefore ?? []);
  }

  /** What can be seen whoever is to act: with one person at this device, by their eyes. */
  readonly #open = $derived.by(() => {
    void this.source.version;
    const { mine } = this.source;
    return this.source.seatView(mine.length === 1 ? mine[0]! : null);
  });
  readonly actor = $derived(this.#open.actor);

  /** Whose eyes the page shows: on a shared device the one who is to act. */
  readonly seat: Seat | null = $derived.by(() => {
    const { mine } = this.source;
    if (mine.length <= 1) return mine[0] ?? null;
    return this.#lifted !== undefined && (this.#lifted === this.actor || !mine.includes(this.actor))
      ? this.#lifted
      : null;
  });

  /** The person to hand the device to before anything hidden is shown. */
  readonly curtain: Seat | undefined = $derived.by(() =>
    this.source.mine.length > 1 && this.source.mine.includes(this.actor) && this.seat !== this.actor
      ? this.actor
      : undefined,
  );

  readonly seatView = $derived.by(() => {
    void this.source.version;
    return this.source.mine.length > 1 && this.seat !== null ? this.source.seatView(this.seat) : this.#open;
  });

  readonly turn = $derived.by(
    () =>
      new TentativeTurn(
        this.ui,
        this.seatView.view,
        this.seatView.actor === this.seat ? this.seat : null,
        this.seatView.ply,
      ),
  );

  readonly view = $derived(this.turn.view(this.seatView.view));
  readonly options = $derived(this.sending ? [] : this.turn.options);

  readonly told: readonly LoggedEvent[] = $derived.by(() => {
    void this.source.version;
    return [...this.source.storyFor(this.seat, 0).flatMap(logEntry), ...this.turn.events];
  });

  /** What is on the table, tried moves included: what was refused is about this, and about nothing later. */
  readonly #position = $derived(`${this.seatView.ply} ${this.turn.texts.join('|')}`);

  get refused(): ShownRefusal | undefined {
    return this.#refused?.position === this.#position ? this.#refused.shown : undefined;
  }

  set refused(shown: ShownRefusal | undefined) {
    this.#refused = { shown, position: this.#position };
  }

  /** What others did since the own last move, and what is tried: what the board marks. */
  readonly recent = $derived.by(() => {
    const mine = this.told.findLastIndex(({ actor, tentative }) => actor === this.seat && !tentative);
    return this.told.slice(Math.max(mine + 1, this.told.length - MOST_MARKED));
  });

  readonly scores = $derived(this.seatView.scores);

  /** The people at the table, as texts name them: the one person at this device is “you”. */
  readonly players = $derived.by(() => {
    const { mine, names } = this.source;
    return tellWho(names, mine.length === 1 ? mine[0]! : null);
  });

  lift(): void {
    this.#lifted = this.actor;
    this.#goOn();
  }

  /** A press that means some options: one meaning is tried at once; several are asked for where it came down. */
  choose(meant: readonly MoveOption[], pressed: PressedPlace = {}): void {
    this.refused = undefined;
    const question = listMeanings(meant, this.ui);
    if (question.rows.length === 1 && question.more.length === 0) this.#try(question.rows[0]!);
    else this.asked = { ...question, ...pressed };
  }

  pick(option: MoveOption): void {
    this.asked = undefined;
    this.#try(option);
  }

  #try(option: MoveOption): void {
    this.selection = undefined;
    this.turn.try(option);
    buzz('place');
    this.#tried();
    if (this.turn.finished && settings.autoConfirm) void this.confirm();
  }

  #keeping: ReturnType<typeof setTimeout> | undefined;

  /** The turn that was tried last, and at which version of the table: both outlive the page that shows them. */
  #lastTried: { readonly turn: TentativeTurn; readonly version: number } | undefined;

  readonly #keepNow = (): void => {
    clearTimeout(this.#keeping);
    removeEventListener('pagehide', this.#keepNow);
    const tried = this.#lastTried;
    if (tried?.version === this.source.version) void this.source.keepTried?.(tried.turn.texts);
  };

  /** Keeps what is tried, once nothing else is to be done or the page is left. */
  #tried(): void {
    this.#lastTried = { turn: this.turn, version: this.source.version };
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(this.#keepNow, KEEP_MS);
    addEventListener('pagehide', this.#keepNow);
  }

  payOtherwise(option: MoveOption): void {
    this.turn.payOtherwise(option);
    this.#tried();
  }

  chooseAll(steps: readonly ((explain: MoveOption['explain']) => boolean)[]): void {
    this.refused = undefined;
    for (const matches of steps) {
      const option = this.turn.options.find(({ explain }) => matches(explain));
      if (option) this.#try(option);
      else {
        this.refuse({ matches });
        return;
      }
    }
  }

  /** Whether the turn may be confirmed as soon as it is complete. */
  get mayFinish(): boolean {
    return true;
  }

  /** What is said in place of what the game says to do. */
  get prompt(): string | undefined {
    return undefined;
  }

  /** The option that ends the turn, if the player may stop here. */
  readonly ending: MoveOption | undefined = $derived.by(() =>
    this.options.find(({ explain }) => this.ui.ends(explain)),
  );

  /** What the confirming button does: ends the turn where that is a move of its own, and sends everything. */
  async finish(): Promise<void> {
    if (this.ending && !this.turn.finished) this.turn.try(this.ending);
    if (this.turn.finished) await this.confirm();
  }

  /** Why nothing can be done at all: others are to act, or the turn is on its way. */
  readonly waiting: string | undefined = $derived.by(() => {
    if (this.sending) return settings.words.choice.wait;
    if (this.actor === this.seat || this.actor === NOBODY) return undefined;
    const actor = this.players[this.actor];
    return actor ? settings.words.table.waitFor(actor) : settings.words.choice.wait;
  });

  /** Why a tap does nothing: while others act, that they do; in a complete turn, that it is. */
  #whyNot({ at, spot, otherwise, ...meant }: Pressed): ShownRefusal | undefined {
    if (this.seat === null) return undefined;
    if (this.waiting !== undefined) return { text: this.waiting, at, spot };
    const { turnComplete } = settings.words.table;
    const refusal = this.turn.finished ? { text: turnComplete } : (this.turn.whyNot(meant) ?? otherwise);
    return refusal && { ...refusal, at, spot };
  }

  /** Says why a tap does nothing. */
  refuse(pressed: Pressed): void {
    this.refused = this.#whyNot(pressed);
    if (this.refused) this.#refuseAloud();
  }

  /** Says why a button can't be used now. */
  explain(text: string, at?: Element): void {
    this.refused = { text, at };
    this.#refuseAloud();
  }

  #refuseAloud(): void {
    sound('refuse');
    buzz('refuse');
  }

  /** Says quietly why something that has the focus can't be used, until the focus leaves it. */
  note(focused: Pressed | undefined): void {
    const refusal = focused && this.#whyNot(focused);
    this.noted = refusal && this.tell(refusal);
  }

  /** A refusal in the reader's language. */
  tell({ reason, text, parameters }: ShownRefusal): string {
    return (reason && this.ui.words(settings.language).refusal(reason, parameters)) ?? text;
  }

  undo(): void {
    this.refused = undefined;
    this.selection = undefined;
    this.turn.undo();
    this.#tried();
  }

  reset(): void {
    this.refused = undefined;
    this.selection = undefined;
    this.turn.reset();
    this.#tried();
  }

  async confirm(): Promise<void> {
    const { seat, texts, ply } = this.turn;
    if (seat === null || texts.length === 0 || this.sending) return;
    this.sending = true;
    const rejected = await this.source.play(seat, ply, texts);
    this.sending = false;
    this.selection = undefined;
    if (rejected) {
      this.turn.reset();
      this.refused = { text: rejected.message, ...(rejected.rule && { rule: rejected.rule }) };
    }
  }
}

const known = new WeakMap<MatchEntry, readonly LoggedEvent[]>();

/** The events of an entry: the same objects each time, so that who draws them sees what is new. */
function logEntry(matchEntry: MatchEntry): readonly LoggedEvent[] {
  const { entry, actor, events } = matchEntry;
  const logged = known.get(matchEntry) ?? events.map(event => ({ event, actor, entry, tentative: false }));
  known.set(matchEntry, logged);
  return logged;
}
