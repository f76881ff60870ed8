import { ABILITIES, COLOURS, type Event, type Explanation, type View } from '../../../../games/pagoda/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import { playerWordsOf } from '../words/player.ts';
import type { Selection } from './selection.ts';

/** All that the panel of a player shows. */
export function describePlayer(
  of: Seat,
  { view, language }: GameUiProps<View, Explanation, Event, Selection>,
): readonly string[] {
  const words = playerWordsOf(language);
  const { display, hand, tracks } = view.players[of]!;
  const abilities = ABILITIES.filter(ability => tracks[ability] > 0).map(ability =>
    words.ability(ability, tracks[ability]),
  );
  return [
    words.display(COLOURS.flatMap(colour => Array.from({ length: display[colour] }, () => colour))),
    words.hand(hand),
    ...(view.options.beginners ? [] : abilities.length > 0 ? abilities : [words.noAbility]),
  ];
}
