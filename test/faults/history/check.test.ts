import { describe, expect, test } from 'vitest';
import { listViolations } from './check.ts';
import type { Attempt, Failover, History, Line, Reading } from './history.ts';

/** A log by the letters of its lines: `a` was written by the command `a`. A dot is a line that is missing. */
const log = (letters: string): Line[] =>
  [...letters].flatMap((letter, line) => (letter === '.' ? [] : [toLine(letter, line)]));
const toLine = (letter: string, line: number): Line => ({
  line,
  mark: letter.charCodeAt(0),
  kind: letter === 'E' ? 'epoch' : letter === 'S' ? 'started' : 'played',
  command: letter,
  told: letter,
});
const logs = (letters: string): Map<string, Line[]> => new Map([['t', log(letters)]]);

const say = (id: string, line: number, began: number, over: Partial<Attempt> = {}): Attempt => {
  const base = { client: 'ann', process: 0, table: 't', id, began, ended: began + 1 };
  return { ...base, outcome: 'ok', line, ...over };
};
const read = (letters: string, began: number, over: Partial<Reading> = {}): Reading => {
  const base = { client: 'bo', process: 1, table: 't', began, ended: began + 1 };
  return { ...base, since: 0, anew: false, told: [...letters], ...over };
};
const hear = (letters: string, since: number, over: Partial<Reading> = {}): Reading =>
  read(letters, 0, { stream: 'far', since, ...over });

const takeOver = (had: string, left: string): Failover => ({
  began: 10,
  ended: 20,
  had: logs(had),
  left: logs(left),
});
const history = (final: string, over: Partial<History> = {}): History => ({
  attempts: [],
  readings: [],
  failovers: [],
  closed: new Set(),
  final: logs(final),
  running: new Set(['t']),
  reported: [0, 0],
  ...over,
});

/** A failover that lost `bc`, and was told of as it should be. */
const good = {
  attempts: [say('a', 2, 1), say('b', 3, 3), say('c', 4, 9), say('d', 4, 22)],
  readings: [
    read('Sab', 5),
    hear('Sa', 0),
    hear('b', 2),
    hear('c', 3),
    hear('Sa', 0, { anew: true }),
    hear('Ed', 2),
    read('SaEd', 30),
  ],
  failovers: [takeOver('Sa', 'Sabc')],
  reported: [2, 2],
};

describe('a history is found good', () => {
  test.each<[string, History]>([
    ['where nothing fails', history('Sab', { attempts: [say('a', 2, 1), say('b', 3, 2)], readings: [read('Sab', 4)] })],
    [
      'where nobody knows whether it was done, and it was or was not',
      history('Sa', { attempts: [say('a', 0, 1, { outcome: 'unknown' }), say('b', 0, 2, { outcome: 'unknown' })] }),
    ],
    ['where a command was repeated', history('Sa', { attempts: [say('a', 2, 1), say('a', 2, 2)] })],
    ['where a promoted database never had the last lines, and that was told', history('SaEd', good)],
    [
      'where a stream ends early, and that was told',
      history('Sab', { readings: [hear('Sa', 0)], closed: new Set(['far']) }),
    ],
    [
      'where a table is gone altogether, and that was told',
      history('', {
        ...good,
        attempts: [say('a', 2, 1)],
        readings: [hear('Sa', 0), hear('', 0, { anew: true })],
        failovers: [takeOver('', 'Sa')],
      }),
    ],
    [
      'where a failover lost nothing',
      history('Sab', { failovers: [takeOver('Sa', 'Sa')], readings: [hear('Sab', 0)] }),
    ],
  ])('%s', (_, history) => {
    expect(listViolations(history)).toEqual([]);
  });
});

