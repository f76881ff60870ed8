import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { Stumbles } from './test/stumbles.ts';

const BROWSER = 'test/e2e/**/*.test.ts';
/** What keeps nothing between tests but what never changes: modules are loaded once for many files. */
const PURE = [
  'bots',
  'conformance',
  'docs',
  'games',
  'kernel',
  'naive',
  'playthroughs',
  'records',
  'rules',
  'table',
  'web',
].map(folder => `test/${folder}/**/*.test.ts`);

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['test/e2e/build.ts'],
    reporters: ['default', new Stumbles()],
    // Three files at once even on two cores: browsers and databases wait more than they compute.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // Browsers on busy machines take their time; what never comes still fails.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, mode, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, mode, test: { name: 'rest', include: ['test/**/*.test.ts'], exclude: [BROWSER, ...PURE] } },
      // A browser that stumbles may try once more; the run says so (retry x1) and why (test/stumbles.ts).
      { extends: true, mode, test: { name: 'browser', include: [BROWSER], retry: 1 } },
    ],
  },
}));
