import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../kernel/index.ts';

/** Trials wait for each other, so that together they take no more of the server than one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Tries options of a new game out a little at a time, so that everybody else is answered meanwhile. The rules remember
 * what they found, so that asking them again is quick. `mayTry` is called only if there is something to try; it may throw.
 */
export async function tryOptions(game: AnyGame | undefined, wish: unknown, mayTry: () => void): Promise<void> {
  const options = game?.readOptions(wish);
  const trial = options?.ok ? game?.tryOut?.(options.value) : undefined;
  if (!trial || trial.next().done) return;
  mayTry();
  const mine = last.then(async () => {
    while (!trial.next().done) await setImmediate();
  });
  last = mine.catch(() => undefined);
  await mine;
}
