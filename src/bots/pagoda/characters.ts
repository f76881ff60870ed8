import {
  COMPLETE,
  colourOf,
  columnsOn,
  DISPLAY,
  EMPTY_LOT,
  floorOf,
  KNOWN,
  LOT,
  POINTS,
} from '../../games/pagoda/layout.ts';
import { countOf } from '../../games/pagoda/rules/cards.ts';
import type { State } from '../../games/pagoda/state.ts';
import { COLUMNS_OF_A_FLOOR, LOT_COUNT } from '../../games/pagoda/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Character } from '../bot.ts';

/** What somebody with these cards could build now, in points, about. */
export function promiseOfCards({ words }: State, cards: number): number {
  let sum = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    if (word === EMPTY_LOT || (words[COMPLETE] >> lot) & 1) continue;
    const held = countOf(cards, colourOf(word));
    const need = COLUMNS_OF_A_FLOOR - columnsOn(word);
    sum += Math.min(held, need) * floorOf(word);
    // The tile as well.
    if (held > need) sum += 2 * floorOf(word);
  }
  return sum;
}

/** What the other seat could build next with the cards that are known. */
export function measureOther(state: State, seat: Seat): number {
  const { words } = state;
  return promiseOfCards(state, words[DISPLAY + 1 - seat] + words[KNOWN + 1 - seat]);
}

export const like = (state: State, seat: Seat, character: Character): number =>
  character === 'builder' ? state.words[POINTS + seat] : -measureOther(state, seat);
