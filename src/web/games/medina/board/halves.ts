import type { Event, Explanation, View } from '../../../../games/medina/index.ts';
import type { BoardPart, GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import { layoutFor } from './geometry.ts';
import type { Selection } from './selection.ts';

const SIDES = ['west', 'east'] as const;

/** The two halves of the city: on a phone, one is as wide as the screen when a finger hits its spaces. */
export function listHalves({
  view,
  language,
}: Pick<GameUiProps<View, Explanation, Event, Selection>, 'view' | 'language'>): BoardPart[] {
  const middle = Math.ceil(view.columns / 2);
  const cells = layoutFor(view.columns, view.rows).spots.filter(({ kind }) => kind === 'cell');
  return SIDES.map(side => {
    const half = cells.filter(({ column }) => column < middle === (side === 'west'));
    const [first, last] = [half[0]!, half.at(-1)!].map(({ id }) => id.charAt(0));
    return { name: turnWordsOf(language).half(side, `${first}–${last}`), spots: half.map(({ id }) => id) };
  });
}
