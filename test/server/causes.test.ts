import { expect, test } from 'vitest';
import { findCauses } from '../../src/server/notices/causes.ts';
import { type ClockSetting, decideTake } from '../../src/table/index.ts';
import { Play } from '../table/play.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Thursday, 9 January 2025, 00:00 UTC. */
const THURSDAY = Date.UTC(2025, 0, 9);

const find = ({ table }: Play) => findCauses(table.position, table.actor);

function begin(clock: ClockSetting, at = THURSDAY): Play {
  const play = new Play(['ann', 'bo'], clock);
  play.now = at;
  play.plays('ann');
  return play;
}

test.each<[string, ClockSetting, number | undefined]>([
  ['three days', { kind: 'days', days: 3 }, THURSDAY + 2.25 * DAY],
  ['three days without weekends', { kind: 'days', days: 3, weekends: 0 }, THURSDAY + 4.25 * DAY],
  ['ten minutes', { kind: 'live', base: 600, increment: 0 }, THURSDAY + 450_000],
  ['three minutes, where it would come too late', { kind: 'live', base: 180, increment: 0 }, undefined],
])('a reminder comes at three quarters of %s', (_, clock, from) => {
  const play = begin(clock);
  expect(find(play).find(({ cause }) => cause === 'time')?.from).toBe(from);
});

test('whoever lost a seat to somebody else hears who has it, once', () => {
  const play = begin({ kind: 'days', days: 3 });
  play.tick(3 * DAY);
  play.asks('ann', 'hand', 1);
  const decision = decideTake(play.table, 'dee', 1);
  if (decision.ok) play.happens(decision.event, decision.next);
  const taken = find(play).filter(({ player }) => player === 'bo');
  expect(taken).toMatchObject([{ cause: 'replaced', about: 'dee' }]);
  play.plays('dee');
  expect(find(play).filter(({ player }) => player === 'bo')).toEqual(taken);
});
