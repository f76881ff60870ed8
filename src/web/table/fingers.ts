/** What fingers do on something that can be moved and magnified. */
interface Handling {
  /** Whether one finger moves it. */
  mayDrag(): boolean;
  drag(dx: number, dy: number): void;
  /** Two fingers move apart by a factor, around a point of the window, and on by so much. */
  pinch(factor: number, at: { readonly clientX: number; readonly clientY: number }, dx: number, dy: number): void;
}

const DRAG_PX = 6;

/** Follows the fingers that are down. */
export class Fingers {
  readonly #down = new Map<number, PointerEvent>();
  readonly #handling: Handling;
  #dragged = false;

  constructor(handling: Handling) {
    this.#handling = handling;
  }

  /** Whether the latest press was a drag: asked once, by the click that ends it. */
  takeDrag(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#down.size === 0) this.#dragged = false;
    this.#down.set(event.pointerId, event);
  };

  readonly up = (event: PointerEvent): void => void this.#down.delete(event.pointerId);

  readonly move = (event: PointerEvent & { readonly currentTarget: EventTarget & Element }): void => {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.clientX;
    const dy = event.clientY - before.clientY;
    const other = [...this.#down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      const at = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
      this.#handling.pinch(is / Math.max(1, was), at, dx / 2, dy / 2);
    } else if (this.#handling.mayDrag() && (this.#dragged || Math.hypot(dx, dy) > DRAG_PX)) {
      if (!this.#dragged) event.currentTarget.setPointerCapture(event.pointerId);
      this.#handling.drag(dx, dy);
    } else return;
    this.#dragged = true;
    this.#down.set(event.pointerId, event);
  };
}
