// Every reader of what comes from outside: it reads or refuses, and what it read can be used. The server is fuzzed in fuzz.test.ts.
import { describe, expect, test } from 'vitest';
import { clientFrame, operations } from '../../src/api/index.ts';
import { answer } from '../../src/cli/engine/answer.ts';
import { Session } from '../../src/cli/engine/session.ts';
import { standard } from '../../src/games/china/board/standard.ts';
import { china } from '../../src/games/china/index.ts';
import type { Options, OwnBoard } from '../../src/games/china/options.ts';
import { games } from '../../src/games/index.ts';
import {
  type AnyGame,
  type AnyOptions,
  anyMove,
  type Entry,
  NOBODY,
  type Random,
  type Reading,
  readRecord,
  replay,
  seeded,
  toEnding,
  toHeader,
  writeRecord,
} from '../../src/kernel/index.ts';
import { type LogLine, packEntry, Table, type TableSetup } from '../../src/table/index.ts';
import { smallGames, wideGames } from '../naive/china/maps.ts';
import { damageDocument, damageLines, damageText, pick } from './damage.ts';
import { count, seed } from './size.ts';

const CASES = count(1_000, 200_000);
const SAMPLES = 12;

/** What one played game gives to read: its record, and positions and moves on the way. */
interface Sample {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly record: string;
  readonly entries: readonly Entry[];
  readonly positions: readonly { readonly document: unknown; readonly moves: readonly string[] }[];
}

function playSample(game: AnyGame, random: Random): Sample {
  const { options } = pick(game.variants, random);
  const state = game.start(options);
  const entries: Entry[] = [];
  const positions: Sample['positions'][number][] = [];
  while (game.actor(state) !== NOBODY) {
    const move = anyMove(game, state, random);
    if (random.below(12) === 0 || entries.length < 3)
      positions.push({
        document: game.writePosition(state),
        moves: game
          .moves(state)
          .slice(0, 20)
          .map(legal => game.writeMove(state, legal)),
      });
    entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
    game.play(state, move);
  }
  const names = Array.from({ length: options.players }, (_, seat) => `P${seat}`);
  const record = writeRecord({ header: toHeader(game, options, names), entries, ending: toEnding(game, state) });
  return { game, options, record, entries, positions };
}

const samples = new Map(
  games.map(game => [game.id, Array.from({ length: SAMPLES }, (_, i) => playSample(game, seeded(seed + i)))]),
);
const sampleOf = (game: AnyGame, random: Random): Sample => pick(samples.get(game.id)!, random);

/**
 * Tries a law on many cases; it tells whether the document was read. A case that fails names its seed: FAULTS_SEED with it and
 * FAULTS_COUNT=1 shows it again.
 */
