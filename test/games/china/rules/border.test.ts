import { describe, expect, test } from 'vitest';
import { china, type Position } from '../../../../src/games/china/index.ts';
import { at, move, offered, palacePoints, palacesIn, phase, played, pointsOf, refused, shows } from '../helpers.ts';

const options = { players: 3, board: 'border' } as const;

describe('C35: a post counts in both of its provinces', () => {
  test('for emissaries, for a province being empty, and for points', () => {
    const state = at({ options, palaces: { post1: 1 }, hands: [{ green: 2, orange: 1 }] });
    expect(refused(state, 'emissary yan green')).toBeUndefined();
    expect(refused(state, 'emissary zhao orange')).toBeUndefined();
    expect(phase(played(state, 'palace yan1 green'))).toBe('more');
    expect([palacePoints(state, 'yan'), palacePoints(state, 'zhao')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });
  test('as a road space', () => {
    const state = at({ options, palaces: { zhao1: 0, zhao2: 0, post1: 0, yan1: 0 } });
    expect(pointsOf(state, 'road')).toEqual([4, 0, 0]);
  });
  test('for completing: a province is not full without its posts', () => {
    const state = at({ options, palaces: palacesIn('shu', [1, 5]), hands: [{ red: 2, violet: 1 }] });
    expect(china.scores(state).points).toEqual([0, 0, 0]);
    expect(china.scores(played(state, 'palace post3 red violet')).points).toEqual([5, 6, 0]);
  });
});

describe('C36: paying a post', () => {
  const state = at({ options, hands: [{ green: 1, orange: 2 }], palaces: { yan1: 1, zhao1: 1 } });
  test.each([
    ['palace post1 green orange', undefined],
    ['palace post1 orange orange', undefined],
    ['palace post1 green green', 'C6 no-post-cards'],
    ['palace post1 green', 'C36 post-payment'],
    ['palace post1 red red', 'C36 post-payment'],
    ['palace post1 red orange', 'C36 post-payment'],
    ['palace yan2 green orange', 'C6 wrong-payment'],
  ])('%s: %s', (text, refusal) => expect(refused(state, text)).toBe(refusal));

  test('the two cards of a payment may come in any order', () => {
    expect(move(state, 'palace post1 orange green')).toBe(move(state, 'palace post1 green orange'));
  });

  test('a post and one other piece in one of its provinces, either first', () => {
    expect(phase(played(state, 'palace post1 green orange', 'emissary zhao orange'))).toBe('draw');
    expect(phase(played(state, 'palace zhao2 orange', 'palace post1 green orange'))).toBe('draw');
    const next = played(state, 'palace yan2 green');
    expect(refused(next, 'palace post4 orange orange')).toBe('C5 one-province');
    expect(refused(next, 'palace post1 orange orange')).toBeUndefined();
    expect(refused(played(state, 'palace post1 green orange'), 'palace lu1 orange')).toBe('C5 one-province');
    expect(refused(played(state, 'palace post1 green orange'), 'palace post4 green orange')).toBe('C36 second-post');
  });
  test('if one province was empty, the other piece goes to the other only', () => {
    const half = at({ options, hands: [{ green: 2, orange: 1 }], palaces: { yan1: 1 } });
    const next = played(half, 'palace post1 green orange');
    expect(refused(next, 'palace yan2 green')).toBeUndefined();
    expect(refused(next, 'emissary zhao green green')).toBe('C7 empty-province');
    const first = played(
      at({ options, hands: [{ green: 2, orange: 1 }], palaces: { zhao1: 1 } }),
      'palace zhao2 orange',
    );
    expect(refused(first, 'palace post1 green green')).toBeUndefined();
    const empty = played(
      at({ options, hands: [{ green: 2, orange: 1 }], palaces: { yan1: 1 } }),
      'palace zhao2 orange',
    );
    expect(refused(empty, 'palace post1 green green')).toBe('C7 empty-province');
  });
  test('if both were, the post is the whole turn', () => {
    const next = played(at({ options, hands: [{ green: 2, orange: 1 }] }), 'palace post1 green orange');
    expect(phase(next)).toBe('draw');
  });
});

test('C37: a post can complete two provinces at once', () => {
  const palaces = { ...palacesIn('wei', [0, 4], [1, 3]), ...palacesIn('chin', [1, 3], [2, 1]) };
  const state = at({ options, hands: [{ red: 1, yellow: 1, green: 1 }], palaces });
  const events: string[] = [];
  const next = china.clone(state);
  china.play(next, china.readMove(next, 'palace post2 red yellow')!, event =>
    events.push(event.kind === 'completed' ? event.province : event.kind),
  );
  expect(events).toEqual(['placed', 'wei', 'scored', 'scored', 'chin', 'scored', 'scored', 'scored']);
  expect(china.scores(next).points).toEqual([8 + 3, 5 + 5, 3]);
});

test('C38: 7 ports held 4+2+1: 7, 4, 2; only occupied ports count, on this board only', () => {
  const ports = ['yan3', 'yan4', 'chu6', 'lu3', 'lu4', 'qi4', 'qi5'];
  const held = (owners: readonly number[]) => Object.fromEntries(owners.map((owner, i) => [ports[i]!, owner]));
  expect(pointsOf(at({ options, palaces: held([0, 0, 0, 0, 1, 1, 2]) }), 'ports')).toEqual([7, 4, 2]);
  expect(pointsOf(at({ options, palaces: held([0, 1]) }), 'ports')).toEqual([2, 2, 0]);
  expect(pointsOf(at({ options: { players: 3 }, palaces: held([0, 1]) }), 'ports')).toEqual([0, 0, 0]);
});

describe('C32: a post with bonus tiles', () => {
  const tiles: NonNullable<Position['tiles']> = {
    yan3: 'hidden',
    yan4: 'hidden',
    zhao1: 'hidden',
    zhao3: 'hidden',
    wei1: 'hidden',
    wei2: 'hidden',
    chin1: 'hidden',
    chin4: 'hidden',
    shu2: 'hidden',
    shu3: 'hidden',
    chu1: 'hidden',
    chu3: 'hidden',
    han3: 'hidden',
    han6: 'hidden',
    lu4: 'hidden',
    lu5: 'hidden',
    qi1: 'hidden',
    qi5: 'hidden',
  };
  const hands = [{ green: 2, orange: 1 }];
  test('is announced as such and reveals the tiles of each of its provinces that had no palace; then it stands', () => {
    const state = at({ options: { ...options, bonusTiles: true }, hands, tiles });
    expect(refused(state, 'palace post1 green orange')).toBe('C32 commit-first');
    expect(offered(state, 'commit post1')).toEqual(['commit post1 green green', 'commit post1 green orange']);
    const next = played(state, 'commit post1 green orange', 'reveal green', 'reveal green', 'reveal yellow');
    expect(phase(next)).toBe('reveal');
    shows(played(next, 'reveal orange'), { phase: 'draw', palaces: { post1: 0 } });
  });
  test('one province with a palace: only the other is revealed; both: it is placed at once', () => {
    const open = { ...tiles, yan3: 'green', yan4: 'green' } as const;
    const half = at({ options: { ...options, bonusTiles: true }, hands, tiles: open, palaces: { yan1: 1 } });
    const next = played(half, 'commit post1 green orange', 'reveal green', 'reveal yellow');
    shows(next, { phase: 'more', palaces: { post1: 0, yan1: 1 } });
    const both = { ...open, zhao1: 'yellow', zhao3: 'yellow' } as const;
    const state = at({ options: { ...options, bonusTiles: true }, hands, tiles: both, palaces: { yan1: 1, zhao2: 1 } });
    expect(refused(state, 'commit post1 green orange')).toBe('C32 nothing-to-reveal');
    expect(phase(played(state, 'palace post1 green orange'))).toBe('more');
  });
  test('a palace committed to in a province does not go on a post', () => {
    const state = at({ options: { ...options, bonusTiles: true }, hands, tiles });
    const next = played(state, 'commit yan green', 'reveal green', 'reveal green');
    expect(refused(next, 'choose post1')).toBe('C32 choose-in-province');
    expect(offered(next)).toHaveLength(5);
  });
});
