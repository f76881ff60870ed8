import { untrack } from 'svelte';
import { afterPaint } from './afterPaint.ts';

/** Follows a value once the page is painted: what a press changes is seen before what only tells of it is worked out. */
export class Later<T> {
  current: T = $state.raw()!;

  constructor(value: () => T) {
    this.current = value();
    let due = false;
    $effect(() => {
      value();
      if (due) return;
      due = true;
      afterPaint(() => {
        due = false;
        this.current = untrack(value);
      });
    });
  }
}
