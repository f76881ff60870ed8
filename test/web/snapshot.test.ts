import { describe, expect, test } from 'vitest';
import type { MatchEntry, Update } from '../../src/table/index.ts';
import { isLate, type Snapshot, standing, takenIn } from '../../src/web/online/snapshot.ts';

const chapter = (entry: number): MatchEntry => ({ entry, actor: 0, events: [entry] }) as unknown as MatchEntry;

/** What the server says of the lines after `since`, at a table where every line is a move. */
function update(since: number, line: number, over: object = {}): Update {
  const lines = Array.from({ length: line - since }, (_, n) => since + n);
  return {
    kind: 'update',
    table: 't',
    since,
    line,
    ply: line,
    seat: 0,
    state: { status: 'playing' },
    news: lines.map(n => ({ line: n + 1, kind: 'played' })),
    story: lines.map(chapter),
    sight: { ply: line, actor: line % 2, choices: [] },
    ...over,
  } as unknown as Update;
}
const first = takenIn(undefined, update(0, 3))!;
const entriesOf = ({ story }: Snapshot): number[] => story.map(({ entry }) => entry);

describe('what is known of a table', () => {
  test('grows by what comes next, and by the new part of what overlaps', () => {
    for (const since of [3, 1]) {
      const next = takenIn(first, update(since, 5))!;
      expect([next.line, entriesOf(next), next.news.length]).toEqual([5, [0, 1, 2, 3, 4], 5]);
    }
  });

  test('does not change by what is older or known', () => {
    expect(takenIn(first, update(1, 2))).toBe(first);
    expect(takenIn(first, update(2, 3))).toBe(first);
  });

  test('has no gaps: where lines are missing, the table must be asked', () => {
    expect(takenIn(first, update(4, 5))).toBeUndefined();
  });

  test('is all new when the server begins anew', () => {
    expect(entriesOf(takenIn(first, update(0, 2))!)).toEqual([0, 1]);
  });

  test('is late when more was pushed since it was asked for; not when the server begins anew, or for other eyes', () => {
    const pushed = takenIn(first, update(3, 5))!;
    expect(isLate(first, pushed, update(0, 4))).toBe(true);
    expect(isLate(first, pushed, update(0, 6))).toBe(false);
    expect(isLate(pushed, pushed, update(0, 4))).toBe(false);
    expect(isLate(first, pushed, update(0, 4, { seat: null }))).toBe(false);
  });

  test('keeps the same sight while nothing is played, so that what is tried stays; not when the game ends', () => {
    const asked = takenIn(first, { ...update(3, 4), sight: { ...update(3, 3).sight! } })!;
    expect(asked.sight).toBe(first.sight);
    const over = takenIn(first, update(3, 4, { state: { status: 'over' }, sight: update(3, 3).sight }))!;
    expect(over.sight!.actor).toBe(-2);
  });

  test('leaves out of the story what was taken back', () => {
    const back = { ...chapter(3), back: 1 } as MatchEntry;
    expect(standing([chapter(0), chapter(1), chapter(2), back, chapter(4)]).map(({ entry }) => entry)).toEqual([0, 4]);
  });
});
