import type { Colour, Event, Explanation, View } from '../../../../games/china/index.ts';
import { COLOURS } from '../../../../games/china/vocabulary.ts';
import type { Seat } from '../../../../kernel/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import { playerWordsOf } from '../words/player.ts';
import { listCards } from './hand.ts';
import type { Selection } from './selection.ts';

/** All that the panel of a player shows. */
export function describePlayer(
  of: Seat,
  { view, seat, language }: GameUiProps<View, Explanation, Event, Selection>,
): readonly string[] {
  const words = playerWordsOf(language);
  const known = of === seat ? [] : listCards(view.known[of]);
  const kept = COLOURS.flatMap(colour => {
    const n = view.kept?.[of]?.[colour] ?? 0;
    const holds = view.holders?.[colour] === of;
    return n > 0 || holds ? [words.kept(colour, n, holds)] : [];
  });
  const tiles = Object.entries(view.tilesTaken?.[of] ?? {}) as [Colour, number][];
  return [
    words.palaces(view.palacesLeft[of]!),
    words.emissaries(view.emissariesLeft[of]!),
    ...(view.fortificationsLeft ? [words.fortifications(view.fortificationsLeft[of]!)] : []),
    words.cards(view.handSizes[of]!),
    ...(known.length > 0 ? [words.known(known)] : []),
    ...(view.specials ? [words.specials(view.specials[of]!)] : []),
    ...kept,
    ...tiles.map(([colour, n]) => words.tiles(colour, n)),
  ];
}
