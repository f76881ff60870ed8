import type { BotKind } from '../../bots/index.ts';
import type { Who } from './who.ts';

/** The words of one language. Every language has all of them: the compiler sees to it. */
export interface Words {
  /** Hands something to the device's own sheet of where to send it. */
  readonly share: string;
  readonly home: string;
  readonly tagline: string;
  readonly dark: string;
  readonly light: string;
  readonly by: string;
  readonly loading: string;
  readonly noServer: string;
  readonly nowhere: string;
  readonly players: (numbers: string) => string;
  readonly minutes: (n: number) => string;
  readonly learn: string;
  readonly score: string;
  readonly credits: string;
  /** In the bar at the top of every page. */
  readonly bar: {
    readonly games: string;
    readonly tables: string;
    readonly profile: string;
    /** To the next game that waits, and how many there are. */
    readonly next: string;
    readonly waiting: (games: number) => string;
  };
  readonly table: TableWords;
  readonly choice: ChoiceWords;
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
    readonly tooLong: string;
    readonly finished: string;
  };
  readonly update: { readonly ready: string; readonly now: string };
  /** Trouble at a table of this device. */
  readonly local: { readonly unkept: string; readonly bot: string; readonly elsewhere: string };
  readonly goOn: {
    readonly title: string;
    readonly forget: string;
    readonly sure: string;
    readonly all: (games: number) => string;
  };
  readonly newGame: {
    readonly seats: string;
    readonly seat: string;
    /** Labels of the fields of a seat. */
    readonly nameOf: (seat: number) => string;
    readonly playedBy: (seat: number) => string;
    readonly person: string;
    readonly bot: string;
    readonly byLot: string;
    readonly unknown: string;
    readonly open: string;
    /** Options that no rulebook has. */
    readonly houseOptions: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly motion: string;
    readonly motions: { readonly calm: string; readonly quick: string; readonly none: string };
    readonly botPace: string;
    /** From the slowest to the fastest. */
    readonly paces: readonly string[];
    readonly sound: string;
    readonly autoConfirm: string;
    readonly autoConfirmHint: string;
    readonly asListHint: string;
    /** The theme of the device. */
    readonly system: string;
    readonly textSize: string;
    readonly percent: (n: number) => string;
    readonly volume: string;
    readonly haptics: string;
    readonly singleKeys: string;
    readonly singleKeysHint: string;
  };
}

export interface PlayNowWords {
  readonly withBots: { readonly title: string; readonly hint: string };
  readonly together: { readonly title: string; readonly hint: string };
  readonly players: string;
  readonly levels: { readonly [K in BotKind]: string };
  readonly begin: string;
  readonly player: (n: number) => string;
  readonly me: string;
  readonly botNames: readonly string[];
  readonly trouble: string;
}

/** The choice at a pressed place. */
export interface ChoiceWords {
  /** What is asked where no place of the board was pressed. */
  readonly title: string;
  readonly ways: (n: number) => string;
  readonly pays: string;
  readonly otherPayments: string;
  readonly choose: string;
  readonly closes: string;
  /** In the action bar, of the place that was pressed. */
  readonly asked: (place: string) => string;
  /** The message line where a game has nothing to add. */
  readonly draws: string;
  readonly wait: string;
}

/** The frame of a table, whatever the game. */
export interface TableWords {
  readonly yourTurn: string;
  readonly turnOf: (who: Who) => string;
  readonly over: string;
  readonly you: string;
  readonly bot: string;
  /** On the panel of whoever began, and in full. */
  readonly first: string;
  readonly firstPlayer: string;
  /** In a panel that is read aloud: whoever is to act. */
  readonly active: string;
  readonly undo: string;
  readonly reset: string;
  readonly confirm: string;
  readonly confirmAndDraw: string;
  readonly log: string;
  readonly emptyLog: string;
  readonly shortened: string;
  readonly scores: string;
  readonly rules: string;
  readonly board: string;
  readonly asList: string;
  readonly tentative: string;
  /** All of a turn is tried. */
  readonly toConfirm: string;
  readonly paid: string;
  readonly payOtherwise: string;
  readonly rule: (id: string) => string;
  readonly notPossible: string;
  /** Of a place, or of something that needs no name. */
  readonly whyNot: (place: string) => string;
  /** After a tap in a turn that only waits to be confirmed. */
  /** Why a button can't be used now: nothing is tried, something is to be done first, somebody else is to act. */
  readonly nothingToUndo: string;
  readonly notYet: (todo: string) => string;
  readonly waitFor: (player: Who) => string;
  readonly turnComplete: string;
  readonly handTo: (name: string) => string;
  readonly lift: string;
  readonly wins: (winners: readonly Who[]) => string;
  readonly points: (n: number) => string;
  readonly ifEnded: string;
  readonly total: string;
  readonly opening: string;
  readonly missing: string;
  readonly broken: string;
  readonly toBoard: string;
  readonly skip: string;
  readonly again: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** How much can be done out of sight, on one side of what is seen of the board. */
  readonly beyond: (side: 'left' | 'up' | 'down' | 'right', count: number) => string;
  readonly map: string;
  readonly place: string;
  readonly placeHint: string;
  readonly placeCountsNothing: string;
  readonly close: string;
  readonly panels: string;
  readonly result: string;
}