describe('a history is found bad', () => {
  const { attempts, readings, failovers } = good;
  test.each<[string, RegExp, History]>([
    ['an acknowledged line is lost without a failover', /^lost: b /, history('Sa', { attempts: [say('b', 3, 1)] })],
    [
      'a line is lost that was acknowledged after the failover',
      /^lost: b /,
      history('Sa', { attempts: [say('b', 3, 21)], failovers: [takeOver('Sa', 'Sab')] }),
    ],
    [
      'a line was acknowledged that neither database ever had',
      /^lost: z /,
      history('SaEd', { ...good, attempts: [...attempts, say('z', 5, 8)] }),
    ],
    [
      'a line is acknowledged twice with different contents',
      /^twice: line 2 /,
      history('Sa', { attempts: [say('a', 2, 1), say('b', 2, 2)] }),
    ],
    ['a command is carried out twice', /^doubled: .* a /, history('Saba')],
    ['a log has a gap', /^gap: the last database/, history('Sa.b')],
    [
      'what was refused is there',
      /^refused: .* has a/,
      history('Sa', { attempts: [say('a', 0, 1, { outcome: 'fail' })] }),
    ],
    [
      'a stream goes back without being told to begin anew',
      /^back: far was at line 3, and goes back to 2/,
      history('Sab', { readings: [hear('Sab', 0), hear('b', 2)] }),
    ],
    ['a stream has a gap', /^gap: far/, history('Sab', { readings: [hear('S', 0), hear('b', 2)] })],
    ['a stream does not tell the last lines', /^untold: far/, history('Sab', { readings: [hear('Sa', 0)] })],
    [
      'a stream is not told of a failover',
      /^untold: far/,
      history('SaEd', { ...good, readings: [hear('Sabc', 0), read('SaEd', 30)] }),
    ],
    [
      'a stream goes on after lost lines as if nothing had been',
      /^mixed: far/,
      history('SaEdf', { ...good, readings: [hear('Sabc', 0), hear('f', 4)] }),
    ],
    [
      'a failover loses lines that the promoted database had',
      /^lost: the promoted database had line 2/,
      history('SaEd', { ...good, failovers: [takeOver('Sab', 'Sabc')] }),
    ],
    ['lost lines are not reported', /^unreported: process 0 knew 2/, history('SaEd', { ...good, reported: [0, 2] })],
    [
      'fewer lines are reported than were known',
      /^unreported: process 1 knew 1/,
      history('SaEd', { ...good, reported: [2, 0] }),
    ],
    [
      'more lines are reported than were lost',
      /^unreported: process 1 reported 5/,
      history('SaEd', { ...good, reported: [2, 5] }),
    ],
    [
      'lines are reported as lost and are there',
      /^unreported: process 0 reported 1/,
      history('Sa', { reported: [1, 0] }),
    ],
    [
      'a lost line is in the log again',
      /^mixed: line 3 /,
      history('SaEc', { ...good, attempts: attempts.slice(0, 2), readings: readings.slice(0, 5) }),
    ],
    [
      'lines of two logs are read as one',
      /^mixed: bo read 4 lines/,
      history('SaEd', { ...good, readings: [...readings, read('SabE', 15)] }),
    ],
    [
      'lost lines are read after the failover',
      /^mixed: bo read 3 lines/,
      history('SaEd', { ...good, readings: [...readings, read('Sab', 25)] }),
    ],
    [
      'a reading lacks what was acknowledged before it began',
      /^old: bo read 2 lines/,
      history('Sab', { attempts: [say('b', 3, 1)], readings: [read('Sa', 3)] }),
    ],
    [
      'a reading lacks what was acknowledged before it, and lost after it',
      /^old: bo read 2 lines/,
      history('SaEd', { ...good, readings: [...readings, read('Sa', 5)] }),
    ],
    [
      'a game that lost lines draws as before',
      /^epoch: t /,
      history('Sad', { ...good, attempts: attempts.slice(0, 2), readings: [], failovers }),
    ],
  ])('where %s', (_, violation, history) => {
    expect(listViolations(history)).toContainEqual(expect.stringMatching(violation));
  });
});
