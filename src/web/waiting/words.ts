/** Who may watch, and whether spectators are named. */
export const AUDIENCES = ['named', 'counted', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What is said before a game: while a table is made, and in its waiting room. */
export interface WaitingWords {
  readonly youHost: string;
  readonly close: Question;
  readonly leave: Question & { readonly heir: (name: string) => string };
  readonly remove: {
    readonly button: (name: string) => string;
    readonly done: (name: string) => string;
    readonly undo: string;
  };
  readonly appoint: {
    readonly button: (name: string) => string;
    readonly ask: (name: string) => string;
    readonly hint: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly seats: {
    readonly order: string;
    readonly byLot: string;
    readonly first: string;
    readonly drag: (name: string) => string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly moved: (name: string, place: number) => string;
    readonly openSeat: (seat: number) => string;
    readonly openHint: string;
    readonly kept: (name: string, until: string) => string;
    readonly keptForYou: (until: string) => string;
    readonly freeBot: (seat: number) => string;
  };
  /** Who is watching; `others` have no name, or are only counted. */
  readonly present: (names: readonly string[], others: number) => string;
  readonly start: {
    readonly whenFull: string;
    readonly missing: (seats: number) => string;
    readonly fewer: (players: number) => string;
    readonly inSeconds: (seconds: number) => string;
    readonly wait: string;
    readonly full: string;
    readonly byItself: string;
    readonly hostAway: (name: string, time: string) => string;
    readonly youMay: (name: string) => string;
  };
  readonly options: {
    readonly title: string;
    readonly forHost: string;
    readonly forOthers: string;
    readonly access: string;
    readonly order: string;
    readonly map: string;
    readonly tooMany: (taken: number) => string;
  };
  readonly newTab: string;
  readonly alerts: { readonly title: string; readonly hint: string };
  readonly arrived: (names: readonly string[]) => string;
  readonly ready: string;
  readonly begun: (game: string) => string;
  /** What the host did, among the messages. */
  readonly news: { readonly changed: string; readonly arranged: string; readonly appointed: string };
  readonly time: {
    readonly live: string;
    readonly days: string;
    readonly custom: string;
    readonly base: string;
    readonly increment: string;
    readonly daysPerTurn: string;
    readonly range: (least: number, most: number) => string;
    readonly weekends: string;
    readonly weekendsHint: (zone: string) => string;
    readonly noClock: string;
    readonly away: string;
    readonly offlineFor: (minutes: number) => string;
  };
  readonly audience: string;
  readonly audiences: { readonly [A in Audience]: string };
  readonly nameFirst: string;
  readonly more: string;
}

interface Question {
  readonly button: string;
  readonly ask: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
}
