import type { Hint } from '../../../bots/analysis/hints.ts';
import type { Reason } from '../../../bots/index.ts';

/** What workers find when they are asked for hints; without it they go on thinking. */
export let found: readonly Hint[] | undefined;

/** Good turns from here on, by their moves. */
export function giveHints(lines: readonly (readonly string[])[] | undefined): void {
  const reasons = [{ kind: 'scores', points: 3 } as Reason];
  found = lines?.map(line => ({ line, reasons }));
}
