import { findMiddle, LARGEST, type Lens, lookAt, magnify, type Point, type Room, shift, WHOLE } from './lens.ts';
import { AWAY, PART, type Side } from './sight.ts';

/** What of a board is looked at, and who wanted that. */
export class Camera {
  lens: Lens = $state.raw(WHOLE);
  /** Whether the board moves by itself, and so glides. */
  glides = $state(false);
  /** Whether somebody has chosen what to look at: that stands until the end of the step. */
  isOwn = false;
  readonly #room: () => Room;

  constructor(room: () => Room) {
    this.#room = room;
  }

  get isNear(): boolean {
    return this.lens.scale > 1;
  }

  /** Looks as somebody wants it. */
  #look(lens: Lens): void {
    this.isOwn = true;
    this.glides = false;
    this.lens = lens;
  }

  /** Goes somewhere by itself. */
  #glide(lens: Lens): void {
    this.isOwn = false;
    this.glides = true;
    this.lens = lens;
  }

  readonly showWhole = (): void => this.#glide(WHOLE);

  magnify(factor: number, at: Point): void {
    this.#look(magnify(this.lens, factor, at, this.#room()));
  }

  shift(dx: number, dy: number): void {
    this.#look(shift(this.lens, dx, dy, this.#room()));
  }

  /** Brings a point of the board, in shares of its width and height, to the middle. */
  readonly goTo = (x: number, y: number): void => {
    const room = this.#room();
    this.#look(lookAt({ x: x * room.world.width, y: y * room.world.height }, this.lens.scale, room));
  };

  /** Most of the window further to one side. */
  readonly pan = (side: Side): void => {
    const { view, covered } = this.#room();
    const [x, y] = AWAY[side];
    this.#glide(shift(this.lens, x * view.width * PART, y * (view.height - covered) * PART, this.#room()));
    this.isOwn = true;
  };

  /** Comes so near most of some places of the board. */
  approach(places: readonly Point[], wanted: number): void {
    const scale = Math.min(LARGEST, Math.max(this.lens.scale, wanted));
    const room = this.#room();
    if (scale > 1 && places.length > 0) this.#glide(lookAt(findMiddle(places, scale, room), scale, room));
  }
}
