import fc from 'fast-check';
import { expect, test } from 'vitest';
import { china, type MapDocument, problemsToPlay, readDraft } from '../../../../src/games/china/index.ts';
import { examineMap } from '../../../../src/games/china/maps.ts';
import { NOBODY, playOut, seeded } from '../../../../src/kernel/index.ts';

const colours = ['red', 'green', 'yellow', 'orange', 'violet'];
const id = (letter: string, most: number) => fc.nat(most).map(n => `${letter}${n}`);
const pair = (letter: string, most: number) => fc.tuple(id(letter, most), id(letter, most));
const x = fc.nat(1200);
const y = fc.nat(900);
const name = fc.oneof(fc.string({ maxLength: 30 }), fc.constant('<script>alert(1)</script>'), fc.constant('Qi & Lu'));

/** Documents of about the right shape, with ids that often fit; some are huge, some are entangled. */
const documents = fc.record(
  {
    title: name,
    provinces: fc.array(
      fc.record(
        {
          id: id('p', 5),
          name,
          colour: fc.constantFrom(...colours, 'blue'),
          x,
          y,
          outline: fc.array(fc.tuple(x, y), { maxLength: 220 }),
        },
        { requiredKeys: ['id', 'name', 'colour'] },
      ),
      { maxLength: 18 },
    ),
    spaces: fc.array(
      fc.record(
        { id: id('s', 40), province: id('p', 5), x, y, port: fc.boolean() },
        { requiredKeys: ['id', 'province'] },
      ),
      { maxLength: 70 },
    ),
    posts: fc.array(fc.record({ id: id('t', 20), provinces: pair('p', 5) }), { maxLength: 18 }),
    alliances: fc.array(fc.record({ number: fc.nat(99), between: pair('p', 5) }), { maxLength: 45 }),
    roads: fc.record(
      { '34': fc.array(pair('s', 40), { maxLength: 165 }), border: fc.array(pair('s', 40), { maxLength: 165 }) },
      { requiredKeys: [] },
    ),
    bends: fc.array(
      fc.record({
        between: pair('s', 40),
        via: fc.array(fc.tuple(x, y), { maxLength: 5 }),
        side: fc.constantFrom('34', 'border'),
      }),
      { maxLength: 20 },
    ),
    track: fc.array(fc.tuple(x, y), { minLength: 1, maxLength: 55 }),
  },
  { requiredKeys: ['provinces', 'spaces', 'alliances', 'roads'] },
);

test('any document whatever is read as a map or refused, with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 6 }), documents), document => {
      const read = readDraft(document);
      if (read.ok) expect(JSON.stringify(read.value)).not.toMatch(/[<>]/);
      else expect(read.problems.map(({ message }) => message).join('')).not.toBe('');
    }),
    { numRuns: 400, seed: 18 },
  );
});

test('any document of a map is examined to the end, and errors are those that stop play', () => {
  fc.assert(
    fc.property(documents, document => {
      const map = document as unknown as MapDocument;
      const { errors, remarks } = examineMap(map);
      for (const { reason, rule, message } of [...errors, ...remarks]) {
        expect(reason).toMatch(/^[a-z-]+$/);
        expect(rule).toMatch(/^C\d+$/);
        expect(message).not.toContain('undefined');
      }
      const stops = problemsToPlay(map, '34', false, '');
      const found = examineMap(map, { side: '34' }).errors;
      if (found.length > 0) expect(stops).toEqual(found);
      else for (const { reason } of stops) expect(reason).toBe('roads-hard');
    }),
    { numRuns: 300, seed: 19 },
  );
});

/** Maps without errors, but with roads, alliances and posts at random: not planar, not connected, some there twice. */
const strange = fc
  .record({ provinces: fc.integer({ min: 2, max: 16 }), spaces: fc.integer({ min: 0, max: 40 }), seed: fc.nat(1e6) })
  .map(({ provinces, spaces, seed }): MapDocument => {
    const random = seeded(seed);
    const ids = Array.from({ length: provinces }, (_, i) => `p${i}`);
    const places = Array.from({ length: provinces + Math.min(spaces, 60 - provinces) }, (_, i) => ({
      id: `s${i}`,
      province: ids[i < provinces ? i : random.below(provinces)]!,
      port: random.below(5) === 0,
    }));
    const two = <T>(list: readonly T[]): [T, T] => {
      const a = random.below(list.length);
      return [list[a]!, list[(a + 1 + random.below(list.length - 1)) % list.length]!];
    };
    const posts = Array.from({ length: 1 + random.below(3) }, (_, i) => ({ id: `t${i}`, provinces: two(ids) }));
    const joined = (from: readonly { id: string }[]): [string, string][] => {
      const met = new Map<string, number>();
      const roads: [string, string][] = [];
      for (let n = random.below(60); n >= 0; n--) {
        const [a, b] = two(from);
        if ([a, b].some(({ id }) => (met.get(id) ?? 0) >= 6)) continue;
        for (const { id } of [a, b]) met.set(id, (met.get(id) ?? 0) + 1);
        roads.push([a.id, b.id]);
      }
      return roads;
    };
    return {
      provinces: ids.map(id => ({ id, name: id, colour: colours[random.below(5)] as 'red' })),
      spaces: places,
      posts,
      alliances: Array.from({ length: random.below(30) }, (_, i) => ({ number: i + 1, between: two(ids) })),
      roads: { '34': joined(places), border: joined([...places, ...posts]) },
    };
  });

test('strange maps without errors are played to the end, and the last position reads back', () => {
  let games = 0;
  fc.assert(
    fc.property(strange, fc.constantFrom('34', 'border'), fc.nat(1000), (map, side, seed) => {
      const players = side === '34' ? 2 + (seed % 3) : 3 + (seed % 3);
      const read = china.readOptions({ players, board: { side, map }, bonusTiles: false });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      games++;
      const state = china.start(read.value);
      playOut(china, state, seeded(seed));
      expect(china.actor(state)).toBe(NOBODY);
      const again = china.readPosition(JSON.parse(JSON.stringify(china.writePosition(state))));
      expect(again).toEqual({ ok: true, value: state });
      expect(china.scores(state).points).toHaveLength(players);
    }),
    { numRuns: 60, seed: 20 },
  );
  expect(games).toBeGreaterThan(30);
});
