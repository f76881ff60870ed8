import { turningPoints } from '../../bots/analysis/picks.ts';
import type { Decision } from '../../bots/analysis/review.ts';
import { writeRecord } from '../../kernel/index.ts';
import { keepAnalysis, loadAnalysis } from './analyses.ts';
import type { Frames } from './frames.ts';
import type { Report } from './reviewWorker.ts';

/** What the bots think of a game, growing while they look at it. */
export class Review {
  readonly #frames: Frames;
  #worker: Worker | undefined;
  decisions: readonly Decision[] = $state.raw([]);
  /** The decisions that gave most away, once all are known. */
  moments: readonly Decision[] = $state.raw([]);
  state: 'thinking' | 'done' | 'failed' = $state('thinking');

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Begins a review, or takes the one that was kept with the game. */
  static open(id: string, frames: Frames): Review {
    const review = new Review(frames);
    void review.#restore(id);
    return review;
  }

  async #restore(id: string): Promise<void> {
    const known = await loadAnalysis(id, this.#frames.moves.length);
    if (known) this.#complete(known);
    else this.#ask(id);
  }

  #ask(id: string): void {
    this.#worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'decision') this.decisions = [...this.decisions, data.decision];
      else if (data.kind === 'failed') this.#end('failed');
      else {
        this.#complete(this.decisions);
        void keepAnalysis(id, this.#frames.moves.length, this.decisions);
      }
    };
    this.#worker.onerror = () => this.#end('failed');
    this.#worker.postMessage(writeRecord(this.#frames.record));
  }

  #complete(decisions: readonly Decision[]): void {
    this.decisions = decisions;
    this.moments = turningPoints(decisions);
    this.#end('done');
  }

  #end(state: 'done' | 'failed'): void {
    this.state = state;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  get percent(): number {
    const ply = this.decisions.at(-1)?.ply ?? 0;
    return Math.floor((100 * ply) / Math.max(1, this.#frames.moves.length));
  }

  /** How likely each seat won at the end of each turn, as far as it is known. */
  get chances(): readonly { readonly turn: number; readonly chances: readonly number[] }[] {
    const byTurn = new Map<number, readonly number[]>();
    const { stops, turns, over } = this.#frames;
    for (const { ply, before, after } of this.decisions) {
      const stop = this.#frames.findDecision(ply);
      if (byTurn.size === 0) byTurn.set(0, before);
      byTurn.set(stops[stop + 1]?.turn ?? turns, after);
    }
    if (this.state === 'done' && over && byTurn.size > 0) {
      const { winners, points } = this.#frames.scores(this.#frames.end);
      byTurn.set(
        turns,
        points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    }
    return [...byTurn].sort(([a], [b]) => a - b).map(([turn, chances]) => ({ turn, chances }));
  }
}

const reviews = new Map<string, Review>();

/** The review of a kept game: begun once, kept with the game when it is done. */
export function openReview(id: string, frames: Frames): Review {
  const known = reviews.get(id);
  if (known) return known;
  const fresh = Review.open(id, frames);
  reviews.set(id, fresh);
  return fresh;
}
