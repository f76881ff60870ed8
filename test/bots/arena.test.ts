import { describe, expect, test } from 'vitest';
import { playAll } from '../../src/cli/arena/pool.ts';
import { effectiveGames, tallied, wilson } from '../../src/cli/arena/statistics.ts';
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
    const two = tallied(await playAll(games, contest('pagoda', 'quick', 'random', 'random'), 60, 0, () => {}), 2);
    expect(two.games).toBe(120);
    expect(two.low).toBeLessThan(0.5);
    expect(two.high).toBeGreaterThan(0.5);
    const four = tallied(await playAll(games, contest('china', '4p-34', 'random', 'random'), 40, 0, () => {}), 4);
    expect(four.low).toBeLessThan(0.25);
    expect(four.high).toBeGreaterThan(0.25);
  });
  test('greedy beats random, and the same contest gives the same games', async () => {
    const played = contest('pagoda', 'quick-beginners', 'greedy', 'random');
    const [one, two] = await Promise.all([1, 2].map(() => playAll(games, played, 5, 0, () => {})));
    expect(one!.map(({ margins }) => margins)).toEqual(two!.map(({ margins }) => margins));
    expect(tallied(one!, 2).share).toBe(1);
  });
  test('a cheating bot sees what the fair one has to guess', async () => {
    const played = contest('pagoda', 'quick-beginners', 'cheat:master', 'random');
    expect(tallied(await playAll(games, played, 1, 0, () => {}), 2).share).toBe(1);
  });
  test('a program of any kind can play', async () => {
    const program =
      "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);console.log(JSON.stringify({id:q.id,ok:true,move:q.moves[0]}))})";
    const played = contest('pagoda', 'quick-beginners', 'greedy', `exec:node -e "${program}"`);
    expect(tallied(await playAll(games, played, 1, 0, () => {}), 2).games).toBe(2);
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
