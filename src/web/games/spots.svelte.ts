// What every board does with its spaces: press, focus and keys. Only one space is a stop of the Tab key; arrows go on from it.
import type { Explanation } from '../../kernel/index.ts';
import { find } from '../table/addresses.ts';
import type { GameUiProps, MoveOption, Pressed } from './gameUi.ts';

/** Something on a board that can be pressed. */
export interface Spot {
  /** Its `data-spot`. */
  readonly id: string;
}

/** One step to the right and one down are 1. */
export type Direction = readonly [dx: number, dy: number];

const directions: { readonly [key: string]: Direction } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What a board knows of its spaces. Members may be getters: they are read when they are needed. */
export interface SpotSource<S extends Spot, E extends Explanation>
  extends Pick<GameUiProps<unknown, E>, 'choose' | 'refuse'> {
  readonly spots: readonly S[];
  /** Spaces where something can be done now. */
  readonly legal: readonly S[];
  /** Where the Tab key stops first. */
  readonly first: S;
  optionsAt(spot: S): readonly MoveOption<E>[];
  /** Picks the moves that a press may have meant where nothing is legal. */
  matcherAt(spot: S): Pressed<E>['matches'];
  /** What it may have meant where no game has such a move. */
  textAt?(spot: S): string | undefined;
  neighbour(from: S, direction: Direction): S | undefined;
  /** The next or the previous space where something can be done. */
  nextLegal?(from: S, step: 1 | -1): S | undefined;
}

type SpotEvent = Event & { readonly currentTarget: EventTarget & SVGElement };

export class Spots<S extends Spot, E extends Explanation> {
  readonly #source: SpotSource<S, E>;
  #focused: string | undefined = $state();

  constructor(source: SpotSource<S, E>) {
    this.#source = source;
  }

  /** The space that the Tab key stops at. */
  readonly current: string = $derived.by(() => {
    const { spots, first } = this.#source;
    return spots.find(({ id }) => id === this.#focused)?.id ?? first.id;
  });

  /** For a board that follows the focus however it came. */
  follow(spot: S): void {
    this.#focused = spot.id;
  }

  press(spot: S, { currentTarget }: SpotEvent): void {
    this.#focused = spot.id;
    const here = this.#source.optionsAt(spot);
    const place = { at: currentTarget, spot: spot.id };
    if (here.length > 0) this.#source.choose(here, place);
    else this.#source.refuse({ matches: this.#source.matcherAt(spot), text: this.#source.textAt?.(spot), ...place });
  }

  handleKey(spot: S, event: KeyboardEvent & SpotEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const direction = directions[event.key];
    if (direction) this.#focus(this.#source.neighbour(spot, direction), event);
    else if (event.key === 'Enter' || event.key === ' ') this.press(spot, event);
    else if (event.key === 'n' || event.key === 'N')
      this.#focus(this.#nextLegal(spot, event.key === 'n' ? 1 : -1), event);
    else return;
    event.preventDefault();
  }

  #nextLegal(from: S, step: 1 | -1): S | undefined {
    const { legal, nextLegal } = this.#source;
    if (nextLegal) return nextLegal(from, step);
    return legal[(legal.findIndex(({ id }) => id === from.id) + step + legal.length) % legal.length];
  }

  #focus(spot: S | undefined, { currentTarget }: SpotEvent): void {
    if (!spot) return;
    this.#focused = spot.id;
    const board = currentTarget.ownerSVGElement;
    requestAnimationFrame(() => board && find({ spot: spot.id }, board)?.focus());
  }
}
