import { expect, test } from 'vitest';
import type { ListedTable, TableState } from '../../src/api/index.ts';
import { games } from '../../src/games/index.ts';
import { NOBODY, seeded } from '../../src/kernel/index.ts';
import { Match } from '../../src/table/index.ts';
import { spotsOf as chinaSpots } from '../../src/web/games/china/board/travels.ts';
import { wordsOf as chinaWords } from '../../src/web/games/china/words/index.ts';
import type { GameUi } from '../../src/web/games/gameUi.ts';
import { spotsOf as medinaSpots } from '../../src/web/games/medina/board/travels.ts';
import { wordsOf as medinaWords } from '../../src/web/games/medina/words/index.ts';
import { spotsOf as pagodaSpots } from '../../src/web/games/pagoda/board/travels.ts';
import { wordsOf as pagodaWords } from '../../src/web/games/pagoda/words/index.ts';
import { tellWho } from '../../src/web/i18n/who.ts';
import { sayLastMove } from '../../src/web/lists/lastMove.ts';
import { isShort, toSections } from '../../src/web/online/sections.ts';

const HOUR = 3600_000;
const NOW = 1_000 * HOUR;

const state = (actor: number, clock: TableState['clock'], status: TableState['status'] = 'playing'): TableState => ({
  game: 'medina',
  options: {},
  status,
  public: false,
  watching: true,
  shuffle: false,
  commitment: '',
  seats: [
    { kind: 'person', name: 'Ann', host: true },
    { kind: 'person', name: 'Bo' },
  ],
  actor,
  clock,
});
const days = (left: number): TableState['clock'] => ({
  kind: 'days',
  days: 3,
  left: [left, left],
  running: 0,
  since: NOW,
});
const none: TableState['clock'] = { kind: 'none', left: [], running: null, since: 0 };
const listed = (table: string, of: TableState, at = NOW): ListedTable => ({
  table,
  line: 3,
  ply: 1,
  at,
  seat: 0,
  state: of,
});
const ids = (tables: readonly ListedTable[]): string[] => tables.map(({ table }) => table);

test('games that wait for us come by time left, then those without a clock, the longest waiting first', () => {
  const { turn, waiting, start, finished } = toSections(
    [
      listed('no clock', state(0, none), NOW - HOUR),
      listed('two days', state(0, days(48 * HOUR))),
      listed('no clock, for long', state(0, none), NOW - 90 * HOUR),
      listed('an hour', state(0, days(HOUR))),
      listed('others', state(1, none)),
      listed('open', state(NOBODY, none, 'open')),
      listed('over', state(NOBODY, none, 'over')),
    ],
    NOW,
  );
  expect(ids(turn)).toEqual(['an hour', 'two days', 'no clock, for long', 'no clock']);
  expect([waiting, start, finished].map(ids)).toEqual([['others'], ['open'], ['over']]);
});

test.each([
  [7.3, false],
  [7.1, true],
  [0, true],
])('of 72 hours, %d are little: %s', (hours, isLittle) => {
  expect(isShort({ left: hours * HOUR, full: 72 * HOUR })).toBe(isLittle);
});

const sayings: { readonly [game: string]: Pick<GameUi, 'words' | 'spotsOf'> } = {
  china: { words: chinaWords, spotsOf: chinaSpots },
  medina: { words: medinaWords, spotsOf: medinaSpots },
  pagoda: { words: pagodaWords, spotsOf: pagodaSpots },
};

test.each(games)('the last move of $id in words is of whoever moved last', game => {
  const names = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'];
  const { options } = game.variants[0]!;
  const match = Match.open(game, options, names.slice(0, options.players), '7'.repeat(64));
  match.append(match.opening());
  const random = seeded(3);
  let last = NOBODY;
  for (let n = 0; n < 60 && match.actor !== NOBODY; n++) {
    const { actor } = match;
    const { choices } = match.seatView(actor);
    const proposal = match.propose(actor, choices[random.below(choices.length)]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
    last = actor;
    const glance = {
      line: n,
      view: match.viewFor(null) as object,
      story: match.storyFor(null, Math.max(0, match.ply - 16)),
    };
    const line = sayLastMove(glance, sayings[game.id]!, tellWho(names, null), 'en');
    if (line?.subject) expect(line.subject.seat).toBe(last);
  }
  expect(last).not.toBe(NOBODY);
});
