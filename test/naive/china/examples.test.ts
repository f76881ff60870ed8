import { describe, expect, test } from 'vitest';
import type { Explanation, Payment } from '../../../src/games/china/moves/explain.ts';
import type { Colour } from '../../../src/games/china/vocabulary.ts';
import type { JsonObject } from '../../../src/kernel/index.ts';
import { chinaNaive } from '../china.ts';
import { palaces, position } from './examples.ts';
import { roadPoints } from './roads.ts';
import { rankPoints } from './scoring.ts';

describe('the reference of China follows the examples of the rules page', () => {
  const allows = (at: JsonObject, ...moves: Explanation[]): void =>
    expect(moves.filter(move => chinaNaive.broken(at, move).size > 0)).toEqual([]);
  const refuses = (at: JsonObject, ...moves: Explanation[]): void =>
    expect(moves.filter(move => chinaNaive.broken(at, move).size === 0)).toEqual([]);
  const paid = (cards: readonly Colour[]) => cards as Payment;
  const palace = (space: string, ...cards: Colour[]): Explanation => ({
    kind: 'palace',
    for: 'self',
    space,
    cards: paid(cards),
  });
  const emissary = (province: string, ...cards: Colour[]): Explanation => ({
    kind: 'emissary',
    for: 'self',
    province,
    cards: paid(cards),
  });
  const fortification = (space: string, ...cards: Colour[]): Explanation => ({
    kind: 'fortification',
    space,
    cards: paid(cards),
  });
  const forEmperor = (space: string, ...cards: Colour[]): Explanation => ({
    kind: 'palace',
    for: 'emperor',
    space,
    cards: paid(cards),
  });
  const commit = (target: string, ...cards: Colour[]): Explanation => ({
    kind: 'commit',
    for: 'self',
    target,
    cards: paid(cards),
  });
  const stop = { kind: 'stop' } as const;

  test('C6: a piece costs one card of the colour or a pair of another', () => {
    const at = position({ hands: [{ red: 2, green: 1 }, {}, {}, {}], palaces: { wei1: 1, qi1: 1, han1: 1 } });
    allows(
      at,
      palace('wei2', 'red'),
      palace('qi2', 'red', 'red'),
      palace('han2', 'red', 'red'),
      palace('han2', 'green'),
    );
    refuses(
      at,
      palace('wei2', 'red', 'red'),
      palace('wei2', 'red', 'green'),
      palace('qi2', 'red'),
      palace('wei1', 'red'),
    );
  });

  test('C7: one piece in an empty province, two where a piece stood', () => {
    const begun = position({
      phase: 'more',
      hands: [{ red: 2 }, {}, {}, {}],
      palaces: { wei1: 0 },
      placed: [{ piece: 'palace', at: 'wei1' }],
    });
    refuses(begun, palace('wei2', 'red'), emissary('wei', 'red'));
    allows(begun, stop);
    const next = position({
      turn: 1,
      phase: 'more',
      hands: [{}, { green: 2 }, {}, {}],
      palaces: { wei1: 0, wei2: 1 },
      placed: [{ piece: 'palace', at: 'wei2' }],
    });
    allows(next, palace('wei3', 'green', 'green'), emissary('wei', 'green', 'green'), stop);
    refuses(next, palace('han1', 'green'), palace('qi1', 'green', 'green'));
    const yellow = position({ hands: [{ yellow: 3 }, {}, {}, {}], palaces: { qi1: 1, chin1: 1 } });
    allows(yellow, palace('qi2', 'yellow'), palace('chin2', 'yellow'), palace('yan1', 'yellow', 'yellow'));
  });

  test('C10: no more emissaries than the largest number of palaces', () => {
    const at = (province: string, numbers: number[], emissaries: number[]): JsonObject =>
      position({
        hands: [{ violet: 1, orange: 2 }, {}, {}, {}],
        palaces: palaces(province, numbers),
        emissaries: { [province]: emissaries },
      });
    allows(at('zhao', [0, 3, 2], [0, 1, 1, 0]), emissary('zhao', 'orange'));
    refuses(at('zhao', [0, 3, 2], [1, 1, 1, 0]), emissary('zhao', 'orange'));
    allows(at('chu', [0, 4], [1, 1, 0, 0]), emissary('chu', 'violet'), emissary('chu', 'orange', 'orange'));
    refuses(at('chin', [2, 2], [1, 1, 0, 0]), emissary('chin', 'orange', 'orange'));
    refuses(at('chu', [], [0, 0, 0, 0]), emissary('chu', 'violet'));
  });

  test('C14, C16: an exchange at any time, a pass only without cards', () => {
    const at = position({ hands: [{ red: 1 }, {}, {}, {}] });
    allows(at, { kind: 'exchange', card: 'red' });
    refuses(at, { kind: 'exchange', card: 'green' }, { kind: 'pass' });
    allows(position({ exhaustions: 2 }), { kind: 'pass' });
  });

  test('C17: points by rank', () => {
    const ranked = (...numbers: number[]): number[] => numbers.map(own => rankPoints(own, numbers));
    expect(ranked(4, 2, 1)).toEqual([7, 4, 2]);
    expect(ranked(2, 2, 1)).toEqual([5, 5, 2]);
    expect(ranked(3, 2, 2, 1)).toEqual([8, 3, 3, 2]);
    expect(ranked(0, 3, 0)).toEqual([0, 3, 0]);
  });

  test('C19: an alliance for those with most emissaries on both sides', () => {
    const [blue, red, green, violet] = [0, 1, 2, 3];
    const numbers = (given: { [seat: number]: number }): number[] => [0, 1, 2, 3].map(seat => given[seat] ?? 0);
    const chin = numbers({ [blue]: 2, [red]: 1, [green]: 1 });
    const emissaries = (more: { [province: string]: number[] }) => position({ emissaries: { chin, ...more } });
    expect(chinaNaive.projected(emissaries({ wei: numbers({ [blue]: 1, [red]: 1 }) }))).toEqual([6, 0, 0, 0]);
    expect(chinaNaive.projected(emissaries({ shu: numbers({ [violet]: 2, [blue]: 1 }) }))).toEqual([0, 0, 0, 0]);
  });

  test('C20, C23: a branch does not count, a fortification doubles its chain once', () => {
    const own = ['chin2', 'chin3', 'chin4', 'shu1', 'shu2', 'shu3'];
    const path = Object.fromEntries(own.map(space => [space, 0]));
    const points = (fortifications: string[]): number =>
      chinaNaive.projected(
        position({ palaces: path, fortifications, options: { players: 4, fortifications: true } }),
      )[0]!;
    expect(points([])).toBe(6 + 5);
    expect(points(['shu2'])).toBe(3 + 2 * 3 + 2 * 5);
    expect(points(['shu2', 'shu3'])).toBe(3 + 2 * 3 + 2 * 5);
    expect(points(['chin4'])).toBe(2 * 3 + 3 + 2 * 5);
  });

  test('C20: several chains are chosen for the most points', () => {
    const line = (n: number) => Array.from({ length: n }, (_, i) => `${i}`);
    const along = (space: string): string[] => [`${+space - 1}`, `${+space + 1}`];
    expect(roadPoints(line(3), along, new Set())).toBe(0);
    expect(roadPoints(line(9), along, new Set())).toBe(9);
    expect(roadPoints(line(9), along, new Set(['0']))).toBe(18);
    // A star of three arms of four: one arm stands alone, or two make a chain through the middle.
    const star = (space: string): string[] => {
      if (space === 'middle') return ['a0', 'b0', 'c0'];
      const arm = space[0]!;
      const at = Number(space[1]);
      return [at === 0 ? 'middle' : `${arm}${at - 1}`, `${arm}${at + 1}`];
    };
    const arms = (length: number) => ['a', 'b', 'c'].flatMap(arm => line(length).map(i => arm + i));
    expect(roadPoints(['middle', ...arms(4)], star, new Set())).toBe(13);
    expect(roadPoints(['middle', ...arms(3)], star, new Set())).toBe(7);
  });

  test('C22: a fortification, then a palace on it', () => {
    const options = { players: 4, fortifications: true } as const;
    const first = position({ options, hands: [{ yellow: 3 }, {}, {}, {}], palaces: { qi1: 1 } });
    allows(first, fortification('qi2', 'yellow'));
    refuses(first, fortification('qi1', 'yellow'));
    const second = position({
      options,
      phase: 'more',
      hands: [{ yellow: 2 }, {}, {}, {}],
      palaces: { qi1: 1 },
      fortifications: ['qi2'],
      fortificationsLeft: [0, 1, 1, 1],
      placed: [{ piece: 'fortification', at: 'qi2' }],
    });
    allows(second, palace('qi2', 'yellow'), palace('qi3', 'yellow'));
    refuses(second, fortification('qi3', 'yellow'), palace('qi2', 'yellow', 'yellow'));
  });

  test('C23: the second rank of Wei doubled', () => {
    const options = { players: 3, fortifications: true } as const;
    const at = position({ players: 3, options, palaces: palaces('wei', [4, 2, 1]), fortifications: ['wei5'] });
    // wei7–wei1–wei2–wei3–wei4–wei5–wei6 is one road: four of the first make a chain.
    expect(chinaNaive.projected(at)).toEqual([7 + 4, 8, 2]);
  });

  test("C28: the Emperor's points go to the holder, of a completed province to the holder of then", () => {
    const board = { ...palaces('chu', [5, 1]), chu7: 'emperor', chu8: 'emperor' } as const;
    const at = (given: object) => chinaNaive.projected(position({ players: 2, palaces: board, ...given }));
    const road = at({ emperorPoints: {} })[0]! - 8;
    expect(at({ emperorPoints: { chu: 0 } })).toEqual([13 + road, 2]);
    expect(at({ emperorPoints: { chu: 1 }, holders: { violet: 0 } })).toEqual([8 + road, 2 + 5]);
    const two = { chu1: 0, chu2: 'emperor', chu3: 'emperor' } as const;
    expect(chinaNaive.projected(position({ players: 2, palaces: two, holders: { violet: 1 } }))).toEqual([2, 3]);
  });

  test('C27: the Emperor enters an empty province only if his cards allow nothing else', () => {
    const at = (emperorCards: object, given: object = {}) =>
      position({ players: 2, phase: 'emperor', emperorCards, palaces: { wei1: 0 }, ...given });
    allows(at({ red: 1, green: 2 }), forEmperor('wei2', 'red'), forEmperor('wei2', 'green', 'green'), { kind: 'rest' });
    refuses(at({ red: 1, green: 2 }), forEmperor('shu1', 'red'), forEmperor('han1', 'green'));
    allows(at({ violet: 1, green: 1, yellow: 1 }), forEmperor('chu1', 'violet'), forEmperor('han1', 'green'));
    refuses(at({ violet: 2, yellow: 1 }), forEmperor('chu1', 'violet'), palace('wei2', 'violet', 'violet'));
  });

  test('C29: Two provinces, each with its own C7 and colour', () => {
    const at = position({
      players: 2,
      phase: 'more',
      hands: [{ red: 1, green: 1 }, {}],
      palaces: { wei1: 0 },
      placed: [{ piece: 'palace', at: 'wei1' }],
    });
    allows(at, palace('shu1', 'red'), palace('han1', 'green'));
    refuses(at, palace('wei2', 'red'), palace('qi1', 'red'), { kind: 'change-card', card: 'red', position: 0 });
    refuses({ ...at, specials: [[], []] }, palace('shu1', 'red'), palace('han1', 'green'));
  });

  test('C32: the first palace of a province is announced', () => {
    const at = position({
      options: { players: 4, bonusTiles: true, board: 'border' },
      hands: [{ red: 1, yellow: 2 }, {}, {}, {}],
      palaces: { wei1: 1 },
    });
    allows(at, commit('chin', 'yellow'), commit('post2', 'red', 'yellow'), palace('wei2', 'red'));
    refuses(at, palace('chin1', 'yellow'), palace('post2', 'red', 'yellow'), commit('wei', 'red'));
    const both = position({
      options: { players: 4, bonusTiles: true, board: 'border' },
      hands: [{ red: 1, yellow: 2 }, {}, {}, {}],
      palaces: { post2: 1 },
    });
    allows(both, palace('chin1', 'yellow'), palace('wei1', 'red'));
    refuses(both, commit('chin', 'yellow'), commit('wei', 'red'), palace('post2', 'red', 'yellow'));
  });

  test('C34: bonus tiles by the rule', () => {
    const tilesTaken = [
      { orange: 3, green: 2, yellow: 1 },
      { orange: 3, yellow: 4, green: 2 },
      { green: 2, yellow: 1 },
    ];
    expect(chinaNaive.projected(position({ players: 3, tilesTaken }))).toEqual([12, 18, 6]);
    const emperor = [{ orange: 2, green: 1 }, { yellow: 1 }, { orange: 2, green: 2 }];
    expect(chinaNaive.projected(position({ players: 2, tilesTaken: emperor }))).toEqual([6, 6]);
  });

  test('C36: a post and what it shares the turn with', () => {
    const options = { players: 4, board: 'border' } as const;
    const at = position({ options, hands: [{ red: 2, yellow: 1 }, {}, {}, {}] });
    allows(at, palace('post2', 'red', 'red'), palace('post2', 'red', 'yellow'));
    refuses(at, palace('post2', 'red'), palace('post2', 'yellow'), palace('post1', 'red', 'red'));
    const more = (hand: object, board: { [space: string]: number }, placed: string): JsonObject =>
      position({
        options,
        phase: 'more',
        hands: [hand, {}, {}, {}],
        palaces: { ...board, [placed]: 0 },
        placed: [{ piece: 'palace', at: placed }],
      });
    allows(more({ red: 1 }, { wei1: 1 }, 'post2'), palace('wei2', 'red'), emissary('wei', 'red'));
    refuses(more({ yellow: 1 }, { wei1: 1 }, 'post2'), palace('chin2', 'yellow'), emissary('chin', 'yellow'));
    refuses(more({ red: 1 }, {}, 'post2'), palace('wei2', 'red'), emissary('wei', 'red'));
    refuses(more({ red: 1 }, { wei1: 1, shu1: 1 }, 'post2'), palace('shu2', 'red'));
    allows(more({ red: 1, yellow: 1 }, { wei1: 1 }, 'wei2'), palace('post2', 'red', 'yellow'));
    refuses(more({ red: 1, yellow: 1 }, { chin1: 1 }, 'wei2'), palace('post2', 'red', 'yellow'));
  });

  test('C38: ports once more', () => {
    const ports = { yan3: 0, yan4: 0, chu6: 0, lu3: 0, lu4: 1, qi4: 1, qi5: 2 };
    const at = (board: '45' | 'border') =>
      chinaNaive.projected(position({ palaces: ports, options: { players: 5, board }, players: 5 }));
    const [with_, without] = [at('border'), at('45')];
    expect(with_.map((points, seat) => points - without[seat]!)).toEqual([7, 4, 2, 0, 0]);
  });
});
