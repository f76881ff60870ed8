import { type Actor, DEALER, type Move, NOBODY, type Refusal, type Rules, scoreSheet } from '../../src/kernel/index.ts';
import {
  CARDS,
  COLOURS,
  DRAW,
  EMPTY,
  type Event,
  handOf,
  hungry,
  K,
  type Options,
  PASS,
  ROADS,
  type State,
  sum,
  TOWNS,
} from './state.ts';

const refuse = (rule: string, reason: string, text: string): Refusal => ({ rule, reason, text });
const OVER = refuse('T4', 'over', 'The game is over.');
const HANDS_FIRST = refuse('T1', 'hands-first', 'Hands are filled before anybody plays.');
const HANDS_FULL = refuse('T1', 'hands-full', 'No card is drawn while hands are full or the pile is empty.');
const PILE_LACKS = refuse('T1', 'pile-lacks', 'The pile has no card of this colour.');
const TAKEN = refuse('T2', 'taken', 'This town has a house already.');
const NO_CARD = refuse('T2', 'no-card', "A house costs a card of its town's colour.");
const CAN_BUILD = refuse('T3', 'can-build', 'A seat that can build must build.');

function actor(state: State): Actor {
  if (state.passes === state.options.players) return NOBODY;
  return sum(state.pile) > 0 && hungry(state) !== undefined ? DEALER : state.turn;
}

function refusal(state: State, move: Move): Refusal | undefined {
  const who = actor(state);
  if (who === NOBODY) return OVER;
  if (move >= DRAW) {
    if (who !== DEALER) return HANDS_FULL;
    return state.pile[move - DRAW]! > 0 ? undefined : PILE_LACKS;
  }
  if (who === DEALER) return HANDS_FIRST;
  if (move === PASS) return TOWNS.some((_, town) => !refusesHouse(state, town)) ? CAN_BUILD : undefined;
  return refusesHouse(state, move);
}

/** T2 */
function refusesHouse(state: State, town: number): Refusal | undefined {
  if (state.houses[town] !== EMPTY) return TAKEN;
  return handOf(state, state.turn)[TOWNS[town]!]! > 0 ? undefined : NO_CARD;
}

const vocabulary = (): Move[] => Array.from({ length: DRAW + K }, (_, move) => move as Move);

export const rules: Rules<State, Options, Event> = {
  start: options => ({
    options,
    houses: new Uint8Array(TOWNS.length).fill(EMPTY),
    hands: new Uint8Array(options.players * K),
    pile: new Uint8Array(K).fill(CARDS),
    turn: 0,
    passes: 0,
  }),
  clone: state => ({
    ...state,
    houses: state.houses.slice(),
    hands: state.hands.slice(),
    pile: state.pile.slice(),
  }),
  actor,
  refusal,
  vocabulary,
  moves(state, into = []) {
    for (const move of vocabulary()) if (!refusal(state, move)) into.push(move);
    return into;
  },
  weight: (state, move) => state.pile[move - DRAW]!,
  play(state, move, emit) {
    if (move >= DRAW) {
      const seat = hungry(state)!;
      const card = move - DRAW;
      state.pile[card]!--;
      state.hands[seat * K + card]!++;
      emit?.({ kind: 'drew', seat, card: COLOURS[card]! });
      return;
    }
    const seat = state.turn;
    state.turn = (seat + 1) % state.options.players;
    if (move === PASS) {
      state.passes++;
      emit?.({ kind: 'passed', seat });
      return;
    }
    state.houses[move] = seat;
    state.hands[seat * K + TOWNS[move]!]!--;
    state.passes = 0;
    emit?.({ kind: 'built', seat, town: move });
  },
  scores(state) {
    const houses = Array.from(state.houses.entries()).filter(([, seat]) => seat !== EMPTY);
    return scoreSheet(state.options.players, [
      ...houses.map(([town, seat]) => ({
        seat,
        rule: 'T5',
        kind: 'house',
        points: 1,
        settled: true,
        detail: { town },
      })),
      ...ROADS.filter(([a, b]) => state.houses[a] !== EMPTY && state.houses[a] === state.houses[b]).map(road => ({
        seat: state.houses[road[0]]!,
        rule: 'T5',
        kind: 'road',
        points: 1,
        settled: actor(state) === NOBODY,
        detail: { road },
      })),
    ]);
  },
};
