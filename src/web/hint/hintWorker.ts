// Finds good turns, away from the page.
import { findHints, type Hint } from '../../bots/analysis/hints.ts';
import { think } from '../../bots/bot.ts';
import type { Seat } from '../../kernel/index.ts';
import { loadTrained } from '../games/load.ts';

/** The turn that hints are wanted for. */
export interface HintQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** The same for the same moment, so that the hints are too. */
  readonly seed: number;
}

const ITERATIONS = 48;

self.onmessage = async ({ data: { game, view, seat, seed } }: MessageEvent<HintQuestion>) => {
  try {
    const hints = think(findHints(await loadTrained(game), view, seat, seed, { iterations: ITERATIONS })) ?? [];
    self.postMessage(hints satisfies readonly Hint[]);
  } catch {
    self.postMessage([]);
  }
};
