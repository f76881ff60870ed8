import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

const MOST_KB = 90;

test(`code and weights of all bots have at most ${MOST_KB} KB, compressed`, async () => {
  const { output } = await build({
    input: join(import.meta.dirname, '../../src/bots/index.ts'),
    // What the rules need anyway is not counted.
    external: /\/(kernel|games)\//,
    output: { format: 'esm', minify: true },
    write: false,
  });
  expect(output).toHaveLength(1);
  const size = gzipSync(output[0].code).length / 1024;
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThan(MOST_KB);
});
