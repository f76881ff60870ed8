import type { Level } from '../../bots/index.ts';

/** The words of one language. Every language has all of them: the compiler sees to it. */
export interface Words {
  readonly tagline: string;
  readonly dark: string;
  readonly light: string;
  readonly by: string;
  readonly soFarTitle: string;
  readonly soFar: readonly string[];
  readonly loading: string;
  readonly noServer: string;
  readonly rulesReady: (variants: number) => string;
  readonly rulesMissing: string;
  readonly players: (numbers: string) => string;
  readonly games: { readonly [game: string]: { readonly pitch: string; readonly editions: readonly string[] } };
  readonly credits: string;
  readonly table: TableWords;
  readonly playNow: PlayNowWords;
  readonly records: {
    readonly title: string;
    readonly hint: string;
    readonly text: string;
    readonly file: string;
    readonly open: string;
    readonly line: (n: number) => string;
    readonly wrong: string;
    readonly trouble: string;
    readonly finished: string;
  };
  readonly update: { readonly ready: string; readonly now: string };
  readonly goOn: { readonly title: string; readonly forget: string };
  readonly newGame: {
    readonly seats: string;
    readonly seat: string;
    readonly name: string;
    readonly who: string;
    readonly person: string;
    readonly bot: string;
    readonly byLot: string;
    readonly unknown: string;
    readonly open: string;
  };
  readonly rulesPage: { readonly search: string; readonly contents: string; readonly nothing: string };
}

export interface PlayNowWords {
  readonly title: string;
  readonly hint: string;
  readonly game: string;
  readonly players: string;
  readonly level: string;
  readonly levels: { readonly [L in Level]: string };
  readonly begin: string;
  readonly me: string;
  readonly botNames: readonly string[];
  readonly trouble: string;
}

/** The frame of a table, whatever the game. */
export interface TableWords {
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly over: string;
  readonly you: string;
  readonly bot: string;
  readonly first: string;
  readonly undo: string;
  readonly reset: string;
  readonly confirm: string;
  readonly confirmAndDraw: string;
  readonly log: string;
  readonly scores: string;
  readonly rules: string;
  readonly board: string;
  readonly asList: string;
  readonly tentative: string;
  readonly which: string;
  readonly payOtherwise: string;
  readonly rule: (id: string) => string;
  readonly notPossible: string;
  readonly handTo: (name: string) => string;
  readonly lift: string;
  readonly wins: (names: string) => string;
  readonly points: (n: number) => string;
  readonly ifEnded: string;
  readonly total: string;
  readonly missing: string;
  readonly broken: string;
  readonly toBoard: string;
  readonly close: string;
  readonly panels: string;
  readonly result: string;
}
