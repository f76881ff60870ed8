import { describe, expect, test } from 'vitest';
import { decide, levels } from '../../src/bots/index.ts';
import { isClumsy } from '../../src/bots/medina/narrowing.ts';
import type { State as MedinaState } from '../../src/games/medina/state.ts';
import { kindOf } from '../../src/games/pagoda/moves/packing.ts';
import { type AnyGame, deal, type Move, NOBODY, seeded } from '../../src/kernel/index.ts';
import { gameOf } from './positions.ts';

const GAMES = 4;
const FIRST_TURNS = 3;

/** Plays games of novices among each other, and shows every position with the move that was chosen and the turn. */
function watchNovices(game: AnyGame, variant: string, show: (state: unknown, move: Move, turn: number) => void): void {
  const { options } = game.variants.find(({ name }) => name === variant)!;
  for (let n = 0; n < GAMES; n++) {
    const random = seeded(n);
    const state = game.start(options);
    let [turns, last] = [0, -1];
    while (game.actor(deal(game, state, random)) !== NOBODY) {
      const seat = game.actor(state);
      if (seat !== last) turns++;
      last = seat;
      const text = decide(game, game.view(state, seat), seat, 'novice', random.below(1e9), { iterations: 1 });
      const move = game.readMove(state, text)!;
      show(state, move, Math.ceil(turns / options.players));
      game.play(state, move);
    }
  }
}

describe('a novice does nothing that no beginner would do', () => {
  test('Medina: no neutral roof on a palace of one building in the first turns', () => {
    const medina = gameOf('medina');
    let could = 0;
    watchNovices(medina, 'second-2', (state, move, turn) => {
      if (turn > FIRST_TURNS) return;
      if (medina.moves(state).some(other => isClumsy(state as MedinaState, other))) could++;
      expect(isClumsy(state as MedinaState, move)).toBe(false);
    });
    expect(could).toBeGreaterThan(0);
  });

  test('Pagoda: no modified turn where a card fits', () => {
    const pagoda = gameOf('pagoda');
    let could = 0;
    watchNovices(pagoda, 'standard', (state, move) => {
      const kinds = pagoda.moves(state).map(kindOf);
      if (!kinds.includes('discard') || !kinds.some(kind => kind === 'column' || kind === 'tile')) return;
      could++;
      expect(kindOf(move)).not.toBe('discard');
    });
    expect(could).toBeGreaterThan(0);
  });
});

test.each(['china', 'pagoda', 'medina'])('where only one move is possible in %s, every level plays it', id => {
  const game = gameOf(id);
  const random = seeded(1);
  const state = game.start(game.variants[0]!.options);
  let only = 0;
  while (game.actor(deal(game, state, random)) !== NOBODY) {
    const seat = game.actor(state);
    const moves = game.moves(state);
    if (moves.length === 1) {
      only++;
      for (const level of levels) {
        const text = decide(game, game.view(state, seat), seat, level, 1, { iterations: 1 });
        expect(text).toBe(game.writeMove(state, moves[0]!));
      }
    }
    game.play(state, moves[random.below(moves.length)]!);
  }
  expect(only).toBeGreaterThan(0);
});
