/** What the page says that scores a game played with cardboard. */
export interface ScoringWords {
  readonly title: string;
  readonly intro: string;
  readonly options: string;
  readonly players: string;
  readonly playerName: (seat: number) => string;
  readonly nameOf: (seat: number) => string;
  readonly sheet: string;
  readonly noPoints: string;
  readonly wins: (names: readonly string[]) => string;
  readonly tiebreak: (counts: string) => string;
  readonly notOver: string;
  readonly problems: string;
  /** A press that put nothing down. */
  readonly inVain: (tool: string) => string;
  readonly undo: string;
  readonly clear: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyThis: string;
  readonly badLink: string;
  readonly startAnew: string;
  readonly unknown: string;
  readonly trouble: string;
}
