import { describe, expect, test } from 'vitest';
import { china, readDraft } from '../../../src/games/china/index.ts';
import { examineMap } from '../../../src/games/china/maps.ts';
import { SIDES } from '../../../src/games/china/vocabulary.ts';
import { addAlliance, addProvince, addSpace, borderAt, freeNumber } from '../../../src/web/maps/additions.ts';
import { builtInDraft } from '../../../src/web/maps/builtIn.ts';
import { examineDraft } from '../../../src/web/maps/check.ts';
import { addCorner, moveCorner, removeCorner, withoutOutline } from '../../../src/web/maps/corners.ts';
import { type Draft, emptyDraft, toDocument } from '../../../src/web/maps/draft.ts';
import { bend, bendsOf, change, moveBy, remove, toggleRoad } from '../../../src/web/maps/edits.ts';
import { outlineProvinces } from '../../../src/web/maps/outlines.ts';
import { isInside } from '../../../src/web/maps/shapes.ts';
import { en } from '../../../src/web/maps/words/en.ts';

const builtIn = builtInDraft('Mine');
const names = en.newNames;
const indexOf = (draft: Draft, name: string): number => draft.spaces.findIndex(space => space.name === name);
const reasonsOf = (draft: Draft, side: (typeof SIDES)[number] = '34'): (string | undefined)[] =>
  examineDraft(draft, side, outlineProvinces(draft)).map(({ problem }) => problem.reason);

describe('the built-in map in the workshop', () => {
  test.each(SIDES)('has nothing to complain about on side %s, and can be played', side => {
    expect(reasonsOf(builtIn, side)).toEqual([]);
    const players = side === '34' ? 3 : 4;
    expect(china.readOptions({ players, board: { side, map: toDocument(builtIn) } }).ok).toBe(true);
  });

  test('has few enough corners to take hold of, and neighbours share theirs', () => {
    const outlines = outlineProvinces(builtIn);
    for (const outline of outlines) expect(outline.length).toBeLessThan(60);
    for (const [i, { id, x, y }] of builtIn.provinces.entries()) {
      expect(isInside([x, y], outlines[i]!), id).toBe(true);
      for (const space of builtIn.spaces.filter(({ province }) => province === id))
        expect(isInside([space.x, space.y], outlines[i]!), space.name).toBe(true);
    }
  });
});

describe('outlines made from the spaces', () => {
  const bare = builtIn.provinces.reduce((draft, _, i) => withoutOutline(draft, i), builtIn);

  test('go around all spaces of a province and none of another', () => {
    const outlines = outlineProvinces(bare);
    for (const { name, province, x, y } of bare.spaces)
      for (const [i, { id }] of bare.provinces.entries())
        expect(isInside([x, y], outlines[i]!), `${name} in ${id}`).toBe(id === province);
  });

  test('keep out of outlines that were drawn by hand', () => {
    const first = { ...bare, provinces: bare.provinces.with(0, builtIn.provinces[0]!) };
    const outlines = outlineProvinces(first);
    expect(outlines[0]).toBe(builtIn.provinces[0]!.outline);
    const { x, y } = builtIn.provinces[0]!;
    for (const outline of outlines.slice(1)) expect(isInside([x, y], outline)).toBe(false);
  });

  test('are empty for a province without a place of its own', () => {
    expect(outlineProvinces(emptyDraft(''))).toEqual([]);
  });
});

