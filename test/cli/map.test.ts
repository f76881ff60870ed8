import { expect, test } from 'vitest';
import { runCli } from '../../src/cli/cli.ts';
import { makeMap } from '../../src/games/china/maps.ts';
import { games } from '../../src/games/index.ts';

const map = makeMap(3, { provinces: 7, players: 3 });
const files: { readonly [name: string]: string } = {
  good: JSON.stringify(map),
  unusual: JSON.stringify({ ...map, alliances: map.alliances.slice(1) }),
  wrong: JSON.stringify({ ...map, alliances: [map.alliances[0], map.alliances[0]] }),
  torn: '{',
};

async function run(line: string): Promise<{ code: number; out: string; told: string }> {
  const out: string[] = [];
  const told: string[] = [];
  const terminal = {
    input: (async function* () {})(),
    interactive: false,
    print: async (text: string) => void out.push(text),
    tell: (text: string) => void told.push(text),
    readText: (file: string) => files[file]!,
  };
  return { code: await runCli(line.split(' '), terminal, games), out: out.join(''), told: told.join('') };
}

test('map make prints a map, the same for the same seed', async () => {
  const { code, out } = await run('map make --seed 3 --provinces 7 --players 3');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(map);
});

test.each([
  ['map make', '--seed is required'],
  ['map make --seed 1 --provinces 13', 'at most 12'],
  ['map make --seed 1 --provinces 6', '7 or more'],
  ['map make --seed 1 --players 6', 'at most 5'],
  ['map check', 'expected one file'],
  ['map draw', 'expected make, check, simulate or balance'],
])('%s is refused: %s', async (line, why) => {
  const { code, told } = await run(line);
  expect(code).toBe(2);
  expect(told).toContain(why);
});

test('map check tells errors from remarks', async () => {
  expect(await run('map check good')).toMatchObject({ code: 0, out: 'This map can be played.\n' });
  const unusual = await run('map check unusual');
  expect(unusual.code).toBe(0);
  expect(unusual.out).toMatch(/^remark: alliances have none for \w+ and \w+, which share a border \(rule C19\)$/m);
  const wrong = await run('map check wrong');
  expect(wrong.code).toBe(1);
  expect(wrong.out).toMatch(/^error: alliances\[1\].number is \d+, which is used already \(rule C18\)$/m);
  expect(await run('map check torn')).toMatchObject({ code: 1, out: expect.stringContaining('is not JSON') });
  expect(JSON.parse((await run('map check wrong --json')).out)).toMatchObject({ ok: false });
});

test('map simulate and map balance play on made maps', async () => {
  const simulated = await run('map simulate --maps 2 --games 16');
  expect(simulated).toMatchObject({ code: 0, out: '32 random games on 2 maps, 0 violations\n' });
  const { out } = await run('map balance --maps 1 --games 4 --bot random --json');
  const { seats, worstProvince } = JSON.parse(out);
  expect(seats.map(({ players }: { players: number }) => players)).toEqual([2, 3, 4, 5]);
  expect(worstProvince).toBeGreaterThan(1);
});
