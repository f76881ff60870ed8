import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/e2e/build.ts'],
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
