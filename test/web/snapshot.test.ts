import { describe, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import type { MatchEntry } from '../../src/table/index.ts';
import { dropTakenBack, isStale, merge, type Snapshot } from '../../src/web/online/snapshot.ts';

const entryAt = (entry: number): MatchEntry => ({ entry, actor: 0, events: [entry] }) as unknown as MatchEntry;

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
    story: lines.map(entryAt),
    sight: { ply: line, actor: line % 2, choices: [] },
    ...over,
  } as unknown as Update;
}
const first = merge(undefined, update(0, 3))!;
const entriesOf = ({ story }: Snapshot): number[] => story.map(({ entry }) => entry);

describe('what is known of a table', () => {
  test('grows by what comes next, and by the new part of what overlaps', () => {
    for (const since of [3, 1]) {
      const next = merge(first, update(since, 5))!;
      expect([next.line, entriesOf(next), next.news.length]).toEqual([5, [0, 1, 2, 3, 4], 5]);
    }
  });

  test('does not change by what is older or known', () => {
    expect(merge(first, update(1, 2))).toBe(first);
    expect(merge(first, update(2, 3))).toBe(first);
  });

  test('has no gaps: where lines are missing, the table must be asked', () => {
    expect(merge(first, update(4, 5))).toBeUndefined();
  });

  test('is all new when the server begins anew', () => {
    expect(entriesOf(merge(first, update(0, 2))!)).toEqual([0, 1]);
  });

  test('keeps nothing of the sight when the log is another, however far that one is', () => {
    const { seatView } = merge(first, update(0, 3, { anew: true }))!;
    expect(seatView).not.toBe(first.seatView);
    expect(merge(first, update(0, 3))!.seatView).toBe(first.seatView);
  });

  test('is late when more was pushed since it was asked for; not when the server begins anew, or for other eyes', () => {
    const pushed = merge(first, update(3, 5))!;
    expect(isStale(first, pushed, update(0, 4))).toBe(true);
    expect(isStale(first, pushed, update(0, 6))).toBe(false);
    expect(isStale(pushed, pushed, update(0, 4))).toBe(false);
    expect(isStale(first, pushed, update(0, 4, { seat: null }))).toBe(false);
  });

  test('keeps the same sight while nothing is played, so that what is tried stays; not when the game ends', () => {
    const asked = merge(first, { ...update(3, 4), sight: { ...update(3, 3).sight! } })!;
    expect(asked.seatView).toBe(first.seatView);
    const over = merge(first, update(3, 4, { state: { status: 'over' }, sight: update(3, 3).sight }))!;
    expect(over.seatView!.actor).toBe(-2);
  });

  test('leaves out of the story what was taken back', () => {
    const back = { ...entryAt(3), back: 1 } as MatchEntry;
    expect(dropTakenBack([entryAt(0), entryAt(1), entryAt(2), back, entryAt(4)]).map(({ entry }) => entry)).toEqual([
      0, 4,
    ]);
  });
});
