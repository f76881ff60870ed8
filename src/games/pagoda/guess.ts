import type { Random, Seat } from '../../kernel/index.ts';
import { isConsistent } from './position/consistent.ts';
import { readCards } from './position/documents.ts';
import { stateOf } from './position/positions.ts';
import { card, countOf, pickedBy, sizeOf } from './rules/cards.ts';
import { activeSeat, HAND, PILE, type State } from './state.ts';
import type { View } from './view.ts';
import { K } from './vocabulary.ts';

/** A full state that looks like this view: the opponent's unknown cards are any of the unseen ones. */
export function guess(view: View, seat: Seat, random: Random): State {
  const other = 1 - seat;
  const opponent = view.players[other];
  const known = readCards(opponent.known!);
  const unseen = readCards(view.unseen);
  const size = opponent.hand - sizeOf(known);
  const { last, ...rest } = view;
  const state = stateOf({
    ...rest,
    ...(last && { last }),
    players: view.players.map(({ display, cards, known, tracks }) => ({
      display,
      hand: cards ?? {},
      known: known ?? {},
      tracks,
    })),
    pile: view.unseen,
  });
  const { words } = state;
  const unknown =
    view.active === other ? consistentDraw(state, known, unseen, size, random) : anyDraw(unseen, size, random);
  words[HAND + other] = known + unknown;
  words[PILE] = unseen - unknown;
  return state;
}

/** So many cards, all equally likely. */
function anyDraw(cards: number, size: number, random: Random): number {
  let drawn = 0;
  for (let n = 0; n < size; n++) {
    const left = cards - drawn;
    drawn += card(pickedBy(left, random.below(sizeOf(left))));
  }
  return drawn;
}

/** The same among the draws with which the opponent's turn could have come this far. */
function consistentDraw(state: State, known: number, cards: number, size: number, random: Random): number {
  const { words } = state;
  const other = activeSeat(words);
  const draws: number[] = [];
  const weights: number[] = [];
  let tickets = 0;
  const consider = (drawn: number, ways: number, colour: number, left: number): void => {
    if (colour === K) {
      words[HAND + other] = known + drawn;
      if (left > 0 || !isConsistent(state)) return;
      draws.push(drawn);
      weights.push(ways);
      tickets += ways;
      return;
    }
    const most = Math.min(left, countOf(cards, colour));
    let choose = ways;
    for (let n = 0; n <= most; n++) {
      consider(drawn + n * card(colour), choose, colour + 1, left - n);
      choose = (choose * (countOf(cards, colour) - n)) / (n + 1);
    }
  };
  consider(0, 1, 0, size);
  let ticket = random.below(tickets);
  let index = 0;
  while (ticket >= weights[index]) ticket -= weights[index++];
  return draws[index];
}
