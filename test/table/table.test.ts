import { describe, expect, test } from 'vitest';
import { type ClockSetting, Table } from '../../src/table/index.ts';
import { game, look, Play, SEED } from './play.ts';

const DAY = 86_400_000;

describe('a table', () => {
  test('is the same again from its log, whatever happened', () => {
    const play = new Play(['ann', 'bo', 'cy'], { kind: 'live', base: 60, increment: 5 });
    play.plays('ann');
    play.asks('ann', 'back');
    play.does('bo', { kind: 'answer', agree: true });
    play.does('cy', { kind: 'answer', agree: true });
    play.plays('ann');
    play.tick(70_000);
    play.asks('ann', 'replace', 1);
    play.does('cy', { kind: 'answer', agree: true });
    play.does('cy', { kind: 'resign' });
    const again = Table.from(game, SEED, play.log);
    expect(look(again)).toEqual(look(play.table));
    expect(again.newsSince(0)).toEqual(play.table.newsSince(0));
    expect(again.match!.seatView(0)).toEqual(play.table.match!.seatView(0));
  });

  test('needs nobody to agree to a take-back when all others are bots', () => {
    const play = new Play(['ann', null]);
    play.plays('ann');
    play.playsBot();
    expect(play.asks('ann', 'back')).toBe('done');
    expect([play.table.actor, play.table.ask]).toEqual([0, undefined]);
  });

  test('refuses what is not asked, or not for this seat to ask', () => {
    const play = new Play(['ann', 'bo']);
    expect(play.does('bo', { kind: 'answer', agree: true })).toBe('nothing-asked');
    expect(play.asks('ann', 'back')).toBe('no-take-back');
    expect(play.asks('ann', 'wait')).toBe('not-late');
    expect(play.asks('ann', 'replace', 0)).toBe('no-such-seat');
    expect(play.does('eve', { kind: 'resign' })).toBe('not-seated');
    expect(play.does('ann', { kind: 'return' })).toBe('not-away');
    play.plays('ann');
    play.asks('ann', 'back');
    expect(play.does('ann', { kind: 'answer', agree: false })).toBe('done');
    expect(play.table.ask).toBeUndefined();
  });

  test('forgets a wish to take back once somebody played on', () => {
    const play = new Play(['ann', 'bo']);
    play.plays('ann');
    play.asks('ann', 'back');
    play.plays('bo');
    expect(play.table.ask).toBeUndefined();
  });

  test('forgets a wish to wait once the late one played', () => {
    const play = new Play(['ann', 'bo', 'cy'], { kind: 'live', base: 60, increment: 5 });
    play.tick(60_000);
    play.asks('bo', 'wait');
    expect(play.table.ask).toMatchObject({ ask: { kind: 'wait' }, waiting: [2] });
    play.plays('ann');
    expect([play.table.ask, play.table.late]).toEqual([undefined, undefined]);
    expect(play.does('cy', { kind: 'answer', agree: true })).toBe('nothing-asked');
  });

  test('keeps a wish to take back while bots play on, and takes their moves back too', () => {
    const play = new Play(['ann', null, 'cy']);
    play.plays('ann');
    play.asks('ann', 'back');
    play.playsBot();
    expect(play.table.ask).toMatchObject({ ask: { kind: 'back' }, waiting: [2] });
    expect(play.does('cy', { kind: 'answer', agree: true })).toBe('done');
    expect([play.table.actor, play.table.ask]).toEqual([0, undefined]);
  });
});

describe('clocks', () => {
  const live: ClockSetting = { kind: 'live', base: 60, increment: 5 };

  test('count the time of the one to act, and add the increment at the end of a turn', () => {
    const play = new Play(['ann', 'bo'], live);
    play.now += 20_000;
    play.plays('ann');
    expect(play.table.clocks).toEqual({ left: [45_000, 60_000], running: 1, since: play.now });
    expect(play.table.deadline).toBe(play.now + 60_000);
  });

  test('give days for every turn anew', () => {
    const play = new Play(['ann', 'bo'], { kind: 'days', days: 2 });
    play.now += DAY;
    play.plays('ann');
    play.plays('bo');
    expect(play.table.deadline).toBe(play.now + 2 * DAY);
  });

  test('that run out lose nothing: the late one may still play', () => {
    const play = new Play(['ann', 'bo'], live);
    expect(play.tick(59_999)).toBe(false);
    expect(play.tick(1)).toBe(true);
    expect([play.table.late, play.table.status, play.table.deadline]).toEqual([0, 'playing', undefined]);
    expect(play.tick(DAY)).toBe(false);
    expect(play.plays('ann')).toBe('done');
    expect([play.table.late, play.table.actor]).toEqual([undefined, 1]);
  });

  test('never go below zero: who plays after the time was over has the increment left', () => {
    const play = new Play(['ann', 'bo'], live);
    play.now += 70_000;
    play.plays('ann');
    expect(play.table.clocks.left).toEqual([5000, 60_000]);
  });

  test.each([
    ['wait', { status: 'playing', late: undefined }],
    ['replace', { status: 'playing', late: undefined }],
    ['end', { status: 'over', why: 'agreed' }],
  ] as const)('that run out let the others choose to %s', (what, after) => {
    const play = new Play(['ann', 'bo', 'cy'], live);
    play.tick(60_000);
    expect(play.asks('bo', what, what === 'replace' ? 0 : undefined)).toBe('done');
    expect(play.table.ask!.waiting).toEqual([2]);
    play.does('cy', { kind: 'answer', agree: true });
    expect(play.table).toMatchObject(after);
    expect(play.table.sitters[0]!.bot).toBe(what === 'replace' ? 'apprentice' : undefined);
    if (what === 'wait') expect(play.table.deadline).toBe(play.now + 60_000);
  });

  test('do not run when nobody waits for it', () => {
    expect(new Play(['ann', null], live).table.deadline).toBeUndefined();
  });
});

test('a table whose log is very long takes nothing any more but what the game needs', () => {
  const play = new Play(['ann', 'bo']);
  while (play.table.line < 2000) {
    expect(play.asks('ann', 'end')).toBe('done');
    expect(play.does('bo', { kind: 'answer', agree: false })).toBe('done');
  }
  expect(play.asks('ann', 'end')).toBe('log-full');
  expect(play.plays('ann')).toBe('done');
  expect(play.does('bo', { kind: 'resign' })).toBe('done');
});
