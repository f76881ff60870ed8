// Whoever opens the first page, as far as this device knows them.

import { webGame } from '../games/index.ts';
import type { WebGame } from '../games/webGame.ts';
import { lessonsBegun } from '../guide/progress.ts';
import { keep, readKept } from '../kept.ts';
import { type KeptGame, listGames } from '../local/keeping.ts';
import type { Lists } from '../online/lists.svelte.ts';
import { isKnown } from '../online/person.svelte.ts';

const BEEN_HERE = 'beenHere';

export class Visitor {
  /** Games on this device, the latest first. */
  kept: readonly KeptGame[] = $state.raw([]);
  readonly #lists: Lists;
  #read = $state(false);
  /** Nothing is kept for whoever has only played at tables of the server so far. */
  readonly #wasHere = readKept(BEEN_HERE) === 'yes' || (readKept(BEEN_HERE) === null && isKnown());

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  /** Games that can be played on. */
  readonly open = $derived(this.kept.filter(({ over, imported, game }) => !over && !imported && webGame(game)));
  /** A tutorial that was begun and not finished. */
  readonly lesson: string | undefined = $derived(lessonsBegun().find(({ done, game }) => !done && webGame(game))?.game);
  /** Tables on the server, also those that are over: whoever played there is not new. */
  get tables(): Lists['mine'] {
    return this.#lists.mine;
  }

  /** Whether all is known that somebody may go on with here. */
  get isSettled(): boolean {
    return this.#read && (!isKnown() || this.#lists.isAnswered);
  }

  /** Whether there may be something to go on with, which is not known yet. */
  get isAwaited(): boolean {
    return this.#wasHere && !this.isSettled;
  }

  /** Until it is known, as it was last time: the page must not jump. */
  get isNew(): boolean {
    if (this.kept.length > 0 || lessonsBegun().length > 0 || this.tables.length > 0) return false;
    return this.isSettled || !this.#wasHere;
  }

  async load(): Promise<void> {
    // Without storage there is nothing to continue.
    this.kept = await listGames().catch(() => []);
    this.#read = true;
  }

  /** Remembers for the next visit how the page begins, unless the server could not be asked. */
  remember(): void {
    if (!isKnown() || this.#lists.loaded) keep(BEEN_HERE, this.isNew ? 'no' : 'yes');
  }

  readonly webName = (game: string): string => webGame(game)?.name ?? game;

  /** What *Play now* starts: the game played last, else the easiest. */
  gameToPlay(offered: readonly WebGame[]): WebGame | undefined {
    const last = this.kept.find(({ game }) => offered.some(({ id }) => id === game))?.game;
    return offered.find(({ id }) => id === last) ?? easiestFirst(offered)[0];
  }
}

/** In the order for somebody who knows none of them. */
export const easiestFirst = (games: readonly WebGame[]): WebGame[] =>
  games.toSorted((a, b) => Number(b.easiest ?? false) - Number(a.easiest ?? false));
