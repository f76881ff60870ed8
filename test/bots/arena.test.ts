import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../../src/bots/index.ts';
import { playAll } from '../../src/cli/arena/pool.ts';
import { openResults } from '../../src/cli/arena/results.ts';
import { type Block, effectiveGames, isDecided, tally, wilson } from '../../src/cli/arena/statistics.ts';
import { games } from '../../src/games/index.ts';
import { gameOf } from './positions.ts';

const contest = (game: string, variant: string, a: string, b: string) => ({
  game,
  options: gameOf(game).variants.find(({ name }) => name === variant)!.options,
  a,
  b,
  budget: { iterations: 4 },
  seed: 1,
});

describe('the arena', () => {
  test('a bot against itself comes out about par', async () => {
    const two = tally(await playAll(games, contest('pagoda', 'quick', 'random', 'random'), 60, 0, () => {}), 2);
    expect(two.games).toBe(120);
    expect(two.low).toBeLessThan(0.5);
    expect(two.high).toBeGreaterThan(0.5);
    const four = tally(await playAll(games, contest('china', '4p-34', 'random', 'random'), 40, 0, () => {}), 4);
    expect(four.low).toBeLessThan(0.25);
    expect(four.high).toBeGreaterThan(0.25);
  });
  test('greedy beats random, and the same contest gives the same games', async () => {
    const played = contest('pagoda', 'quick-beginners', 'greedy', 'random');
    const [one, two] = await Promise.all([1, 2].map(() => playAll(games, played, 5, 0, () => {})));
    expect(one!.map(({ margins }) => margins)).toEqual(two!.map(({ margins }) => margins));
    expect(tally(one!, 2).share).toBe(1);
  });
  test('where nothing is dealt, deals differ in their first moves, which are the same for every seat', async () => {
    const blocks = await playAll(games, contest('medina', 'duel', 'greedy', 'greedy'), 3, 0, () => {});
    expect(new Set(blocks.map(({ margins }) => margins.join())).size).toBe(3);
    for (const { margins } of blocks) expect(margins[0]! + margins[1]!).toBe(0);
  });
  test('a cheating bot sees what the fair one has to guess', async () => {
    const played = contest('pagoda', 'quick-beginners', 'cheat:master', 'random');
    expect(tally(await playAll(games, played, 1, 0, () => {}), 2).share).toBe(1);
  });
  test('each side has a budget of its own', async () => {
    const picky =
      "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);console.log(JSON.stringify({id:q.id,ok:true,move:q.iterations===7?q.moves[0]:''}))})";
    const played = contest('pagoda', 'quick-beginners', 'greedy', `exec:node -e "${picky}"`);
    const play = (budgetOfB: Budget) => playAll(games, { ...played, budgetOfB }, 1, 0, () => {});
    expect(await play({ iterations: 7 })).toHaveLength(1);
    await expect(play({ iterations: 8 })).rejects.toThrow('answered');
  });
  test('a contest goes on where its file ends, and is the same in the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caravanserai-arena-'));
    try {
      const file = join(folder, 'results');
      const played = contest('pagoda', 'quick-beginners', 'greedy', 'random');
      const whole = await playAll(games, played, 4, 0, () => {});
      await playAll(games, played, 2, 0, () => {}, openResults(file, played));
      appendFileSync(file, '{"deal":2,"shar');
      const told: number[] = [];
      const rest = await playAll(games, played, 4, 0, done => told.push(done), openResults(file, played));
      expect(told).toEqual([3, 4]);
      expect(rest.map(({ margins }) => margins)).toEqual(whole.map(({ margins }) => margins));
      expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
      expect(() => openResults(file, { ...played, seed: 2 })).toThrow('another contest');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  test('a contest ends once it is decided', async () => {
    const played = contest('pagoda', 'quick-beginners', 'greedy', 'random');
    const enough = (blocks: readonly Block[]): boolean => isDecided(blocks, 2, 0.6);
    expect(await playAll(games, played, 60, 0, () => {}, { enough })).toHaveLength(10);
  });
  test('a program of any kind can play', async () => {
    const program =
      "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);console.log(JSON.stringify({id:q.id,ok:true,move:q.moves[0]}))})";
    const played = contest('pagoda', 'quick-beginners', 'greedy', `exec:node -e "${program}"`);
    expect(tally(await playAll(games, played, 1, 0, () => {}), 2).games).toBe(2);
  });
  test.skipIf(spawnSync('python3', ['--version']).status !== 0)('so can the example in Python', async () => {
    const example = join(import.meta.dirname, '../../examples/bot.py');
    for (const [game, variant] of [
      ['pagoda', 'quick-beginners'],
      ['china', '3p-34'],
      ['medina', 'duel'],
    ] as const) {
      const played = contest(game, variant, 'random', `exec:python3 "${example}"`);
      const { players } = played.options;
      expect(tally(await playAll(games, played, 1, 0, () => {}), players).games).toBe(players);
    }
  });
  test('a program that plays nonsense is named', async () => {
    const played = contest('pagoda', 'quick-beginners', 'greedy', 'exec:echo nonsense');
    await expect(playAll(games, played, 1, 0, () => {})).rejects.toThrow('the program echo nonsense answered nonsense');
  });
});

describe('its statistics', () => {
  test('the interval of Wilson is that of the books', () => {
    const [low, high] = wilson(0.8, 10);
    expect([low, high].map(end => end.toFixed(3))).toEqual(['0.490', '0.943']);
  });
  test('games of one deal that always come out alike count as one', () => {
    const means = [1, 0, 1, 0, 1, 1, 0, 0, 1, 0];
    expect(effectiveGames(means, 40)).toBeCloseTo(9, 5);
    expect(effectiveGames([0.5, 0.5, 0.5], 12)).toBe(12);
  });
});