describe('edits', () => {
  test('remove the roads and bends of a space with it, on every side', () => {
    const at = indexOf(builtIn, 'Yong');
    const { id } = builtIn.spaces[at]!;
    const without = remove(builtIn, '34', { kind: 'space', at });
    expect(JSON.stringify(without)).not.toContain(`"${id}"`);
    expect(JSON.stringify(builtIn)).toContain(`"${id}"`);
  });

  test('remove everything of a province with it', () => {
    const at = builtIn.provinces.findIndex(({ id }) => id === 'han');
    const without = remove(builtIn, '34', { kind: 'province', at });
    expect(JSON.stringify(without)).not.toMatch(/"han\d?"/);
    expect(without.alliances).toHaveLength(15 - 5);
    expect(examineMap(toDocument(without), { side: '34' }).errors).toEqual([]);
  });

  test('join two spaces by a road, and part them again', () => {
    const joined = toggleRoad(builtIn, '34', ['han1', 'han4']);
    expect(joined.roads['34']).toHaveLength(builtIn.roads['34']!.length + 1);
    expect(joined.roads['45']).toBe(builtIn.roads['45']);
    expect(toggleRoad(joined, '34', ['han4', 'han1']).roads).toEqual(builtIn.roads);
    expect(toggleRoad(builtIn, '34', ['han1', 'han1'])).toBe(builtIn);
  });

  test('bend a road, seen from both of its ends', () => {
    const bent = bend(
      builtIn,
      ['wei7', 'chin1'],
      [
        [100, 300],
        [120, 340],
      ],
    );
    expect(bendsOf(bent, '34', ['chin1', 'wei7'])).toEqual([
      [120, 340],
      [100, 300],
    ]);
    expect(bendsOf(bend(bent, ['chin1', 'wei7'], []), '34', ['wei7', 'chin1'])).toEqual([]);
  });

  test('never move anything off the sheet', () => {
    const at = indexOf(builtIn, 'Yong');
    const { x, y } = moveBy(builtIn, { kind: 'space', at }, -5000, 5000).spaces[at]!;
    expect([x, y]).toEqual([0, 900]);
  });

  test('move a corner that neighbours share for all of them', () => {
    const outlines = outlineProvinces(builtIn);
    const zhao = builtIn.provinces.findIndex(({ id }) => id === 'zhao');
    const shared = outlines[zhao]!.findIndex(
      ([x, y]) => outlines.filter(outline => outline.some(([a, b]) => a === x && b === y)).length > 1,
    );
    const [x, y] = outlines[zhao]![shared]!;
    const holders = outlines.filter(outline => outline.some(([a, b]) => a === x && b === y)).length;
    const moved = moveCorner(builtIn, outlines, zhao, shared, [x + 7, y - 3]);
    const there = moved.provinces.filter(({ outline }) => outline?.some(([a, b]) => a === x + 7 && b === y - 3));
    expect(there).toHaveLength(holders);
    expect(reasonsOf(moved)).toEqual([]);
  });

  test('add and remove corners', () => {
    const outlines = outlineProvinces(builtIn);
    const [[ax, ay], [bx, by]] = [outlines[0]![0]!, outlines[0]![1]!];
    const added = addCorner(builtIn, outlines, 0, [(ax + bx) / 2, (ay + by) / 2]);
    expect(added.provinces[0]!.outline).toHaveLength(outlines[0]!.length + 1);
    const removed = removeCorner(added, outlineProvinces(added), 0, 1);
    expect(removed.provinces[0]!.outline).toHaveLength(outlines[0]!.length);
  });

  test('an outline that was made becomes the map’s own once a corner is moved', () => {
    const bare = withoutOutline(builtIn, 0);
    const moved = moveCorner(bare, outlineProvinces(bare), 0, 0, [600, 20]);
    expect(moved.provinces[0]!.outline).toContainEqual([600, 20]);
  });
});

describe('additions', () => {
  test('from an empty sheet make a map that can be read at every step, and played in the end', () => {
    let draft = emptyDraft('New');
    const check = (): void => expect(readDraft(toDocument(draft)).ok).toBe(true);
    check();
    for (const at of [
      [300, 300],
      [800, 400],
    ] as const) {
      const added = addProvince(draft, at, names);
      draft = added.draft;
      check();
      for (const dx of [-80, 80]) draft = addSpace(draft, draft.provinces[added.at]!, [at[0] + dx, at[1]], names).draft;
      check();
    }
    const ids = draft.spaces.map(({ id }) => id);
    for (const [i, id] of ids.slice(1).entries()) draft = toggleRoad(draft, '34', [ids[i]!, id]);
    check();
    expect(draft.provinces.map(({ colour }) => colour)).toEqual(['red', 'green']);
    expect(new Set(draft.spaces.map(({ name }) => name)).size).toBe(4);
    expect(examineMap(toDocument(draft), { side: '34' }).errors).toEqual([]);
  });

  test('take the lowest number that no alliance has', () => {
    const without = remove(builtIn, '34', { kind: 'alliance', at: 6 });
    expect(freeNumber(without)).toBe(7);
    const border = borderAt(without, outlineProvinces(without), [builtIn.alliances[6]!.x, builtIn.alliances[6]!.y])!;
    const { draft, at } = addAlliance(without, border.between, border.at);
    expect(draft.alliances[at]!.number).toBe(7);
    expect(new Set(border.between)).toEqual(new Set(['lu', 'qi']));
  });

  test('a missing alliance is named by both provinces, and an unfinished space by its name', () => {
    const without = remove(builtIn, '34', { kind: 'alliance', at: 6 });
    const finding = examineDraft(without, '34', outlineProvinces(without)).find(({ missing }) => missing)!;
    expect(new Set(finding.missing)).toEqual(new Set(['lu', 'qi']));
    const lonely = addSpace(builtIn, builtIn.provinces[0]!, [980, 180], names).draft;
    const found = examineDraft(lonely, '34', outlineProvinces(lonely)).find(
      ({ problem }) => problem.reason === 'space-without-road',
    )!;
    expect(found.about).toEqual({ kind: 'space', at: 50 });
    expect(found.isError).toBe(false);
  });

  test('two alliances with one number close the map, and the second one is shown', () => {
    const wrong = change(builtIn, 'alliance', 8, { number: 3 });
    const [first] = examineDraft(wrong, '34', outlineProvinces(wrong));
    expect(first).toMatchObject({ isError: true, about: { kind: 'alliance', at: 8 } });
  });
});