function forCases(law: (random: Random) => boolean): void {
  let read = 0;
  for (let n = 0; n < CASES; n++) {
    try {
      if (law(seeded(seed + n))) read++;
    } catch (cause) {
      throw new Error(`seed ${seed + n}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
  if (CASES < 1000) return;
  // Damage that is always refused, or never, would show nothing.
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(CASES);
}

/** The value that was read; where it was refused, every problem has a place and a sentence. */
function accepted<T>(reading: Reading<T>): T | undefined {
  if (reading.ok) return reading.value;
  expect(reading.problems.length).toBeGreaterThan(0);
  for (const { path, message } of reading.problems)
    if (typeof path !== 'string' || path === '' || typeof message !== 'string' || message === '')
      throw new Error(`a problem without a place or a sentence: ${JSON.stringify(reading.problems)}`);
  return undefined;
}

const same = (a: unknown, b: unknown): void => {
  if (JSON.stringify(a) !== JSON.stringify(b)) expect(a).toEqual(b);
};

/** Whatever was read can be looked at and played on. */
function use(game: AnyGame, state: unknown, random: Random): void {
  game.scores(state);
  game.view(state, null);
  if (game.actor(state) === NOBODY) return;
  game.view(state, 0);
  game.play(state, anyMove(game, state, random));
}

describe.each(games.map(game => [game.id, game] as const))(
  `${CASES} damaged documents from seed ${seed}: %s`,
  (_, game) => {
    test('options are refused, or a game starts', () =>
      forCases(random => {
        const options = accepted(game.readOptions(damageDocument(sampleOf(game, random).options, random)));
        if (!options) return false;
        same(accepted(game.readOptions(JSON.parse(JSON.stringify(options)))), options);
        use(game, game.start(options), random);
        return true;
      }));

    test('positions are refused, or written as they were read and played on', () =>
      forCases(random => {
        const { document } = pick(sampleOf(game, random).positions, random);
        const state = accepted(game.readPosition(damageDocument(document, random)));
        if (state === undefined) return false;
        const written = game.writePosition(state);
        const again = accepted(game.readPosition(JSON.parse(JSON.stringify(written))));
        same(game.writePosition(again), written);
        use(game, state, random);
        return true;
      }));

    test('moves are not read, or written so that they are read again, and refused or legal', () =>
      forCases(random => {
        const { document, moves } = pick(sampleOf(game, random).positions, random);
        const state = accepted(game.readPosition(document));
        const move = game.readMove(state, damageText(pick([...moves, 'pass', ''], random), random));
        if (move === undefined) return false;
        expect(game.readMove(state, game.writeMove(state, move))).toBe(move);
        expect(game.refusal(state, move) === undefined).toBe(game.moves(state).includes(move));
        return true;
      }));

    test('records are refused with a line, or written as they were read and replayed', () =>
      forCases(random => {
        const record = accepted(readRecord(damageLines(sampleOf(game, random).record, random)));
        if (!record) return false;
        same(accepted(readRecord(writeRecord(record))), record);
        accepted(replay(game, record));
        return true;
      }));

    test('stored logs are refused with an error, or lead to a table', () =>
      forCases(random => {
        const lines = damageDocument(logOf(sampleOf(game, random)), random);
        try {
          const table = Table.from(game, 'a'.repeat(64), lines as LogLine[]);
          expect(table.line).toBe((lines as LogLine[]).length);
          return true;
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          if (error instanceof RangeError && /call stack|memory|array length/.test(error.message)) throw error;
          return false;
        }
      }));
  },
);

/** The log of a table at which a sample is played: set up, dealt, and half a game. */
function logOf({ game, options, entries }: Sample): LogLine[] {
  const seats = Array.from({ length: options.players }, (_, seat) => ({ kind: 'person', player: `p${seat}` }) as const);
  const plan: TableSetup = {
    game: game.id,
    options: options as unknown as TableSetup['options'],
    seats,
    host: 'p0',
    public: true,
    watching: true,
    shuffle: false,
    clock: { kind: 'live', base: 60, increment: 5 },
  };
  const half = entries.slice(0, entries.length >> 1).map(packEntry);
  const line = (event: LogLine['event'], at: number): LogLine => ({ at, player: 'p0', command: `c${at}`, event });
  return [
    line({ kind: 'opened', plan }, 0),
    line({ kind: 'started', order: [...seats.keys()], entries: half.slice(0, 30) }, 1),
    ...half.slice(30).map((entry, i) => line({ kind: 'played', seat: 0, entries: [entry] }, i + 2)),
  ];
}

/** Ways to play on maps of one's own; the standard one is a map too. */
const OWN: readonly Options[] = [...smallGames, ...wideGames];
const MAPS = [...new Set(OWN.map(({ board }) => (board as OwnBoard).map)), standard];

function damagedBoard(random: Random): object {
  return {
    board: { side: pick(['34', '34', '45', 'border'], random), map: damageDocument(pick(MAPS, random), random) },
  };
}

test(`${CASES} damaged maps from seed ${seed} are refused, or played on`, () =>
  forCases(random => {
    const options = accepted(china.readOptions({ ...pick(OWN, random), ...damagedBoard(random) }));
    if (!options) return false;
    use(china as unknown as AnyGame, china.start(options), random);
    return true;
  }));

const FRAMES = [
  { kind: 'subscribe', table: 'a'.repeat(22), since: 3, chat: null },
  { kind: 'unsubscribe', table: 'a'.repeat(22) },
  { kind: 'command', table: 'a'.repeat(22), id: 'id-1', command: { kind: 'play', ply: 4, move: 'pass' } },
  { kind: 'command', table: 'a'.repeat(22), id: 'id-2', command: { kind: 'ask', ply: 4, what: 'replace', seat: 1 } },
  { kind: 'say', table: 'a'.repeat(22), text: 'hello' },
  { kind: 'beat' },
  { game: 'china', options: { players: 3 }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }], public: true },
  { name: 'Ann', code: 'ABCDE12345', invite: 'a'.repeat(22), text: 'hello', since: '4' },
];

test(`${CASES} damaged frames and bodies from seed ${seed} are read or refused by every schema of the API`, () => {
  const schemas = [clientFrame, ...Object.values(operations).flatMap(({ body, query }) => [body, query])];
  forCases(random => {
    const given = damageDocument(pick(FRAMES, random), random);
    const readings = schemas.map(schema => schema.safeParse(given));
    if (readings.some(({ error }) => error?.issues.length === 0)) throw new Error('refused without a reason');
    return readings.some(({ success }) => success);
  });
});

/** A line that the engine understands, about a sample. */
function requestFor({ game: { id: game }, options, record, positions }: Sample, random: Random): object {
  const { document: position, moves } = pick(positions, random);
  return pick(
    [
      { op: 'new', game, options, seed: 'a' },
      { op: 'load', game, position, seed: 'a' },
      { op: 'replay', record },
      { op: 'play', move: pick([...moves, 0], random) },
      { op: 'why', move: pick([...moves, 0], random) },
      { op: 'view', seat: random.below(5) },
      ...['games', 'position', 'moves', 'scores', 'record'].map(op => ({ op })),
    ],
    random,
  );
}

test(`${CASES} damaged lines from seed ${seed} get an answer of the engine, and none is a fault of it`, () => {
  const session = new Session(games);
  forCases(random => {
    const line = requestFor(sampleOf(pick(games, random), random), random);
    // Whole ones too, or there would seldom be a game to ask about.
    const given = random.below(2) === 0 ? line : damageDocument(line, random);
    const text = JSON.stringify(given) ?? '';
    const { ok, error } = answer(session, random.below(3) === 0 ? damageText(text, random) : text);
    if (!ok && (error as { code?: string }).code === 'internal') throw new Error(JSON.stringify(error));
    return ok === true;
  });
});
