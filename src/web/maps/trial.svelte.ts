import type { Side } from '../../games/china/index.ts';
import { needsTrial } from '../../games/china/maps.ts';
import type { Problem } from '../../kernel/index.ts';
import { ask } from './asking.ts';
import { type Draft, toDocument } from './draft.ts';

/** Roads are tried out once nobody has changed them for so long. */
const PAUSE_MS = 400;

interface Tried {
  readonly roads: Draft['roads'][Side];
  readonly places: number;
  readonly problems: readonly Problem[];
}

const placesIn = ({ spaces, posts }: Draft): number => spaces.length + posts.length;

/** The trial of the roads of a map: it takes too long to be made at every step, so it follows a little later. */
export class Trial {
  #tried: Tried | undefined = $state.raw();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** What the trial found wrong with these roads; nothing while it hasn't been made. */
  problemsOf(draft: Draft, side: Side): readonly Problem[] {
    return this.#fits(draft, side) ? (this.#tried?.problems ?? []) : [];
  }

  /** Tries the roads of a side out, after a pause. */
  plan(draft: Draft, side: Side): void {
    clearTimeout(this.#waiting);
    if (!this.#fits(draft, side)) this.#waiting = setTimeout(() => this.#make(draft, side), PAUSE_MS);
  }

  #fits({ roads, ...draft }: Draft, side: Side): boolean {
    return this.#tried?.roads === roads[side] && this.#tried?.places === placesIn({ roads, ...draft });
  }

  async #make(draft: Draft, side: Side): Promise<void> {
    const map = toDocument(draft);
    const found = needsTrial(map, side) ? await ask('tryOut', { map, side }) : [];
    const problems = found.filter(({ reason }) => reason === 'roads-hard');
    this.#tried = { roads: draft.roads[side], places: placesIn(draft), problems };
  }
}
