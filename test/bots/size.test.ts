import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const MOST_KB = 90;

test(`code and weights of all bots have at most ${MOST_KB} KB, compressed`, async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/bots/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // What the rules need anyway is not counted.
    plugins: [
      {
        name: 'without-rules',
        setup(build) {
          build.onResolve({ filter: /\/(kernel|games)\// }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  expect(gzipSync(outputFiles[0]!.contents).length / 1024).toBeLessThan(MOST_KB);
});
