import { DISPLAY, HAND, POINTS, TRACKS, trackOf } from '../../games/pagoda/layout.ts';
import { countOf } from '../../games/pagoda/rules/cards.ts';
import type { State } from '../../games/pagoda/state.ts';
import { COLOUR_COUNT } from '../../games/pagoda/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Style } from '../styles/style.ts';
import { measureOther, promiseOfCards } from './characters.ts';

const measureLead = ({ words }: State, seat: Seat): number => words[POINTS + seat] - words[POINTS + 1 - seat];

export const styles: readonly Style<State>[] = [
  { name: 'fast-builder', judge: measureLead },
  {
    name: 'card-keeper',
    judge(state, seat) {
      const { words } = state;
      const cards = words[DISPLAY + seat] + words[HAND + seat];
      let sets = 0;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) sets += countOf(cards, colour) ** 2;
      return measureLead(state, seat) + sets / 4 + promiseOfCards(state, cards) / 3;
    },
  },
  {
    name: 'ability-taker',
    judge(state, seat) {
      const { words } = state;
      let uses = 0;
      for (let ability = 0; ability < COLOUR_COUNT; ability++) uses += trackOf(words[TRACKS + seat], ability);
      return measureLead(state, seat) + 3 * uses;
    },
  },
  { name: 'blocker', judge: (state, seat) => measureLead(state, seat) - measureOther(state, seat) },
];
