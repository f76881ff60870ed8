import { describe, expect, test } from 'vitest';
import type { SeatState } from '../../../src/api/index.ts';
import type { MatchEntry } from '../../../src/table/index.ts';
import { nameApart } from '../../../src/web/online/play/botNames.ts';
import { splitLinks } from '../../../src/web/online/play/links.ts';
import { findKept } from '../../../src/web/online/play/rematch.ts';
import { findSinceTurn } from '../../../src/web/online/play/sinceTurn.ts';
import { UnseenEvents } from '../../../src/web/table/motion/unseenEvents.ts';
import { weave } from '../../../src/web/table/notes.ts';

describe('links in messages', () => {
  test.each([
    ['see https://example.org/a?b=1.', ['see ', '<https://example.org/a?b=1>', '.']],
    ['(http://example.org/x) and\nmore', ['(', '<http://example.org/x>', ') and\nmore']],
    ['javascript:alert(1) ftp://example.org', ['javascript:alert(1) ftp://example.org']],
    ['https:// nothing', ['https:// nothing']],
    ['« https://example.org »', ['« ', '<https://example.org>', ' »']],
  ])('%s', (text, pieces) => {
    expect(splitLinks(text).map(({ text, href }) => (href === undefined ? text : `<${href}>`))).toEqual(pieces);
  });
});

describe('since the last turn', () => {
  const entry = (entry: number, actor: number): MatchEntry => ({ entry, actor, events: [] });

  test('begins with the first move of another after the own one, not with its draws', () => {
    const story = [entry(0, -1), entry(1, 0), entry(2, -1), entry(3, 1), entry(4, 2)];
    expect([findSinceTurn(story, 0), findSinceTurn(story, 1), findSinceTurn(story, 2)]).toEqual([3, 4, undefined]);
  });

  test('is not spoken of before the first own turn, and not to spectators', () => {
    const story = [entry(0, 1), entry(1, 2)];
    expect([findSinceTurn(story, 0), findSinceTurn(story, null)]).toEqual([undefined, undefined]);
  });

  test('what was seen elsewhere is not played back again', () => {
    const told = [0, 1, 2, 3].map(entry => ({ entry, actor: entry === 0 ? 0 : 1, event: {}, tentative: false }));
    expect(new UnseenEvents().take(told, 0).map(({ entry }) => entry)).toEqual([1, 2, 3]);
    expect(new UnseenEvents().take(told, 0, 3).map(({ entry }) => entry)).toEqual([3]);
    expect(new UnseenEvents().take(told, 0, 4)).toEqual([]);
  });
});

test('notes come between the moves before and after them, and before what is being tried', () => {
  const move = (entry: number, tentative = false) => ({ key: `${entry}`, entry, tentative });
  const note = (key: string, ply: number) => ({ key, ply, text: key });
  const told = [move(0), move(1), move(3), move(9, true)];
  expect(weave(told, [note('a', 0), note('b', 2), note('c', 9)]).map(({ key }) => key)).toEqual([
    ...['a', '0', '1', 'b', '3', 'c', '9'],
  ]);
});

test('bots never have the name of a person at the table', () => {
  const bot: SeatState = { kind: 'bot', bot: 'novice' };
  const seats: SeatState[] = [{ kind: 'person', name: 'karim' }, bot, { kind: 'person' }, bot];
  expect(nameApart(seats, ['Li', 'Karim'], seat => `Seat ${seat + 1}`)).toEqual(['karim', 'Li', 'Seat 3', 'Karim (2)']);
});

test('a rematch says for whom seats are kept, and until when', () => {
  const seats = [
    { kind: 'person', name: 'Ann', host: true },
    { kind: 'open', kept: { name: 'Bo', until: 900 } },
    { kind: 'open', kept: { name: 'Cleo', until: 400 } },
  ];
  const state = { seats } as unknown as Parameters<typeof findKept>[0];
  expect(findKept(state, 500)).toEqual({ by: 'Ann', names: ['Bo'], until: 900 });
  expect(findKept(state, 1000)).toEqual({ by: 'Ann', names: [], until: 0 });
});
