import { describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli/cli.ts';
import { UsageError } from '../../src/cli/command.ts';
import { games } from '../../src/games/index.ts';
import {
  type AnyGame,
  anyMove,
  type Entry,
  NOBODY,
  seeded,
  toEnding,
  toHeader,
  writeRecord,
} from '../../src/kernel/index.ts';
import { toy } from '../toy/toy.ts';

function finishedRecord(): string {
  const options = { players: 2 };
  const state = toy.start(options);
  const entries: Entry[] = [];
  while (toy.actor(state) !== NOBODY) {
    const move = toy.moves(state)[0]!;
    entries.push({ kind: 'move', actor: toy.actor(state), text: toy.writeMove(state, move) });
    toy.play(state, move);
  }
  return writeRecord({ header: toHeader(toy, options, ['Ann', 'Bo']), entries, ending: toEnding(toy, state) });
}

function begunRecord(game: AnyGame, plies: number): string {
  const { options } = game.variants[0]!;
  const state = game.start(options);
  const entries: Entry[] = [];
  for (const random = seeded(1); entries.length < plies; ) {
    const move = anyMove(game, state, random);
    entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
    game.play(state, move);
  }
  return writeRecord({ header: toHeader(game, options, Array(options.players).fill('Ann')), entries });
}

const files: { [name: string]: string } = { good: finishedRecord() };
files.bad = files.good!.replace('\n0 build', '\n0 burn');
files.torn = files.good!.replace('\n0 build', '\nbuild');
files.promised = files.good!.replace('"seats":', `"commitment":"${'0'.repeat(64)}","seats":`);

/** Runs a command line with the toy as the only game. */
async function run(line: string): Promise<{ code: number; out: string; told: string }> {
  const out: string[] = [];
  const told: string[] = [];
  const code = await runCli(
    line.split(' '),
    {
      input: (async function* () {})(),
      interactive: false,
      print: async text => void out.push(text),
      tell: text => void told.push(text),
      readText(file) {
        const text = files[file];
        if (text === undefined) throw new UsageError(`can't read ${file}`);
        return text;
      },
    },
    [toy],
  );
  return { code, out: out.join(''), told: told.join('') };
}

describe('the command line', () => {
  test.each(['engine', 'replay', 'perft', 'playthrough', 'simulate', 'arena', 'review', 'bench', 'backup'])(
    '%s --help tells how',
    async name => {
      const { code, out } = await run(`${name} --help`);
      expect(code).toBe(0);
      expect(out).toMatch(/^usage: /);
      expect((await run('--help')).out).toContain(name);
    },
  );
  test('replay prints the score sheet', async () => {
    const { code, out } = await run('replay good');
    expect(code).toBe(0);
    expect(out).toMatch(/toy, revision 1, \d+ moves, finished[\s\S]*Ann[\s\S]*T5 {3}house[\s\S]*total/);
    expect(JSON.parse((await run('replay good --json')).out)).toMatchObject({ ok: true, over: true });
  });
  test('replay names a wrong line', async () => {
    const line = files.bad!.split('\n').findIndex(text => text.includes('burn')) + 1;
    const { code, told } = await run('replay bad');
    expect(code).toBe(1);
    expect(told).toContain(`bad: line ${line} has a move that can't be read`);
    expect(JSON.parse((await run('replay bad --json')).out)).toMatchObject({ ok: false });
  });
  test('replay names a line that is none, and says when a promise of chance was not kept', async () => {
    const { code, told } = await run('replay torn');
    expect([code, told]).toEqual([1, expect.stringMatching(/^torn: line \d+ is "build/)]);
    expect(JSON.parse((await run('replay torn --json')).out)).toMatchObject({ ok: false });
    expect(JSON.parse((await run('replay good --json')).out)).toMatchObject({ chance: 'not promised' });
    expect(JSON.parse((await run('replay promised --json')).out)).toMatchObject({ ok: true, chance: 'not revealed' });
  });
  test('perft counts, and divides', async () => {
    expect((await run('perft --game toy --depth 2 --divide')).out).toMatch(/^1 6\n2 18\nbuild \d: 3\n/);
  });
  test('playthrough is the same for the same seed', async () => {
    const { out } = await run('playthrough --game toy --seed 4');
    expect(out).toMatch(/^game toy revision 1\noptions {"players":2}/);
    expect((await run('playthrough --game toy --seed 4')).out).toBe(out);
    expect((await run('playthrough --game toy --seed 5')).out).not.toBe(out);
  });
  test('simulate plays every variant, as text and as JSON', async () => {
    const { code, out } = await run('simulate --game toy --games 20');
    expect(code).toBe(0);
    expect(out).toMatch(/2-players {2,}20 {2,}0[\s\S]*3-players/);
    const { variants } = JSON.parse((await run('simulate --game toy --games 20 --json')).out);
    expect(variants[0]).toMatchObject({ games: 20, violations: [], plies: { least: expect.any(Number) } });
  });
  test('review shows how far it is while it thinks about the next decision', async () => {
    const seen: string[] = [];
    const terminal = {
      input: (async function* () {})(),
      interactive: true,
      print: async (text: string) => void seen.push(text.startsWith('{"ply"') ? 'decision' : 'end'),
      tell: (text: string) => void seen.push(text.includes('plies') ? 'bar' : 'erased'),
      readText: () => begunRecord(games.find(({ id }) => id === 'pagoda')!, 30),
    };
    expect(await runCli(['review', 'begun', '--iterations', '1', '--json'], terminal, games)).toBe(0);
    expect(seen.slice(0, 4)).toEqual(['erased', 'decision', 'bar', 'erased']);
  });
  test.each([
    ['', 2],
    ['fly', 2],
    ['simulate', 2],
    ['simulate --game chess', 2],
    ['simulate --game toy --games -1', 2],
    ['simulate --game toy --options {', 2],
    ['simulate --game toy --options {"players":9}', 2],
    ['simulate --game toy --fast', 2],
    ['simulate --game toy 7', 2],
    ['engine now', 2],
    ['replay', 2],
    ['replay good bad', 2],
    ['replay good --seed abc', 2],
    ['review good --ms 1 --iterations 1', 2],
    ['arena --game toy --a random --b exec:false --deals 1 --workers 0', 2],
    ['replay missing', 2],
    ['bench flight', 2],
  ])('%j is told what is wrong', async (line, expected) => {
    const { code, told, out } = await run(line);
    expect(code).toBe(expected);
    expect(told + out).not.toBe('');
  });
});
