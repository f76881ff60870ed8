import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/kernel/index.ts';
import type { GameUi, MoveOption } from '../../src/web/games/gameUi.ts';
import { listMeanings } from '../../src/web/table/choices.ts';
import { placeBeside } from '../../src/web/table/placement.ts';

/** A game whose moves are a piece and the cards that it costs. */
const ui = {
  meaning: ({ kind }: { kind: string }) => kind,
  cheaper: (a: { cards: string[] }, b: { cards: string[] }) => a.cards.length - b.cards.length,
  payment: ({ cards }: { cards: string[] }) => cards.map(art => ({ art })),
} as unknown as GameUi;
const options = (...moves: readonly (readonly [kind: string, ...cards: string[]])[]): MoveOption[] =>
  moves.map(([kind, ...cards], move) => ({ move: move as Move, explain: { kind, cards } }));
const movesOf = (listed: readonly MoveOption[]): number[] => listed.map(({ move }) => move);

describe('the meanings of a press', () => {
  test('differ in piece or payment, the cheapest payment first', () => {
    const { rows, more } = listMeanings(options(['palace', 'red', 'red'], ['palace', 'green'], ['fort', 'green']), ui);
    expect(movesOf(rows)).toEqual([1, 0, 2]);
    expect(more).toEqual([]);
  });

  test('are one where the payments look alike', () => {
    const { rows, more } = listMeanings(options(['column', 'red'], ['column', 'red']), ui);
    expect(movesOf([...rows, ...more])).toEqual([0]);
  });

  test('show each piece once, and the other payments on request, when they are more than five', () => {
    const colours = ['red', 'green', 'blue'];
    const all = options(...['palace', 'fort'].flatMap(kind => colours.map(colour => [kind, colour] as const)));
    const { rows, more } = listMeanings(all, ui);
    expect(movesOf(rows)).toEqual([0, 3]);
    expect(movesOf(more)).toEqual([1, 2, 4, 5]);
  });

  test('show five of many payments for one piece', () => {
    const { rows, more } = listMeanings(options(...[...'abcdefg'].map(card => ['palace', card] as const)), ui);
    expect(movesOf(rows)).toEqual([0, 1, 2, 3, 4]);
    expect(movesOf(more)).toEqual([5, 6]);
  });
});

describe('a choice', () => {
  const window = { width: 1440, height: 900 };
  const size = { width: 336, height: 260 };
  const at = (left: number, top: number, width = 40) => ({ left, top, width, height: width });
  const place = (spot: ReturnType<typeof at>, avoid = [] as ReturnType<typeof at>[], keep = avoid) =>
    placeBeside({ spot, size, window, avoid, keep });

  test('is to the right of its spot, with the tip at the height of its middle', () => {
    const { side, left, top, tip } = place(at(600, 400));
    expect(side).toBe('right');
    expect(left).toBe(660);
    expect(top + tip).toBe(420);
  });

  test('goes to the left where a spot on the right would be covered, and where the window ends', () => {
    expect(place(at(600, 400), [at(800, 400)], []).side).toBe('left');
    expect(place(at(1300, 400)).side).toBe('left');
  });

  test('goes above where both sides cover something', () => {
    expect(place(at(600, 400), [at(800, 400), at(400, 400)], []).side).toBe('above');
  });

  test('covers other spots before it covers the action bar', () => {
    const bar = { left: 640, top: 300, width: 800, height: 600 };
    const { side } = placeBeside({ spot: at(600, 400), size, window, avoid: [at(400, 400)], keep: [bar] });
    expect(side).toBe('left');
  });

  test('stays in the window and off its spot wherever the spot is', () => {
    for (let x = 0; x <= 1400; x += 100) {
      for (let y = 0; y <= 860; y += 86) {
        const { left, top } = place(at(x, y));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(window.width);
        expect(top + size.height).toBeLessThanOrEqual(window.height);
        const apart = left >= x + 40 || left + size.width <= x || top >= y + 40 || top + size.height <= y;
        expect(apart).toBe(true);
      }
    }
  });
});
