import { describe, expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import type { Options } from '../../src/games/china/options.ts';
import { type AnyGame, NOBODY, seeded } from '../../src/kernel/index.ts';
import { walk } from '../conformance/walk.ts';
import { smallGames, wideGames } from './china/maps.ts';
import { rarePosition } from './china/rare.ts';
import { differences, differencesAtStart } from './china/steps.ts';
import { stroll } from './china/walks.ts';
import { chinaNaive } from './china.ts';
import { compared } from './compare.ts';

const game: AnyGame = china;

describe('the engine of China and its slow reference agree', () => {
  test('on every move of the vocabulary and on the points, in random games', () => {
    const { positions, disagreements } = compared(game, chinaNaive, 800, 20260);
    expect(disagreements).toEqual([]);
    expect(positions).toBe(800);
  });

  test('on how a game begins', () => {
    const games = [...game.variants.map(({ options }) => options), ...smallGames, ...wideGames];
    for (const options of games) expect(differencesAtStart(game, options)).toEqual([]);
  });

  test('on what each move does and how likely each draw is', () => {
    const random = seeded(20261);
    for (const { name, options } of game.variants) {
      walk(game, options, random.below(2 ** 31), 10, ({ state }) =>
        expect(differences(game, state, random, 5), name).toEqual([]),
      );
    }
  });

  test('on a small map, where games end on a full board (C16)', () => {
    const random = seeded(20262);
    let full = 0;
    for (const options of smallGames) {
      walk(game, options, random.below(2 ** 31), 40, ({ state }) =>
        expect(differences(game, state, random, 5)).toEqual([]),
      );
      const state = game.start(options);
      stroll(game, state, 2000, random, () => {});
      expect(game.actor(state)).toBe(NOBODY);
      if (game.writePosition(state).exhaustions !== 2) full++;
    }
    expect(full).toBeGreaterThan(0);
  });

  test('in positions that random games seldom reach', () => {
    const random = seeded(20263);
    let possible = 0;
    // Two players have the most rules, and the fewest variants.
    const usual = game.variants.map(({ options }) => options as Options);
    const emperors = usual.filter(({ players }) => players === 2);
    const games = [...usual, ...emperors, ...emperors, ...emperors, ...smallGames, ...wideGames, ...wideGames];
    for (let round = 0; round < 2; round++) {
      for (const options of games) {
        const reading = game.readPosition(rarePosition(options, random));
        if (!reading.ok) continue;
        possible++;
        stroll(game, reading.value, 10, random, state => expect(differences(game, state, random, 4)).toEqual([]));
      }
    }
    expect(possible).toBeGreaterThan(game.variants.length);
  });

  test('when the last card is taken and there is nothing to shuffle (C15)', () => {
    const random = seeded(20264);
    const { options } = game.variants.find(variant => (variant.options as Options).influence)!;
    let over = 0;
    for (let tries = 0; tries < 100; tries++) {
      const position = rarePosition(options as Options, random);
      const discards = Object.values(position.discards as { [colour: string]: number });
      if (position.exhaustions !== 0 || discards.some(n => n > 0)) continue;
      const reading = game.readPosition(position);
      if (!reading.ok) continue;
      stroll(game, reading.value, 6, random, state => {
        expect(differences(game, state, random, 4)).toEqual([]);
        if (game.writePosition(state).exhaustions === 2) over++;
      });
    }
    expect(over).toBeGreaterThan(0);
  });
});
