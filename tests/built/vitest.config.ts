import { defineConfig } from 'vitest/config';

/** What the built files say by themselves; no browser, and one reading of the pages for all. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
