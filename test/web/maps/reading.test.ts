import { describe, expect, test } from 'vitest';
import { MAP_ERRORS, MAP_REMARKS } from '../../../src/games/china/index.ts';
import { builtInDraft } from '../../../src/web/maps/builtIn.ts';
import { describe as describeProblem } from '../../../src/web/maps/describe.ts';
import { toDocument } from '../../../src/web/maps/draft.ts';
import { fileName } from '../../../src/web/maps/files.ts';
import { readLink } from '../../../src/web/maps/link.ts';
import { project, projectCorners, toMatrix3d } from '../../../src/web/maps/projective.ts';
import { readDocument, readMap } from '../../../src/web/maps/read.ts';
import { workshopWordsOf } from '../../../src/web/maps/words/index.ts';
import { packText } from '../../../src/web/packing.ts';
import { faultsIn } from '../words/patterns.ts';

const builtIn = builtInDraft('Mine');
const written = JSON.stringify(toDocument(builtIn));

describe('maps from outside', () => {
  test('come back from a file as they were written', () => {
    expect(readMap(written)).toEqual({ ok: true, draft: builtIn });
  });

  test('come back from a link that fits a message', async () => {
    const packed = await packText(written);
    expect(packed.length).toBeLessThan(8000);
    expect(await readLink(packed)).toEqual({ ok: true, draft: builtIn });
  });

  test('from a link that is cut or changed are refused', async () => {
    const packed = await packText(written);
    for (const bad of [packed.slice(0, 400), `%%${packed}`, 'hello', `${packed.slice(0, 50)}AAAA${packed.slice(54)}`])
      expect((await readLink(bad))?.ok ?? false, bad.slice(0, 20)).toBe(false);
  });

  const strange: readonly (readonly [name: string, text: string, reason: string])[] = [
    ['text', 'hello', 'not-json'],
    ['a number', '7', 'not-a-map'],
    ['another document', '{"seats":[]}', 'not-a-map'],
    ['a tag in a name', written.replace('"Yong"', '"<img src=x onerror=alert(1)>"'), 'not-a-map'],
    ['a place off the sheet', written.replace('"x":876', '"x":1e9'), 'not-a-map'],
    ['a very long text', ' '.repeat(200_000), 'too-large'],
  ];
  test.each(strange)('%s is refused with a reason', (_, text, reason) => {
    expect(readMap(text)).toMatchObject({ ok: false, reason });
  });

  test('without any place get one, and unfinished ones are welcome', () => {
    const document = {
      provinces: [{ id: 'a', name: 'A', colour: 'red' }],
      spaces: [{ id: 'a1', province: 'a' }],
      alliances: [{ number: 1, between: ['a', 'nowhere'] }],
      roads: {},
    };
    const read = readDocument(document);
    expect(read).toMatchObject({ ok: true, draft: { spaces: [{ name: 'a1', x: 100, y: 120 }] } });
  });

  test('with an id that is used twice get another one for the second', () => {
    const document = { ...toDocument(builtIn), spaces: builtIn.spaces.with(1, { ...builtIn.spaces[1]!, id: 'yan1' }) };
    const read = readDocument(document);
    const ids = read.ok ? read.draft.spaces.map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(50);
  });

  test('are saved under a plain name', () => {
    expect(fileName({ ...builtIn, title: 'Été à Ch’in / 2' }, 'map.json')).toBe('ete-a-ch-in-2.map.json');
    expect(fileName({ ...builtIn, title: '漢' }, 'pdf')).toBe('map.pdf');
  });
});

describe('problems in words', () => {
  const about = {
    ...{ province: 'qi', other: 'han', space: 'han1', to: 'han2', otherTo: 'qi1', post: 'post1', alliance: 7 },
    ...{
      side: '34',
      colour: 'red',
      count: 3,
      most: 2,
      least: 2,
      printed: 5,
      roads: 7,
      rings: 12,
      parts: 2,
      id: 'han1',
    },
    ...{ bytes: 70_000 },
  };
  const reasons = [...MAP_ERRORS, ...MAP_REMARKS];

  test.each(['en', 'fr'] as const)('each reason has a sentence in %s', language => {
    const words = workshopWordsOf(language);
    for (const reason of reasons) {
      const parameters = reason === 'colour-unlike' ? { ...about, printed: 'green' } : about;
      const sentence = describeProblem({ path: '', message: 'in English', reason, parameters }, builtIn, words);
      expect(sentence, reason).toMatch(/^\S.*\.$/u);
      expect(sentence, reason).not.toMatch(/in English|undefined|NaN|\bhan1\b(?!”|\u00a0»)/u);
      expect(faultsIn(sentence, language), sentence).toEqual([]);
    }
    expect(new Set(Object.keys(words.problem))).toEqual(new Set(reasons));
  });

  test('point at the place by its name', () => {
    const words = workshopWordsOf('en');
    const say = (reason: string): string =>
      describeProblem({ path: '', message: '', reason, parameters: { ...about, province: 'qi' } }, builtIn, words);
    expect(say('alliance-far')).toBe('Alliance 7 joins Qi and Han, which share no border here.');
    expect(say('space-without-road')).toBe('Space Pingyang has no road.');
  });
});

describe('a photo', () => {
  const corners = [
    [0.1, 0.2],
    [0.9, 0.1],
    [0.8, 0.95],
    [0.15, 0.9],
  ] as const;
  const sheet = [
    [0, 0],
    [1200, 0],
    [1200, 900],
    [0, 900],
  ] as const;

  test('is straightened so that its marked corners are those of the sheet', () => {
    const projection = projectCorners(corners, sheet)!;
    for (const [i, corner] of corners.entries()) {
      const [x, y] = project(projection, corner);
      expect(x).toBeCloseTo(sheet[i]![0], 6);
      expect(y).toBeCloseTo(sheet[i]![1], 6);
    }
    expect(toMatrix3d(projection)).toMatch(/^matrix3d\((?:[-\d.e]+,){15}[-\d.e]+\)$/);
  });

  test('whose corners are on one line stays as it is', () => {
    const flat = [corners[0], [0.2, 0.4], [0.3, 0.6], [0.4, 0.8]] as const;
    expect(projectCorners(flat, sheet)).toBeUndefined();
  });
});
