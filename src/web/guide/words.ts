import type { Awaited } from './tutorial.ts';

/** What the coach says in every game. */
export interface GuideWords {
  readonly title: string;
  readonly step: (at: number, of: number) => string;
  readonly next: string;
  readonly playOn: string;
  readonly leave: string;
  readonly startOver: string;
  readonly yourMove: string;
  /** Possible, but not what the step asks for. */
  readonly later: string;
  readonly trouble: string;
  readonly wins: string;
  readonly playNovice: string;
  /** Below the board, in place of what a game says to somebody who knows it. */
  readonly prompts: { readonly [K in Awaited['kind']]: string };
}
