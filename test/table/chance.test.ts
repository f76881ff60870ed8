import { describe, expect, test } from 'vitest';
import { DEALER, type Entry, type GameRecord, NOBODY, seeded, toEnding, toHeader } from '../../src/kernel/index.ts';
import { chanceByEntry, chanceMove, commitTo, drawTicket, toSeed, verifyChance } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

/** The bytes 0 to 31. The expected values below were computed with Python's hmac and hashlib. */
const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');

function finishedRecord(seed: string): GameRecord {
  const random = seeded(5);
  const options = { players: 2 };
  const state = toy.start(options);
  const entries: Entry[] = [];
  while (toy.actor(state) !== NOBODY) {
    const actor = toy.actor(state);
    const moves = toy.moves(state);
    const move =
      actor === DEALER
        ? chanceMove(toy, state, chanceByEntry(seed), { entry: entries.length, draws: 0, epoch: 0 })
        : moves[random.below(moves.length)]!;
    entries.push({ kind: 'move', actor, text: toy.writeMove(state, move) });
    toy.play(state, move);
  }
  return {
    header: { ...toHeader(toy, options, ['Ann', 'Bo']), commitment: commitTo(seed) },
    entries,
    ending: { ...toEnding(toy, state), seed },
  };
}

describe('chance from a seed alone (version 1)', () => {
  test('the commitment is the SHA-256 of the seed', () => {
    expect(commitTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
  test('a text becomes a seed by SHA-256, and a seed stays itself', () => {
    expect(toSeed('caravanserai')).toBe('429656e4ff365af9ee3b683d177bf1b7e0d3feddffcaed978c7c076e021ebeec');
    expect(toSeed(SEED)).toBe(SEED);
  });
  test('tickets follow the published vectors', () => {
    const tickets = (n: number): number[] => Array.from({ length: 8 }, (_, entry) => drawTicket(SEED, entry, n));
    expect(tickets(47)).toEqual([18, 27, 32, 13, 38, 38, 15, 28]);
    expect(tickets(6)).toEqual([5, 3, 1, 5, 5, 0, 5, 2]);
  });
  test('a word past the last whole multiple is drawn again', () => {
    expect([2, 3, 4].map(entry => drawTicket(SEED, entry, 2 ** 47 + 1))).toEqual([
      133025993015318, 4493612902140, 12376328641937,
    ]);
  });
});

describe('the check of a finished record', () => {
  const record = finishedRecord(SEED);
  const firstDraw = record.entries[0] as Entry & { kind: 'move' };

  test('accepts a game dealt from its seed', () => expect(verifyChance(toy, record).ok).toBe(true));
  test('takes the seed of a game that was ended before its end from elsewhere', () => {
    const { header, entries } = record;
    const unfinished: GameRecord = { header, entries: entries.slice(0, 5) };
    expect(verifyChance(toy, unfinished).ok).toBe(false);
    expect(verifyChance(toy, unfinished, SEED).ok).toBe(true);
    expect(verifyChance(toy, unfinished, toSeed('another')).ok).toBe(false);
  });

  const wrongs: [string, GameRecord, string, RegExp][] = [
    [
      'another draw, even a legal one',
      {
        ...record,
        entries: [
          { ...firstDraw, text: firstDraw.text === 'draw red' ? 'draw gold' : 'draw red' },
          ...record.entries.slice(1),
        ],
      },
      'line 2',
      /the seed gives/,
    ],
    [
      'another seed',
      { ...record, ending: { ...record.ending!, seed: toSeed('other') } },
      `line ${record.entries.length + 2}`,
      /does not fit/,
    ],
    [
      'no seed',
      { header: record.header, entries: record.entries },
      `line ${record.entries.length + 2}`,
      /does not reveal/,
    ],
    ['no commitment', { ...record, header: toHeader(toy, { players: 2 }, ['Ann', 'Bo']) }, 'line 1', /no commitment/],
  ];
  for (const [name, altered, path, message] of wrongs) {
    test(`refuses ${name}`, () => {
      const verdict = verifyChance(toy, altered);
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(verdict.problems[0]).toMatchObject({ path, message: expect.stringMatching(message) });
    });
  }
});
