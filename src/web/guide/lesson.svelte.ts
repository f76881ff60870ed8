import type { AnyOptions, Explanation } from '../../kernel/index.ts';
import type { GameUi, MoveOption, Pressed } from '../games/gameUi.ts';
import { requireWebGame } from '../games/index.ts';
import type { LocalSeat } from '../local/keeping.ts';
import { usualSeats } from '../local/seats.ts';
import { settings } from '../settings.svelte.ts';
import { TurnController } from '../table/turnController.svelte.ts';
import { wordsOf } from './languages.ts';
import type { LessonTable } from './lessonTable.svelte.ts';
import { keepLesson, lessonStep } from './progress.ts';
import type { Said, Step, Tutorial } from './tutorial.ts';

/** Playing with a coach: only the move that a step asks for is taken; anything else is answered kindly. */
export class Lesson extends TurnController {
  readonly table: LessonTable;
  readonly steps: readonly Step[];
  /** What wins games, in a few lines. */
  readonly wins: readonly Said[];
  /** Whether it goes on from where it was left. */
  readonly isResumed: boolean;
  #at = $state(0);
  /** The steps whose moves are tried and not confirmed: undoing goes back to them. */
  #tried: number[] = [];

  constructor(ui: GameUi, table: LessonTable, tutorial: Tutorial) {
    super(ui, table);
    this.table = table;
    this.steps = tutorial.steps;
    this.wins = tutorial.wins;
    this.#catchUp(lessonStep(ui.game.id));
    this.isResumed = this.at > 0;
    keepLesson(ui.game.id, false, this.at);
  }

  /** Does again without a word what the steps asked for before the lesson was left. */
  #catchUp(at: number): void {
    if (at >= this.steps.length - 1) return;
    for (; this.#at < at; this.#at++) {
      const { awaits } = this.step;
      if (awaits.kind === 'move') {
        const [option] = this.#listWanted(this.turn.options, awaits.like);
        if (!option) return;
        this.#tried.push(this.#at);
        this.turn.try(option);
      } else if (awaits.kind === 'confirm') {
        if (this.ending && !this.turn.finished) this.turn.try(this.ending);
        this.table.catchUp(this.turn.texts);
        this.#tried = [];
      }
    }
  }

  /** The moves that a step asks for, the cheapest first: a lesson is about the piece, and how it is paid is not asked. */
  #listWanted(options: readonly MoveOption[], like: object): MoveOption[] {
    return options.filter(({ explain }) => isLike(explain, like)).sort((a, b) => this.ui.cheaper(a.explain, b.explain));
  }

  get at(): number {
    return this.#at;
  }

  set at(at: number) {
    this.#at = at;
    keepLesson(this.ui.game.id, this.done, at);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get done(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** What the step asks for is lit up, and nothing else. */
  override readonly options = $derived.by(() => {
    const { awaits } = this.step;
    if (this.sending) return [];
    if (awaits.kind === 'confirm') return this.turn.options.filter(({ explain }) => this.ui.ends(explain));
    return awaits.kind === 'move' ? this.turn.options.filter(({ explain }) => isLike(explain, awaits.like)) : [];
  });

  override get mayFinish(): boolean {
    return this.step.awaits.kind === 'confirm';
  }

  override get prompt(): string {
    return wordsOf(settings.language).prompts[this.step.awaits.kind];
  }

  /** The game to play after the tutorial: as usual, against novices. */
  get firstGame(): readonly [options: AnyOptions, seats: readonly LocalSeat[]] {
    const { usualPlayers, usual } = requireWebGame(this.ui.game.id);
    return [usual(usualPlayers), usualSeats(usualPlayers, 'novice')];
  }

  next(): void {
    this.refused = undefined;
    this.at++;
  }

  /** Goes on when what the step waits for has come about without a press of the person. */
  settle(): void {
    const { kind } = this.step.awaits;
    if (kind === 'confirm' && this.turn.tried === 0 && !this.sending) {
      this.#tried = [];
      this.next();
    } else if (kind === 'others' && this.actor === this.seat) this.next();
  }

  override choose(meant: readonly MoveOption[]): void {
    const { awaits } = this.step;
    const wanted = awaits.kind === 'move' ? this.#listWanted(meant, awaits.like) : [];
    if (wanted.length === 0) {
      this.#remind();
      return;
    }
    this.#tried.push(this.at);
    this.at++;
    super.choose(wanted.slice(0, 1));
  }

  override chooseAll(): void {
    this.#remind();
  }

  /** The cards that are left must do for the rest of the tutorial. */
  override payOtherwise(): void {
    this.#remind();
  }

  override refuse(pressed: Pressed): void {
    // It could be done, but is not lit up: it is not what the step asks for.
    if (this.turn.options.some(({ explain }) => pressed.matches(explain))) {
      this.#remind();
      return;
    }
    super.refuse(pressed);
    if (this.step.awaits.kind === 'refusal' && this.refused) this.at++;
  }

  override async finish(): Promise<void> {
    if (this.step.awaits.kind === 'confirm') await super.finish();
    else this.#remind();
  }

  override undo(): void {
    super.undo();
    this.at = this.#tried.pop() ?? this.at;
  }

  override reset(): void {
    super.reset();
    this.at = this.#tried[0] ?? this.at;
    this.#tried = [];
  }

  #remind(): void {
    this.refused = { text: wordsOf(settings.language).later };
  }
}

/** Whether a move has all these members. */
const isLike = (explain: Explanation, like: object): boolean =>
  Object.entries(like).every(
    ([name, value]) => JSON.stringify((explain as { [member: string]: unknown })[name]) === JSON.stringify(value),
  );
