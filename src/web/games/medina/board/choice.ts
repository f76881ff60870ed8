import type { Event, Explanation, View } from '../../../../games/medina/index.ts';
import type { ChoiceRow, GameUiProps } from '../../gameUi.ts';
import { choiceWordsOf } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { isUpright } from './geometry.ts';
import type { Selection } from './selection.ts';

const domes = { own: 'md-dome', neutral: 'md-dome-neutral', blocking: 'md-dome-block' } as const;

export function choice(
  explain: Explanation,
  { view, seat, colours, language }: GameUiProps<View, Explanation, Event, Selection>,
): ChoiceRow {
  const words = choiceWordsOf(language);
  switch (explain.kind) {
    case 'building':
      return { piece: { art: 'md-building', look: `md-${explain.colour}` }, name: words.building(explain.colour) };
    case 'stable':
      return { piece: { art: 'md-stable' }, name: words.stable };
    case 'merchant':
    case 'first-merchant':
      return { piece: { art: 'md-merchant' }, name: words.merchant };
    case 'wall':
      return { piece: { art: isUpright(explain.cell) ? 'md-wall-v' : 'md-wall-h' }, name: words.wall };
    case 'roof': {
      const look = explain.roof === 'neutral' ? 'pn' : (colours[seat ?? 0] ?? '');
      const note = explain.roof === 'own' ? words.claims : undefined;
      return { piece: { art: domes[explain.roof], look }, name: words.roof(explain.roof), note };
    }
    default:
      return { name: wordsOf(language).move(explain, view) };
  }
}
