// The engine against the reference: every move of the vocabulary, the points, and what moves lead to.
import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/games/medina/document.ts';
import { medina } from '../../src/games/medina/index.ts';
import { type AnyGame, type Random, seeded } from '../../src/kernel/index.ts';
import { compared } from './compare.ts';
import { disagreements } from './medina/agree.ts';
import { dealtScarce, dealtToOne, isSubtle, owesRoof } from './medina/deal.ts';
import { startOf } from './medina/start.ts';
import { mostlyLate, oneSidedGame } from './medina/steer.ts';
import { medinaNaive } from './medina.ts';

const game: AnyGame = medina;
const { variants } = medina;

test('random games: engine and reference agree', () => {
  const { positions, disagreements } = compared(game, medinaNaive, 1200, 1);
  expect(disagreements).toEqual([]);
  expect(positions).toBe(1200);
});

test.each(variants)('M3: the stocks of $name', ({ options }) => {
  const { stocks } = JSON.parse(JSON.stringify(medina.writePosition(medina.start(options)))) as Position;
  expect(stocks).toEqual(startOf(options as Position['options']).stocks);
});

interface Deals {
  readonly rules: readonly string[];
  readonly games: number;
  readonly deal: (position: Position, random: Random) => Position;
  readonly rare: (position: Position) => boolean;
}

/** Compares turns of one-sided games that begin with stocks dealt anew: the rare ones and some others. Tells how many were rare. */
function rareTurns({ rules, games, deal, rare }: Deals, random: Random): number {
  const played = variants.filter(({ options }) => rules.includes(options.rules));
  let found = 0;
  for (let n = 0; n < games; n++) {
    const states = oneSidedGame(game, played[n % played.length]!.options, random);
    for (const [index, state] of mostlyLate(states, 40, random).entries()) {
      const position = game.writePosition(state) as unknown as Position;
      const dealt = position.turn ? deal(position, random) : position;
      const isRare = rare(dealt);
      const read = isRare || index === 0 ? game.readPosition(dealt) : undefined;
      if (!read?.ok) continue;
      if (isRare) found++;
      expect(disagreements(game, read.value, random, 4)).toEqual([]);
      const moves = game.moves(read.value);
      if (moves.length === 0) continue;
      game.play(read.value, moves[random.below(moves.length)]!);
      expect(disagreements(game, read.value, random, 4)).toEqual([]);
    }
  }
  return found;
}

describe('steered games: engine and reference agree', () => {
  test('on late positions of one-sided games and where moves lead', () => {
    const random = seeded(2);
    for (let n = 0; n < 3 * variants.length; n++) {
      const { options } = variants[n % variants.length]!;
      for (const state of mostlyLate(oneSidedGame(game, options, random), 5, random))
        expect(disagreements(game, state, random, 4)).toEqual([]);
    }
  });

  test('M6: on turns with few pieces left, some of which leave no room for another', () => {
    const asked = { rules: ['first', 'duel', 'second'], games: 3 * variants.length, deal: dealtScarce, rare: isSubtle };
    expect(rareTurns(asked, seeded(3))).toBeGreaterThan(15);
  });

  test('M25: on turns of a last player who owes a roof', () => {
    const asked = { rules: ['first'], games: 24, deal: dealtToOne, rare: owesRoof };
    expect(rareTurns(asked, seeded(4))).toBeGreaterThan(10);
  });
});
