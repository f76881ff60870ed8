import { type Event, type Explanation, isComplete, palacesIn, type View } from '../../../../games/china/index.ts';
import type { Contest, GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import { findChart } from './geometry.ts';
import type { Selection } from './selection.ts';

/** Who has the most palaces in each province. */
export function contest({ view, colours, language }: GameUiProps<View, Explanation, Event, Selection>): Contest {
  const words = turnWordsOf(language);
  const { lands, places } = findChart(view.options);
  const lines = lands.map(({ id, name, colour }) => {
    const owners = palacesIn(view, id);
    const free = places.filter(place => place.provinces.join() === id && view.palaces[place.id] === undefined).length;
    return {
      name,
      look: `cn-${colour}`,
      shares: owners.map(({ owner, count }) => ({
        look: owner === 'emperor' ? 'pe' : colours[owner]!,
        count,
        leads: count === owners[0]!.count,
      })),
      ...(isComplete(view, id) ? { note: words.complete } : { free: words.free(free) }),
      spots: [id],
      within: [id, ...places.filter(({ provinces }) => provinces.includes(id)).map(place => place.id)],
    };
  });
  return { title: words.majorities, lines };
}
