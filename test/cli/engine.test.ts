import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE } from '../../src/cli/engine/lines.ts';
import { requests } from '../../src/cli/engine/protocol.ts';
import { serve } from '../../src/cli/engine/serve.ts';
import { readRecord } from '../../src/kernel/index.ts';
import { verifyChance } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by the tests
type Answer = any;

async function* bytes(...lines: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield typeof line === 'string' ? Buffer.from(`${line}\n`) : line;
}

/** The answers to some requests, given as objects or as raw lines. */
async function ask(...asked: (object | string)[]): Promise<Answer[]> {
  const answers: string[] = [];
  const lines = asked.map(request => (typeof request === 'string' ? request : JSON.stringify(request)));
  await serve([toy], bytes(...lines), async line => void answers.push(line));
  return answers.map(line => JSON.parse(line));
}

const last = async (...asked: (object | string)[]): Promise<Answer> => (await ask(...asked)).at(-1);
const NEW = { id: 0, op: 'new', game: 'toy', options: { players: 2 }, seed: 'a' };
const NESTED = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const POSITION = {
  options: { players: 2 },
  houses: { 1: 0 },
  hands: [{ red: 1, gold: 1 }, { jade: 2 }],
  pile: { red: 2, gold: 3, jade: 2 },
  turn: 0,
  passes: 0,
};

