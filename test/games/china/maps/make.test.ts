import { describe, expect, test } from 'vitest';
import { makeMap } from '../../../../src/games/china/board/makeMap.ts';
import { standard } from '../../../../src/games/china/board/standard.ts';
import { type MapDocument, problemsToPlay, readDraft } from '../../../../src/games/china/index.ts';
import { examineMap } from '../../../../src/games/china/maps.ts';
import { digest } from '../../../../src/kernel/index.ts';

const sizes = Array.from({ length: 24 }, (_, i) => ({ provinces: 7 + (i % 6), players: 2 + (i % 4) }));
const made = sizes.map((size, i) => ({ size, map: makeMap(100 + i, size) }));
const perProvince = ({ spaces, provinces }: MapDocument): number => spaces.length / provinces.length;

describe('a made map', () => {
  test('has no errors, and no remark but that bonus tiles are for nine provinces', () => {
    for (const { map } of made) {
      const { errors, remarks } = examineMap(map);
      expect(errors).toEqual([]);
      const others = remarks.filter(({ reason }) => reason !== 'tiles-provinces');
      expect(others).toEqual([]);
      expect(readDraft(map).ok).toBe(true);
      for (const side of ['34', '45', 'border'] as const) {
        expect(problemsToPlay(map, side, map.provinces.length <= 9, '')).toEqual([]);
      }
    }
  });
  test('has the provinces that were asked for, and the proportions of the built-in map', () => {
    for (const { size, map } of made) {
      expect(map.provinces).toHaveLength(size.provinces);
      expect(Math.abs(perProvince(map) - perProvince(standard))).toBeLessThan(1.2);
      const alliances = map.alliances.length / map.provinces.length;
      expect(alliances).toBeGreaterThan(1.2);
      expect(alliances).toBeLessThan(2.4);
      expect(map.roads['34']!.length - map.spaces.length).toBe(1);
      expect(map.roads['45']!.length - map.spaces.length).toBe(6);
      expect(map.posts!.length).toBeGreaterThanOrEqual(Math.floor(size.provinces / 2));
      expect(map.spaces.some(({ port }) => port)).toBe(true);
      for (const { id } of map.provinces) {
        const spaces = map.spaces.filter(({ province }) => province === id).length;
        expect(spaces).toBeGreaterThanOrEqual(4);
        expect(spaces).toBeLessThanOrEqual(8);
      }
      expect(new Set(map.provinces.map(({ colour }) => colour)).size).toBeGreaterThanOrEqual(4);
    }
  });
  test('is the same for the same seed, on every machine', () => {
    const sums = made.slice(0, 6).map(({ map }) => digest(JSON.stringify(map)));
    expect(sums).toMatchInlineSnapshot(`
      [
        "0e42c744e16a07c1",
        "8f463edb548c9675",
        "7a1bdb3730f7f3ad",
        "be7c1c1fea350c93",
        "8f5cbff99f947143",
        "d28c0d8a48ae5e56",
      ]
    `);
    expect(makeMap(100, sizes[0])).toEqual(made[0]!.map);
    expect(makeMap(101, sizes[0])).not.toEqual(made[0]!.map);
  });
});
