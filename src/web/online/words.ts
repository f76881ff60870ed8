import type { ProblemDocument, UnreadableTable } from '../../api/index.ts';
import type { ClockSetting, Timeout } from '../../table/index.ts';
import type { Who } from '../i18n/who.ts';

/** What is said of tables on a server. */
export interface OnlineWords {
  /** A refusal, by its code. */
  readonly problem: (problem: ProblemDocument) => string;
  readonly again: string;
  readonly loading: string;
  readonly copied: string;
  readonly cancel: string;
  readonly person: PersonWords;
  readonly lists: ListWords;
  readonly games: GamesWords;
  readonly create: CreateWords;
  readonly room: RoomWords;
  readonly table: AtTableWords;
  /** How much time a table gives; without a clock, after how many minutes a bot may step in for who is away. */
  readonly clock: (setting: ClockSetting, away?: number) => string;
}

export interface PersonWords {
  readonly name: string;
  readonly nameHint: string;
  readonly comeIn: string;
  readonly rename: string;
  readonly hello: (name: string) => string;
  readonly haveCode: string;
  readonly alerts: string;
  readonly sound: string;
  readonly notify: string;
  readonly notifyHint: string;
  readonly notifyDenied: string;
}

export interface ListWords {
  readonly title: string;
  readonly mine: string;
  readonly open: string;
  readonly noneMine: string;
  readonly noneOpen: string;
  /** What is said of a table of ours that the server can't read. */
  readonly unreadable: { readonly [C in UnreadableTable['code']]: string };
  readonly all: string;
  readonly yourTurn: string;
  readonly turnOf: (who: Who) => string;
  readonly seatsOpen: (n: number) => string;
  readonly ready: string;
  readonly over: string;
  readonly playing: string;
  readonly create: string;
  readonly createHint: string;
}

export interface GamesWords {
  readonly summary: (mine: number, others: number) => string;
  readonly turn: string;
  readonly urgent: string;
  readonly start: string;
  readonly waiting: string;
  readonly finished: string;
  readonly noTurn: string;
  readonly noFinished: string;
  readonly newTable: string;
  readonly lobby: string;
  readonly play: string;
  readonly look: string;
  readonly toTable: string;
  readonly review: string;
  readonly older: string;
  readonly left: (time: string) => string;
  readonly of: (time: string) => string;
  readonly whoseTime: (name: string) => string;
  readonly youCanStart: string;
  readonly botPlays: string;
  /** The same with the name of the game and since when. */
  readonly botPlaysIn: (game: string, when: string) => string;
  readonly leaveToBot: string;
  readonly place: (place: number) => string;
  readonly noPlace: string;
}

export interface CreateWords {
  readonly where: string;
  readonly online: string;
  readonly onlineHint: string;
  readonly me: string;
  readonly openSeat: string;
  readonly settings: string;
  readonly public: string;
  readonly publicHint: string;
  readonly watchingHint: string;
  readonly clock: string;
  readonly timeout: string;
  readonly timeouts: { readonly [timeout in Timeout]: string };
  readonly create: string;
  readonly needOpen: string;
}

export interface RoomWords {
  readonly invited: string;
  readonly invitedHint: string;
  readonly waiting: string;
  readonly link: string;
  readonly linkHint: string;
  readonly watchHint: string;
  readonly copy: string;
  readonly newLink: string;
  readonly newLinkHint: string;
  readonly seats: string;
  readonly openSeat: string;
  readonly sit: string;
  readonly hire: string;
  readonly hireAt: (seat: number) => string;
  readonly removed: string;
  readonly host: string;
  readonly start: string;
  readonly startWhen: string;
  readonly hostStarts: (name: string) => string;
  readonly byLot: string;
  readonly public: string;
  readonly private: string;
  readonly watchers: (n: number) => string;
  readonly fair: string;
  readonly fairHint: string;
  readonly closed: string;
  readonly gone: string;
  readonly whoAreYou: string;
}

export interface AtTableWords {
  readonly lost: string;
  readonly retryIn: (seconds: number) => string;
  readonly kept: string;
  readonly here: string;
  readonly away: string;
  readonly late: string;
  readonly chat: string;
  readonly say: string;
  readonly send: string;
  readonly mute: string;
  readonly muted: string;
  readonly nothingSaid: string;
  readonly onlySeated: string;
  readonly more: string;
  readonly watching: string;
  readonly botPlays: string;
  readonly botPlaysSince: (time: string) => string;
  readonly comeBack: string;
  readonly resigned: string;
  readonly youLostOnTime: string;
  readonly takeBack: string;
  readonly askBack: string;
  readonly askEnd: string;
  readonly askReplace: (name: string) => string;
  /** Why a bot may not yet be asked for in place of somebody who is away. */
  readonly replaceLater: {
    readonly from: (name: string, time: string) => string;
    readonly inTurn: (name: string) => string;
    readonly late: (name: string) => string;
  };
  readonly resign: string;
  readonly resignSure: string;
  readonly isLate: (name: string) => string;
  readonly youAreLate: string;
  readonly wait: string;
  readonly bot: string;
  readonly end: string;
  readonly wantsBack: (who: Who) => string;
  readonly wantsReplace: (who: Who, of: Who) => string;
  readonly wantsWait: (who: Who) => string;
  readonly wantsEnd: (who: Who) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly iAmHere: string;
  readonly waitingFor: (people: readonly Who[]) => string;
  /** What ended the game before its last move, and who wins. */
  readonly over: {
    readonly agreed: string;
    readonly resigned: (who: Who) => string;
    readonly time: (who: Who) => string;
    readonly abandoned: string;
    readonly stopped: string;
    readonly wins: (winners: readonly Who[]) => string;
  };
  readonly result: string;
  readonly replay: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly fair: string;
  readonly fairHint: string;
  readonly commitment: string;
  readonly verify: string;
  readonly yourTurn: (game: string) => string;
  /** What happened around the game, as lines among the messages. */
  readonly news: {
    readonly resigned: (who: Who) => string;
    readonly returned: (who: Who) => string;
    readonly ranOut: (who: Who) => string;
    readonly tookBack: (who: Who) => string;
    readonly agreed: (who: Who) => string;
    readonly declined: (who: Who) => string;
    readonly epoch: string;
  };
}
