import { describe, expect, test } from 'vitest';
import { think } from '../../src/bots/index.ts';
import { findStyles, findStylist } from '../../src/bots/styles/index.ts';
import { runCli } from '../../src/cli/cli.ts';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

describe.each(['china', 'pagoda', 'medina'])('the styles of %s', id => {
  const game = gameOf(id);
  const names = findStyles(game).map(({ name }) => name);

  test('each has its own idea of the best move, and only of legal ones', () => {
    const met = [...positions(game, 40, 5)];
    const chosen = names.map(name =>
      met
        .map(({ state, seat }, n) => {
          const question = { game, view: game.view(state, seat), seat, random: seeded(n), budget: { iterations: 1 } };
          const move = think(findStylist(name)!(question))!;
          expect(game.refusal(state, move)).toBeUndefined();
          return game.writeMove(state, move);
        })
        .join(),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(chosen).size).toBe(names.length);
  });
});

async function run(line: string): Promise<{ code: number; out: string; told: string }> {
  const [out, told]: [string[], string[]] = [[], []];
  const terminal = {
    input: (async function* () {})(),
    interactive: false,
    print: async (text: string) => void out.push(text),
    tell: (text: string) => void told.push(text),
    readText: () => '',
  };
  const code = await runCli(line.split(' '), terminal, games);
  return { code, out: out.join(''), told: told.join('') };
}

describe('arena --styles', () => {
  const size = '--options quick-beginners --iterations 1 --deals 1 --workers 0 --json';

  test('plays one contest against every style of the game, and one against all of them', async () => {
    const { code, out } = await run(`arena --game pagoda --a greedy --styles ${size}`);
    expect(code).toBe(0);
    const fields = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).b);
    expect(fields).toEqual([...findStyles(gameOf('pagoda')).map(({ name }) => `style:${name}`), 'style:*']);
  });
  test.each([
    ['arena --game pagoda --a greedy --styles --b random', 'two bots are required'],
    ['arena --game pagoda --a greedy --b style:road-builder', 'no style style:road-builder in pagoda'],
    ['arena --game pagoda --a style:* --b greedy', 'can only be --b'],
  ])('%s is refused', async (line, why) => {
    const { code, told } = await run(line);
    expect(code).toBe(2);
    expect(told).toContain(why);
  });
});
