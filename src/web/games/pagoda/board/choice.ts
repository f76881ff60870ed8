import {
  type Event,
  type Explanation,
  payingAbility,
  roofColourOf,
  type View,
} from '../../../../games/pagoda/index.ts';
import type { ChoiceRow, GameUiProps, MoveOption } from '../../gameUi.ts';
import { choiceWordsOf } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import type { Selection } from './selection.ts';

export function choice(
  { explain }: MoveOption<Explanation>,
  { view, language }: GameUiProps<View, Explanation, Event, Selection>,
): ChoiceRow {
  const words = choiceWordsOf(language);
  const ability = payingAbility(explain);
  const note =
    'payment' in explain
      ? [words.from(explain.payment), ...(ability ? [words.uses(ability)] : [])].join(' · ')
      : undefined;
  switch (explain.kind) {
    case 'column':
    case 'modified-column':
      return { piece: { art: 'pg-column', look: `pg-${explain.colour}` }, name: words.column(explain.colour), note };
    case 'tile': {
      const { roof } = explain;
      // A roof shows its back.
      const tile = roof ? { ...explain.tile, slot: roofColourOf(view.options, explain.tile) } : explain.tile;
      const look = `pg-${tile.background} sl-${tile.slot}`;
      return { piece: { art: roof ? 'pg-tile-roof' : 'pg-tile', look }, name: words.tile(tile, roof), note };
    }
    case 'spire':
      return { piece: { art: 'pg-spire', look: `pg-${explain.colour}` }, name: words.spire(explain.colour), note };
    default:
      return { name: wordsOf(language).move(explain, view) };
  }
}
