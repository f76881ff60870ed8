// Every press is answered at once: what was pressed is marked, and what the press asks for is done when that is painted.
import { afterPaint } from '../afterPaint.ts';

let waiting: (() => void) | undefined;

function doNow(): void {
  const work = waiting;
  waiting = undefined;
  work?.();
}

// Whoever presses on finds everything done that was asked for before.
for (const kind of ['pointerdown', 'keydown', 'click']) addEventListener(kind, doNow, { capture: true });

/** Does something that was asked for by a press. */
export function press(work: () => unknown): void {
  doNow();
  const pressed = document.activeElement?.closest('[data-spot], button');
  pressed?.setAttribute('data-pressed', '');
  waiting = () => {
    pressed?.removeAttribute('data-pressed');
    work();
  };
  afterPaint(doNow);
}
