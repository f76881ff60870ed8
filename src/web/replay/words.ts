import type { Who } from '../i18n/who.ts';

/** What is said after a game: its end, its replay, what the bots think of it. */
export interface AfterWords {
  readonly end: string;
  readonly wins: (winners: readonly Who[]) => string;
  /** By what it was won. */
  readonly ahead: (points: number, ahead: number) => string;
  readonly byTiebreak: (points: number, what: string) => string;
  readonly level: (points: number) => string;
  readonly rounds: (n: number) => string;
  readonly sheet: string;
  readonly tiebreak: string;
  readonly subtotal: string;
  readonly scoreChart: string;
  readonly winChart: string;
  readonly winHint: string;
  readonly asTable: string;
  /** A chart for those who do not see it. */
  readonly chart: (label: string, summary: string) => string;
  readonly turn: string;
  readonly last: string;
  readonly moments: string;
  readonly momentsHint: string;
  readonly noMoments: string;
  readonly thinking: (percent: number) => string;
  readonly notLearnt: string;
  readonly thinkTrouble: string;
  readonly momentAt: (turn: number, name: string) => string;
  readonly played: (move: string) => string;
  readonly better: (move: string) => string;
  readonly percent: (share: number) => string;
  readonly review: string;
  readonly reviewShort: string;
  readonly board: string;
  readonly export: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyTrouble: string;
  readonly verify: string;
  readonly rematch: string;
  readonly keptNote: string;
  readonly fair: (draws: number) => string;
  readonly fairHow: string;
  /** How many devices gave a part of the key, and whether ours is known to be among them. */
  readonly fairParts: (devices: number, ours: boolean) => string;
  readonly partMissing: string;
  readonly notPromised: string;
  readonly notRevealed: string;
  readonly notFair: string;
  readonly line: (n: number) => string;
  readonly seed: string;
  readonly commitment: string;
  readonly trouble: string;
  // The replay
  readonly replay: string;
  readonly result: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly toLast: string;
  readonly run: string;
  readonly pause: string;
  readonly position: string;
  readonly where: (turn: number, turns: number) => string;
  readonly dealt: string;
  readonly eyes: string;
  readonly spectator: string;
  readonly toAct: string;
  readonly charts: string;
  readonly whatIf: string;
  readonly whatIfHint: string;
  readonly youPlay: string;
  readonly othersAre: string;
  readonly cancel: string;
  readonly showBetter: string;
  readonly showPlayed: string;
}
