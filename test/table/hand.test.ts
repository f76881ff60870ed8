import { describe, expect, test } from 'vitest';
import { type ClockSetting, decideTake, decideVacation, findTakenSeat, Table } from '../../src/table/index.ts';
import { game, look, Play, SEED } from './play.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS: ClockSetting = { kind: 'days', days: 3 };

function take(play: Play, player: string, seat: number): string {
  const decision = decideTake(play.table, player, seat);
  if (!decision.ok) return decision.code;
  play.happens(decision.event, decision.next);
  return 'done';
}
const agree = (play: Play, player: string) => play.does(player, { kind: 'answer', agree: true });
const lastNews = (play: Play) => play.table.newsSince(play.table.line - 1)[0];

/** Ann has played, and Bo is out of time. */
function withoutBo(players = ['ann', 'bo', 'cy']): Play {
  const play = new Play(players, DAYS);
  play.plays('ann');
  play.tick(3 * DAY);
  expect(play.table.late).toBe(1);
  return play;
}

describe('a seat handed to another person', () => {
  test('is offered by the consent of the others, taken by whoever comes, and has time again', () => {
    const play = withoutBo();
    expect(play.asks('ann', 'hand', 1)).toBe('done');
    expect(take(play, 'dee', 1)).toBe('not-offered');
    expect(agree(play, 'cy')).toBe('done');
    expect(lastNews(play)).toMatchObject({ kind: 'answered', settled: { kind: 'hand', seat: 1 } });
    expect(play.table.sitters[1]).toEqual({ player: 'bo', offered: play.now });
    expect(take(play, 'cy', 1)).toBe('already-seated');
    expect(take(play, 'dee', 1)).toBe('done');
    expect([play.table.sitters[1], play.table.late, play.table.actor]).toEqual([
      { player: 'dee', before: 'bo' },
      undefined,
      1,
    ]);
    expect(play.table.deadline).toBe(play.now + 3 * DAY);
    expect(play.does('bo', { kind: 'return' })).toBe('not-seated');
    expect(take(play, 'eve', 1)).toBe('not-offered');
    expect(play.plays('dee')).toBe('done');
    expect(look(Table.from(game, SEED, play.log))).toEqual(look(play.table));
  });

  test('is kept by the one who was away, if they play before anybody new sits there', () => {
    const play = withoutBo(['ann', 'bo']);
    play.asks('ann', 'hand', 1);
    expect(play.table.sitters[1]!.offered).toBe(play.now);
    expect(play.plays('bo')).toBe('done');
    expect(play.table.sitters[1]).toEqual({ player: 'bo' });
    expect(take(play, 'dee', 1)).toBe('not-offered');
  });

  test('may be one that a bot plays meanwhile, and goes back to its player until then', () => {
    const play = withoutBo(['ann', 'bo']);
    play.asks('ann', 'hand', 1);
    play.asks('ann', 'replace', 1);
    expect(play.table.sitters[1]).toMatchObject({ player: 'bo', bot: 'apprentice', offered: play.now });
    play.playsBot();
    expect(play.table.sitters[1]!.offered).toBe(play.now);
    expect(play.does('bo', { kind: 'return' })).toBe('done');
    expect(play.table.sitters[1]).toEqual({ player: 'bo' });
    while (play.table.actor !== 1) play.plays('ann');
    play.tick(3 * DAY);
    play.asks('ann', 'replace', 1);
    expect(play.asks('ann', 'hand', 1)).toBe('done');
    expect(take(play, 'dee', 1)).toBe('done');
    expect(play.table.sitters[1]).toEqual({ player: 'dee', before: 'bo' });
  });

  test('is not offered early, nor of somebody who resigned, nor after more time was given', () => {
    const early = new Play(['ann', 'bo'], DAYS);
    early.plays('ann');
    expect(early.asks('ann', 'hand', 1)).toBe('too-early');
    expect(early.asks('ann', 'hand', 0)).toBe('no-such-seat');
    const play = withoutBo();
    play.asks('ann', 'hand', 1);
    agree(play, 'cy');
    play.asks('ann', 'wait');
    agree(play, 'cy');
    expect(play.table.sitters[1]).toEqual({ player: 'bo' });
    play.does('bo', { kind: 'resign' });
    expect(play.asks('ann', 'hand', 1)).toBe('no-such-seat');
  });

  test('passes on the rights of a host', () => {
    const play = new Play(['ann', 'bo'], DAYS);
    play.tick(3 * DAY);
    play.asks('bo', 'hand', 0);
    take(play, 'dee', 0);
    expect(play.table.host).toBe('dee');
  });

  test('remembers whose it was, whatever becomes of it, until the same person is back', () => {
    const play = withoutBo(['ann', 'bo']);
    play.asks('ann', 'hand', 1);
    take(play, 'dee', 1);
    expect(findTakenSeat(play.table.sitters, 'bo')).toBe(1);
    expect(findTakenSeat(play.table.sitters, 'dee')).toBeNull();
    play.tick(3 * DAY);
    play.asks('ann', 'replace', 1);
    expect(findTakenSeat(play.table.sitters, 'bo')).toBe(1);
    play.does('dee', { kind: 'return' });
    play.does('dee', { kind: 'resign' });
    expect(findTakenSeat(play.table.sitters, 'bo')).toBe(1);
    const again = withoutBo(['ann', 'bo']);
    again.asks('ann', 'hand', 1);
    take(again, 'dee', 1);
    again.tick(3 * DAY);
    again.asks('ann', 'hand', 1);
    expect(take(again, 'bo', 1)).toBe('done');
    expect(findTakenSeat(again.table.sitters, 'bo')).toBeNull();
    expect(findTakenSeat(again.table.sitters, 'dee')).toBe(1);
  });

  test('leaves the draws as they were promised', () => {
    const play = withoutBo(['ann', 'bo']);
    const before = play.table.match!.header;
    play.asks('ann', 'hand', 1);
    take(play, 'dee', 1);
    expect(play.table.match!.header).toEqual(before);
  });
});

