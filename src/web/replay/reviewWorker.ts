// Looks at every decision of a record again, away from the page.
import { type Decision, review } from '../../bots/analysis/review.ts';
import { readRecord, replay } from '../../kernel/index.ts';
import { loadTrained } from '../games/load.ts';

/** How many continuations a decision is worth: enough for a picture of the game within seconds. */
const ITERATIONS = 24;

/** What the page hears: a decision as soon as it is ready, then that all are, or what went wrong. */
export type Report =
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

const report = (what: Report): void => self.postMessage(what);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const record = readRecord(data);
    if (!record.ok) throw new Error('a record that can not be read');
    const game = await loadTrained(record.value.header.game);
    const replayed = replay(game, record.value);
    if (!replayed.ok) throw new Error('a record that can not be replayed');
    for (const decision of review(game, record.value, replayed.value.moves, 1, { iterations: ITERATIONS })) {
      if (decision) report({ kind: 'decision', decision });
    }
    report({ kind: 'done' });
  } catch (error) {
    report({ kind: 'failed', message: String(error) });
  }
};
