import { afterEach, expect, test, vi } from 'vitest';
import { packText, unpackText } from '../../src/web/packing.ts';

afterEach(() => vi.unstubAllGlobals());

/** Short ones, and one of several blocks. */
const TEXTS = ['', 'é', 'China 34\n'.repeat(20_000)];

test.each(TEXTS)('a text comes back from a link (%#)', async text => {
  expect(await unpackText(await packText(text), 1_000_000)).toBe(text);
});

test.each(TEXTS)('a browser that can’t compress makes links that others can read (%#)', async text => {
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const packed = await packText(text);
  vi.unstubAllGlobals();
  expect(await unpackText(packed, 1_000_000)).toBe(text);
});