describe('clocks at a table', () => {
  test('pause by consent and run on when anybody says so, without a refill', () => {
    const play = new Play(['ann', 'bo'], DAYS);
    play.now += DAY;
    expect(play.asks('ann', 'pause')).toBe('done');
    expect(play.table.paused).toBeUndefined();
    agree(play, 'bo');
    expect([play.table.paused, play.table.deadline]).toEqual([play.now, undefined]);
    expect(play.asks('bo', 'pause')).toBe('not-playing');
    expect(play.tick(30 * DAY)).toBe(false);
    expect(play.does('bo', { kind: 'resume' })).toBe('done');
    expect(play.table.deadline).toBe(play.now + 2 * DAY);
    expect(play.does('bo', { kind: 'resume' })).toBe('not-paused');
    expect(look(Table.from(game, SEED, play.log))).toEqual(look(play.table));
    expect(new Play(['ann', 'bo']).asks('ann', 'pause')).toBe('no-clock');
  });

  test('rest on vacation at tables over days alone', () => {
    const play = new Play(['ann', 'bo'], DAYS);
    const leave = (over: Play) => {
      const decision = decideVacation(over.table, 'ann', over.now + 5 * DAY);
      if (decision.ok) over.happens(decision.event, decision.next);
      return decision.ok ? 'done' : decision.code;
    };
    expect(leave(play)).toBe('done');
    expect(play.table.deadline).toBe(play.now + 8 * DAY);
    expect(lastNews(play)).toMatchObject({ kind: 'vacation', seat: 0, until: play.now + 5 * DAY });
    expect(leave(new Play(['ann', 'bo']))).toBe('no-clock');
    expect(look(Table.from(game, SEED, play.log))).toEqual(look(play.table));
  });
});
