import { expect, test } from 'vitest';
import { at, offered, played, points, table, view } from '../helpers.ts';

test('P5: a card of the colour, four columns a floor, points by floor', () => {
  const cards = 'r r b g v | r y';
  table([
    [{ cards }, [], 'column 1 red', ''],
    [{ cards }, [], 'column 1 red pay hand-red', ''],
    [{ cards }, [], 'column 1 yellow pay yellow', 'P5 no-card'],
    [{ cards }, [], 'column 1 blue pay hand-blue', 'P5 no-card'],
    [{ cards, lots: ['r2'] }, [], 'column 1 blue', 'P5 floor-colour'],
    [{ cards, lots: ['r4 b1'] }, [], 'column 1 red', 'P5 floor-colour'],
    [{ cards, lots: ['r4 b0'] }, [], 'column 1 blue', ''],
    [{ cards, lots: ['r4'] }, [], 'column 1 red', 'P5 floor-full'],
  ]);
  for (const [floor, lot] of ['r1', 'b4 r1', 'b4 g4 r1', 'b4 g4 y4 r1'].entries()) {
    const state = at({ cards, lots: [lot] });
    expect(points(played(state, 'column 1 red')) - points(state)).toBe(floor + 1);
  }
});

test('P5: display and hand are different, and the display is the default', () => {
  const state = at({ cards: 'r b g y v | r y' });
  const [fromDisplay, fromHand] = [played(state, 'column 1 red'), played(state, 'column 1 red pay hand-red')];
  expect(view(fromDisplay).players[0]).toMatchObject({ hand: 2, display: { red: 0 } });
  expect(view(fromHand).players[0]).toMatchObject({ hand: 1, display: { red: 1 } });
  expect(offered(state, 'column').filter(text => text.startsWith('column 1 red'))).toHaveLength(2);
});

test('P11: more than 25 columns of a colour can be built', () => {
  const lots = ['r4 r4', 'r4', 'r4', 'r4', 'r4', 'r3'];
  table([[{ lots }, [], 'column 6 red', '']]);
});
