import { expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { at, begin, played, problems as problemsOf } from './helpers.ts';

type Draft = { [key: string]: Draft } & Draft[];

/** The document after something in it was changed. */
function changed(document: unknown, change: (draft: Draft) => void): unknown {
  const draft = JSON.parse(JSON.stringify(document));
  change(draft);
  return draft;
}

/** The problems of a position after something in it was changed, as `path rule`. */
const problems = (document: unknown, change: (draft: Draft) => void): string[] => problemsOf(changed(document, change));

const set = (draft: Draft, key: string, value: unknown): void => {
  (draft as unknown as { [key: string]: unknown })[key] = value;
};

const plain = begin({ lots: ['r4 b2', 'g1'], tracks: { lantern: 2 } });
const top = ['y4 b4 g4 y4 v*', 'b4 r4 g4 v4 y*'];
const written = (...moves: string[]) =>
  pagoda.writePosition(played(at({ lots: ['r4 b2', 'y4 g1'], tracks: { lantern: 2, dragon: 1 } }), ...moves));

test('a position may be written by hand with little', () => {
  const hand = { display: { red: 5 }, hand: { blue: 2 } };
  const state = at({ options: {}, turn: 1, phase: 'begin', lots: [], players: [hand, hand] });
  expect(pagoda.view(state, 0).unseen).toEqual({ red: 1, blue: 9, green: 11, yellow: 11, violet: 11 });
});

test('P1: impossible numbers of cards and tiles', () => {
  expect(problems(plain, draft => set(draft.discards!, 'red', 10))).toEqual(['players P1']);
  expect(problems(plain, draft => set(draft, 'pile', { red: 3 }))).toHaveLength(5);
  expect(problems(plain, draft => set(draft.lots!, '2', draft.lots![0]))).toContain('lots[2].floors[0].tile P1');
});

test('P5, P6: impossible floors', () => {
  const floors = (draft: Draft): Draft => draft.lots![0]!.floors!;
  expect(problems(plain, draft => set(floors(draft)[1]!, 'colour', 'red'))).toEqual(['lots[0].floors[1].colour P5']);
  expect(problems(plain, draft => set(floors(draft)[0]!, 'columns', [1, 3, 5]))).toEqual(['lots[0].floors[0].tile P6']);
  expect(problems(plain, draft => set(floors(draft)[0]!, 'columns', [3, 1, 5, 7]))).toEqual(['lots[0].floors[0] P5']);
  expect(problems(plain, draft => set(floors(draft)[1]!, 'columns', [99, 99]))).toContain('lots[0].floors[1] P4');
  expect(problems(plain, draft => set(draft.lots!, '1', { floors: [{ colour: 'red', columns: [] }] }))).toEqual([
    'lots[1].floors[0].columns P5',
  ]);
  expect(problems(plain, draft => delete (floors(draft)[0] as { tile?: unknown }).tile)).toContain(
    'lots[0].floors[1] P6',
  );
});

test('P7: a roof and its spire belong together', () => {
  const document = begin({ lots: top });
  expect(problems(document, draft => set(draft.lots![0]!, 'spire', 3))).toEqual(['lots[0].spire P7']);
  expect(problems(document, draft => delete (draft.lots![0] as { spire?: unknown }).spire)).toEqual(['phase P7']);
  expect(problems(plain, draft => set(draft, 'phase', 'spire'))).toEqual(['phase P7']);
  expect(problems(plain, draft => set(draft.lots![0]!, 'spire', 3))).toEqual(['lots[0].spire P7']);
});

test('P4: what a turn can have built', () => {
  const document = begin({ lots: ['r4'] });
  expect(problems(document, draft => set(draft.lots![0]!.floors![0]!, 'columns', [1, 1, 1, 1]))).toEqual([]);
  set(document as unknown as Draft, 'options', { beginners: true });
  expect(problems(document, draft => set(draft.lots![0]!.floors![0]!, 'columns', [1, 1, 1, 1]))).toEqual(['lots P4']);
  expect(problems(plain, draft => set(draft.lots![0]!.floors![0]!.tile!, 'turn', 8))).toEqual([
    'lots P4',
    'players[0].tracks.lantern P6',
  ]);
});

test('P6, P12, P22: tracks and uses come from tiles', () => {
  expect(problems(plain, draft => set(draft.players![1]!, 'tracks', { fan: 1 }))).toEqual(['players[1].tracks.fan P6']);
  expect(problems(plain, draft => set(draft.options!, 'beginners', true))).toEqual(['players[0].tracks.lantern P22']);
  expect(problems(plain, draft => set(draft, 'used', ['lantern']))).toContain('used P17');
  expect(problems(plain, draft => set(draft, 'used', ['dragon', 'dragon']))).toContain('used P12');
  expect(problems(written('lantern'), draft => set(draft.players![0]!, 'tracks', { lantern: 2 }))).toEqual([
    'used P12',
  ]);
});

test('P8, P14: what is about discards belongs to its phases', () => {
  expect(problems(plain, draft => set(draft, 'discarded', 2))).toEqual(['discarded P8']);
  expect(problems(plain, draft => set(draft, 'handGoal', 2))).toEqual(['handGoal P14']);
  expect(problems(written('dragon red'), draft => delete (draft as { last?: unknown }).last)).toContain('last P14');
  expect(problems(written('dragon red'), draft => set(draft, 'used', []))).toEqual(['used P14']);
  expect(problems(written('discard red'), draft => set(draft, 'discarded', 2))).toEqual(['players[0] P9']);
});

test('P9, P13: how many cards are held', () => {
  const change = (seat: number, member: string, cards: object) =>
    problems(plain, draft => set(draft.players![seat]!, member, cards));
  expect(change(0, 'display', { red: 4 })).toEqual(['players[0] P9']);
  expect(change(1, 'hand', { red: 1 })).toEqual(['players[1] P9']);
  expect(change(1, 'display', { red: 3, blue: 3 })).toEqual(['players[1].display P9']);
  expect(change(1, 'hand', { red: 3, blue: 2 })).toEqual(['players[1].hand P13']);
  expect(change(1, 'known', { green: 1 })).toEqual(['players[1].known P9']);
  expect(problems(written('column 3 red'), draft => set(draft.players![0]!, 'hand', { red: 4 }))).toContain('pile P1');
  expect(problems(plain, draft => set(draft, 'pile', {}))).toContain('pile P1');
});

test('P10: a turn without a way to a column is impossible', () => {
  const lots = ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'];
  const document = pagoda.writePosition(played(at({ cards: 'r y y y y | g g', lots }), 'tile 1 red-yellow'));
  expect(
    problems(document, draft => {
      set(draft.players![0]!, 'display', { blue: 4 });
      delete (draft as { pile?: unknown }).pile;
    }),
  ).toContain('players P10');
});

test('P18: the game ends neither early nor late', () => {
  const document = begin({ seat: 1, lots: [...top, 'v4 b4 y4 r4 b*'] });
  expect(problems(document, () => {})).toEqual(['turn P18']);
  expect(problems(plain, draft => set(draft, 'phase', 'over'))).toContain('phase P18');
  expect(problems(plain, draft => set(draft, 'phase', 'refill'))).toContain('phase P4');
});

test('a wrong shape is reported before anything else', () => {
  expect(problems(plain, draft => set(draft, 'phase', 'lunch'))).toEqual(['phase -']);
  expect(problems(plain, draft => set(draft, 'moon', 1))).toEqual(['moon -']);
  expect(pagoda.readPosition(null).ok).toBe(false);
});

test('every problem with a rule has a reason and says what it is about', () => {
  const reasons = (document: unknown, change: (draft: Draft) => void): unknown[] => {
    const reading = pagoda.readPosition(changed(document, change));
    return reading.ok ? [] : reading.problems.map(({ reason, parameters }) => [reason, parameters]);
  };
  expect(reasons(plain, draft => set(draft.discards!, 'red', 10))).toEqual([
    ['too-many-cards', { colour: 'red', count: 14, most: 11 }],
  ]);
  expect(reasons(plain, draft => set(draft.lots![0]!.floors![1]!, 'colour', 'red'))).toEqual([
    ['floor-colour', { lot: 1, floor: 2, colour: 'red', slot: 'blue' }],
  ]);
  expect(reasons(plain, draft => set(draft.players![1]!, 'tracks', { fan: 1 }))).toEqual([
    ['track-without-tile', { seat: 1, ability: 'fan', colour: 'violet', count: 1 }],
  ]);
  expect(reasons(plain, draft => set(draft.players![1]!, 'hand', { red: 1 }))).toEqual([
    ['cards-held', { seat: 1, display: 5, hand: 1 }],
  ]);
  expect(reasons(plain, draft => set(draft, 'phase', 'over'))).toContainEqual(['game-not-over', { turn: 15 }]);
  expect(reasons(plain, draft => set(draft, 'phase', 'lunch'))).toEqual([[undefined, undefined]]);
});
