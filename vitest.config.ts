import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/e2e/build.ts'],
    // Two files at once also where there are two cores only: browsers and databases often wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // Browsers on busy machines take their time; what never comes still fails.
    expect: { poll: { timeout: 60_000 } },
  },
});
