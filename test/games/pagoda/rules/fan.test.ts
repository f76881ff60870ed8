import { expect, test } from 'vitest';
import { at, drawAll, phaseOf, played, refused, table, view } from '../helpers.ts';

test('P13: the Fan fills the hand to 4 after the refill, or is left; surplus cards stay', () => {
  const lots = ['v4 r1'];
  const fan = drawAll(played(at({ lots, tracks: { fan: 1 } }), 'column 1 red', 'end'));
  expect([phaseOf(fan), refused(fan, 'pass'), refused(fan, 'end')]).toEqual(['fan', undefined, 'P13 fan-undecided']);
  const four = drawAll(played(fan, 'fan'));
  expect(view(four).players[0]).toMatchObject({ hand: 4, tracks: { fan: 0 } });
  expect(view(played(fan, 'pass')).players[0]).toMatchObject({ hand: 2, tracks: { fan: 1 } });
  const surplus = played(at({ lots, cards: 'r b g y v | r r b b' }), 'column 1 red pay hand-red', 'end');
  expect([view(surplus).players[0]!.hand, view(surplus).active]).toEqual([3, 1]);
});

test('P13: with 3 in hand one card comes, with 4 the Fan is not offered', () => {
  const lots = ['v4 r1'];
  const three = drawAll(played(at({ lots, cards: 'r b g y v | r r b', tracks: { fan: 1 } }), 'column 1 red', 'end'));
  expect(view(drawAll(played(three, 'fan'))).players[0]!.hand).toBe(4);
  const four = drawAll(played(at({ lots, cards: 'r b g y v | r r b b', tracks: { fan: 1 } }), 'column 1 red', 'end'));
  expect([view(four).active, phaseOf(four)]).toEqual([1, 'begin']);
  table([
    [{ lots, tracks: { fan: 1 } }, [], 'fan', 'P13 fan-early'],
    [{ lots }, [], 'fan', 'P13 no-fan'],
    [{ lots }, [], 'pass', 'P13 fan-early'],
  ]);
});
