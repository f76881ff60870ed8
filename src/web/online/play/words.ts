import type { Who } from '../../i18n/who.ts';

/** What is said at a table on a server while it is played at, and afterwards. */
export interface PlayWords {
  readonly since: string;
  readonly clock: {
    /** Said aloud when little time is left. */
    left(name: string, rest: string): string;
    readonly paused: string;
    readonly weekend: string;
    readonly vacation: (until: string) => string;
    /** Said to the player to move, once three quarters of the time are used up. */
    readonly reminder: (left: string) => string;
  };
  readonly pause: {
    readonly propose: string;
    readonly wanted: (by: Who) => string;
    readonly since: (moment: string) => string;
    readonly resume: string;
  };
  readonly hand: {
    readonly propose: (of: Who) => string;
    readonly short: string;
    readonly wanted: (by: Who, of: Who) => string;
    readonly offered: (of: Who) => string;
    readonly copy: string;
    readonly scan: string;
    readonly yours: string;
    readonly playToStay: string;
    readonly returnToStay: string;
    /** Said to the one whose seat it was. */
    readonly taken: (by: Who) => string;
  };
  readonly gone: { readonly vanished: string; readonly seat: string };
  readonly news: NewsWords;
  readonly result: {
    readonly title: string;
    readonly place: (place: number) => string;
    readonly points: (points: number) => string;
    readonly resigned: string;
    readonly ranOut: string;
  };
  readonly rematch: {
    readonly swap: string;
    readonly next: string;
    readonly opened: (by: Who) => string;
    readonly keptForYou: (until: string) => string;
    readonly keptFor: (people: readonly Who[], until: string) => string;
  };
  readonly chat: {
    readonly whose: string;
    readonly players: string;
    readonly spectators: string;
    readonly amongSpectators: string;
    readonly noneOfSpectators: string;
    readonly noGallery: string;
    readonly needName: string;
    readonly newLine: string;
    readonly wrote: (name: string) => string;
    readonly open: string;
    readonly watching: (names: readonly string[], others: number) => string;
  };
}

/** What happened around the game, as lines of the log. */
export interface NewsWords {
  readonly botTookOver: (who: Who) => string;
  readonly resignedForBot: (who: Who) => string;
  readonly ranOutForBot: (who: Who) => string;
  readonly lostOnTime: (who: Who) => string;
  readonly lostForBot: (who: Who) => string;
  readonly offered: (who: Who) => string;
  /** The same, once somebody new sits there. */
  readonly offeredBefore: string;
  readonly handed: (who: Who) => string;
  /** Who sat there before somebody took over the seat, inside a sentence. */
  readonly former: (now: Who) => string;
  readonly backByConsent: string;
  readonly moreTime: string;
  readonly paused: string;
  readonly resumed: (who: Who) => string;
  readonly ended: string;
  readonly vacation: (who: Who, until: string) => string;
  readonly vacationOver: (who: Who) => string;
  readonly rematch: string;
}
