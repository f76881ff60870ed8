import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, digestOf, findChange } from '../../src/table/index.ts';

// No document here has a member that every object has anyway.
const document = fc
  .jsonValue({ maxDepth: 4 })
  .map(value => JSON.parse(JSON.stringify(value)))
  .filter(value => !JSON.stringify(value).includes('"__proto__"'));

test('a change leads from any document to any other, also as JSON', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const change = findChange({ a: before }, { a: after });
      if (change === undefined) expect(after).toEqual(before);
      else expect(applyChange({ a: before }, JSON.parse(JSON.stringify(change)))).toEqual({ a: after });
    }),
  );
});

test.each([
  [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, { b: { c: [3] } }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: 0 }],
  [{ a: 1 }, { a: 1, b: [0] }, { b: [[0]] }],
  [{ a: [1, 2, 3] }, { a: [1, 5, 3] }, { a: { 1: [5] } }],
  [{ a: [1, 2, 3] }, { a: [1, 7, 8, 2, 3] }, { a: { '~': [1, 0, 7, 8] } }],
  [{ a: [1, 2, 3] }, { a: [3] }, { a: { '~': [0, 2] } }],
  [{ a: 1, b: undefined }, { a: 1 }, undefined],
])('from %j to %j', (before, after, change) => {
  expect(findChange(before, after)).toEqual(change);
});

test('a digest does not depend on the order of members, but on everything else', () => {
  const base = { a: [1, 2, { x: 'y' }], b: null, c: true, d: 1.5 };
  expect(digestOf({ d: 1.5, c: true, b: null, a: [1, 2, { x: 'y' }], e: undefined })).toBe(digestOf(base));
  const others = [
    { ...base, a: [2, 1, { x: 'y' }] },
    { ...base, a: [1, 2, { y: 'x' }] },
    { ...base, b: false },
    { ...base, b: 0 },
    { ...base, d: -1.5 },
    { ...base, d: '1.5' },
    { ...base, e: [] },
    { ...base, e: {} },
  ];
  expect(new Set([base, ...others].map(document => digestOf(document))).size).toBe(others.length + 1);
});

test('documents that differ have different digests', () => {
  fc.assert(
    fc.property(document, document, (one, other) => {
      expect(digestOf(one) === digestOf(other)).toBe(findChange(one, other) === undefined);
    }),
  );
});
