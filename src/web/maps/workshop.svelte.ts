import type { Side } from '../../games/china/index.ts';
import { keep, readKept } from '../kept.ts';
import { examineDraft, type Finding } from './check.ts';
import { type Draft, emptyDraft, onSheet, type Point, type Selectable, type Selection, SHEET } from './draft.ts';
import { itemAt, moveBy, remove } from './edits.ts';
import { type KeptMap, type KeptSteps, keepMap } from './keeping.ts';
import { outlineProvinces } from './outlines.ts';
import { longestPart } from './track.ts';
import { Trial } from './trial.svelte.ts';

export const TOOLS = [
  'select',
  'space',
  'road',
  'province',
  'alliance',
  'post',
  'port',
  'track',
  'photo',
  'delete',
] as const;
export type Tool = (typeof TOOLS)[number];

/** So many units apart. */
export const GRID = 5;
const SNAPS = 'mapSnaps';

/** Undo goes back so far. */
const MOST_STEPS = 200;

/** A map in the workshop: the draft with its undo and redo, kept on this device, and what there is to say about it. */
export class Workshop {
  readonly id: string;
  draft: Draft = $state.raw(emptyDraft(''));
  #past: readonly Draft[] = $state.raw([]);
  #future: readonly Draft[] = $state.raw([]);
  /** Changes of one drag or of one field are one step. */
  #run: string | undefined;
  #side: Side = $state('34');
  #tool: Tool = $state('select');
  selected: Selection | undefined = $state.raw();
  /** Where the next road begins: the id of a space. */
  roadFrom: string | undefined = $state();
  /** Whether what is placed and dragged keeps to the grid. */
  snaps = $state(readKept(SNAPS) === 'yes');
  saving: 'saved' | 'saving' | 'failed' = $state('saved');
  /** Raised when something is to be brought into view. */
  shows: { readonly point: Point } | undefined = $state.raw();

  readonly #trial = new Trial();

  constructor({ id, side, draft }: KeptMap, steps: KeptSteps | undefined) {
    this.id = id;
    this.draft = draft;
    this.#side = side;
    this.#past = steps?.past ?? [];
    this.#future = steps?.future ?? [];
    this.#trial.plan(draft, side);
  }

  readonly outlines: readonly (readonly Point[])[] = $derived.by(() => outlineProvinces(this.draft));
  readonly findings: readonly Finding[] = $derived.by(() => this.#examine());
  readonly isPlayable: boolean = $derived.by(() => this.findings.every(({ isError }) => !isError));

  #examine(): readonly Finding[] {
    return examineDraft(this.draft, this.#side, this.outlines, this.#trial.problemsOf(this.draft, this.#side));
  }

  get side(): Side {
    return this.#side;
  }

  /** Sides have other roads: what was selected there is not here. */
  set side(side: Side) {
    this.#side = side;
    if (this.selected?.kind === 'road' || (this.selected?.kind === 'post' && side !== 'border'))
      this.selected = undefined;
    this.roadFrom = undefined;
    void this.#keep();
  }

  get tool(): Tool {
    return this.#tool;
  }

  set tool(tool: Tool) {
    this.#tool = tool;
    this.roadFrom = undefined;
    this.#run = undefined;
    // There is one track, and its turns are to be seen.
    if (tool === 'track') this.select('track', 0);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Makes the next draft the current one. Changes with the same run, one after the other, are undone together. */
  become(draft: Draft, run?: string): void {
    if (draft === this.draft) return;
    if (run === undefined || run !== this.#run) this.#past = [...this.#past, this.draft].slice(-MOST_STEPS);
    this.#run = run;
    this.#future = [];
    this.draft = draft;
    // What is dragged is kept when it is let go.
    if (run !== DRAG) void this.#keep();
  }

  /** Ends a drag or the writing in a field: what comes next is another step. */
  settle(): void {
    if (this.#run === DRAG) void this.#keep();
    this.#run = undefined;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.draft, ...this.#future];
    this.#goTo(last);
  }

  redo(): void {
    const next = this.#future[0];
    if (!next) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, this.draft];
    this.#goTo(next);
  }

  #goTo(draft: Draft): void {
    this.draft = draft;
    this.#run = undefined;
    this.roadFrom = undefined;
    if (this.selected && !this.has(this.selected)) this.selected = undefined;
    void this.#keep();
  }

  toggleSnap(): void {
    this.snaps = !this.snaps;
    keep(SNAPS, this.snaps ? 'yes' : 'no');
  }

  /** Where something goes that is dragged or put here: the nearest point of the grid while it is used. */
  snap([x, y]: Point): Point {
    const near = (value: number): number => (this.snaps ? Math.round(value / GRID) * GRID : value);
    return [near(x), near(y)];
  }

  has({ kind, at }: Selection): boolean {
    if (kind === 'track') return true;
    if (kind === 'road') return this.draft.roads[this.#side]?.[at] !== undefined;
    return itemAt(this.draft, kind, at) !== undefined;
  }

  select(kind: Selectable, at: number): void {
    this.selected = { kind, at };
  }

  /** Selects something and brings it into view. */
  show(selection: Selection): void {
    if (!this.has(selection)) return;
    this.selected = selection;
    this.shows = { point: this.placeOf(selection) };
  }

  placeOf({ kind, at }: Selection): Point {
    if (kind === 'track') return longestPart(this.draft).middle;
    const road = kind === 'road' ? this.draft.roads[this.#side]?.[at] : undefined;
    const places = kind === 'road' ? road?.flatMap(id => this.findEnd(id) ?? []) : [itemAt(this.draft, kind, at)];
    const [a, b = a] = places ?? [];
    return a && b ? [(a.x + b.x) / 2, (a.y + b.y) / 2] : [SHEET.width / 2, SHEET.height / 2];
  }

  findEnd(id: string) {
    return this.draft.spaces.find(space => space.id === id) ?? this.draft.posts.find(post => post.id === id);
  }

  move(dx: number, dy: number): void {
    if (this.selected)
      this.become(moveBy(this.draft, this.selected, dx, dy), `move ${this.selected.kind} ${this.selected.at}`);
  }

  removeSelected(): void {
    if (!this.selected) return;
    this.become(remove(this.draft, this.#side, this.selected));
    this.selected = undefined;
    this.roadFrom = undefined;
  }

  #again = false;
  /** Keeps the map as it is now, and has its roads tried out. While it is written, only the latest state waits. */
  async #keep(): Promise<void> {
    this.#trial.plan(this.draft, this.#side);
    this.#again = true;
    if (this.saving === 'saving') return;
    this.saving = 'saving';
    try {
      while (this.#again) {
        this.#again = false;
        const { id, draft } = this;
        await keepMap(
          { id, changed: Date.now(), side: this.#side, draft },
          { id, past: this.#past, future: this.#future },
        );
      }
      this.saving = 'saved';
    } catch {
      this.saving = 'failed';
    }
  }
}

/** The run of everything that is dragged. */
export const DRAG = 'drag';

export const roundPoint = ([x, y]: Point): Point => {
  const at = onSheet(x, y);
  return [at.x, at.y];
};
