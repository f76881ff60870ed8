import type { Emit } from '../events.ts';
import { DISPLAY, HAND, LAST } from '../layout.ts';
import { activeSeat, type State } from '../state.ts';
import { COLOUR_COUNT, COLOURS, SOURCES } from '../vocabulary.ts';
import { card, countOf, sizeOf } from './cards.ts';
import { spend } from './payments.ts';

// Cards are discarded one by one, in an order in which equal sets of discards are one: display red to violet, then hand red to
// violet. A place in that order is `source * COLOUR_COUNT + colour`.

/** How many cards there are at a place. */
export function countAt({ words }: State, place: number): number {
  const seat = activeSeat(words);
  return place < COLOUR_COUNT
    ? countOf(words[DISPLAY + seat], place)
    : countOf(words[HAND + seat], place - COLOUR_COUNT);
}

/** How many cards there are from a place on. */
export function countFrom({ words }: State, place: number): number {
  const seat = activeSeat(words);
  const hand = words[HAND + seat];
  if (place >= COLOUR_COUNT) return sizeOf(hand >> (4 * (place - COLOUR_COUNT)));
  return sizeOf(words[DISPLAY + seat] >> (4 * place)) + sizeOf(hand);
}

export function discard(state: State, place: number, rule: 'P8' | 'P10' | 'P14', emit: Emit): void {
  const colour = place % COLOUR_COUNT;
  const shown = place < COLOUR_COUNT;
  spend(state, shown ? card(colour) : 0, shown ? 0 : card(colour));
  state.words[LAST] = place;
  emit?.({
    kind: 'discarded',
    seat: activeSeat(state.words),
    rule,
    from: SOURCES[shown ? 0 : 1],
    colour: COLOURS[colour],
  });
}
