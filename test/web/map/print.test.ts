import { describe, expect, test } from 'vitest';
import type { MapDocument } from '../../../src/games/china/index.ts';
import { makeMap } from '../../../src/games/china/maps.ts';
import { lacksLetters, mapPdf } from '../../../src/web/games/china/map/print/pdf.ts';
import { mapSvg } from '../../../src/web/games/china/map/print/svg.ts';
import { wordsOf } from '../../../src/web/games/china/words/index.ts';

const words = wordsOf('fr');
const map = makeMap(7);
const readPdf = (of: MapDocument): string => Buffer.from(mapPdf(of, 'border', words)).toString('latin1');

/** As large as a document may be, with everything on one heap. */
const heap: MapDocument = {
  title: 'W'.repeat(60),
  provinces: Array.from({ length: 16 }, (_, p) => ({
    id: `p${p}`,
    name: 'W'.repeat(30),
    colour: 'red' as const,
    x: 600,
    y: 450,
    outline: Array.from({ length: 200 }, (_, n) => (n % 2 ? [0, (n * 7 + p) % 900] : [1200, (n * 13 + p) % 900])),
  })),
  spaces: Array.from({ length: 48 }, (_, n) => ({
    id: `s${n}`,
    province: `p${n % 16}`,
    name: 'W'.repeat(30),
    x: 600,
    y: 450,
  })),
  posts: Array.from({ length: 16 }, (_, n) => ({ id: `t${n}`, provinces: ['p0', 'p1'], x: 0, y: 0 })),
  alliances: Array.from({ length: 42 }, (_, n) => ({ number: n + 1, between: ['p0', `p${1 + (n % 15)}`], x: 5, y: 5 })),
  roads: { border: Array.from({ length: 160 }, (_, n) => [`s${n % 48}`, `s${(n * 5 + 1) % 48}`]) },
  bends: Array.from({ length: 40 }, (_, n) => ({
    between: [`s${n}`, `s${n + 1}`],
    via: [
      [0, 0],
      [1200, 900],
    ],
  })),
  track: Array.from({ length: 50 }, () => [600, 450]),
};

describe('a map as an SVG file', () => {
  test('has the size of a table and every name', () => {
    const svg = mapSvg(map, 'border', words);
    expect(svg).toContain('width="600mm" height="450mm" viewBox="0 0 1200 900"');
    for (const { name = '' } of [...map.spaces, ...map.posts!]) expect(svg).toContain(`>${name}</text>`);
    for (const { name } of map.provinces) expect(svg).toContain(`>${name.toUpperCase()}</text>`);
    expect(svg).toContain('Querelles frontalières');
  });

  test('keeps signs of names as text', () => {
    const [first, ...others] = map.spaces;
    const svg = mapSvg({ ...map, spaces: [{ ...first!, name: '<b onclick="x">&' }, ...others] }, '34', words);
    expect(svg).not.toContain('<b');
    expect(svg).toContain('&#60;b onclick=&#34;x&#34;&#62;&#38;</text>');
  });

  test('opens and closes every element', () => {
    const svg = mapSvg(map, 'border', words);
    const open: string[] = [];
    for (const [, close, name = '', single] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!single) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('a map as a PDF file', () => {
  test('has a table of where its objects are', () => {
    const pdf = readPdf(map);
    const start = Number(/startxref\n(\d+)/.exec(pdf)![1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
    expect(places.length).toBe(8);
    for (const [n, at] of places.entries()) expect(pdf.slice(at)).toMatch(new RegExp(`^${n + 1} 0 obj`));
    const [, length] = /<< \/Length (\d+) >>\nstream\n/.exec(pdf)!;
    const stream = pdf.indexOf('stream\n') + 7;
    expect(pdf.slice(stream + Number(length), stream + Number(length) + 9)).toBe('endstream');
  });

  test('uses only opacities and fonts that it has, and closes what it opens', () => {
    const pdf = readPdf(map);
    const states = new Set(Array.from(pdf.matchAll(/\/(o\d+) <</g), ([, name]) => name));
    for (const [, name] of pdf.matchAll(/\/(o\d+) gs/g)) expect(states).toContain(name);
    for (const [, font] of pdf.matchAll(/\/(\w+) [\d.]+ Tf/g)) expect(pdf).toMatch(new RegExp(`/${font} \\d+ 0 R`));
    expect(pdf.match(/^q$/gm)?.length).toBe(pdf.match(/^Q$/gm)?.length);
    expect(pdf).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('writes letters with accents', () => {
    const [first, ...others] = map.spaces;
    const pdf = readPdf({ ...map, spaces: [{ ...first!, name: 'Émāœ–' }, ...others] });
    expect(pdf).toContain('<c96d619c96> Tj');
  });

  test.each([
    ['Émāœ–', false],
    ['Where?', false],
    ['北京', true],
    ['Київ?', true],
  ])('knows whether it lacks letters of %s', (name, lacks) => {
    const [first, ...others] = map.spaces;
    expect(lacksLetters({ ...map, spaces: [{ ...first!, name }, ...others] })).toBe(lacks);
    expect(lacksLetters({ ...map, title: name })).toBe(lacks);
  });
});

test('a heap of everything that a document may have is drawn too', () => {
  const svg = mapSvg(heap, 'border', words);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg.length).toBeLessThan(2_000_000);
  expect(readPdf(heap)).not.toMatch(/NaN|Infinity|undefined/);
});

test('a sheet with nothing on it is drawn too', () => {
  const empty: MapDocument = { provinces: [], spaces: [], alliances: [], roads: {} };
  expect(mapSvg(empty, '34', words)).not.toMatch(/NaN|Infinity|undefined/);
});
