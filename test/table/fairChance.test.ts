// Version 2 of chance: devices contribute, and a take-back never changes what is drawn. docs/fair-chance.md.
import { describe, expect, test } from 'vitest';
import { DEALER, type GameRecord, readRecord, writeRecord } from '../../src/kernel/index.ts';
import {
  type Command,
  chanceByDraw,
  commitTo,
  decide,
  decideEpoch,
  deriveKey,
  drawOrder,
  type LogLine,
  Match,
  type SeatSetup,
  Table,
  type TableEvent,
  toSeed,
  verifyChance,
} from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

/** The bytes 0 to 31. The expected values below were computed with Python's hmac and hashlib. */
const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const ANN = 'aa'.repeat(32);
const CY = 'bb'.repeat(32);
const KEY = '1370cfda95d1f80c4622d1dcb95b4a876acd8cef3fa4fbc08ba343b1925afade';

describe('the published vectors', () => {
  const chance = chanceByDraw(SEED, { version: 2, contributions: [ANN, '', CY] });
  const tickets = (epoch: number): number[] =>
    Array.from({ length: 8 }, (_, draws) => chance.ticket({ entry: 99, draws, epoch }, 47));

  test('the key is a hash of the seed and the contributions by place', () => {
    expect(deriveKey(SEED, [ANN, '', CY])).toBe(KEY);
    expect(chance.header.commitment).toBe(commitTo(SEED));
  });
  test('tickets follow from key, epoch and number of draws', () => {
    expect(tickets(0)).toEqual([38, 17, 18, 29, 39, 31, 39, 36]);
    expect(tickets(1)).toEqual([31, 15, 27, 30, 0, 9, 32, 28]);
  });
  test('the order of seats comes from the key', () => expect(drawOrder(KEY, 3)).toEqual([1, 0, 2]));
});

function openMatch(): Match {
  const match = Match.open(
    toy,
    { players: 2 },
    ['Ann', 'Bo'],
    chanceByDraw(SEED, { version: 2, contributions: [ANN, CY] }),
  );
  match.append(match.opening());
  return match;
}

function play(match: Match, nth = 0): void {
  const { choices } = match.seatView(match.actor);
  const proposal = match.propose(match.actor, choices[nth % choices.length]!.move);
  if (!proposal.ok) throw new Error(proposal.message);
  match.append(proposal.entries);
}

/** What stands of the draws, as texts. */
function draws({ record: { entries } }: Match): string[] {
  let standing: GameRecord['entries'][number][] = [];
  for (const entry of entries) standing = entry.kind === 'back' ? standing.slice(0, entry.to) : [...standing, entry];
  return standing.flatMap(entry => (entry.kind === 'move' && entry.actor === DEALER ? entry.text : []));
}

function takeBack(match: Match, count: number): void {
  const proposal = match.proposeBack(match.actor, count, true);
  if (!proposal.ok) throw new Error(proposal.message);
  match.append(proposal.entries);
}

describe('a take-back', () => {
  test('never changes what is drawn, however often it is repeated', () => {
    const match = openMatch();
    play(match);
    const before = draws(match);
    for (let n = 0; n < 12; n++) {
      takeBack(match, 2);
      play(match);
      expect(draws(match)).toEqual(before);
    }
  });
  test('shifted the draws of version 1: that is why there is a second', () => {
    const match = Match.open(toy, { players: 2 }, ['Ann', 'Bo'], toSeed('shifts'));
    match.append(match.opening());
    play(match);
    const before = draws(match).join();
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      takeBack(match, 2);
      play(match);
      seen.add(draws(match).join());
    }
    expect([...seen].some(drawn => drawn !== before)).toBe(true);
  });
});

