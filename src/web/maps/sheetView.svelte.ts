import { AWAY, PART, type Side } from '../table/sight.ts';
import { type Point, SHEET } from './draft.ts';

const LARGEST = 6;
/** A step of the buttons and keys. */
const STEP = 1.4;
const MARGIN_PX = 10;

/** How the sheet is looked at: so many pixels for each unit, and where its corner is in the window. */
export class SheetView {
  width = $state(0);
  height = $state(0);
  /** Times as large as fits; 1 shows all of it. */
  #zoom = $state(1);
  /** The point of the sheet in the middle of the window. */
  #middle: Point = $state.raw([SHEET.width / 2, SHEET.height / 2]);

  get #fitting(): number {
    const fitting = Math.min((this.width - 2 * MARGIN_PX) / SHEET.width, (this.height - 2 * MARGIN_PX) / SHEET.height);
    return Math.max(0.05, fitting);
  }

  get scale(): number {
    return this.#fitting * this.#zoom;
  }

  get left(): number {
    return this.width / 2 - this.#middle[0] * this.scale;
  }

  get top(): number {
    return this.height / 2 - this.#middle[1] * this.scale;
  }

  get isWhole(): boolean {
    return this.#zoom === 1;
  }

  fit = (): void => {
    this.#zoom = 1;
    this.#middle = [SHEET.width / 2, SHEET.height / 2];
  };

  closer = (): void => this.magnify(STEP, this.#middle);
  farther = (): void => this.magnify(1 / STEP, this.#middle);

  /** Larger or smaller, while a point of the sheet stays where it is. */
  magnify(factor: number, [x, y]: Point): void {
    const before = this.#zoom;
    this.#zoom = Math.min(LARGEST, Math.max(1, before * factor));
    const part = before / this.#zoom;
    this.#look([x + (this.#middle[0] - x) * part, y + (this.#middle[1] - y) * part]);
  }

  /** Moves the sheet by so many pixels. */
  pan(dx: number, dy: number): void {
    this.#look([this.#middle[0] - dx / this.scale, this.#middle[1] - dy / this.scale]);
  }

  /** On which sides the sheet goes on out of sight. */
  get goesOn(): { readonly [S in Side]: boolean } {
    return {
      left: this.left < -1,
      up: this.top < -1,
      right: this.left + SHEET.width * this.scale > this.width + 1,
      down: this.top + SHEET.height * this.scale > this.height + 1,
    };
  }

  /** Most of the window further to one side. */
  step = (side: Side): void => {
    const [dx, dy] = AWAY[side];
    this.pan(dx * this.width * PART, dy * this.height * PART);
  };

  /** Brings a point into view; what is seen already stays where it is. */
  reveal([x, y]: Point): void {
    const [px, py] = [this.left + x * this.scale, this.top + y * this.scale];
    const edge = 60;
    if (px < edge || py < edge || px > this.width - edge || py > this.height - edge) this.#look([x, y]);
  }

  /** No farther than the edges of the sheet; all of it is always in the middle. */
  #look([x, y]: Point): void {
    const within = (value: number, size: number, window: number): number => {
      const half = Math.min(size / 2, window / this.scale / 2);
      return Math.min(size - half, Math.max(half, value));
    };
    this.#middle = [within(x, SHEET.width, this.width), within(y, SHEET.height, this.height)];
  }
}
