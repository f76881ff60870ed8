import { expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import * as layout from '../../../src/games/pagoda/layout.ts';
import { lastFloor } from '../../../src/games/pagoda/options.ts';
import { COLUMNS_OF_A_FLOOR, LOT_COUNT, SEAT_COUNT } from '../../../src/games/pagoda/vocabulary.ts';
import { DEALER } from '../../../src/kernel/index.ts';
import { at, begin, play, played, points, sum, view } from './helpers.ts';

test('P1: 55 cards of five colours, 25 tiles, six lots', () => {
  const { players, unseen, tiles, lots } = view(pagoda.start(pagoda.variants[0]!.options));
  expect(players.reduce((all, { display }) => all + sum(display), sum(unseen))).toBe(55);
  expect(unseen).toEqual({ red: 9, blue: 9, green: 9, yellow: 9, violet: 9 });
  expect(new Set(tiles.map(({ background, slot }) => `${background} ${slot}`)).size).toBe(25);
  expect(lots).toHaveLength(6);
});

test("P2: the spire has the tile's slot colour", () => {
  for (const [letter, colour] of Object.entries({ r: 'red', b: 'blue', g: 'green', y: 'yellow', v: 'violet' }))
    expect(view(at({ lots: [`r4 b4 g4 y4 ${letter}*`] })).lots[0]!.spireColour).toBe(colour);
});

test('P3: one card of each colour face up, two hidden ones for the first player, then for the other', () => {
  const state = pagoda.start(pagoda.variants[0]!.options);
  const drawn = [];
  while (pagoda.actor(state) === DEALER) {
    drawn.push(view(state).drawing);
    play(state, 'draw red');
  }
  expect(drawn).toEqual([0, 0, 1, 1].map(seat => ({ seat, to: 'hand' })));
  for (const { display, hand, tracks } of view(state).players) {
    expect(display).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, violet: 1 });
    expect([hand, sum(tracks)]).toEqual([2, 0]);
  }
  expect([view(state).turn, pagoda.actor(state), view(state).pile]).toEqual([1, 0, 41]);
});

test('P21: the quick game has three floors, and a spire scores 4', () => {
  const setup = { options: { quick: true }, lots: ['r4 b4 g4'], cards: 'g v v r b | b r' };
  const state = played(at(setup), 'tile 1 green-violet', 'spire violet pay violet+violet');
  expect(points(state) - points(at(setup))).toBe(5);
  expect(view(state).lots[0]!.complete).toBe('P7');
  expect(pagoda.readPosition(begin({ ...setup, lots: ['r4 b4 g4 y1'] })).ok).toBe(false);
});

test('options are filled in, and others are refused', () => {
  expect(pagoda.readOptions({})).toEqual({ ok: true, value: { players: 2, quick: false, beginners: false } });
  expect(pagoda.readOptions({ players: 3 }).ok).toBe(false);
  expect(pagoda.readOptions({ slow: true }).ok).toBe(false);
});

test('the parts of a state follow each other without gap or overlap', () => {
  /** Where each thing starts, and how many words it takes. */
  const parts = [
    [layout.TURN, 1],
    [layout.PHASE, 1],
    [layout.COLUMNS, 1],
    [layout.USED, 1],
    [layout.GOAL, 1],
    [layout.DISCARDED, 1],
    [layout.LAST, 1],
    [layout.PILE, 1],
    [layout.DISCARDS, 1],
    [layout.TILES_LEFT, 1],
    [layout.COMPLETE, 1],
    [layout.DISPLAY, SEAT_COUNT],
    [layout.HAND, SEAT_COUNT],
    [layout.KNOWN, SEAT_COUNT],
    [layout.TRACKS, SEAT_COUNT],
    [layout.POINTS, SEAT_COUNT],
    [layout.LOT, LOT_COUNT],
    [layout.BUILT, LOT_COUNT * layout.PLACES_OF_A_LOT],
  ] as const;
  let end = 0;
  for (const [start, size] of parts) {
    expect(start).toBe(end);
    end += size;
  }
  expect(layout.WORDS).toBe(end);
});

test('each place of a lot has a word of its own, the spire the last one', () => {
  const [full] = pagoda.variants.map(({ options }) => lastFloor(options));
  const places = Array.from({ length: full! }, (_, floor) =>
    Array.from({ length: COLUMNS_OF_A_FLOOR + 1 }, (_, place) => layout.placeOf(1, floor + 1, place)),
  ).flat();
  expect([...places, layout.placeOf(1, full! + 1, 0)]).toEqual(
    Array.from({ length: layout.PLACES_OF_A_LOT }, (_, n) => layout.BUILT + layout.PLACES_OF_A_LOT + n),
  );
});
