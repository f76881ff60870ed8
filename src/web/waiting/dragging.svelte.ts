import type { Seat } from '../../kernel/index.ts';

/** A seat that is dragged to another one's place, by mouse or finger. */
export class Dragging {
  from: Seat | undefined = $state();
  to: Seat | undefined = $state();
  /** How far it has come, in pixels of the list. */
  by = $state(0);
  readonly #drop: (from: Seat, to: Seat) => unknown;
  #stop: (() => void) | undefined;

  constructor(drop: (from: Seat, to: Seat) => unknown) {
    this.#drop = drop;
  }

  grab(event: PointerEvent, seat: Seat, rows: readonly Element[]): void {
    const handle = event.currentTarget;
    if (event.button !== 0 || !(handle instanceof Element)) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const middles = rows.map(row => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const row = rows[seat];
    const start = middles[seat] ?? 0;
    // The page may be magnified.
    const scale = row instanceof HTMLElement ? row.getBoundingClientRect().height / row.offsetHeight : 1;
    const follow = ({ clientY }: PointerEvent): void => {
      const far = clientY - event.clientY;
      this.by = far / scale;
      this.to = nearest(middles, start + far);
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener('pointermove', follow, options);
    window.addEventListener('pointerup', () => this.#finish(), options);
    window.addEventListener('pointercancel', () => this.cancel(), options);
    this.#stop = () => listeners.abort();
    this.from = seat;
    this.to = seat;
    this.by = 0;
  }

  cancel(): void {
    this.#stop?.();
    this.from = undefined;
    this.to = undefined;
  }

  #finish(): void {
    const { from, to } = this;
    this.cancel();
    if (from !== undefined && to !== undefined && from !== to) this.#drop(from, to);
  }
}

const nearest = (middles: readonly number[], y: number): Seat => {
  const gaps = middles.map(middle => Math.abs(middle - y));
  return gaps.indexOf(Math.min(...gaps));
};
