import { describe, expect, test } from 'vitest';
import { ratePlayers } from '../../src/cli/arena/ratings.ts';
import { runCli } from '../../src/cli/cli.ts';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/kernel/index.ts';

/** Deals of two games in which the first player has this share. */
const deals = (count: number, share: number) => Array.from({ length: count }, () => ({ shares: [share, share] }));

describe('ratings', () => {
  test('three wins of four are 191 Elo points, as in the books', () => {
    const blocks = Array.from({ length: 4000 }, (_, n) => ({ shares: [n % 4 === 0 ? 0 : 1] }));
    const [first, second] = ratePlayers(2, [{ a: 1, b: 0, blocks }], seeded(1));
    expect(first).toMatchObject({ elo: 0, low: 0, high: 0, games: 4000 });
    expect(second!.elo).toBeCloseTo(191, -1);
    expect(second!.low).toBeLessThan(second!.elo);
    expect(second!.high).toBeGreaterThan(second!.elo);
  });
  test('players who never met are compared by those whom both met', () => {
    const [, middle, last] = ratePlayers(
      3,
      [
        { a: 1, b: 0, blocks: [...deals(30, 1), ...deals(10, 0)] },
        { a: 2, b: 1, blocks: [...deals(30, 1), ...deals(10, 0)] },
      ],
      seeded(1),
    );
    expect(last!.elo).toBeCloseTo(2 * middle!.elo, 0);
  });
  test('a clean sweep is not infinite, and few games leave a wide interval', () => {
    const rate = (count: number) =>
      ratePlayers(2, [{ a: 1, b: 0, blocks: [...deals(count, 1), ...deals(1, 0)] }], seeded(1))[1]!;
    expect(ratePlayers(2, [{ a: 1, b: 0, blocks: deals(5, 1) }], seeded(1))[1]!.elo).toBeLessThan(1000);
    const [few, many] = [rate(5), rate(200)];
    expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
  });
});

test('the ladder rates every level, character and the last master', async () => {
  const out: string[] = [];
  const terminal = {
    input: (async function* () {})(),
    interactive: false,
    print: async (text: string) => void out.push(text),
    tell: () => {},
    readText: () => '',
  };
  const line =
    'ladder --game pagoda --options quick-beginners --deals 1 --iterations 1 --workers 0 --with random --json';
  expect(await runCli(line.split(' '), terminal, games)).toBe(0);
  const { players } = JSON.parse(out.join(''));
  expect(players).toHaveLength(12);
  expect(players[0]).toMatchObject({ name: 'novice', elo: 0 });
  expect(players.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['expert-raider', 'master', 'master-1', 'random']),
  );
  for (const { games: played } of players) expect(played).toBeGreaterThan(0);
});
