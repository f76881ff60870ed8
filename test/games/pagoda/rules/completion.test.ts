import { expect, test } from 'vitest';
import { pagoda } from '../../../../src/games/pagoda/index.ts';
import { NOBODY } from '../../../../src/kernel/index.ts';
import { at, drawAll, offered, phaseOf, play, played, points, refused, table, view } from '../helpers.ts';

const two = ['y4 b4 g4 y4 v*', 'b4 r4 g4 v4 y*'];

test('P18: after the third pagoda by the first player the other has one more turn', () => {
  const state = played(
    at({ lots: [...two, 'v4 b4 y4 r4'], cards: 'r b b y v | g g' }),
    'tile 3 red-blue',
    'spire blue pay blue+blue',
  );
  expect(view(state).lastTurn).toBe(view(state).turn + 1);
  play(state, 'end');
  drawAll(state);
  expect([view(state).active, phaseOf(state)]).toEqual([1, 'begin']);
  play(state, offered(state, 'column')[0]!);
  const events = play(state, 'end');
  expect(pagoda.actor(state)).toBe(NOBODY);
  expect(events.at(-1)?.kind).toBe('game-over');
});

test('P18: after the third pagoda by the second player the game ends with that turn', () => {
  const lots = [...two, 'v4 b4 y4 r4'];
  const state = played(
    at({ seat: 1, lots, cards: 'r b b y v | g g' }),
    'tile 3 red-blue',
    'spire blue pay blue+blue',
    'column 4 yellow',
    'end',
  );
  expect([pagoda.actor(state), phaseOf(state)]).toEqual([NOBODY, 'over']);
});

test('P19: a full floor without a tile for it counts as complete, without points', () => {
  const state = at({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1', 'r3'] });
  expect(view(state).lots.map(({ complete }) => complete)).toEqual([null, null, null, null, null, null]);
  const events: string[] = [];
  const built = pagoda.clone(state);
  for (const event of play(built, 'column 5 red')) events.push(event.kind);
  expect(events).toEqual(['column-built', 'lot-complete']);
  expect(points(built) - points(state)).toBe(1);
  expect(view(built).lots[4]!.complete).toBe('P19');
  expect(refused(built, 'tile 5 red-red')).toBe('P19 lot-exhausted');
});

test('P19: the last tile of a colour completes other lots, a roof tile too', () => {
  const lots = ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4', 'r4', 'b4'];
  const state = at({ lots, cards: 'r v g y v | r b' });
  expect(view(state).tiles.filter(({ background }) => background === 'red')).toEqual([
    { background: 'red', slot: 'violet' },
  ]);
  const built = played(state, 'tile 4 red-violet');
  expect(view(built).completeLots).toBe(1);
  expect(refused(built, 'tile 5 red-violet')).toBe('P19 lot-exhausted');
  expect(view(built).lots.map(({ complete }) => complete)).toEqual([null, null, null, null, 'P19', null]);
  const roofs = at({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'b4 g4 y4 r4', 'r4', 'b4'], cards: 'r v v y b | r b' });
  expect(view(played(roofs, 'tile 4 red-violet')).lots[4]!.complete).toBe('P19');
});

test('P19: a floor of a colour without tiles may still be begun', () => {
  const lots = ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1'];
  table([[{ lots }, [], 'column 5 red', '']]);
});