describe('a record', () => {
  function finished(epochAt = -1): GameRecord {
    const match = openMatch();
    for (let n = 0; !match.over; n++) {
      if (n === epochAt) match.beginEpoch(1_700_000_000);
      if (n === 3) takeBack(match, 1);
      play(match, n);
    }
    const read = readRecord(writeRecord(match.record));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }
  test('is verified by its own version, after its text was read again', () => {
    const record = finished();
    expect(record.header.chance).toEqual({ version: 2, contributions: [ANN, CY] });
    expect(verifyChance(toy, record).ok).toBe(true);
  });
  test('tells where a new epoch began, and is verified across it', () => {
    const record = finished(4);
    expect(record.header.chance?.epochs).toHaveLength(1);
    expect(verifyChance(toy, record).ok).toBe(true);
    const { epochs, ...chance } = record.header.chance!;
    expect(verifyChance(toy, { ...record, header: { ...record.header, chance } }).ok).toBe(false);
  });
  test.each([
    ['another contribution', { version: 2, contributions: [CY, CY] }],
    ['contributions in another order', { version: 2, contributions: [CY, ANN] }],
    [
      'an order of seats that the key does not give',
      { version: 2, contributions: [ANN, CY], order: drawOrder(deriveKey(SEED, [ANN, CY]), 2).toReversed() },
    ],
  ])('with %s is refused', (_, chance) => {
    const record = finished();
    expect(verifyChance(toy, { ...record, header: { ...record.header, chance } }).ok).toBe(false);
  });
});

/** A table with its log. */
class Play {
  readonly log: LogLine[] = [];
  table: Table;
  constructor(seats: readonly SeatSetup[], shuffle = false, version: { chance?: 2 } = { chance: 2 }) {
    const plan = {
      game: 'toy',
      options: { players: seats.length },
      seats,
      host: 'ann',
      public: false,
      watching: true,
      shuffle,
      clock: { kind: 'none' } as const,
      ...version,
    };
    this.log.push({ at: 0, player: null, command: null, event: { kind: 'opened', plan } });
    this.table = Table.from(toy, SEED, this.log);
  }
  happens(event: TableEvent): void {
    this.log.push({ at: 0, player: null, command: null, event });
    this.table.append(this.log.at(-1)!);
    // What the log leads to is the same wherever it is read.
    expect(Table.from(toy, SEED, this.log).match?.header).toEqual(this.table.match?.header);
  }
  does(player: string, command: Command): void {
    const decision = decide(this.table, player, command, {
      standIn: 'novice',
      now: 0,
      isConnected: () => true,
      leftAt: () => undefined,
    });
    if (!decision.ok) throw new Error(decision.message);
    this.happens(decision.event);
  }
}

describe('a table', () => {
  test('fixes its key at the start, from what each device gave when it sat down', () => {
    const play = new Play([{ kind: 'person', player: 'ann', contribution: ANN }, { kind: 'open' }]);
    play.does('cy', { kind: 'sit', contribution: CY });
    play.does('ann', { kind: 'start' });
    expect(play.table.match?.header.chance).toEqual({ version: 2, contributions: [ANN, CY] });
  });
  test('draws the order of seats from the key, so that nobody else chooses it', () => {
    const play = new Play(
      [
        { kind: 'person', player: 'ann', contribution: ANN },
        { kind: 'bot', level: 'novice' },
        { kind: 'person', player: 'cy', contribution: CY },
      ],
      true,
    );
    play.does('ann', { kind: 'start' });
    expect(play.log.at(-1)?.event).toMatchObject({ kind: 'started', order: [1, 0, 2] });
    expect(play.table.match?.header.chance?.order).toEqual([1, 0, 2]);
    expect(play.table.sitters.map(({ player }) => player)).toEqual([undefined, 'ann', 'cy']);
  });
  test('that was opened before version 2 goes on by numbers of entries', () => {
    const play = new Play(
      [
        { kind: 'person', player: 'ann' },
        { kind: 'person', player: 'cy' },
      ],
      false,
      {},
    );
    play.does('ann', { kind: 'start' });
    expect(play.table.match?.header.chance).toBeUndefined();
    expect(decideEpoch(play.table, 5).ok).toBe(false);
  });
  test('begins a new epoch once for the same loss, and only while it is played', () => {
    const play = new Play([
      { kind: 'person', player: 'ann' },
      { kind: 'person', player: 'cy' },
    ]);
    expect(decideEpoch(play.table, 5).ok).toBe(false);
    play.does('ann', { kind: 'start' });
    const decision = decideEpoch(play.table, 5);
    if (!decision.ok) throw new Error(decision.message);
    play.happens(decision.event);
    expect(play.table.match?.epoch).toBe(5);
    expect(decideEpoch(play.table, 5).ok).toBe(false);
    expect(play.table.newsSince(play.table.line - 1)).toMatchObject([{ kind: 'epoch' }]);
  });
});
