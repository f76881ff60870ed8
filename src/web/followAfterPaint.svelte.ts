import { untrack } from 'svelte';
import { afterPaint } from './afterPaint.ts';

/**
 * Follows a value once the page is painted: what a press changes is seen before what only tells of it is worked out.
 * `from` reads what the value is made of, so that it need not be made to know that it is old.
 */
export class AfterPaint<T> {
  current: T = $state.raw()!;

  constructor(value: () => T, from: () => unknown = value) {
    this.current = value();
    let due = false;
    let gone = false;
    $effect(() => () => {
      gone = true;
    });
    $effect(() => {
      from();
      if (due) return;
      due = true;
      afterPaint(() => {
        due = false;
        // What the value is made of is gone with its component.
        if (gone) return;
        this.current = untrack(value);
      });
    });
  }
}
