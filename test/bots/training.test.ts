import { describe, expect, test } from 'vitest';
import { toChances } from '../../src/bots/evaluation/chances.ts';
import { countWeights, Inputs, output } from '../../src/bots/evaluation/model.ts';
import { pack, unpack, unpackWhole } from '../../src/bots/evaluation/packed.ts';
import { Learner, toSample } from '../../src/bots/training/learner.ts';
import { fitLine } from '../../src/bots/training/line.ts';
import { playOpening } from '../../src/bots/training/selfplay.ts';
import {
  courses,
  fitRound,
  fitStrengths,
  loadNetwork,
  packWhole,
  reliability,
  Training,
  tableCourse,
  witness,
} from '../../src/bots/training/training.ts';
import { NOBODY, seeded } from '../../src/kernel/index.ts';

describe('training', () => {
  test('a network learns what a straight line can not say', () => {
    const model = { inputs: 2, hidden: 6, weights: new Float64Array(countWeights(2, 6)) };
    const random = seeded(1);
    for (let n = 0; n < model.weights.length; n++) model.weights[n] = (random.below(201) - 100) / 100;
    const learner = new Learner(model);
    const inputs = new Inputs(2);
    const cases = [0, 1, 2, 3].map(n => {
      inputs.count = 0;
      inputs.add(0, n & 1);
      inputs.add(1, n >> 1);
      return { sample: toSample(inputs), target: n === 1 || n === 2 ? 0.5 : -0.5 };
    });
    let error = 1;
    for (let round = 0; round < 3000; round++)
      error = Math.max(...cases.map(({ sample, target }) => learner.learn(sample, target, 0.01)));
    expect(error).toBeLessThan(0.01);
  });
  test('a network is nearly the same after packing and unpacking', () => {
    const random = seeded(2);
    const weights = Float64Array.from({ length: countWeights(3, 4) }, () => (random.below(2001) - 1000) / 700);
    const again = unpack(pack({ inputs: 3, hidden: 4, weights }));
    for (const [n, weight] of again.weights.entries()) expect(weight).toBeCloseTo(weights[n]!, 2);
    const inputs = new Inputs(3);
    inputs.add(1, 1);
    expect(output(again, inputs)).toBeCloseTo(output({ inputs: 3, hidden: 4, weights }, inputs), 2);
  });
  test('many units at a time give what one at a time gives, to the last bit', () => {
    const random = seeded(4);
    const any = (): number => (random.below(20_001) - 10_000) / 7000;
    for (const hidden of [1, 3, 4, 7, 8, 12, 16, 20, 23]) {
      const weights = Float64Array.from({ length: countWeights(40, hidden) }, any);
      const inputs = new Inputs(40);
      for (let input = 0; input < 40; input += 1 + random.below(2)) inputs.add(input, any());
      expect(output({ inputs: 40, hidden, weights }, inputs)).toBe(unitByUnit(40, hidden, weights, inputs));
    }
  });
  test('whole numbers are the same after packing and unpacking', () => {
    const numbers = [0, 1, -1, 2047, -2048, 5000];
    expect([...unpackWhole(packWhole(numbers))]).toEqual([0, 1, -1, 2047, -2048, 2047]);
  });
  test('a line finds the weights that made the targets', () => {
    const random = seeded(5);
    const seen = Array.from({ length: 20_000 }, () => {
      const inputs = [1, random.below(5), random.below(3)];
      return { inputs, target: 2 + 3 * inputs[1]! - inputs[2]! + (random.below(3) - 1) };
    });
    const [base, first, second] = fitLine(3, seen);
    expect(base).toBeCloseTo(2, 0);
    expect(first).toBeCloseTo(3, 1);
    expect(second).toBeCloseTo(-1, 1);
  });
  test('a round of tables is the same again, and each builds on the one before', () => {
    const course = { ...tableCourse, games: 4 };
    const first = fitRound(course, 1, 0, undefined);
    expect(fitRound(course, 1, 0, undefined)).toEqual(first);
    expect(first.provinces.some(gain => gain > 0)).toBe(true);
    expect(first.alliances.some(gain => gain > 0)).toBe(true);
    expect(fitRound(course, 1, 1, first)).not.toEqual(fitRound(course, 1, 1, undefined));
  });
  test('a training that goes on after a break is the one without a break', () => {
    const course = { ...courses[0]!, games: 10 };
    const whole = new Training(course, 1);
    whole.step();
    const broken = new Training(course, 1, JSON.parse(JSON.stringify(whole.progress)));
    whole.step();
    broken.step();
    expect(broken.progress).toEqual(whole.progress);
  });
  test('in a league others play as well, and it goes on after a break like any training', () => {
    const course = { ...courses.find(({ name }) => name === 'medina-2')!, games: 10 };
    const alone = new Training(course, 1);
    const whole = new Training(course, 1, undefined, true);
    for (const training of [alone, whole]) training.step();
    expect(whole.progress).not.toEqual(alone.progress);
    const broken = new Training(course, 1, JSON.parse(JSON.stringify(whole.progress)), true);
    for (const training of [whole, broken]) training.step();
    expect(broken.progress).toEqual(whole.progress);
  });
  test('openings of a league are random, and leave a game to play', () => {
    const { game } = courses[0]!;
    const lengths = Array.from({ length: 20 }, (_, seed) => {
      let plies = 0;
      const counting: typeof game = {
        ...game,
        play(state, move, emit) {
          plies++;
          game.play(state, move, emit);
        },
      };
      const state = game.start(game.variants[0]!.options);
      playOpening(counting, state, seeded(seed));
      expect(game.actor(state)).not.toBe(NOBODY);
      return plies;
    });
    expect(Math.min(...lengths)).toBe(0);
    expect(Math.max(...lengths)).toBeGreaterThan(4);
  });
  test('nothing is certain before the end, however large a value', () => {
    const strengths = Array.from({ length: 21 }, (_, knot) => knot / 20);
    const [sure, lost] = toChances({ strengths }, [1, -1]);
    expect(sure! + lost!).toBeCloseTo(1);
    expect(lost).toBeGreaterThan(0.005);
    expect(lost).toBeLessThan(0.02);
  });
  test('strengths never fall as values grow, and fit what was seen', () => {
    const random = seeded(3);
    const seen = Array.from({ length: 20_000 }, () => {
      const value = (random.below(2001) - 1000) / 1000;
      const share = random.below(1000) < 500 + 400 * value ? 1 : 0;
      return { values: [value, -value], shares: [share, 1 - share] };
    });
    const strengths = fitStrengths(seen);
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    for (const { predicted, observed } of reliability(strengths, seen)) expect(observed).toBeCloseTo(predicted, 1);
  });
  test('chances are judged as they are told: together 1, whatever number plays', () => {
    const seen = [{ values: [-0.2, -0.2, -0.2, -0.2], shares: [1, 0, 0, 0] }];
    const even = Array.from({ length: 21 }, (_, knot) => knot / 20);
    expect(reliability(even, seen)).toEqual([{ predicted: 0.25, observed: 0.25, count: 4 }]);
  });
  test('a few games make nothing certain', () => {
    const strengths = fitStrengths(Array.from({ length: 5 }, () => ({ values: [0.5, -0.5], shares: [1, 0] })));
    expect(reliability(strengths, [{ values: [0.5, -0.5], shares: [1, 0] }])[0]!.predicted).toBeGreaterThan(0.05);
  });
  test('games that chances are fitted to differ, also where nothing is dealt', () => {
    const duel = { ...courses.find(({ name }) => name === 'medina-2')!, variants: ['duel'] };
    const seen = [1, 2, 3, 4].map(seed => JSON.stringify(witness(duel, loadNetwork(duel), seed)));
    expect(new Set(seen).size).toBe(4);
  });
  test.each(courses)('a game of the $name network tells values of all seats, and who won', course => {
    const seen = witness(course, loadNetwork(course), 1);
    expect(seen.length).toBeGreaterThan(5);
    for (const { values, shares } of seen) {
      expect(values).toHaveLength(shares.length);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    }
    expect(witness(course, loadNetwork(course), 1)).toEqual(seen);
    // In a mixed field others play, and the network judges what they do.
    const mixed = witness(course, loadNetwork(course), 1, true);
    expect(witness(course, loadNetwork(course), 1, true)).toEqual(mixed);
    expect(mixed).not.toEqual(seen);
  });
});

/** The output by the definition: all inputs of one unit after another. */
function unitByUnit(count: number, hidden: number, weights: Float64Array, inputs: Inputs): number {
  const row = hidden + 1;
  const units = Array.from({ length: row }, (_, unit) => {
    let sum = weights[count * row + unit]!;
    for (let n = 0; n < inputs.count; n++) sum += inputs.value[n]! * weights[inputs.at[n]! * row + unit]!;
    return sum;
  });
  let sum = units[hidden]!;
  for (let unit = 0; unit < hidden; unit++)
    if (units[unit]! > 0) sum += units[unit]! * weights[(count + 1) * row + unit]!;
  return sum / (1 + Math.abs(sum));
}
