import type { Decision } from '../../bots/index.ts';
import { writeRecord } from '../../kernel/index.ts';
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
    this.#worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'decision') this.decisions = [...this.decisions, data.decision];
      else {
        if (data.kind === 'done') this.moments = data.moments;
        this.#end(data.kind);
      }
    };
    this.#worker.onerror = () => this.#end('failed');
    this.#worker.postMessage(writeRecord(frames.record));
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

/** The review of a kept game: begun once, and kept while the page lives. */
export function openReview(id: string, frames: Frames): Review {
  const known = reviews.get(id);
  if (known) return known;
  const fresh = new Review(frames);
  reviews.set(id, fresh);
  return fresh;
}
