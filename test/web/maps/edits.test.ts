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
import { readDocument } from '../../../src/web/maps/read.ts';
import { isInside } from '../../../src/web/maps/shapes.ts';
import {
  insertTurn,
  layTrack,
  leadThrough,
  longestPart,
  moveTrack,
  moveTurn,
  removeTurn,
  trackLine,
  turnTrack,
  withoutTrack,
} from '../../../src/web/maps/track.ts';
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

describe('the score track', () => {
  const corner: readonly (readonly [number, number])[] = [
    [1100, 860],
    [100, 860],
    [100, 100],
  ];
  const laid = layTrack(builtIn, corner);

  test('is that of the built-in boards until it is moved, and again when its line is removed', () => {
    expect(toDocument(builtIn)).not.toHaveProperty('track');
    expect(trackLine(builtIn).length).toBeLessThan(10);
    expect(toDocument(laid).track).toEqual(corner);
    expect(remove(laid, '34', { kind: 'track', at: 0 })).toEqual(builtIn);
    expect(withoutTrack(builtIn)).toBe(builtIn);
  });

  test('is part of the map when that comes back from a file', () => {
    const read = readDocument(JSON.parse(JSON.stringify(toDocument(laid))));
    expect(read.ok && read.draft.track).toEqual(corner);
  });

  test('of a shaky hand has no more turns than a document may have', () => {
    const shaky = Array.from({ length: 900 }, (_, i): [number, number] => [100 + i, i % 2 === 0 ? 100 : 880]);
    const { track = [] } = layTrack(builtIn, shaky);
    expect(track.length).toBeGreaterThan(1);
    expect(readDraft(toDocument({ ...builtIn, track }))).toMatchObject({ ok: true });
    expect(layTrack(builtIn, [[5, 5], [9, 9], [30, 30]]), 'a slip of the hand').toBe(builtIn); // biome-ignore format: a table
  });

  test('goes through a point that is pressed: by a new turn, or past its nearer end', () => {
    expect(trackLine(leadThrough(laid, [600, 800]))).toEqual([corner[0], [600, 800], corner[1], corner[2]]);
    expect(trackLine(leadThrough(laid, [120, 20]))).toEqual([...corner, [120, 20]]);
    expect(trackLine(leadThrough(laid, [1180, 870]))).toEqual([[1180, 870], ...corner]);
  });

  test('is changed turn by turn, as a whole and from its other end', () => {
    expect(trackLine(moveTurn(laid, 1, [90, 2000]))).toEqual([corner[0], [90, 900], corner[2]]);
    expect(trackLine(removeTurn(laid, 1))).toEqual([corner[0], corner[2]]);
    expect(removeTurn(removeTurn(laid, 1), 0), 'a line has two ends').toEqual(removeTurn(laid, 1));
    const { turn, middle } = longestPart(laid);
    expect(trackLine(insertTurn(laid, turn, middle))).toEqual([corner[0], [600, 860], corner[1], corner[2]]);
    expect(trackLine(moveBy(laid, { kind: 'track', at: 0 }, -20, 10))[1]).toEqual([80, 870]);
    expect(moveTrack(laid, 0, 41), 'off the sheet').toBe(laid);
    expect(trackLine(turnTrack(laid))).toEqual(corner.toReversed());
  });

  test('that covers a space is remarked on, with the space', () => {
    const at = indexOf(builtIn, 'Yong');
    const { x, y } = builtIn.spaces[at]!;
    const draft = layTrack(builtIn, [[x, 20], [x, y], [x, 890], [1180, 890]]); // biome-ignore format: a table
    const [finding] = examineDraft(draft, '34', outlineProvinces(draft)).filter(
      ({ problem: { parameters } }) => parameters?.space === builtIn.spaces[at]!.id,
    );
    expect(finding).toMatchObject({
      isError: false,
      about: { kind: 'space', at },
      problem: { reason: 'space-on-track' },
    });
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
