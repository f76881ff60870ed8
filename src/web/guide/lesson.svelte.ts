import type { Explanation } from '../../kernel/index.ts';
import type { GameUi, MoveOption, Pressed } from '../games/gameUi.ts';
import { settings } from '../settings.svelte.ts';
import { TurnController } from '../table/turnController.svelte.ts';
import { wordsOf } from './languages.ts';
import type { LessonTable } from './lessonTable.svelte.ts';
import type { Step, Tutorial } from './tutorial.ts';

/** Playing with a coach: only the move that a step asks for is taken; anything else is answered kindly. */
export class Lesson extends TurnController {
  readonly table: LessonTable;
  readonly steps: readonly Step[];
  at = $state(0);
  /** The steps whose moves are tried and not confirmed: undoing goes back to them. */
  #tried: number[] = [];

  constructor(ui: GameUi, table: LessonTable, tutorial: Tutorial) {
    super(ui, table);
    this.table = table;
    this.steps = tutorial.steps;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get done(): boolean {
    return this.at === this.steps.length - 1;
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
    const wanted = awaits.kind === 'move' ? meant.filter(({ explain }) => isLike(explain, awaits.like)) : [];
    if (wanted.length === 0) {
      this.#remind();
      return;
    }
    this.#tried.push(this.at);
    this.at++;
    // A lesson is about the piece: how it is paid is not asked.
    super.choose(wanted.toSorted((a, b) => this.ui.cheaper(a.explain, b.explain)).slice(0, 1));
  }

  override chooseAll(): void {
    this.#remind();
  }

  /** The cards that are left must do for the rest of the tutorial. */
  override payOtherwise(): void {
    this.#remind();
  }

  override refuse(pressed: Pressed): void {
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
