import { describe, expect, test } from 'vitest';
import { medina } from '../../src/games/medina/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { Table } from '../../src/table/index.ts';
import { game, Play, SEED } from './play.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a bot for somebody who is away', () => {
  test('may be asked for after a day without a clock, and only for the one who is to act', () => {
    const play = new Play(['ann', 'bo']);
    play.plays('ann');
    expect(play.table.replaceFrom).toBe(play.now + 24 * HOUR);
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    play.now += 24 * HOUR - 1;
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    expect(play.asks('bo', 'replace', 0)).toBe('too-early');
    play.now += 1;
    expect(play.asks('bo', 'replace', 0)).toBe('too-early');
    play.connected.add(1);
    expect(play.asks('ann', 'replace', 1)).toBe('not-away');
    play.connected.delete(1);
    expect(play.asks('ann', 'replace', 1)).toBe('done');
    expect(play.table.sitters[1]).toEqual({ player: 'bo', bot: 'apprentice', since: play.now });
  });

  test('may be asked for as soon as the table says', () => {
    const play = new Play(['ann', 'bo'], { kind: 'none' }, { away: 5 });
    play.plays('ann');
    play.now += 5 * MINUTE - 1;
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    play.now += 1;
    expect(play.asks('ann', 'replace', 1)).toBe('done');
  });

  test('is for the late only where there is a clock, however long they are away', () => {
    const play = new Play(['ann', 'bo'], { kind: 'days', days: 3 }, { away: 5 });
    play.plays('ann');
    expect(play.table.replaceFrom).toBeUndefined();
    play.tick(71 * HOUR);
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    play.tick(HOUR);
    expect(play.asks('ann', 'replace', 1)).toBe('done');
  });

  test('waits from when somebody was last seen or did anything, not from the beginning of the turn', () => {
    const play = new Play(['ann', 'bo', 'cy']);
    play.plays('ann');
    play.now += 30 * HOUR;
    play.left.set(1, play.now - 60_000);
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    play.left.clear();
    play.asks('ann', 'end');
    play.does('bo', { kind: 'answer', agree: false });
    expect(play.asks('ann', 'replace', 1)).toBe('too-early');
    play.now += 24 * HOUR;
    expect(play.asks('ann', 'replace', 1)).toBe('done');
    // Who has come back meanwhile is not replaced, whatever the others say.
    play.connected.add(1);
    expect(play.does('cy', { kind: 'answer', agree: true })).toBe('not-away');
    expect(play.does('bo', { kind: 'answer', agree: false })).toBe('done');
  });

  test('gives the seat back at any time, also when it is to act', () => {
    const play = new Play(['ann', 'bo']);
    play.plays('ann');
    play.now += 24 * HOUR;
    play.asks('ann', 'replace', 1);
    expect(play.table.actor).toBe(1);
    expect(play.does('bo', { kind: 'return' })).toBe('done');
    expect(play.table.sitters[1]).toEqual({ player: 'bo' });
    expect(play.decidesBot(1)).toBe('stale');
    expect(play.plays('bo')).toBe('done');
  });
});

describe('a take-back', () => {
  /** Ann has played, Bo has been replaced, and the bot has played for Bo. */
  function withoutBo(over = {}): Play {
    const play = new Play(['ann', 'bo'], { kind: 'none' }, over);
    while (play.table.actor === 0) play.plays('ann');
    while (play.table.actor === 1) play.plays('bo');
    while (play.table.actor === 0) play.plays('ann');
    play.now += 24 * HOUR;
    expect(play.asks('ann', 'replace', 1)).toBe('done');
    while (play.table.actor === 1) play.playsBot();
    return play;
  }

  test('past a draw is refused while somebody is away, and asked of them once they are back', () => {
    const play = withoutBo();
    play.plays('ann');
    expect(play.asks('ann', 'back')).toBe('absent');
    play.does('bo', { kind: 'return' });
    expect(play.asks('ann', 'back')).toBe('done');
    expect(play.table.ask!.waiting).toEqual([1]);
  });

  test('past what was played in the seat of somebody who is away is refused, where nothing is drawn', () => {
    const two = medina.variants.find(({ options }) => options.players === 2)!;
    const play = withoutBo({ game: medina as AnyGame, options: { ...two.options } });
    play.plays('ann');
    // Of her own last move alone nobody else knows anything.
    expect(play.asks('ann', 'back')).toBe('done');
    while (play.table.actor === 0) play.plays('ann');
    while (play.table.actor === 1) play.playsBot();
    expect(play.asks('ann', 'back')).toBe('absent');
  });

  test('does not wait for those who resigned', () => {
    const play = new Play(['ann', 'bo', 'cy']);
    play.plays('ann');
    play.plays('bo');
    play.does('bo', { kind: 'resign' });
    expect(play.asks('ann', 'back')).toBe('done');
    expect(play.table.ask!.waiting).toEqual([2]);
  });
});

test('a log in which somebody was replaced at once, as older versions allowed, leads to the same table', () => {
  const play = new Play(['ann', 'bo']);
  play.plays('ann');
  play.happens({ kind: 'asked', seat: 0, ask: { kind: 'replace', seat: 1, level: 'novice' } });
  play.playsBot();
  play.happens({ kind: 'asked', seat: 0, ask: { kind: 'back', to: 4 }, entries: [[4]] }, 0);
  const again = Table.from(game, SEED, play.log);
  expect([again.sitters[1]!.bot, again.actor, again.ply]).toEqual(['novice', 0, play.table.ply]);
});
