// The engine against the reference: every move of the vocabulary, the points, and what moves lead to.
import { describe, expect, test } from 'vitest';
import { medina, type Options } from '../../src/games/medina/index.ts';
import type { Position } from '../../src/games/medina/position/schema.ts';
import { type AnyGame, type Random, seeded } from '../../src/kernel/index.ts';
import { read } from '../records/read.ts';
import { compared } from './compare.ts';
import { disagreements } from './medina/agree.ts';
import { dealtScarce, dealtToOne, isSubtle, mayBeginStreet, owesRoof, unbuilt, winsByArm } from './medina/deal.ts';
import { startOf } from './medina/start.ts';
import { mostlyLate, oneSidedGame } from './medina/steer.ts';
import { medinaNaive } from './medina.ts';

const game: AnyGame = medina;
const { variants } = medina;

test('random games: engine and reference agree', () => {
  const { positions, disagreements } = compared(game, medinaNaive, 600, 1);
  expect(disagreements).toEqual([]);
  expect(positions).toBe(600);
});

test.each(variants)('M3: the stocks of $name', ({ options }) => {
  const { stocks } = JSON.parse(JSON.stringify(medina.writePosition(medina.start(options)))) as Position;
  expect(stocks).toEqual(startOf(options as Position['options']).stocks);
});

/** The last moves of a record, where players run out of pieces. */
const LATE = 30;

test.each(['second-2', 'second-3', 'second-4'])('M22, M24: a game of %s in which players are out', name => {
  const random = seeded(4);
  const { header, entries } = read('medina', `${name}-late-merchants`);
  const options = medina.readOptions(header.options);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const state = medina.start(options.value);
  let out = 0;
  for (const [n, entry] of entries.entries()) {
    // From where merchants have left the game on, the record is one of other rules.
    if (entry.kind !== 'move' || medina.actor(state) !== entry.actor) break;
    const move = medina.readMove(state, entry.text)!;
    if (medina.refusal(state, move)) break;
    if (n > entries.length - LATE) expect(disagreements(game, state, random, 4)).toEqual([]);
    out = Math.max(out, medina.view(state, null).out!.length);
    medina.play(state, move);
  }
  expect(out).toBeGreaterThan(0);
});

interface Search {
  readonly among: (options: Options) => boolean;
  readonly games: number;
  readonly look: (states: readonly unknown[], random: Random) => readonly unknown[];
  /** What is changed in a position, so that it is more often a rare one. */
  readonly change: (position: Position, random: Random) => Position;
  readonly rare: (position: Position) => boolean;
  /** To how many moves' ends each position is followed. */
  readonly follow?: number;
}

/** Compares the rare positions of one-sided games and, beside each, the one after a move. Tells how many there were. */
function comparedRare({ among, games, look, change, rare, follow = 4 }: Search, random: Random): number {
  const chosen = variants.filter(({ options }) => among(options));
  let found = 0;
  for (let n = 0; n < games; n++) {
    const states = oneSidedGame(game, chosen[n % chosen.length]!.options, random);
    for (const state of look(states, random)) {
      const position = change(game.writePosition(state) as unknown as Position, random);
      const read = rare(position) ? game.readPosition(position) : undefined;
      if (!read?.ok) continue;
      found++;
      expect(disagreements(game, read.value, random, follow)).toEqual([]);
      const moves = game.moves(read.value);
      game.play(read.value, moves[random.below(moves.length)]!);
      expect(disagreements(game, read.value, random, 4)).toEqual([]);
    }
  }
  return found;
}

const late = (states: readonly unknown[], random: Random): unknown[] => mostlyLate(states, 40, random);
const end = (states: readonly unknown[]): unknown[] => Array(4).fill(states.at(-1));
const asItIs = (position: Position): Position => position;
const isFirst = ({ rules }: Options): boolean => rules === 'first';

describe('steered games: engine and reference agree', () => {
  test('on late positions of one-sided games, with the stocks as they are and dealt out anew', () => {
    const random = seeded(2);
    for (let n = 0; n < variants.length; n++) {
      const { options } = variants[n % variants.length]!;
      for (const state of mostlyLate(oneSidedGame(game, options, random), 5, random)) {
        expect(disagreements(game, state, random, 4)).toEqual([]);
        const anew = game.readPosition(dealtScarce(game.writePosition(state) as unknown as Position, random));
        if (anew.ok) expect(disagreements(game, anew.value, random, 1)).toEqual([]);
      }
    }
  });

  test.each([
    [
      'M6: a piece would leave no room for another',
      4,
      { among: () => true, games: 20, look: late, change: dealtScarce, rare: isSubtle },
    ],
    [
      'M18: the street can not be extended',
      8,
      {
        among: ({ newStreetTouches }: Options) => newStreetTouches === 0,
        games: 18,
        look: states => states,
        change: asItIs,
        rare: mayBeginStreet,
      },
    ],
    [
      'M21: the other arm of a tower wins its tile',
      1,
      {
        among: ({ wallArms }: Options) => wallArms,
        games: 24,
        look: states => states.filter((_, i) => i % 5 === 0),
        change: asItIs,
        rare: winsByArm,
        follow: Number.POSITIVE_INFINITY,
      },
    ],
    [
      'M25: the last player owes a roof',
      5,
      { among: isFirst, games: 3, look: late, change: dealtToOne, rare: owesRoof },
    ],
    [
      'M25: the last player must build to roof',
      4,
      { among: isFirst, games: 16, look: end, change: unbuilt, rare: owesRoof },
    ],
  ] satisfies [string, number, Search][])('%s', (_, atLeast, search) => {
    expect(comparedRare(search, seeded(3))).toBeGreaterThanOrEqual(atLeast);
  });
});
