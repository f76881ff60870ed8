import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMove,
  type Entry,
  type GameRecord,
  NOBODY,
  readRecord,
  replay,
  seeded,
  toEnding,
  toHeader,
  writeRecord,
} from '../../src/kernel/index.ts';
import { migrate } from '../../src/kernel/migrations.ts';
import { toy } from '../toy/toy.ts';

const HEADER = '{"format":1,"game":"toy","revision":1,"options":{"players":2},"seats":["Ann","Bo"]}';
const DEAL = ['* draw red', '* draw red', '* draw gold', '* draw jade'];
const lines = (...more: string[]): string => `${[HEADER, ...DEAL, ...more].join('\n')}\n`;

function read(source: string): GameRecord {
  const reading = readRecord(source);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

/** The first problem that reading or replaying finds. */
function problemOf(source: string): { path: string; message: string; rule?: string } | undefined {
  const reading = readRecord(source);
  const verdict = reading.ok ? replay(toy, reading.value) : reading;
  return verdict.ok ? undefined : verdict.problems[0];
}

describe('a record', () => {
  test('of a game in progress is read, replayed and written as it was', () => {
    const source = lines('0 build 1', '* draw jade', '1 build 3');
    expect(problemOf(source)).toBeUndefined();
    expect(writeRecord(read(source))).toBe(source);
  });
  test('grows by appending lines', () => {
    expect(read(lines('0 build 1')).entries.slice(0, 4)).toEqual(read(lines()).entries);
  });
  test('may come with Windows line ends and without a last one', () => {
    expect(read(lines('0 build 1').trimEnd().replaceAll('\n', '\r\n'))).toEqual(read(lines('0 build 1')));
  });
  test('with a take-back plays on from there', () => {
    const verdict = replay(toy, read(lines('0 build 1', 'back 4', '0 build 2')));
    expect(verdict.ok && toy.writePosition(verdict.value.state).houses).toEqual({ 2: 0 });
    expect(verdict.ok && verdict.value.moves.length).toBe(5);
  });

  const wrong: [name: string, source: string, path: string, message: RegExp, rule?: string][] = [
    ['an empty file', '', 'line 1', /header/],
    ['a header that is no JSON', 'hello\n', 'line 1', /header/],
    ['a header without seats', '{"format":1,"game":"toy","revision":1,"options":{}}\n', 'line 1.seats', /missing/],
    ['a header of a later format', HEADER.replace('"format":1', '"format":99'), 'line 1.format', /newer than 1/],
    ['a header of no format', HEADER.replace('"format":1', '"format":"x"'), 'line 1.format', /whole number/],
    ['another game', HEADER.replace('"toy"', '"chess"'), 'line 1', /not toy/],
    ['later rules', HEADER.replace('"revision":1', '"revision":2'), 'line 1', /newer/],
    ['impossible options', HEADER.replace('"players":2', '"players":9'), 'line 1.options.players', /from 2 to 3/],
    ['a name too few', HEADER.replace(',"Bo"', ''), 'line 1', /1 seats for a game of 2/],
    ['a line that is no move', lines('palace'), 'line 6', /seat number/],
    ['a move that can not be read', lines('0 palace'), 'line 6', /can't be read/],
    ['an illegal move', lines('0 build 3', '1 build 1', '1 build 3'), 'line 6', /costs a card/, 'T2'],
    ['a move of another seat', lines('1 build 3'), 'line 6', /seat 0 is to act/],
    ['a draw while hands are full', lines('* draw red'), 'line 6', /seat 0 is to act/],
    ['a take-back of more than was played', lines('back 4'), 'line 6', /only|were played/],
    ['scores of an unfinished game', lines('{"scores":[0,0],"digest":"0123456789abcdef"}'), 'line 6', /not over/],
    ['half a last line', lines('{"scores":[0,'), 'line 6', /not complete/],
    ['a last line of another kind', lines('{"scores":"many"}'), 'line 6.digest', /missing/],
  ];
  for (const [name, source, path, message, rule] of wrong) {
    test(`with ${name} is refused, and the place is named`, () => {
      expect(problemOf(source)).toMatchObject({
        path,
        message: expect.stringMatching(message),
        ...(rule && { rule }),
      });
    });
  }
  test('whose last line gives another digest, but the right scores, is refused', () => {
    const state = toy.start({ players: 2 });
    const entries: Entry[] = [];
    while (toy.actor(state) !== NOBODY) {
      const move = anyMove(toy, state, seeded(entries.length));
      entries.push({ kind: 'move', actor: toy.actor(state), text: toy.writeMove(state, move) });
      toy.play(state, move);
    }
    const header = toHeader(toy, { players: 2 }, ['Ann', 'Bo']);
    const ending = toEnding(toy, state);
    expect(replay(toy, { header, entries, ending }).ok).toBe(true);
    const forged = { ...ending, digest: '0123456789abcdef' };
    expect(replay(toy, { header, entries, ending: forged })).toMatchObject({
      problems: [{ path: `line ${entries.length + 2}`, message: expect.stringMatching(/^gives digest/) }],
    });
  });
  test('that is any text at all is read or refused, never an exception', () => {
    const anyLine = fc.oneof(fc.string(), fc.constantFrom(HEADER, ...DEAL, '0 build 1', 'back 0'), fc.json());
    fc.assert(
      fc.property(fc.array(anyLine), source => {
        const reading = readRecord(source.join('\n'));
        if (reading.ok) replay(toy, reading.value);
      }),
    );
  });
});

test('migrations lift a record step by step to the newest format', () => {
  const steps = [
    (raw: Parameters<typeof migrate>[0]) => ({ ...raw, lines: [...raw.lines, 'from 1'] }),
    (raw: Parameters<typeof migrate>[0]) => ({ ...raw, lines: [...raw.lines, 'from 2'] }),
  ];
  const lifted = (format: number) => migrate({ header: { format }, lines: [] }, steps);
  expect(lifted(1)).toEqual({ ok: true, value: { header: { format: 3 }, lines: ['from 1', 'from 2'] } });
  expect(lifted(2)).toEqual({ ok: true, value: { header: { format: 3 }, lines: ['from 2'] } });
  expect(lifted(3)).toEqual({ ok: true, value: { header: { format: 3 }, lines: [] } });
  expect(lifted(4).ok).toBe(false);
});

describe('comments', () => {
  const header = '{"format":1,"game":"toy","revision":1,"options":{},"seats":["Ann","Bo"]}';
  const text = `${header}\n0 a\n1 b\n# 0 The deal\n# 2 Très fort : « b » !\n`;

  test('are read and written where they were, after all moves', () => {
    const read = readRecord(text);
    expect(read.ok && read.value.comments).toEqual([
      { entries: 0, text: 'The deal' },
      { entries: 2, text: 'Très fort : « b » !' },
    ]);
    expect(read.ok && read.value.entries).toHaveLength(2);
    expect(read.ok && writeRecord(read.value)).toBe(text);
  });

  test('of a finished game come before its last line', () => {
    const ending = '{"scores":[1,2],"digest":"0123456789abcdef"}';
    const read = readRecord(`${text}${ending}\n`);
    expect(read.ok && read.value.ending?.scores).toEqual([1, 2]);
    expect(read.ok && writeRecord(read.value)).toBe(`${text}${ending}\n`);
  });

  test.each([
    ['between moves', `${header}\n# 0 early\n0 a\n`, 'line 2'],
    ['beyond the last move', `${header}\n0 a\n# 2 late\n`, 'line 3'],
    ['without a text', `${header}\n0 a\n# 1\n`, 'line 3'],
  ])('are refused %s, by their line', (_, source, path) => {
    const read = readRecord(source);
    expect(!read.ok && read.problems.map(problem => problem.path)).toEqual([path]);
  });

  test('a record without comments is written as before', () => {
    const plain = `${header}\n0 a\n`;
    const read = readRecord(plain);
    expect(read.ok && 'comments' in read.value).toBe(false);
    expect(read.ok && writeRecord(read.value)).toBe(plain);
  });
});
