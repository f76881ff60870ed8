import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { differences, type Exception, HOMES } from './shape.ts';

const ROOT = join(import.meta.dirname, '../..');
const ids = games.map(({ id }) => id);
const files = HOMES.flatMap(home =>
  readdirSync(join(ROOT, home), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    ),
);

const ALL = ['china', 'pagoda', 'medina'];
const OWN_MAP = "Only its board can be a map of one's own.";
const TOPICS = 'Each rulebook has topics of its own.';

const exceptions: readonly Exception[] = [
  { home: 'src/games', path: 'rules/*', games: ALL, reason: TOPICS },
  { home: 'src/games', path: 'position/audit*', games: ALL, reason: TOPICS },
  { home: 'src/games', path: 'position/recompute.ts', games: ['medina'], reason: 'Only its state has caches.' },
  { home: 'src/games', path: 'setup.ts', games: ['medina'], reason: 'Its two editions differ in numbers and boards.' },
  { home: 'src/games', path: 'board/board.ts', games: ['china', 'medina'], reason: 'Pagoda has lots and no map.' },
  {
    home: 'src/games',
    path: 'board/sets.ts',
    games: ['medina'],
    reason: 'Its grid is large enough for sets of cells.',
  },
  { home: 'src/games', path: 'board/*', games: ['china'], reason: 'Its board is a map, printed or custom.' },
  { home: 'src/games', path: 'maps.ts', games: ['china'], reason: OWN_MAP },
  { home: 'src/games', path: 'board/making/*', games: ['china'], reason: 'Its board is a map, printed or custom.' },
  { home: 'src/bots', path: 'weights-more.ts', games: ['china', 'medina'], reason: 'Pagoda is for two.' },
  {
    home: 'src/bots',
    path: 'prospects.ts',
    games: ['china'],
    reason: 'Tables help where several networks lead astray.',
  },
  { home: 'src/bots', path: 'tables-more.ts', games: ['china'], reason: 'The tables of prospects.ts.' },
  { home: 'src/bots', path: 'standing.ts', games: ['china', 'medina'], reason: 'Pagoda scores every piece at once.' },
  {
    home: 'src/web/games',
    path: 'MoreOptions.svelte',
    games: ['pagoda'],
    reason: 'Only its tiles have backs that an owner can enter.',
  },
  { home: 'src/web/games', path: 'board/*', games: ALL, reason: 'Each board draws its own pieces.' },
  { home: 'src/web/games', path: 'map/*', games: ['china'], reason: OWN_MAP },
  { home: 'src/web/games', path: 'map/scene/*', games: ['china'], reason: OWN_MAP },
  { home: 'src/web/games', path: 'map/print/*', games: ['china'], reason: OWN_MAP },
  {
    home: 'src/web/games',
    path: 'scoring/Details.svelte',
    games: ['china', 'medina'],
    reason: 'Pagoda shows all on its lots.',
  },
  { home: 'src/web/games', path: 'scoring/*', games: ALL, reason: TOPICS },
  { home: 'test/games', path: 'rules/*', games: ALL, reason: TOPICS },
  { home: 'test/games', path: 'board.test.ts', games: ['china'], reason: 'Its board is a map, printed or custom.' },
  { home: 'test/games', path: 'maps/*', games: ['china'], reason: 'Its maps may be custom or generated.' },
  {
    home: 'test/games',
    path: 'state.test.ts',
    games: ['china'],
    reason: 'Its state has counters beside what they count.',
  },
  {
    home: 'test/games',
    path: 'view.test.ts',
    games: ['pagoda'],
    reason: 'Its pages read floors and slots off the view.',
  },
];

describe('the games have one shape', () => {
  test('the same file name holds the same part in every game', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(differences(ids, files, exceptions)).toEqual([]);
  });

  test('a renamed file of one game is found', () => {
    const renamed = files.map(file => file.replace('src/games/china/scoring.ts', 'src/games/china/points.ts'));
    expect(differences(ids, renamed, exceptions)).toEqual(
      expect.arrayContaining([
        'src/games/china/points.ts has no counterpart in every other game',
        'src/games/medina/scoring.ts has no counterpart in every other game',
      ]),
    );
  });
  test('a game without a folder in a home is found', () => {
    expect(differences([...ids, 'fourth'], files, exceptions)).toEqual(
      expect.arrayContaining(HOMES.map(home => `${home}/fourth is missing`)),
    );
  });
  test('an exception that explains nothing is found', () => {
    const idle = { home: 'src/games', path: 'nothing.ts', games: ALL, reason: '' } as const;
    expect(differences(ids, files, [...exceptions, idle])).toContain(
      'the exception src/games/*/nothing.ts explains nothing',
    );
  });
});
