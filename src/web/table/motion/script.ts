import type { Seat } from '../../../kernel/index.ts';
import type { GameUi, LoggedEvent, Travel } from '../../games/gameUi.ts';

/** When something begins to move and how long it takes, in milliseconds from the beginning of the script. */
export interface Cue {
  readonly at: number;
  readonly lasts: number;
  readonly travel: Travel;
}

const LASTS = { wood: 380, stone: 380, tile: 380, card: 320, points: 900 } as const;
/** What happens in one entry of the record moves together, a little apart. */
const APART = 60;
const PAUSE = 160;
/** However much somebody did in a turn, watching it takes no longer than this. */
export const LONGEST_TURN = 1200;

/** Writes logged events as a script: entry by entry, one player after the other. `pace` 1 is normal, more is faster. */
export function writeScript(
  ui: GameUi,
  told: readonly LoggedEvent[],
  seat: Seat | null,
  colours: readonly string[],
  pace: number,
): Cue[] {
  const cues: Cue[] = [];
  let begun = 0;
  for (const turn of splitRuns(told, (a, b) => a.actor === b.actor || b.actor < 0)) {
    const own: Cue[] = [];
    let at = 0;
    for (const entry of splitRuns(turn, (a, b) => a.entry === b.entry)) {
      const travels = entry.flatMap(({ event }) => ui.travels(event, seat, colours));
      for (const [n, travel] of travels.entries()) own.push({ at: at + n * APART, lasts: LASTS[travel.kind], travel });
      if (travels.length > 0) at += LASTS[travels[0]!.kind] + (travels.length - 1) * APART;
    }
    const faster = pace * Math.max(1, at / LONGEST_TURN);
    for (const cue of own) cues.push({ ...cue, at: begun + cue.at / faster, lasts: cue.lasts / faster });
    if (own.length > 0) begun += at / faster + PAUSE / pace;
  }
  return cues;
}

/** When the next thing may begin: points may still be rising then. */
export const measureScript = (cues: readonly Cue[]): number =>
  Math.max(0, ...cues.map(({ at, lasts, travel }) => (travel.kind === 'points' ? at : at + lasts)));

/** Splits a list where neighbours don't belong together. */
function splitRuns<T>(list: readonly T[], together: (a: T, b: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const [i, member] of list.entries()) {
    if (i > 0 && together(list[i - 1]!, member)) runs.at(-1)!.push(member);
    else runs.push([member]);
  }
  return runs;
}