describe('the engine protocol', () => {
  test('lists the games with their schemas', async () => {
    const { games } = await last({ id: 1, op: 'games' });
    expect(games[0]).toMatchObject({ id: 'toy', revision: 1, players: [2, 3], options: { required: ['players'] } });
  });
  test('with a seed it draws for the dealer, and the record can be verified', async () => {
    const [begun] = await ask(NEW);
    expect(begun).toMatchObject({ id: 0, ok: true, actor: 0, ply: 4 });
    expect(begun.played).toHaveLength(4);
    const { moves } = await last(NEW, { op: 'moves' });
    const { record: unfinished } = await last(NEW, { op: 'play', move: moves[0].text }, { op: 'record' });
    expect(unfinished.split('\n')[5]).toBe(`0 ${moves[0].text}`);
  });
  test('a whole game can be played, recorded, verified and replayed', async () => {
    const asked: object[] = [NEW];
    for (let over = false; !over; ) {
      const { moves } = await last(...asked, { op: 'moves' });
      if (moves.length === 0) over = true;
      else asked.push({ op: 'play', move: moves[0].number });
    }
    const [played, recorded] = (await ask(...asked, { op: 'play', move: 'pass' }, { op: 'record' })).slice(-2);
    expect(played.error.code).toBe('game-over');
    const record = readRecord(recorded.record);
    expect(record.ok && verifyChance(toy, record.value).ok).toBe(true);
    const [replayed, again] = await ask({ op: 'replay', record: recorded.record }, { op: 'record' });
    expect(replayed).toMatchObject({ ok: true, actor: -2 });
    expect(again.record).toBe(recorded.record);
    const altered = recorded.record.replace('\n0 ', '\n1 ');
    const refused = await last({ op: 'replay', record: altered });
    const line =
      altered.split('\n').findIndex((text: string, i: number) => text !== recorded.record.split('\n')[i]) + 1;
    expect(refused.error).toMatchObject({ code: 'bad-record', problems: [{ path: `line ${line}` }] });
  });
  test('without a seed the caller draws', async () => {
    const { seed: _, ...unseeded } = NEW;
    expect(await last(unseeded)).toMatchObject({ actor: -1, ply: 0, played: [] });
    const [answer] = (await ask(unseeded, { op: 'moves' })).slice(-1);
    expect(answer.moves).toEqual(
      [['draw red'], ['draw gold'], ['draw jade']].map(([text], i) => ({
        number: 10 + i,
        text,
        explain: { kind: 'draw', card: text!.slice(5) },
        weight: 4,
      })),
    );
  });
  test('a position can be loaded, asked about and played on', async () => {
    const load = { op: 'load', game: 'toy', position: POSITION, seed: 1 };
    expect(await last(load, { op: 'position' })).toMatchObject({ position: { ...POSITION, hands: expect.anything() } });
    expect(await last(load, { op: 'why', move: 'build 0' })).toMatchObject({ legal: true });
    expect(await last(load, { op: 'why', move: 'build 1' })).toMatchObject({
      legal: false,
      rule: 'T2',
      reason: 'taken',
    });
    expect(await last(load, { op: 'scores' })).toMatchObject({ scores: { points: [1, 0] } });
    expect(await last(load, { op: 'view', seat: 1 })).toMatchObject({ view: { hand: [0, 0, 2], unseen: [3, 4, 2] } });
    expect(await last(load, { op: 'perft', depth: 1 })).toMatchObject({ leaves: 5 });
    expect(await last(load, { op: 'perft', depth: 2, divide: 'moves' })).toMatchObject({ moves: { length: 5 } });
    expect(await last(load, { op: 'playout', seed: 3 })).toEqual(await last(load, { op: 'playout', seed: 3 }));
    expect(await last(load, { op: 'record' })).toMatchObject({ error: { code: 'no-record' } });
  });
  test('an impossible position is refused with every reason', async () => {
    const position = { ...POSITION, turn: 2, houses: { 1: 0, 12: 1 }, pile: { red: 0, gold: 3, jade: 2 } };
    const { error } = await last({ op: 'load', game: 'toy', position });
    expect(error).toMatchObject({ code: 'bad-position', rule: 'T4' });
    expect(error.problems.map((problem: Answer) => problem.path)).toEqual(['turn', 'houses.12', 'pile']);
  });

  const refusals: [name: string, asked: (object | string)[], code: string, message: RegExp][] = [
    ['broken JSON', ['{"id":1,'], 'bad-json', /not JSON/],
    ['a list', ['[]'], 'bad-request', /JSON object/],
    ['no op', [{ id: 1 }], 'unknown-op', /known ops: games/],
    ['an unknown op', [{ id: 1, op: 'fly' }], 'unknown-op', /"fly"/],
    ['an op of every object', [{ id: 1, op: 'constructor' }], 'unknown-op', /known ops/],
    ['a member that is not known', [{ op: 'games', all: 1 }], 'bad-request', /all is not known/],
    ['a question before a game', [{ op: 'moves' }], 'no-game', /send new/],
    ['an unknown game', [{ op: 'new', game: 'chess' }], 'unknown-game', /toy/],
    ['wrong options', [{ op: 'new', game: 'toy', options: { players: 9 } }], 'bad-options', /2 to 3/],
    ['too few names', [{ ...NEW, seats: ['Ann'] }], 'bad-request', /1 name, but the game has 2 players/],
    ['a seat that is not there', [NEW, { op: 'view', seat: 2 }], 'bad-request', /no seat 2/],
    ['a move that is none', [NEW, { op: 'play', move: 'fly' }], 'unreadable-move', /not a move/],
    ['a number that is no move', [NEW, { op: 'play', move: 99 }], 'unreadable-move', /99/],
    ['an illegal move', [NEW, { op: 'play', move: 'pass' }], 'illegal-move', /must build/],
    ['a seed that is none', [{ ...NEW, seed: -1 }], 'bad-request', /seed is -1, but must be a whole number from 0/],
    ['a position nested without end', [`{"op":"load","game":"toy","position":${NESTED}}`], 'bad-request', /a list/],
    [
      'options nested without end',
      [`{"op":"new","game":"toy","options":{"players":${NESTED}}}`],
      'bad-options',
      /a list/,
    ],
    ['an op nested without end', [`{"op":${NESTED}}`], 'unknown-op', /must be a string/],
    ['a record nested without end', [{ op: 'replay', record: `{"format":${NESTED}}` }], 'bad-record', /a list/],
    ['a record that is none', [{ op: 'replay', record: 'x' }], 'bad-record', /header/],
    ['a line that is too long', [`"${'x'.repeat(LONGEST_LINE)}"`], 'too-long', /bytes/],
  ];
  for (const [name, asked, code, message] of refusals) {
    test(`answers ${name} with ${code}, and lives on`, async () => {
      const answers = await ask(...asked, { id: 'next', op: 'games' });
      expect(answers).toHaveLength(asked.length + 1);
      expect(answers.at(-2).error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(answers.at(-1)).toMatchObject({ id: 'next', ok: true });
    });
  }
  test('an illegal move names its rule', async () => {
    expect((await last(NEW, { op: 'play', move: 'pass' })).error.rule).toBe('T3');
  });
  test('lines may arrive in pieces, and the last one without its end', async () => {
    const answers: string[] = [];
    const pieces = bytes(
      Buffer.from('{"id":1,"op"'),
      Buffer.from(':"games"}\n\n{"id":"é'),
      Buffer.from('","op":"games"}'),
    );
    await serve([toy], pieces, async line => void answers.push(line));
    expect(answers.map(line => JSON.parse(line).id)).toEqual([1, 'é']);
  });
  test('answers every line once, whatever is sent, without an internal error', async () => {
    const op = fc.constantFrom(...Object.keys(requests));
    const member = fc.constantFrom('move', 'seat', 'seed', 'depth', 'record', 'game', 'options', 'position');
    const request = fc
      .tuple(op, fc.dictionary(member, fc.oneof(fc.constant('toy'), fc.jsonValue()), { maxKeys: 3 }))
      .map(([op, members]) => JSON.stringify({ id: 1, op, ...members }));
    const line = fc.oneof(
      request,
      fc.json(),
      fc.string().map(text => `x${text.replaceAll(/[\n\r]/g, ' ')}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async lines => {
        const answers = await ask(NEW, ...lines);
        expect(answers).toHaveLength(lines.length + 1);
        for (const { error } of answers) expect(error?.code).not.toBe('internal');
      }),
      { numRuns: 300 },
    );
  });
});
