// What takes long enough to be felt: made in a thread of its own, so that the page goes on answering.
import { type MapDocument, problemsToPlay, type Side } from '../../games/china/index.ts';
import { makeMap } from '../../games/china/maps.ts';
import type { Problem } from '../../kernel/index.ts';

export interface Tasks {
  /** Makes the map with a number. */
  readonly make: { readonly question: number; readonly answer: MapDocument };
  /** What stops play on a side, the trial of its roads included. */
  readonly tryOut: {
    readonly question: { readonly map: MapDocument; readonly side: Side };
    readonly answer: readonly Problem[];
  };
}
export type TaskName = keyof Tasks;

const tasks: { readonly [T in TaskName]: (question: Tasks[T]['question']) => Tasks[T]['answer'] } = {
  make: seed => makeMap(seed),
  tryOut: ({ map, side }) => problemsToPlay(map, side, false, ''),
};

export const perform = <T extends TaskName>(task: T, question: Tasks[T]['question']): Tasks[T]['answer'] =>
  tasks[task](question);
