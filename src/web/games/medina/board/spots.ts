import type { Event, Explanation, View } from '../../../../games/medina/index.ts';
import type { GameUiProps, MoveOption, SpotWords } from '../../gameUi.ts';
import { wordsOf } from '../words/index.ts';
import { fits, isAt, palaceAt, type Selection } from './selection.ts';

/** What can be done with the piece that is held; with none, all that can be done. */
export const pickFitting = (
  options: readonly MoveOption<Explanation>[],
  selection: Selection | undefined,
): readonly MoveOption<Explanation>[] => options.filter(({ explain }) => fits(explain, selection));

/** Rings are shown once the kind of piece is clear; before that every spot can be pressed all the same. */
export function pickRinged(
  options: readonly MoveOption<Explanation>[],
  selection: Selection | undefined,
): readonly MoveOption<Explanation>[] {
  const fit = pickFitting(options, selection);
  return selection !== undefined || new Set(fit.map(({ explain }) => explain.kind)).size === 1 ? fit : [];
}

export function describeSpot(
  id: string,
  { view, players, options, selection, language }: GameUiProps<View, Explanation, Event, Selection>,
): SpotWords {
  const isPossible = pickRinged(options, selection).some(({ explain }) => isAt(explain, id, view));
  return wordsOf(language).spotName(id, view, players, isPossible, palaceAt(view, id));
}
