// Nine faults planted in the toy, one at a time: the suite must catch each.
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Game } from '../../src/kernel/index.ts';
import { COLOURS, DRAW, type Event, handOf, type Options, type State, TOWNS, type View } from '../toy/state.ts';
import { toy } from '../toy/toy.ts';
import { laws } from './laws.ts';
import { walk } from './walk.ts';

type Toy = Game<State, View, Options, Event>;

const faults: { readonly [name: string]: { readonly game: Toy; readonly law: RegExp } } = {
  'a view that leaks the other hands': {
    game: {
      ...toy,
      view: (state, seat) => ({ ...toy.view(state, seat), hands: COLOURS.map((_, c) => handOf(state, 1)[c]!) }),
    },
    law: /a guess looks the same/,
  },
  'a clone that shares the hands': {
    game: { ...toy, clone: state => ({ ...toy.clone(state), hands: state.hands }) },
    law: /leaves the state it was played from alone/,
  },
  'a forgotten redaction': {
    game: { ...toy, redact: event => event },
    law: /events tell a seat no more/,
  },
  'a draw of another that a seat is told of': {
    game: { ...toy, obscures: () => false, redact: event => toy.redact(event, null) },
    law: /a move of which a seat may be told/,
  },
  'a hand imagined without the card that is played': {
    game: { ...toy, imagine: (view, seat) => toy.imagine(view, seat) },
    law: /follows it from its view alone/,
  },
  'hands that are said to be open': {
    game: { ...toy, hidden: 'nothing' },
    law: /where nothing is hidden/,
  },
  'play that differs when watched': {
    game: {
      ...toy,
      play(state, move, emit) {
        toy.play(state, move, emit);
        if (emit) state.passes = 0;
      },
    },
    law: /whether somebody watches/,
  },
  'a notation that loses the colour drawn': {
    game: { ...toy, writeMove: (state, move) => (move >= DRAW ? 'draw' : toy.writeMove(state, move)) },
    law: /moves survive writing and reading/,
  },
  'a legality slip: a house on a house': {
    game: (() => {
      const free = (state: State): State => ({ ...state, houses: new Uint8Array(TOWNS.length).fill(255) });
      return {
        ...toy,
        moves: (state, into) => toy.moves(free(state), into),
        refusal: (state, move) => toy.refusal(free(state), move),
      };
    })(),
    law: /every position that play leads to is possible/,
  },
};

/** The sentences of the laws that a game breaks. */
function broken(game: AnyGame): string[] {
  return Object.entries(laws).flatMap(([sentence, law]) => {
    try {
      for (let seed = 1; seed <= 20; seed++) walk(game, { players: 2 }, seed, 20, law);
      return [];
    } catch (error) {
      assert.ok(error instanceof Error);
      return [sentence];
    }
  });
}

describe('planted faults', () => {
  test('the toy without a fault breaks no law', () => expect(broken(toy)).toEqual([]));
  for (const [name, { game, law }] of Object.entries(faults)) {
    test(`${name} is caught`, () => expect(broken(game).join('\n')).toMatch(law));
  }
});
